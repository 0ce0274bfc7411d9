"""The sixty places around a clock's face, and the hand of a picker."""

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
    """A time picker's hand: a dot in the middle, a line, and a dot where it points."""

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
