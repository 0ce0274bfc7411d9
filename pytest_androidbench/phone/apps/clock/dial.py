"""A clock with hands, and the ring around a stopwatch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.kit.pickers.clock_places import PLACES
from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter


@dataclass(frozen=True, slots=True)
class AnalogFace:
    """A clock with two or three hands."""

    hour: int
    minute: int
    second: int | None

    def __call__(self, painter: Painter, rect: Rect) -> None:
        radius, center = rect.width / 2, rect.center
        painter.disc(center, int(radius), "surface_highest")
        for place in range(0, 60, 5):
            x, y = PLACES[place]
            dot = Point(round(center.x + x * radius * 0.86), round(center.y + y * radius * 0.86))
            painter.disc(dot, max(2, round(radius / 40)), "outline")
        self._hand(painter, rect, (self.hour % 12 * 5 + self.minute // 12) % 60, (0.5, 12))
        self._hand(painter, rect, self.minute, (0.76, 8))
        if self.second is not None:
            self._hand(painter, rect, self.second, (0.8, 3), "tertiary")
        painter.disc(center, round(radius / 16), "primary")

    @staticmethod
    def _hand(
        painter: Painter, rect: Rect, place: int, size: tuple[float, int], paint: str = "primary"
    ) -> None:
        length, thick = size
        radius, (x, y) = rect.width / 2, PLACES[place]
        end = (rect.center.x + x * radius * length, rect.center.y + y * radius * length)
        painter.line([rect.center, end], paint, max(2, round(radius * thick / 130)))


@dataclass(frozen=True, slots=True)
class LapCircle:
    """A ring that fills with a lap."""

    share: float

    def __call__(self, painter: Painter, rect: Rect) -> None:
        thick = max(2, rect.width // 64)
        radius = rect.width // 2 - thick
        painter.ring(rect.center, radius, thick, "surface_highest")
        painter.ring(rect.center, radius, thick, "primary", self.share)
