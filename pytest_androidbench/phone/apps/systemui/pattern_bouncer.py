"""The nine dots that take the phone's pattern."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.bouncer import Unlocking
from pytest_androidbench.phone.apps.systemui.look import GROUP, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import TouchPhase

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SIDE: Final = 330
"""Of the square with the dots, in dp."""
REACH: Final = 0.3
"""How far from a dot's middle a finger touches it, in cells (`mHitFactor` 0.6 of its width)."""


@dataclass(eq=False)
class PatternBouncer(AppScreen[SystemUiApp, bool]):
    """A finger is drawn over the dots; it is tried when the finger is lifted."""

    drawn: str = ""
    """The dots by their numbers, 1 to 9."""
    unlocking: Unlocking = field(default_factory=Unlocking)

    def build(self) -> w.Widget:
        dots = w.Canvas(
            draw=_dots,
            on_touch=self.touched,
            id="lockPatternView",
            clickable=False,
            width=SIDE,
            height=SIDE,
        )
        container = w.Column(
            dots,
            across="center",
            along="end",
            id="pattern_container",
            cls=GROUP,
            weight=1,
            width="fill",
        )
        view = w.Column(
            container,
            w.Spacer(height=26),
            self.unlocking.emergency(),
            w.Spacer(height=36),
            across="stretch",
            id="keyguard_pattern_view",
            cls=LINEAR,
            height="fill",
            width="fill",
        )
        return self.unlocking.frame(view)

    def touched(self, phase: TouchPhase, point: Point) -> None:
        """Go on to a dot; try the pattern at the end."""
        if phase == "down":
            self.drawn = ""
        dot = self._dot_at(point)
        if dot and dot not in self.drawn:
            self.drawn += _between(self.drawn, dot) + dot
        if phase == "up":
            given, self.drawn = self.drawn, ""
            self.unlocking.attempt(given)

    def beat_ms(self) -> int:
        return self.unlocking.beat_ms()

    def _dot_at(self, point: Point) -> str:
        cell = SIDE * self.phone.display.density / 160 / 3
        column, line = int(point.x // cell), int(point.y // cell)
        if not (0 <= column < 3 and 0 <= line < 3):
            return ""
        beside = max(abs(point.x / cell - column - 0.5), abs(point.y / cell - line - 0.5))
        return str(3 * line + column + 1) if beside <= REACH else ""


def _between(drawn: str, dot: str) -> str:
    """The dot that lies in the middle of the last one and the next, which is taken along."""
    if not drawn:
        return ""
    (line, column), (to_line, to_column) = divmod(int(drawn[-1]) - 1, 3), divmod(int(dot) - 1, 3)
    if (line + to_line) % 2 or (column + to_column) % 2:
        return ""
    middle = str(3 * ((line + to_line) // 2) + (column + to_column) // 2 + 1)
    return "" if middle in drawn + dot else middle


def _dots(painter: Painter, rect: Rect) -> None:
    cell, radius = rect.width // 3, max(4, rect.width // 50)
    for number in range(9):
        line, column = divmod(number, 3)
        left = rect.left + column * cell + cell // 2 - radius
        top = rect.top + line * cell + cell // 2 - radius
        painter.fill(Rect.sized(left, top, 2 * radius, 2 * radius), "on_surface", radius)
