"""Pictures made smaller for a model, and points on them taken back to the screen.

Coordinates name pixels. On the way to the larger of two pictures a pixel goes to one of those that
it covers there, the middle one if it can, so that going there and back again ends where it began.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from io import BytesIO
from typing import Final, Literal

from PIL import Image

Point = tuple[int, int]
Size = tuple[int, int]
"""Width and height in pixels."""

_KINDS: Final = ("PNG", "JPEG")
_PNG: Final = b"\x89PNG"
_JPEG_QUALITY: Final = 90


@dataclass(frozen=True, slots=True, kw_only=True)
class Scaling:
    """Between a screen's pixels and those of a picture of it."""

    screen: Size
    picture: Size

    def to_screen(self, point: Point) -> Point:
        """Where on the screen a point of the picture lies."""
        return _moved(point, self.picture, self.screen)

    def to_picture(self, point: Point) -> Point:
        """Where on the picture a point of the screen lies."""
        return _moved(point, self.screen, self.picture)


@dataclass(frozen=True, slots=True, kw_only=True)
class SizeLimits:
    """How large a picture a model takes; None = any."""

    longest_side: int | None = None
    """Pixels."""
    megapixels: float | None = None
    """Millions of pixels in all."""

    def __post_init__(self) -> None:
        for name in ("longest_side", "megapixels"):
            value = getattr(self, name)
            if value is not None and not 0 < value < math.inf:
                raise ValueError(f"{name} must be positive, got {value!r}")

    def fit(self, size: Size) -> Size:
        """The largest size of the same shape within the limits; never larger than it is."""
        share = 1.0
        if self.longest_side is not None:
            share = min(share, self.longest_side / max(size))
        if self.megapixels is not None:
            share = min(share, math.sqrt(self.megapixels * 1e6 / math.prod(size)))
        if share >= 1:
            return size
        # A hair more, for where a whole number of pixels has come out as a little less.
        width, height = (max(1, math.floor(side * share + 1e-9)) for side in size)
        return width, height


def scaled(picture: bytes, limits: SizeLimits) -> bytes:
    """A JPEG or PNG within limits: as it is where it fits, else a smaller one of its own kind.

    Raises:
        OSError: it is no picture.
    """
    full = size_of(picture)
    size = limits.fit(full)
    if size == full:
        return picture
    kind: Literal["PNG", "JPEG"] = "PNG" if picture.startswith(_PNG) else "JPEG"
    return encoded(opened(picture).resize(size, Image.Resampling.BOX), kind)


def resized(picture: bytes, size: Size) -> bytes:
    """A picture of just that size, whatever its shape was, each pixel the mean of those it covers.

    Raises:
        OSError: it is no picture.
    """
    kind: Literal["PNG", "JPEG"] = "PNG" if picture.startswith(_PNG) else "JPEG"
    return encoded(opened(picture).resize(size, Image.Resampling.BOX), kind)


def size_of(picture: bytes) -> Size:
    """Width and height of a JPEG or PNG, read from its header.

    Raises:
        OSError: it is no picture.
    """
    with Image.open(BytesIO(picture), formats=_KINDS) as image:
        return image.size


def opened(picture: bytes) -> Image.Image:
    """A JPEG or PNG in memory, its pixels red, green and blue.

    Raises:
        OSError: it is no picture.
    """
    try:
        with Image.open(BytesIO(picture), formats=_KINDS) as image:
            image.load()
            return image if image.mode == "RGB" else image.convert("RGB")
    except (OSError, EOFError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise OSError(f"a picture of {len(picture)} bytes cannot be read: {error}") from error


def encoded(image: Image.Image, kind: Literal["PNG", "JPEG"]) -> bytes:
    """A picture as a file of a kind, made fast rather than small."""
    out = BytesIO()
    if kind == "PNG":
        image.save(out, "PNG", compress_level=1)
    else:
        image.save(out, "JPEG", quality=_JPEG_QUALITY)
    return out.getvalue()


def _moved(point: Point, origin: Size, target: Size) -> Point:
    (x, y), (width, height), (wide, high) = point, origin, target
    return _along(x, width, wide), _along(y, height, high)


def _along(place: int, length: int, other: int) -> int:
    """The pixel of `other` many that goes with one of `length` many."""
    if other < length:
        return place * other // length
    middle = (2 * place + 1) * other // (2 * length)
    first = -(-place * other // length)
    return max(middle, first)
