"""What a person sees on a page that its elements do not tell: shapes, dots, lines, colours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Final, cast

from PIL import Image

from pytest_androidbench import Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.reading import QUERY, SCALE, on_page, web_view

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]
WIDTH: Final = 160
"""Of all pages, in their own pixels; what lies to the right is no part of the task."""
HEIGHT: Final = 210


@dataclass(frozen=True, slots=True, kw_only=True)
class Blob:
    """Pixels of the page that belong together."""

    pixels: frozenset[tuple[int, int]]

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Its first column and row, and those behind its last ones."""
        across, down = [x for x, _ in self.pixels], [y for _, y in self.pixels]
        return min(across), min(down), max(across) + 1, max(down) + 1

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        left, top, right, bottom = self.box
        return right - left, bottom - top

    @property
    def middle(self) -> tuple[float, float]:
        """Of its pixels, each counted at its middle, less half a pixel: as `on_display` has it."""
        count = len(self.pixels)
        return sum(x for x, _ in self.pixels) / count, sum(y for _, y in self.pixels) / count

    def cores(self) -> list[Blob]:
        """What is left of it where each pixel has eight others around it: no lines."""
        around = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1)]
        inner = {
            (x, y) for x, y in self.pixels if all((x + a, y + b) in self.pixels for a, b in around)
        }
        return [Blob(pixels=pixels) for pixels in _touching(inner)]

    @property
    def share(self) -> float:
        """Of its box that it fills."""
        width, height = self.size
        return len(self.pixels) / (width * height)


class Sight:
    """A page as it is seen, a pixel for each of its own."""

    def __init__(self, pilot: Pilot) -> None:
        left, top, right, bottom = web_view(pilot).bounds
        width, height = (right - left) // SCALE, (bottom - top) // SCALE
        area = (left, top, left + width * SCALE, top + height * SCALE)
        with Image.open(BytesIO(pilot.observation.screenshot)) as picture:
            seen = picture.convert("RGB").crop(area)
        self.image = seen.reduce(SCALE)
        self.sharp = seen
        """A pixel for each of the display's."""
        self.top = on_page(pilot, pilot.node(id=QUERY).bounds)[3]
        """Where the yellow field ends."""

    def colour(self, x: float, y: float) -> Colour:
        """Of a point, at the display's own fineness."""
        at = round((x + 0.5) * SCALE), round((y + 0.5) * SCALE)
        return cast("Colour", self.sharp.getpixel(at))

    def shade(self, x: int, y: int) -> Colour:
        """Of a pixel of the page, as a whole."""
        return cast("Colour", self.image.getpixel((x, y)))

    def blobs(
        self, wanted: Callable[[Colour], bool], *, below: float | None = None,
        above: float = HEIGHT, least: int = 3,
    ) -> list[Blob]:  # fmt: skip
        """Pixels of some colours that touch each other, from top to bottom.

        Args:
            wanted: whether a colour is one of them.
            below: from which row on; behind the yellow field by default.
            above: up to which row.
            least: how many pixels count as something.
        """
        rows = range(round(self.top if below is None else below), round(above))
        left = {(x, y) for y in rows for x in range(WIDTH) if wanted(self.shade(x, y))}
        found = sorted(map(_key, _touching(left)))
        return [Blob(pixels=pixels) for _, _, pixels in found if len(pixels) >= least]


def nearest(colour: Colour, known: dict[str, Colour]) -> str:
    """The name of the known colour that is most like one."""
    return min(known, key=lambda name: unlike(colour, known[name]))


def unlike(one: Colour, other: Colour) -> int:
    """How far two colours are from each other, squared."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def like(colour: Colour, far: int = 60) -> Callable[[Colour], bool]:
    """Whether a colour is as good as another one."""
    return lambda other: unlike(colour, other) <= far * far


def one(blobs: list[Blob], what: str) -> Blob:
    """The only one of some.

    Raises:
        PilotError: there is none, or there are several.
    """
    if len(blobs) != 1:
        raise PilotError(f"{len(blobs)} things on the page look like {what}")
    return blobs[0]


def _key(pixels: frozenset[tuple[int, int]]) -> tuple[int, int, frozenset[tuple[int, int]]]:
    return min(y for _, y in pixels), min(x for x, _ in pixels), pixels


def _touching(left: set[tuple[int, int]]) -> Iterator[frozenset[tuple[int, int]]]:
    """Sets of pixels each of which touches another one of its set, also at a corner."""
    while left:
        pending = [left.pop()]
        together = set(pending)
        while pending:
            x, y = pending.pop()
            beside = {(x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)} & left
            left -= beside
            together |= beside
            pending.extend(beside)
        yield frozenset(together)
