"""What pages of settings are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.kit.preferences import Entry
from pytest_androidbench.phone.ui.message import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Here:
    """What rows of settings depend on."""

    units: Units
    export: Callable[[bool], None]
    """Asks for a folder and writes all tracks into it, together in one file or not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of settings."""

    title: Message
    summary: Message
    icon: str
    entries: Callable[[Here], Sequence[Entry]] = field(repr=False)
