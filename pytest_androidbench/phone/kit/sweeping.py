"""Rows of a grid that are selected by a finger that is held and drawn over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.kit.edge_scroll import scrolled_under
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.ui.geometry import Point


@dataclass(eq=False)
class SweepSelection(AppPart[App]):
    """What a long press began goes on as long as the finger stays on the display.

    Cells have a key of `prefix` and what identifies their row; the screen tells `follow` of
    every touch (`Screen.on_touch`).
    """

    prefix: str = ""
    chosen: Selection[str] = field(default_factory=Selection)
    first: str = ""
    """The row that the finger was held on; "" = it is lifted."""
    before: list[str] = field(default_factory=list)
    """What was selected then."""

    def begin(self, row: str) -> None:
        """A finger is held on a row: it is selected, or no longer, as by a tap."""
        self.before, self.first = list(self.chosen.rows), row
        self.chosen.toggle(row)

    def follow(
        self, phase: str, x: int, y: int, rows: Callable[[], Sequence[str]], list_id: str
    ) -> None:
        """Select all from the row where the finger was held to the one where it is now.

        Args:
            phase: what the finger does: down, move, up or cancel.
            x: where it is, in pixels from the screen's left edge.
            y: the same from its upper edge.
            rows: gives all rows of the grid, in its order.
            list_id: the grid's, which goes on under a finger at one of its ends.
        """
        if phase != "move":
            self.first = ""
        if not self.first:
            return
        there, reached = rows(), self._row_at(Point(x, y))
        if reached in there and self.first in there:
            self._select(there, reached)
        scrolled_under(self.screen, list_id, y)
        self.phone.windows.changed()

    def _select(self, rows: Sequence[str], reached: str) -> None:
        ends = sorted((rows.index(self.first), rows.index(reached)))
        swept = rows[ends[0] : ends[1] + 1]
        if self.first in self.before:
            self.chosen.rows = [row for row in self.before if row not in swept]
        else:
            self.chosen.rows = list(dict.fromkeys([*self.before, *swept]))

    def _row_at(self, point: Point) -> str:
        """The row whose cell is at a point of the screen; "" where there is none."""
        window = self.phone.windows.scene().window_of(self.screen.uid)
        if window is None:
            return ""
        at = point.moved(window.area.left, window.area.top)
        keys = (box.widget.key or "" for box in window.root.walk() if box.rect.contains(at))
        found = (key.removeprefix(self.prefix) for key in keys if key.startswith(self.prefix))
        return next(found, "")
