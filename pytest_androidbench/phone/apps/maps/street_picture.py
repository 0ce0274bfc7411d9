"""What one sees standing on a street: sky, roadway, trees and houses, drawn from what is there.

Which houses there are follows from the street and where along it one stands, so that it is the
same on every phone, and again after one has walked on and come back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from zlib import crc32

from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.theme import TextStyle, parse_colour

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SKY: Final = ("#6fa8dc", "#86b8e4", "#9fc8ec", "#b8d7f2", "#d2e6f7", "#e6f1fa")
WALLS: Final = ("#d8c3a5", "#c9ada7", "#b7c4cf", "#e0d5c1", "#a8b5a2", "#cdb4a0")
ROOFS: Final = ("#8d6e63", "#6d4c41", "#5d6d7e", "#7b5e57")
PANE, DOOR, TREE, TRUNK = "#5b7a94", "#5d4037", "#5f8a4c", "#6b4f3a"
ROADWAY, PAVEMENT, GRASS, STRIPE = "#6b6e72", "#b9b6ae", "#8fae74", "#f3d66b"
HORIZON: Final = 0.46
"""How far down the horizon lies, as a share of the height."""
HOUSES: Final = 6
"""On each side, as far as one sees."""
SIGN: Final = TextStyle(16, 500)


@dataclass(frozen=True, slots=True, kw_only=True)
class StreetPicture:
    """The view from a point of a street."""

    seed: str
    """Names the point, rounded to a house's width."""
    side: float
    """Degrees between the street's direction and that of the view, from 0 to 180."""
    sign: str = ""
    """What is written on the house ahead."""

    def draw(self, painter: Painter, rect: Rect) -> None:
        """Draw it into a place of the screen."""
        with painter.clipped(rect):
            self._sky(painter, rect)
            if 45 <= self.side <= 135:
                self._front(painter, rect)
            else:
                self._street(painter, rect)

    def _sky(self, painter: Painter, rect: Rect) -> None:
        band = round(rect.height * HORIZON) // len(SKY) + 1
        for number, colour in enumerate(SKY):
            top = rect.top + number * band
            painter.fill(Rect(rect.left, top, rect.right, top + band), colour)
        low = rect.top + round(rect.height * HORIZON)
        painter.fill(Rect(rect.left, low, rect.right, rect.bottom), GRASS)

    def _street(self, painter: Painter, rect: Rect) -> None:
        """The roadway up to the horizon, with houses on both sides, the far ones first."""
        far_x, far_y = rect.center.x, rect.top + round(rect.height * HORIZON)
        for half, colour in ((1.3, PAVEMENT), (0.95, ROADWAY)):
            reach = round(rect.width * half / 1.3)
            painter.polygon(
                [(far_x - 4, far_y), (far_x + 4, far_y), (far_x + reach, rect.bottom),
                 (far_x - reach, rect.bottom)], colour,
            )  # fmt: skip
        for number in range(5):
            near, far = 0.9 ** (4 * number), 0.9 ** (4 * number + 2)
            top = far_y + round((rect.bottom - far_y) * far)
            low = far_y + round((rect.bottom - far_y) * near)
            wide = max(2, round(painter.ctx.dp(5) * near))
            painter.fill(Rect(far_x - wide, top, far_x + wide, low), STRIPE)
        for number in reversed(range(HOUSES)):
            for side in (-1, 1):
                self._house_beside(painter, rect, number, side)

    def _house_beside(self, painter: Painter, rect: Rect, number: int, side: int) -> None:
        far_x, far_y = rect.center.x, rect.top + round(rect.height * HORIZON)
        near, far = 0.62**number, 0.62 ** (number + 0.8)
        dice = crc32(f"{self.seed} {number} {side}".encode())
        tall = rect.height * (0.20 + 0.03 * (dice % 5))
        out = rect.width * 0.62
        left, right = far_x + side * out * near, far_x + side * out * far
        low_near, low_far = far_y + rect.height * 0.22 * near, far_y + rect.height * 0.22 * far
        if dice % 5 == 0:
            at_x, at_y = (left + right) / 2, (low_near + low_far) / 2
            self._tree(painter, at_x, at_y, tall * (near + far) / 2)
            return
        wall = [(left, low_near), (left, far_y - tall * near), (right, far_y - tall * far),
                (right, low_far)]  # fmt: skip
        painter.polygon(wall, WALLS[dice % len(WALLS)])
        roof = [(left, far_y - tall * near), (left, far_y - tall * near * 1.25),
                (right, far_y - tall * far * 1.25), (right, far_y - tall * far)]  # fmt: skip
        painter.polygon(roof, ROOFS[dice // 7 % len(ROOFS)])
        for step in (0.3, 0.7):
            x = left + (right - left) * step
            size = near + (far - near) * step
            y, half = far_y - tall * size * 0.45, abs(right - left) * 0.1
            high = tall * size * 0.16
            painter.polygon([(x - half, y - high), (x + half, y - high), (x + half, y + high),
                             (x - half, y + high)], PANE)  # fmt: skip

    def _tree(self, painter: Painter, x: float, y: float, tall: float) -> None:
        thick = max(2, round(tall * 0.08))
        painter.line([(x, y), (x, y - tall * 0.6)], TRUNK, thick)
        half = tall * 0.3
        crown = [(x - half, y - tall * 0.5), (x - half * 0.6, y - tall), (x + half * 0.6, y - tall),
                 (x + half, y - tall * 0.5)]  # fmt: skip
        painter.polygon(crown, TREE)

    def _front(self, painter: Painter, rect: Rect) -> None:
        """The house on this side of the street, with what is written on it."""
        dice = crc32(f"{self.seed} front {self.side > 90}".encode())
        low = rect.top + round(rect.height * 0.66)
        high = rect.top + round(rect.height * (0.18 + 0.03 * (dice % 4)))
        left, right = rect.left + rect.width // 10, rect.right - rect.width // 10
        wall = Rect(left, high, right, low)
        painter.fill(wall, WALLS[dice % len(WALLS)])
        painter.polygon([(left, high), (left + rect.width // 12, high - rect.height // 14),
                         (right - rect.width // 12, high - rect.height // 14), (right, high)],
                        ROOFS[dice // 7 % len(ROOFS)])  # fmt: skip
        self._windows(painter, wall)
        painter.fill(Rect(rect.left, low, rect.right, low + rect.height // 12), PAVEMENT)
        painter.fill(Rect(rect.left, low + rect.height // 12, rect.right, rect.bottom), ROADWAY)
        if self.sign:
            self._sign(painter, wall)

    def _windows(self, painter: Painter, wall: Rect) -> None:
        column, row = wall.width // 9, wall.height // 7
        for across in (1, 3, 5, 7):
            for down in (1, 4):
                if (across, down) != (5, 4):
                    left, top = wall.left + across * column, wall.top + down * row
                    painter.fill(Rect(left, top, left + column, top + row * 2), PANE)
        left = wall.left + 5 * column
        painter.fill(Rect(left, wall.bottom - 3 * row, left + column, wall.bottom), DOOR)

    def _sign(self, painter: Painter, wall: Rect) -> None:
        ctx = painter.ctx
        text = ctx.engine.paragraph(self.sign, size=ctx.sp(SIGN.size), weight=SIGN.weight,
                                    width=wall.width * 8 // 10, lines=1)  # fmt: skip
        top = wall.top + wall.height * 44 // 100
        board = Rect(
            wall.center.x - text.width // 2 - ctx.dp(8),
            top - ctx.dp(2),
            wall.center.x + text.width // 2 + ctx.dp(8),
            top + text.height + ctx.dp(2),
        )
        painter.fill(board, "#fffdf5")
        painter.text(text, board.left, top, parse_colour("#3c4043"), board.width, "center")
