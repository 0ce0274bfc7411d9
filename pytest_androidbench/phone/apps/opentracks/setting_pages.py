"""What pages of settings are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.opentracks.units import Units
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceHeading, PreferenceToggle
from pytest_androidbench.phone.ui.message import Message, TextLike, tr


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


def heading(title: str) -> PreferenceHeading:
    """The title of a group of rows."""
    return PreferenceHeading(title=tr(title))


def toggle(
    key: str, title: str, on: str = "", off: str = "", *, default: bool = False
) -> PreferenceToggle:
    """A switch; without `off` it says the same whether it is on or not."""
    return PreferenceToggle(
        key=key,
        title=tr(title),
        default=default,
        summary=tr(on) if on else None,
        off=tr(off) if off else None,
    )


def translated(**values: str) -> Mapping[str, TextLike]:
    """What is kept -> the English words for it, as they are shown in the phone's language."""
    return {value: tr(text) for value, text in values.items()}


def choice(key: str, title: str, values: Mapping[str, TextLike], default: str) -> ListPreference:
    """One of several values."""
    return ListPreference(key=key, title=tr(title), values=values, default=default)
