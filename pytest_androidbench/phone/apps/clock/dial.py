"""The places of a clock's face, and its hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.ui.geometry import Point, Rect

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

SIX_DEGREES: Final = complex(0.9945218953682733, 0.10452846326765347)


def _places() -> Iterator[tuple[float, float]]:
    place = complex(0, -1)
    for _ in range(60):
        yield place.real, place.imag
        place *= SIX_DEGREES


PLACES: Final = tuple(_places())
"""The sixty minutes, clockwise from the top; products only, as sines differ by machine."""


def nearest(x: float, y: float, places: int = 60) -> int:
    """Which of so many places, counted from the top, lies in a direction from the middle."""
    step = 60 // places
    return max(range(places), key=lambda p: PLACES[p * step][0] * x + PLACES[p * step][1] * y)


@dataclass(frozen=True, slots=True)
class PickerHand:
    """The time picker's hand: a dot in the middle, a line, and a dot where it points."""

    minute: int
    """Its direction."""
    share: float
    """Its length, as a part of the face's radius."""
    dot: float = 18
    """Radius of the dot at its end, as a part of 128."""

    def __call__(self, painter: Painter, rect: Rect) -> None:
        radius, center = rect.width / 2, rect.center
        x, y = PLACES[self.minute]
        end = Point(
            round(center.x + x * radius * self.share), round(center.y + y * radius * self.share)
        )
        painter.line([center, end], "primary", max(2, round(radius / 64)))
        painter.disc(center, round(radius / 32), "primary")
        painter.disc(end, round(radius * self.dot / 128), "primary")


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
