"""Menus whose rows carry their action with them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pytest_androidbench.phone.kit.dialogs import MenuEntry, OverflowMenu
from pytest_androidbench.phone.ui.part import Part, at_path, handler_of

Entries = Callable[[], Sequence[MenuEntry]]


@dataclass(eq=False)
class Menus(Part):
    """Opens menus of its screen; what was tapped is looked up in the rows as they are then."""

    def open(self, entries: Entries, at: str = "more", width: float | None = None) -> None:
        """Open a menu.

        Args:
            entries: a method of the screen, or of one of its parts, that gives the rows; pure.
            at: id or key of the widget it opens at.
            width: in dp; by default as wide as its longest row.
        """
        rows = entries()
        checks = [row.checked for row in rows]
        popup = OverflowMenu(rows=[row.text for row in rows], at=at, checks=checks, width=width)
        self.ask(popup, self.picked, handler_of(self.screen, entries).path)

    def picked(self, entries: str, index: int) -> None:
        """Act on the row that was tapped."""
        at_path(self.screen, entries)()[index].act()
