"""What was drawn, as values: paths of moves, lines and curves, each with its brush."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

MOVE, LINE, QUAD = 0.0, 1.0, 2.0
"""What an action begins with, ahead of its 2, 2 or 4 coordinates."""
LENGTHS: Final = {MOVE: 3, LINE: 3, QUAD: 5}
Action = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One operation of the canvas: a path and the paint it is drawn with."""

    number: int
    """Counts up: the same path drawn twice is two operations."""
    path: bytes
    """Single floats, as Android's `Path` has them: action, coordinates, action ..."""
    color: int
    """0xAARRGGBB; 0 draws nothing."""
    width: float
    """Pixels."""
    is_eraser: bool = False
    """Drawn in the colour of the ground, whatever that is by then."""

    @property
    def size(self) -> int:
        """How many numbers its path has."""
        return len(self.path) // 4


class Brush(NamedTuple):
    """With what the next stroke is drawn."""

    color: int
    width: float
    is_eraser: bool = False


def packed(numbers: Sequence[float]) -> bytes:
    """A path's numbers as a stroke keeps them."""
    return array("f", numbers).tobytes()


def actions(path: bytes) -> Iterator[Action]:
    """The actions of a path, each with its coordinates."""
    numbers = array("f", path).tolist()
    place = 0
    while place < len(numbers):
        end = place + LENGTHS[numbers[place]]
        yield tuple(numbers[place:end])
        place = end


def polylines(path: bytes, step: float) -> Iterator[list[tuple[float, float]]]:
    """The parts of a path that hang together, curves as short lines of about `step` pixels."""
    line: list[tuple[float, float]] = []
    for kind, *places in actions(path):
        if kind == MOVE:
            if line:
                yield line
            line = [(places[0], places[1])]
        elif kind == LINE:
            line.append((places[0], places[1]))
        else:
            line.extend(_curve(line[-1], places, step))
    if line:
        yield line


def _curve(
    start: tuple[float, float], places: Sequence[float], step: float
) -> Iterable[tuple[float, float]]:
    """Points of a quadratic Bézier curve after its start."""
    (x0, y0), (x1, y1, x2, y2) = start, places
    length = abs(x1 - x0) + abs(y1 - y0) + abs(x2 - x1) + abs(y2 - y1)
    count = min(MOST_PIECES, 1 + int(length / step))
    for place in range(1, count + 1):
        t = place / count
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        yield a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2


MOST_PIECES: Final = 24
