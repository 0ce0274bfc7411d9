"""Contact sheets: small pictures of every screen of an app, light and in another look."""

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
ACROSS: Final = 5
"""How many screens stand beside each other, each in two looks."""
MOST_BYTES: Final = 160_000
MOST_BYTES_OF_ALL: Final = 5_000_000
"""Of everything in docs/images: each redrawing stays in the repository's history."""


def pictures(
    phone: Phone, state: PhoneState, looks: Sequence[str]
) -> Iterator[tuple[str, Image.Image]]:
    """One state in some looks, in their full size."""
    for look in looks:
        wear(phone, state, look)
        yield look, phone.windows.view.image().convert("RGB")


def looks_on_sheet(place: int) -> tuple[str, str]:
    """Two looks of the screen at a place: light, and each of the others in its turn."""
    first, *others = LOOKS
    return first, others[place % len(others)]


def sheet(phone: Phone, shots: Sequence[Shot], keep: Path | None = None) -> Image.Image:
    """All screens of an app; `keep` is a folder that takes the large pictures, in all looks."""
    width, height = THUMB
    group = 2 * (width + GAP) + 2 * GAP
    across = min(ACROSS, len(shots))
    rows = -(-len(shots) // across)
    row = height + LABEL + GAP
    canvas = Image.new("RGB", (across * group, rows * row + GAP), "#e8e8e8")
    draw, font = ImageDraw.Draw(canvas), ImageFont.truetype(str(FONT), 13)
    for place, (shot, state) in enumerate(scenes(phone, shots)):
        x, y = place % across * group + GAP, place // across * row + GAP
        draw.text((x, y), shot.name, "#202020", font)
        shown = looks_on_sheet(place)
        for look, picture in pictures(phone, state, shown if keep is None else tuple(LOOKS)):
            if look in shown:
                canvas.paste(picture.resize(THUMB, Image.Resampling.LANCZOS), (x, y + LABEL))
                x += width + GAP
            if keep is not None:
                picture.save(keep / f"{place:02d} {shot.name.replace('/', ' ')} {look}.png")
    return canvas


def encoded(canvas: Image.Image) -> bytes:
    """A WebP picture under the limit: as true as fits."""
    for quality in (40, 30, 20):
        buffer = io.BytesIO()
        canvas.save(buffer, "WEBP", quality=quality, method=6)
        if buffer.tell() < MOST_BYTES:
            break
    return buffer.getvalue()
