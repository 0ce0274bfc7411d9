"""Pictures made smaller, for eyes: half as wide and high where that leaves enough, as WebP."""

from __future__ import annotations

import io
import struct
from dataclasses import dataclass
from typing import Final

SHORT_SIDE: Final = 540
"""Pixels that the shorter side keeps at least; text of a phone's screen can be read with them."""
QUALITY: Final = 60
METHOD: Final = 2
"""Of the encoder: the next one takes twice as long for five percent."""
MAX_PIXELS: Final = 50_000_000
"""A larger picture is left as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Smaller:
    """A picture that takes less room."""

    data: bytes
    """As WebP."""
    screen: tuple[int, int]
    """Width and height it had."""


def smaller(data: bytes) -> Smaller | None:
    """Make a JPEG or PNG smaller; None where it cannot be read, or would not be.

    Equal bytes give equal bytes, with the same version of Pillow and libwebp.
    """
    from PIL import Image  # noqa: PLC0415 - only for pictures

    try:
        with Image.open(io.BytesIO(data), formats=("JPEG", "PNG")) as image:
            screen = image.size
            if screen[0] * screen[1] > MAX_PIXELS:
                return None
            # A JPEG is decoded at the smaller size, which takes half the time.
            image.draft("RGB", (SHORT_SIDE, SHORT_SIDE))
            shown = image.convert("RGB")
            if (factor := min(shown.size) // SHORT_SIDE) > 1:
                shown = shown.reduce(factor)
        out = io.BytesIO()
        shown.save(out, "WEBP", quality=QUALITY, method=METHOD)
    except (OSError, ValueError, SyntaxError, struct.error, Image.DecompressionBombError):
        return None
    made = out.getvalue()
    return Smaller(data=made, screen=screen) if len(made) < len(data) else None
