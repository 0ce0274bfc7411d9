"""Contact sheets: small pictures of every screen of an app in every look."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import PhoneState
from tests.phone_apps.gallery.stage import LOOKS, scenes, wear
from tests.phone_apps.gallery.steps import Shot

FONT: Final = Path("pytest_androidbench/phone/ui/fonts/Roboto-Regular.ttf")
THUMB: Final = (126, 280)
GAP: Final = 6
LABEL: Final = 18
MANY: Final = 24
"""From so many screens on three stand beside each other, each with all its looks; else two."""
MOST_BYTES: Final = 400_000


def pictures(phone: Phone, state: PhoneState) -> Iterator[Image.Image]:
    """One state in all looks, in their full size."""
    for look in LOOKS:
        wear(phone, state, look)
        yield phone.windows.view.image().convert("RGB")


def sheet(phone: Phone, shots: Sequence[Shot], keep: Path | None = None) -> Image.Image:
    """All screens of an app; `keep` is a folder that takes the large pictures too."""
    width, height = THUMB
    group = len(LOOKS) * (width + GAP) + 2 * GAP
    across = 3 if len(shots) >= MANY else 2
    rows = -(-len(shots) // across)
    row = height + LABEL + GAP
    canvas = Image.new("RGB", (across * group, rows * row + GAP), "#e8e8e8")
    draw, font = ImageDraw.Draw(canvas), ImageFont.truetype(str(FONT), 13)
    for place, (shot, state) in enumerate(scenes(phone, shots)):
        x, y = place % across * group + GAP, place // across * row + GAP
        draw.text((x, y), shot.name, "#202020", font)
        for picture, look in zip(pictures(phone, state), LOOKS, strict=True):
            canvas.paste(picture.resize(THUMB, Image.Resampling.LANCZOS), (x, y + LABEL))
            x += width + GAP
            if keep is not None:
                picture.save(keep / f"{place:02d} {shot.name.replace('/', ' ')} {look}.png")
    return canvas


def encoded(canvas: Image.Image) -> bytes:
    """A palette PNG under the limit: with as many colours as fit."""
    for colours in (256, 128, 64, 32, 16):
        buffer = io.BytesIO()
        flat = canvas.quantize(
            colours, Image.Quantize.MEDIANCUT, kmeans=3, dither=Image.Dither.NONE
        )
        flat.save(buffer, "PNG", optimize=True)
        if buffer.tell() < MOST_BYTES:
            break
    return buffer.getvalue()
