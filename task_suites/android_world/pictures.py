"""Pictures with text in them, as a photo of a note would be."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FONT_SIZE: Final = 34
MARGIN: Final = 60
WIDTH: Final = 1080
INK, PAPER = (32, 32, 40), (250, 248, 240)


def text_picture(lines: Sequence[str]) -> bytes:
    """A JPEG of some lines of text, high enough for all of them; the same on every machine."""
    font = ImageFont.load_default(size=FONT_SIZE)
    step = FONT_SIZE * 3 // 2
    image = Image.new("RGB", (WIDTH, 2 * MARGIN + step * max(1, len(lines))), PAPER)
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + number * step), line, fill=INK, font=font)
    out = BytesIO()
    image.save(out, "JPEG", quality=90)
    return out.getvalue()
