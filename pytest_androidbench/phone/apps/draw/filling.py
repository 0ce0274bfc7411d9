"""Bucket fill: the runs of like pixels around a point, as a path, as VectorFloodFiller makes it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Final

from PIL import Image, ImageChops

from pytest_androidbench.phone.apps.draw.strokes import LINE, MOVE

TOLERANCE: Final = 1
"""A pixel is like the first one where none of its colours is further away."""
MOST_RUNS: Final = 60_000
"""A fill of a photo's noise ends there, where the app would go on until memory ends."""
IN, OUT = b"\xff", b"\x00"


def filled(image: Image.Image, color: int, x: int, y: int) -> list[float]:
    """The path of a fill, to be drawn five pixels wide; empty where the colour is there already."""
    if not (0 <= x < image.width and 0 <= y < image.height):
        return []
    pixel = image.getpixel((x, y))
    start = tuple(int(part) for part in pixel) if isinstance(pixel, tuple) else (0, 0, 0)
    if start == (color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF):
        return []
    return _Filler(_alike(image, start), image.width, image.height).path_from(x, y)


def _alike(image: Image.Image, start: tuple[int, ...]) -> bytearray:
    """255 for each pixel that is like the first one."""
    bands = [
        band.point([255 * (abs(value - wanted) <= TOLERANCE) for value in range(256)])
        for band, wanted in zip(image.split(), start, strict=True)
    ]
    mask = bands[0]
    for band in bands[1:]:
        mask = ImageChops.darker(mask, band)
    return bytearray(mask.tobytes())


@dataclass
class _Filler:
    """Goes from run to run; pixels that were taken are like no other."""

    free: bytearray
    width: int
    height: int
    path: list[float] = field(default_factory=list)
    runs: deque[tuple[int, int, int]] = field(default_factory=deque)
    count: int = 0

    def path_from(self, x: int, y: int) -> list[float]:
        self._take(x, y)
        while self.runs and self.count < MOST_RUNS:
            left, right, row = self.runs.popleft()
            for beside in (row - 1, row + 1):
                if 0 <= beside < self.height:
                    self._take_along(left, right, beside)
        return self.path

    def _take_along(self, left: int, right: int, row: int) -> None:
        """Take every run of a row that touches these columns."""
        first, end = row * self.width + left, row * self.width + right + 1
        while (found := self.free.find(IN, first, end)) >= 0 and self.count < MOST_RUNS:
            self._take(found - row * self.width, row)
            first = found

    def _take(self, x: int, y: int) -> None:
        """Take the run around a pixel."""
        row, place = y * self.width, y * self.width + x
        left = self.free.rfind(OUT, row, place) + 1 or row
        right = self.free.find(OUT, place, row + self.width)
        right = (row + self.width if right < 0 else right) - 1
        self.free[left : right + 1] = bytes(right + 1 - left)
        self.path += [MOVE, x, y, LINE, left - row, y, LINE, right - row, y]
        self.runs.append((left - row, right - row, y))
        self.count += 1
