"""Rows that are dragged to another place by the handle at their start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, ClassVar, TypeVar, Unpack

from pytest_androidbench.phone.kit.edge_scroll import scrolled_under
from pytest_androidbench.phone.system.app import App, AppPart
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.widget import Common, TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

T = TypeVar("T")
WIDTH, HEIGHT = 40, 56


@dataclass(eq=False)
class DragHandle(Widget):
    """Two lines that follow the finger; what they tell is how many rows it has gone."""

    on_drag: Callable[[TouchPhase, float, int], None]
    """Told the rows, and where the finger is on the display, in pixels from above."""
    row_dp: float
    """How high a row is."""

    class_name: ClassVar[str] = "android.widget.ImageView"

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        return BoxDraft(self, limits.width(dp(WIDTH)), limits.height(dp(HEIGHT)))

    def paint(self, box: Box, painter: Painter) -> None:
        colour = painter.colour("on_surface_variant")
        painter.icon("drag_handle", box.rect, box.ctx.dp(24), colour)

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        rows = (point.y - box.rect.center.y) / box.ctx.dp(self.row_dp)
        self.on_drag(phase, rows, point.y)
        return True


@dataclass(eq=False)
class Reordering(AppPart[App]):
    """Which row is dragged, and where it would go if the finger left it now.

    Its page lists `shown(rows)`, each row with its `handle`; both of what lies here.
    """

    list_id: str = ""
    """The list's, which goes on under a finger at one of its ends."""
    row_dp: float = 0.0
    """How high each of its rows is."""
    taken: int = -1
    """The place it was taken from; -1: none."""
    at: int = -1
    scrolled: float = 0.0
    """How many rows the list went by under the finger."""

    def shown(self, rows: Sequence[T]) -> list[T]:
        """The rows with the dragged one where it is now."""
        moved = list(rows)
        if 0 <= self.taken < len(moved) and 0 <= self.at < len(moved):
            moved.insert(self.at, moved.pop(self.taken))
        return moved

    def handle(
        self,
        place: int,
        count: int,
        drop: Callable[[int, int], None],
        **common: Unpack[Common],
    ) -> DragHandle:
        """What a row is dragged by.

        Args:
            place: the row's.
            count: of all rows.
            drop: is told from where to where it went.
            common: id and description of the handle.
        """
        drag = partial(self.drag, place, count, drop)
        return DragHandle(on_drag=drag, row_dp=self.row_dp, **common)

    def drag(
        self,
        place: int,
        count: int,
        drop: Callable[[int, int], None],
        phase: TouchPhase,
        rows: float,
        finger: int,
    ) -> None:
        """Follow the finger on the handle of a row.

        Args:
            place: the row's.
            count: of all rows.
            drop: is told from where to where it went.
            phase: what the finger does.
            rows: how many rows it is below where the handle was.
            finger: how far it is from the display's upper edge, in pixels.
        """
        if phase == "down":
            self.taken, self.at, self.scrolled = place, place, 0.0
        elif self.taken >= 0:
            self.scrolled += self._scroll(finger) if phase == "move" else 0
            self.at = max(0, min(count - 1, place + round(rows + self.scrolled)))
        if phase == "up":
            taken, at = self.taken, self.at
            self.taken = self.at = -1
            if taken != at and 0 <= taken < count:
                drop(taken, at)
        self.phone.windows.changed()

    def _scroll(self, finger: int) -> float:
        """Let the list go on where the finger is at one of its ends; tells by how many rows."""
        return scrolled_under(self.screen, self.list_id, finger) / self.row_dp
