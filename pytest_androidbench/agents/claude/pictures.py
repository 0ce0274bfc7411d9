"""Pictures made as large as a model sees them at most, and the way back to the screen's pixels.

What is larger would be made smaller, or refused, by the service, and then nobody knows to what the
model's coordinates refer. The rule is that of
https://platform.claude.com/docs/en/build-with-claude/vision: both sides filled up to multiples of
28 pixels are at most so long, and the squares of 28 pixels that cover it at most so many.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal

from PIL import Image

from pytest_androidbench.agents.parts.pictures.scaling import (
    Point,
    Scaling,
    Size,
    encoded,
    opened,
    size_of,
)
from pytest_androidbench.errors import DeviceError

PATCH: Final = 28
"""Pixels of a side of what one token covers."""
Region = tuple[int, int, int, int]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureLimits:
    """How large a picture may be."""

    edge: int
    tokens: int

    def fitted(self, size: Size) -> Size:
        """The largest size of the same proportions that is within the limits."""
        width, height = size
        if self._holds(size):
            return size
        long, short = max(size), min(size)
        low, high = 1, long
        while low + 1 < high:
            middle = (low + high) // 2
            if self._holds((middle, max(1, round(middle * short / long)))):
                low = middle
            else:
                high = middle
        other = max(1, round(low * short / long))
        return (low, other) if width >= height else (other, low)

    def _holds(self, size: Size) -> bool:
        patches = [-(-side // PATCH) for side in size]
        return max(patches) * PATCH <= self.edge and tokens_of(size) <= self.tokens


def tokens_of(size: Size) -> int:
    """Tokens of a picture."""
    width, height = size
    return -(-width // PATCH) * -(-height // PATCH)


@dataclass(frozen=True, slots=True, kw_only=True)
class FittedPicture:
    """A picture of the screen as a model is shown it."""

    data: bytes = field(repr=False)
    size: Size
    screen: Size
    """Pixels of the screen; actions are in these."""
    whole: bytes = field(repr=False)
    """As it came."""

    def on_screen(self, point: Point) -> Point:
        """Where on the screen a point of the picture lies."""
        return Scaling(screen=self.screen, picture=self.size).to_screen(point)

    def cut(self, region: Region, limits: PictureLimits) -> bytes:
        """A part of the picture, given in its pixels, as large as the limits allow.

        Raises:
            ValueError: it has no size, or lies beside the picture.
            DeviceError: the picture turns out to be none.
        """
        left, top = max(0, region[0]), max(0, region[1])
        right, bottom = min(self.size[0], region[2]), min(self.size[1], region[3])
        if left >= right or top >= bottom:
            raise ValueError(f"region {list(region)} holds nothing of the picture")
        image = _pixels(self.whole)
        across, down = image.width / self.size[0], image.height / self.size[1]
        part = image.crop(
            (int(left * across), int(top * down), round(right * across), round(bottom * down))
        )
        return encoded(part.resize(_grown(part.size, self.size, limits)), _kind(self.whole))


def fit(data: bytes, screen: Size, limits: PictureLimits) -> FittedPicture:
    """A picture of a screen, made smaller where it is too large; else its very bytes.

    Raises:
        DeviceError: it is no picture.
    """
    with _faults():
        full = size_of(data)
    size, sent = limits.fitted(full), data
    if size != full:
        # Keeps small print legible in two thirds of the time that the best filter takes.
        smaller = _pixels(data).resize(size, Image.Resampling.HAMMING)
        sent = encoded(smaller, _kind(data))
    return FittedPicture(data=sent, size=size, screen=screen, whole=data)


def _pixels(data: bytes) -> Image.Image:
    with _faults():
        return opened(data)


def _kind(data: bytes) -> Literal["PNG", "JPEG"]:
    return "PNG" if data.startswith(b"\x89PNG") else "JPEG"


@contextmanager
def _faults() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise DeviceError(f"the picture of the screen cannot be read: {error}") from error


def _grown(part: Size, shown: Size, limits: PictureLimits) -> Size:
    times = min(shown[0] / part[0], shown[1] / part[1])
    return limits.fitted((max(1, round(part[0] * times)), max(1, round(part[1] * times))))
