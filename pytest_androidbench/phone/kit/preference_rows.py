"""Rows of settings by the English words on them, which are shown in the phone's language."""

from __future__ import annotations

from collections.abc import Mapping

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import PreferenceHeading, PreferenceToggle, Slider
from pytest_androidbench.phone.ui.message import TextLike, tr


def heading(title: str) -> PreferenceHeading:
    """The title of a group of rows."""
    return PreferenceHeading(title=tr(title))


def toggle(
    key: str,
    title: str,
    summary: str = "",
    off: str = "",
    *,
    default: bool = False,
    icon: str | None = None,
    box: bool = False,
) -> PreferenceToggle:
    """A switch, or a box to tick; without `off` it says the same whether it is on or not."""
    return PreferenceToggle(
        key=key,
        title=tr(title),
        default=default,
        summary=tr(summary) if summary else None,
        off=tr(off) if off else None,
        icon=icon,
        box=box,
    )


def choice(
    key: str, title: str, values: Mapping[str, TextLike], default: str, icon: str | None = None
) -> ListPreference:
    """One of several values, which are shown as they are given."""
    return ListPreference(key=key, title=tr(title), values=values, default=default, icon=icon)


def translated(values: Mapping[str, str]) -> Mapping[str, TextLike]:
    """What is kept -> the English words for it, as they are shown in the phone's language."""
    return {value: tr(text) for value, text in values.items()}


def slider(
    key: str,
    title: str,
    default: int,
    least: int,
    most: int,
    icon: str | None = None,
    *,
    summary: str = "",
) -> Slider:
    """A whole number on a bar."""
    return Slider(
        key=key,
        title=tr(title),
        icon=icon,
        default=default,
        least=least,
        most=most,
        summary=tr(summary) if summary else None,
    )
