"""Rows that are dragged to another place by the handle at their start."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, TypeVar

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.look import IMAGE, ROW
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.widget import TouchPhase, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

T = TypeVar("T")
WIDTH, HEIGHT = 40, 56


@dataclass(eq=False)
class DragHandle(Widget):
    """Two lines that follow the finger; what they tell is how many rows it has gone."""

    on_drag: Callable[[TouchPhase, float], None]

    class_name: ClassVar[str] = IMAGE

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:
        dp = layout.ctx.dp
        return BoxDraft(self, limits.width(dp(WIDTH)), limits.height(dp(HEIGHT)))

    def paint(self, box: Box, painter: Painter) -> None:
        colour = painter.colour("on_surface_variant")
        painter.icon("drag_handle", box.rect, box.ctx.dp(24), colour)

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        self.on_drag(phase, (point.y - box.rect.center.y) / box.ctx.dp(ROW))
        return True


@dataclass(eq=False)
class Reordering(AppPart[RetroApp]):
    """Which row is dragged, and where it would go if the finger left it now."""

    taken: int = -1
    """The place it was taken from; -1: none."""
    at: int = -1

    def shown(self, rows: Sequence[T]) -> list[T]:
        """The rows with the dragged one where it is now."""
        moved = list(rows)
        if 0 <= self.taken < len(moved) and 0 <= self.at < len(moved):
            moved.insert(self.at, moved.pop(self.taken))
        return moved

    def drag(
        self,
        place: int,
        count: int,
        drop: Callable[[int, int], None],
        phase: TouchPhase,
        rows: float,
    ) -> None:
        """Follow the finger on the handle of a row.

        Args:
            place: the row's.
            count: of all rows.
            drop: is told from where to where it went.
            phase: what the finger does.
            rows: how many rows it is below where the handle was.
        """
        if phase == "down":
            self.taken = self.at = place
        elif self.taken >= 0:
            self.at = max(0, min(count - 1, place + round(rows)))
        if phase == "up":
            taken, at = self.taken, self.at
            self.taken = self.at = -1
            if taken != at and 0 <= taken < count:
                drop(taken, at)
        self.phone.windows.changed()
