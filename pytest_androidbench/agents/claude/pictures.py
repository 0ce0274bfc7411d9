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
from io import BytesIO
from typing import Final

from PIL import Image, UnidentifiedImageError

from pytest_androidbench.agents.parts.pictures.scaling import Point, Scaling, Size, encoded
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
        with _opened(self.whole) as image:
            across, down = image.width / self.size[0], image.height / self.size[1]
            kind = image.format
            part = image.crop(
                (int(left * across), int(top * down), round(right * across), round(bottom * down))
            )
            return encoded(part.resize(_grown(part.size, self.size, limits)), kind)


def fit(data: bytes, screen: Size, limits: PictureLimits) -> FittedPicture:
    """A picture of a screen, made smaller where it is too large; else its very bytes.

    Raises:
        DeviceError: it is no picture.
    """
    with _opened(data) as image:
        size, kind = limits.fitted(image.size), image.format
        if size != image.size or kind not in {"PNG", "JPEG"}:
            # A JPEG is read at a half or a quarter where that is still more than is wanted.
            image.draft("RGB", size)
            smaller = image.convert("RGB").resize(size, Image.Resampling.HAMMING)
            return FittedPicture(data=encoded(smaller, kind), size=size, screen=screen, whole=data)
    return FittedPicture(data=data, size=size, screen=screen, whole=data)


@contextmanager
def _opened(data: bytes) -> Iterator[Image.Image]:
    try:
        with Image.open(BytesIO(data)) as image:
            yield image
    except (UnidentifiedImageError, OSError, SyntaxError) as error:
        raise DeviceError(f"the picture of the screen cannot be read: {error}") from error


def _grown(part: Size, shown: Size, limits: PictureLimits) -> Size:
    times = min(shown[0] / part[0], shown[1] / part[1])
    return limits.fitted((max(1, round(part[0] * times)), max(1, round(part[1] * times))))
