"""Pictures as files hold them, opened within bounds whatever the file says."""

from __future__ import annotations

import struct
import warnings
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps

from pytest_androidbench.errors import AndroidBenchError

FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF", "BMP", "PPM")
"""What Android's BitmapFactory decodes, HEIF excepted, and what our own gradients are made as;
Pillow knows forty more."""

MOST_PIXELS: Final = 12_500_000
"""What a picture may have, decoded: the photo of a camera of 12 megapixels, 50 MB in memory.

A larger JPEG is decoded at half, a quarter or an eighth of its size, as galleries do."""

_DAMAGE: Final = (
    *(OSError, EOFError, SyntaxError, ValueError, TypeError, LookupError, ArithmeticError),
    *(AttributeError, MemoryError, NotImplementedError, struct.error, zlib.error),
    Image.DecompressionBombError,
)
"""What Pillow's decoders raise on damaged files."""


class PictureError(AndroidBenchError):
    """A file is no picture that can be shown."""


@contextmanager
def opened(data: bytes) -> Iterator[Image.Image]:
    """A picture whose header is read and whose pixels are not.

    Raises:
        PictureError: it is of no format that the phone knows, or damaged; also while it is used.
    """
    try:
        with warnings.catch_warnings():
            # Of damaged metadata and large sizes, which we judge ourselves.
            warnings.simplefilter("ignore")
            with Image.open(BytesIO(data), formats=FORMATS) as image:
                yield image
    except _DAMAGE as error:
        raise PictureError(f"{type(error).__name__}: {error}") from error


def decoded(data: bytes) -> Image.Image:
    """A picture's pixels, turned upright; its `format` is that of the file.

    Raises:
        PictureError: it cannot be read, or has more than `MOST_PIXELS`.
    """
    with opened(data) as image:
        for part in (2, 4, 8):
            if image.width * image.height <= MOST_PIXELS:
                break
            image.draft("RGB", (image.width // part, image.height // part))
        if image.width * image.height > MOST_PIXELS:
            raise PictureError(f"{image.width} x {image.height} pixels")
        # In place: a copy of the largest photo would be 50 MB more.
        ImageOps.exif_transpose(image, in_place=True)
        image.load()
    return image
