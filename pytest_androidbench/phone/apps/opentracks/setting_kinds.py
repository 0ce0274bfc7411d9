"""The kinds of settings there are."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import Message, TextLike


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """A heading."""

    title: TextLike


@dataclass(frozen=True, slots=True, kw_only=True)
class Toggle:
    """A setting that is on or off."""

    key: str
    title: TextLike
    default: bool = False
    on: TextLike | None = None
    off: TextLike | None = None
    """What is said below the title."""
    box: bool = False
    """Whether it is a box to tick."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Number:
    """A setting that is typed."""

    key: str
    title: TextLike
    default: str
    limits: tuple[int, int] | None = None
    """From the first to below the second; None: any text."""

    def allows(self, text: str) -> bool:
        """Whether it may have a value."""
        if self.limits is None:
            return bool(text)
        return text.isdecimal() and self.limits[0] <= int(text) < self.limits[1]


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """A row that does something, or nothing but tell."""

    title: TextLike
    summary: TextLike | None = None
    action: str = ""


Entry: TypeAlias = Group | Toggle | ListPreference | Number | Deed


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page of settings."""

    title: Message
    summary: Message
    icon: str
    entries: Callable[[Units], tuple[Entry, ...]] = field(repr=False)
