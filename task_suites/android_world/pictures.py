"""Pictures with text in them, as a photo of a note would be."""

from __future__ import annotations

import math
from collections.abc import Sequence
from io import BytesIO
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

FONT_SIZE: Final = 24
MARGIN: Final = 40
WIDTH: Final = 720
INK, PAPER = 32, 248
"""Of 255: a colour picture takes three times as long to make."""


Format = Literal["JPEG", "PNG"]


def text_picture(lines: Sequence[str], kind: Format = "JPEG") -> bytes:
    """A picture of some lines of text, large enough for all of them."""
    return table_picture([(line,) for line in lines], kind)


def table_picture(rows: Sequence[Sequence[str]], kind: Format = "JPEG") -> bytes:
    """A picture of rows whose cells stand below each other; the same on every machine."""
    font = ImageFont.load_default(size=FONT_SIZE)
    step = FONT_SIZE * 3 // 2
    columns = max(map(len, rows), default=0)
    left = [MARGIN]
    for column in range(columns):
        cells = [row[column] for row in rows if column < len(row)]
        left.append(left[-1] + math.ceil(max(map(font.getlength, cells))) + MARGIN)
    size = max(WIDTH, left[-1]), 2 * MARGIN + step * max(1, len(rows))
    image = Image.new("L", size, PAPER)
    pen = ImageDraw.Draw(image)
    for number, row in enumerate(rows):
        for x, cell in zip(left, row, strict=False):
            pen.text((x, MARGIN + number * step), cell, fill=INK, font=font)
    out = BytesIO()
    image.save(out, kind, **({"quality": 85} if kind == "JPEG" else {}))
    return out.getvalue()
