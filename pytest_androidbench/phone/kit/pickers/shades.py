"""How a colour picker's square and strip are drawn."""

from __future__ import annotations

import colorsys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SQUARE_DP: Final = 220
STRIP_DP: Final = 30
RECENT_DP: Final = 30
STEPS: Final = 32
"""So many shades a side of the square has; the picture is smoothed between them."""


def hex_of(color: int) -> str:
    """The six digits of a colour's code, as the Simple apps write them."""
    return f"{color & 0xFFFFFF:06x}"


@dataclass(frozen=True, slots=True)
class Shades:
    """All shades of one hue, with a circle around the chosen one; all values from 0 to 1."""

    hue: float
    saturation: float
    brightness: float

    def __call__(self, painter: Painter, rect: Rect) -> None:
        painter.image(_pixmap(STEPS, STEPS, self._shade), rect)
        at = Point(
            rect.left + round(self.saturation * rect.width),
            rect.top + round((1 - self.brightness) * rect.height),
        )
        dp = painter.ctx.dp
        painter.ring(at, dp(8), dp(2), "#ffffff")
        painter.ring(at, dp(6), dp(1), "#000000")

    def _shade(self, x: float, y: float) -> tuple[float, float, float]:
        return colorsys.hsv_to_rgb(self.hue, x, 1 - y)


def hue_strip(hue: float, painter: Painter, rect: Rect) -> None:
    """Draw all hues from the top down, and a mark beside the chosen one."""
    painter.image(_pixmap(24, 176, lambda _, y: colorsys.hsv_to_rgb(1 - y, 1, 1)), rect)
    middle, dp = rect.top + round((1 - hue) * rect.height), painter.ctx.dp
    mark = [(rect.left, middle - dp(5)), (rect.left + dp(7), middle), (rect.left, middle + dp(5))]
    painter.polygon(mark, "#ffffff")


def _pixmap(
    width: int, height: int, color: Callable[[float, float], tuple[float, float, float]]
) -> bytes:
    """A picture in the PPM format, its colours given by place (0 to 1)."""
    pixels = bytes(
        round(part * 255)
        for y in range(height)
        for x in range(width)
        for part in color(x / max(1, width - 1), y / max(1, height - 1))
    )
    return b"P6 %d %d 255\n" % (width, height) + pixels
