"""Pictures with text in them, as a photo of a note would be."""

from __future__ import annotations

import math
from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FONT_SIZE: Final = 24
MARGIN: Final = 40
WIDTH: Final = 720
INK, PAPER = 32, 248
"""Of 255: a colour picture takes three times as long to make."""


def text_picture(lines: Sequence[str]) -> bytes:
    """A JPEG of some lines of text, large enough for all of them; the same on every machine."""
    font = ImageFont.load_default(size=FONT_SIZE)
    step = FONT_SIZE * 3 // 2
    longest = max((math.ceil(font.getlength(line)) for line in lines), default=0)
    size = max(WIDTH, longest + 2 * MARGIN), 2 * MARGIN + step * max(1, len(lines))
    image = Image.new("L", size, PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * step), line, fill=INK, font=font)
    out = BytesIO()
    image.save(out, "JPEG", quality=85)
    return out.getvalue()
