"""A place over a picture that tells where on the picture a finger is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Unpack

from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.box import Box
    from pytest_androidbench.phone.ui.geometry import Point
    from pytest_androidbench.phone.ui.widget import Common, TouchPhase


class PictureCanvas(Canvas):
    """Lies over a picture that is fitted into the same place (`Picture(fit="contain")`).

    Args:
        size: width and height of the picture in pixels.
        on_point: is told what a finger does, and where, in permille of the picture's width and
            height; beside the picture these are below 0 or above 1000.
        common: as for every widget.
    """

    def __init__(
        self,
        size: tuple[int, int],
        on_point: Callable[[TouchPhase, int, int], None],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(on_touch=self._ignored, **common)
        self.size, self.on_point = size, on_point

    @staticmethod
    def _ignored(phase: TouchPhase, point: Point) -> None:
        """`touch` tells of the finger itself."""

    def shown(self, rect: Rect) -> Rect:
        """Where the picture is within a place, in pixels."""
        wide, high = max(1, self.size[0]), max(1, self.size[1])
        scale = min(rect.width / wide, rect.height / high)
        middle = rect.center
        left, top = middle.x - wide * scale / 2, middle.y - high * scale / 2
        return Rect(round(left), round(top), round(left + wide * scale), round(top + high * scale))

    def touch(self, box: Box, phase: TouchPhase, point: Point) -> bool:
        wide, high = self.size
        rect = box.rect
        scale = min(rect.width / max(1, wide), rect.height / max(1, high))
        x = (point.x - rect.center.x) / (scale * max(1, wide)) + 0.5
        y = (point.y - rect.center.y) / (scale * max(1, high)) + 0.5
        self.on_point(phase, round(1000 * x), round(1000 * y))
        return True
