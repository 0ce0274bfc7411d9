"""A frame over a picture whose corners, edges and inside are dragged: what lies in it is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Unpack

from pytest_androidbench.phone.kit.picture_canvas import PictureCanvas
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.part import Part

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter
    from pytest_androidbench.phone.ui.widget import Common, TouchPhase, Widget

WHOLE: Final = 1000
REACH: Final = 90
"""How far from an edge a finger still takes it."""
SMALLEST: Final = 100
"""Between two edges."""
LINE: Final = "#ffffff"
SHADE: Final = "#00000099"
HANDLE_DP: Final = 7


@dataclass(eq=False)
class CropFrame(Part):
    """Where the frame is, in permille of the picture's width and height, and its ratio."""

    left: int = 0
    top: int = 0
    right: int = WHOLE
    bottom: int = WHOLE
    wide: int = 0
    """Width of the ratio, of which `high` is the height; both 0: any."""
    high: int = 0
    grip: str = ""
    """What a finger holds: letters of the edges ("l", "tr" ...), or "m" for all of it."""
    x: int = 0
    """Where the finger was last."""
    y: int = 0

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom."""
        return self.left, self.top, self.right, self.bottom

    @property
    def whole(self) -> bool:
        """Whether nothing is cut off."""
        return self.edges == (0, 0, WHOLE, WHOLE)

    def step(self) -> list[str]:
        """What is to be done to the picture, as `picture_edits` has it; nothing while it is all."""
        return [] if self.whole else [f"cut {' '.join(map(str, self.edges))}"]

    def canvas(self, size: tuple[int, int], **common: Unpack[Common]) -> Widget:
        """The frame over a picture of a size in pixels that fills the same place."""
        return CropCanvas(size, partial(self.touched, size), self.edges, **common)

    def reset(self) -> None:
        """Keep all of the picture, in any ratio."""
        self.left, self.top, self.right, self.bottom = 0, 0, WHOLE, WHOLE
        self.wide = self.high = 0

    def fit(self, wide: int, high: int, size: tuple[int, int]) -> None:
        """Have a ratio, and the largest frame of it in the middle; 0 and 0 leave the frame."""
        self.wide, self.high = wide, high
        share = self._share(size)
        if share:
            width, height = min(WHOLE, WHOLE * share), min(WHOLE, WHOLE / share)
            self.left, self.right = _middle(width)
            self.top, self.bottom = _middle(height)

    def turn_left(self) -> None:
        """Go with the picture by a quarter turn against the clock."""
        left, top, right, bottom = self.edges
        self.left, self.top, self.right, self.bottom = top, WHOLE - right, bottom, WHOLE - left
        self.wide, self.high = self.high, self.wide

    def mirror(self) -> None:
        """Go with the picture where it is flipped left to right."""
        self.left, self.right = WHOLE - self.right, WHOLE - self.left

    def touched(self, size: tuple[int, int], phase: TouchPhase, x: int, y: int) -> None:
        """Follow a finger."""
        if phase == "down":
            self.grip = self._grip(x, y)
        elif self.grip == "m":
            self._move(x - self.x, y - self.y)
        elif self.grip:
            self._stretch(x, y, self._share(size))
        self.x, self.y = x, y
        if phase == "up":
            self.grip = ""

    def _share(self, size: tuple[int, int]) -> float:
        """The frame's width over its height, both in permille; 0 where any will do."""
        if not self.wide or not self.high or not size[0]:
            return 0.0
        return self.wide / self.high * size[1] / size[0]

    def _grip(self, x: int, y: int) -> str:
        reached = (
            self.left - REACH <= x <= self.right + REACH
            and self.top - REACH <= y <= self.bottom + REACH
        )
        if not reached:
            return ""
        across = "l" if abs(x - self.left) <= REACH else "r" if abs(x - self.right) <= REACH else ""
        down = "t" if abs(y - self.top) <= REACH else "b" if abs(y - self.bottom) <= REACH else ""
        return across + down or "m"

    def _move(self, dx: int, dy: int) -> None:
        dx = max(-self.left, min(dx, WHOLE - self.right))
        dy = max(-self.top, min(dy, WHOLE - self.bottom))
        self.left, self.right = self.left + dx, self.right + dx
        self.top, self.bottom = self.top + dy, self.bottom + dy

    def _stretch(self, x: int, y: int, share: float) -> None:
        """Put the edges that are held where the finger is; those across stay."""
        if "l" in self.grip:
            self.left = max(0, min(x, self.right - SMALLEST))
        elif "r" in self.grip:
            self.right = min(WHOLE, max(x, self.left + SMALLEST))
        if "t" in self.grip:
            self.top = max(0, min(y, self.bottom - SMALLEST))
        elif "b" in self.grip:
            self.bottom = min(WHOLE, max(y, self.top + SMALLEST))
        if share:
            self._keep_ratio(share)

    def _keep_ratio(self, share: float) -> None:
        width, height = float(self.right - self.left), float(self.bottom - self.top)
        if self.grip in ("t", "b"):
            width = height * share
        else:
            height = width / share
        room_x = self.right if "l" in self.grip else WHOLE - self.left
        room_y = self.bottom if "t" in self.grip else WHOLE - self.top
        scale = min(1.0, room_x / width, room_y / height)
        width, height = width * scale, height * scale
        if "l" in self.grip:
            self.left = round(self.right - width)
        else:
            self.right = round(self.left + width)
        if "t" in self.grip:
            self.top = round(self.bottom - height)
        else:
            self.bottom = round(self.top + height)


class CropCanvas(PictureCanvas):
    """Shades what is cut off, and draws the frame with its thirds and corners."""

    def __init__(
        self,
        size: tuple[int, int],
        on_point: partial[None],
        edges: tuple[int, int, int, int],
        **common: Unpack[Common],
    ) -> None:
        super().__init__(size, on_point, **common)
        self.edges = edges
        self.draw = self._draw

    def _draw(self, painter: Painter, rect: Rect) -> None:
        whole = self.shown(rect)
        left, right = (whole.left + whole.width * x // WHOLE for x in self.edges[::2])
        top, bottom = (whole.top + whole.height * y // WHOLE for y in self.edges[1::2])
        for shade in (
            Rect(whole.left, whole.top, whole.right, top),
            Rect(whole.left, bottom, whole.right, whole.bottom),
            Rect(whole.left, top, left, bottom),
            Rect(right, top, whole.right, bottom),
        ):
            painter.fill(shade, SHADE)
        painter.border(Rect(left, top, right, bottom), LINE)
        for third in (1, 2):
            x, y = left + (right - left) * third // 3, top + (bottom - top) * third // 3
            painter.line([(x, top), (x, bottom)], LINE, 1)
            painter.line([(left, y), (right, y)], LINE, 1)
        for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
            painter.disc(Point(x, y), painter.ctx.dp(HANDLE_DP), LINE)


def _middle(length: float) -> tuple[int, int]:
    start = round((WHOLE - length) / 2)
    return start, WHOLE - start
