"""The entries of the main screen's menu: which are icons, and which lie behind three dots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ICONS: Final = 2
"""So many icons fit beside the three dots."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BarEntry:
    """One entry of the menu."""

    id: str
    text: str
    run: Callable[[], None]
    icon: str = ""
    """What it looks like where there is room for it."""
    always: bool = False
    """Whether it is an icon in any case."""


def as_icons(entries: Sequence[BarEntry]) -> list[w.Kid]:
    """Those for which there is room in the bar."""
    shown = _shown(entries)
    return [
        w.BarButton(entry.icon, tr(entry.text), id=entry.id, on_tap=entry.run)
        for entry in entries
        if entry.id in shown
    ]


def behind_dots(entries: Sequence[BarEntry]) -> list[MenuEntry]:
    """The others."""
    shown = _shown(entries)
    return [MenuEntry(text=tr(each.text), act=each.run) for each in entries if each.id not in shown]


def _shown(entries: Sequence[BarEntry]) -> list[str]:
    always = [entry.id for entry in entries if entry.always]
    others = [entry.id for entry in entries if entry.icon and not entry.always]
    return [*always, *others][: max(ICONS, len(always))]
