"""The home pages side by side: which one is shown, and how a drag goes from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.launcher.app import LauncherApp
from pytest_androidbench.phone.apps.launcher.arrangement import (
    DESKTOP,
    Arrangement,
    Favorite,
    first_row,
)
from pytest_androidbench.phone.apps.launcher.cell_layout import CellLayout, InCells
from pytest_androidbench.phone.apps.launcher.drop_areas import DropArea
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import BoxDraft, Limits
    from pytest_androidbench.phone.ui.layout import Layout

EDGE: Final = 32
"""So wide in dp is what is seen of the pages beside the one that is shown, during a drag."""
HOVER_MS: Final = 500
"""`SpringLoadedDragController.ENTER_SPRING_LOAD_HOVER_TIME`."""


class Workspace(w.Pager):
    """Launcher3's PagedView: it says that it can be scrolled even where it has one page only."""

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        draft = super().measure(layout, limits)
        assert draft.scroll is not None
        draft.scroll = replace(draft.scroll, limit=max(draft.scroll.limit, 1))
        return draft


@dataclass(eq=False)
class HomePages(AppPart[LauncherApp]):
    """The page that is shown, by its number, which may be gone."""

    number: int = 0
    timer: int = 0
    """Turns the page under a finger that rests at an edge with an icon; 0: none does."""
    step: int = 0

    def index(self, screens: Sequence[int]) -> int:
        """The place of the shown page among those there are."""
        return sum(1 for screen in screens if screen <= self.number) - 1

    def add(self, item: Favorite) -> None:
        """Put a new item on the page that is shown, or on the first one after it with room."""
        favorites = self.app.favorites()
        screens = favorites.arrangement().screens()
        after = [screen for screen in screens if screen >= self.number]
        placed = favorites.add(item, [*after, screens[-1] + 1])
        self.number = self.number if placed is None else placed

    def go(self, screens: Sequence[int], index: int) -> None:
        """Show the page at a place."""
        self.number = screens[index]

    def turn(self, screens: Sequence[int], step: int) -> None:
        """Show the page beside the one that is shown, if there is one."""
        index = self.index(screens) + step
        self.rest()
        if 0 <= index < len(screens):
            self.go(screens, index)

    def indicator(self, screens: Sequence[int]) -> w.Widget:
        """A dot for each page."""
        shown = self.index(screens)
        dots = [
            w.Icon("circle", 6, "white" if index == shown else "#ffffff80")
            for index in range(len(screens))
        ]
        row = w.Align(w.Row(*dots, gap=6))
        return w.Panel(row, id="page_indicator", cls="android.view.View", height=24)

    def follow(self, x: int, turn: Callable[[int], None]) -> None:
        """A finger drags an icon about.

        Args:
            x: where it is, in pixels from the left.
            turn: shows the page before or after, once the finger has rested at an edge.
        """
        display = self.phone.display
        edge = EDGE * display.density // 160
        right = x >= display.logical_size.width - edge
        step = 1 if right else -1 if x < edge else 0
        step = -step if display.is_rtl else step
        if step == self.step:
            return
        self.rest()
        self.step = step
        if step:
            self.timer = self.after(HOVER_MS, turn, step)

    def rest(self) -> None:
        """No icon is at an edge."""
        self.cancel(self.timer)
        self.timer = self.step = 0


def screens_for(arrangement: Arrangement, dragged: Favorite | None) -> list[int]:
    """The numbers of the pages that are there, and during a drag the new one behind the last.

    An item that lies alone on the last page makes no new one.
    """
    screens = arrangement.screens()
    if dragged is None:
        return screens
    alone = [item.id for item in arrangement.on_page(screens[-1])] == [dragged.id]
    if dragged.container == DESKTOP and dragged.screen == screens[-1] and dragged.id and alone:
        return screens
    return [*screens, screens[-1] + 1]


def page_cells(
    kept: Arrangement, screen: int, shown: Callable[[Favorite], w.Widget | None]
) -> w.Widget:
    """The cells of a home page with what lies in them."""
    items, first = kept.on_page(screen), first_row(screen)
    taken = {cell for item in items for cell in item.covered(item.place)}
    laid = [
        InCells(DropArea(item.place, shown(item)), item.x, item.y - first, item.columns, item.rows)
        for item in items
    ]
    free = [
        InCells(DropArea(cell), cell.x, cell.y - first)
        for cell in kept.cells(DESKTOP, screen)
        if cell not in taken
    ]
    columns, rows = kept.grid
    return CellLayout([*laid, *free], columns, rows - first)
