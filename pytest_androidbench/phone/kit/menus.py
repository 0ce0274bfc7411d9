"""Menus whose rows carry their action with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVarTuple, Unpack

from pytest_androidbench.phone.kit.dialogs import Label, MenuEntry, OverflowMenu
from pytest_androidbench.phone.ui.part import Part, at_path, handler_of

Ts = TypeVarTuple("Ts")


@dataclass(eq=False)
class Menus(Part):
    """Opens menus of its screen; what was tapped is looked up in the rows as they are then."""

    def open(
        self,
        entries: Callable[[Unpack[Ts]], Sequence[MenuEntry]],
        at: str = "more",
        *args: *Ts,
        width: float | None = None,
        title_id: str = "title",
    ) -> None:
        """Open a menu.

        Args:
            entries: a method of the screen, or of one of its parts, that gives the rows; pure.
            at: id or key of the widget it opens at.
            args: plain values that `entries` gets: what the menu is about.
            width: in dp; by default as wide as its longest row.
            title_id: of the rows' texts; the framework's own is "android:id/title".
        """
        rows = entries(*args)
        checks = [row.checked for row in rows]
        disabled = [place for place, row in enumerate(rows) if not row.enabled]
        radios = [place for place, row in enumerate(rows) if row.radio]
        leads = [place for place, row in enumerate(rows) if row.leads]
        popup = OverflowMenu(
            rows=[row.text for row in rows],
            at=at,
            checks=checks,
            disabled=disabled,
            width=width,
            radios=radios,
            leads=leads,
            signs=[row.sign for row in rows],
            title_id=title_id,
        )
        self.ask(popup, self.picked, handler_of(self.screen, entries).path, args)

    def picked(self, entries: str, args: tuple[Any, ...], index: int) -> None:
        """Act on the row that was tapped."""
        at_path(self.screen, entries)(*args)[index].act()


def offered(*rows: tuple[bool, Label, Callable[[], None]]) -> list[MenuEntry]:
    """The rows of a menu that make sense now: whether it does, its text, what it does."""
    return [MenuEntry(text=text, act=act) for shown, text, act in rows if shown]
