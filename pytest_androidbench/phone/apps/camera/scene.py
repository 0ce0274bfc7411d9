"""What stands before the lens: a room behind, a wall in front; the same in preview and photo."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera.sizes import Size
from pytest_androidbench.phone.system.location import Position
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.painter import Painter
from pytest_androidbench.phone.ui.widgets import Canvas

Shape = tuple[str, tuple[float, ...]]
"""A colour, and corners in shares of width and height."""

ROOM: Final[Sequence[Shape]] = (
    ("#d8cfc2", (0, 0, 1, 0, 1, 0.68, 0, 0.68)),
    ("#8a6f52", (0, 0.68, 1, 0.68, 1, 1, 0, 1)),
    ("#a9cce3", (0.12, 0.1, 0.46, 0.1, 0.46, 0.42, 0.12, 0.42)),
    ("#f4f6f7", (0.28, 0.1, 0.3, 0.1, 0.3, 0.42, 0.28, 0.42)),
    ("#6e2c00", (0.58, 0.3, 0.9, 0.3, 0.9, 0.72, 0.58, 0.72)),
    ("#943126", (0.61, 0.33, 0.66, 0.33, 0.66, 0.46, 0.61, 0.46)),
    ("#1f618d", (0.67, 0.34, 0.73, 0.34, 0.73, 0.46, 0.67, 0.46)),
    ("#b7950b", (0.74, 0.36, 0.78, 0.36, 0.78, 0.46, 0.74, 0.46)),
    ("#5d4037", (0.2, 0.62, 0.52, 0.6, 0.56, 0.66, 0.16, 0.68)),
    ("#4e342e", (0.2, 0.68, 0.23, 0.68, 0.23, 0.9, 0.2, 0.9)),
    ("#4e342e", (0.5, 0.66, 0.53, 0.66, 0.53, 0.88, 0.5, 0.88)),
    ("#229954", (0.3, 0.5, 0.38, 0.44, 0.42, 0.52, 0.36, 0.62)),
)
WALL: Final[Sequence[Shape]] = (
    ("#c5cae9", (0, 0, 1, 0, 1, 1, 0, 1)),
    ("#9fa8da", (0, 0.8, 1, 0.8, 1, 1, 0, 1)),
    ("#7986cb", (0.35, 0.3, 0.65, 0.3, 0.65, 0.6, 0.35, 0.6)),
)
QUALITY: Final = 85
_EXIF_MADE: Final = 0x0132
_EXIF_FOLDER: Final = 0x8769
_EXIF_TAKEN: Final = 0x9003
_EXIF_PLACE: Final = 0x8825


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What the lens sees, and how."""

    size: Size
    front: bool
    light: float
    """1 as it is, less where it is to be darker."""
    place: Position | None
    """Where it is; None where that is not to be told."""


def preview(*, front: bool, light: float) -> Canvas:
    """The picture that moves with the camera, which nobody carries about here."""
    return Canvas(
        draw=partial(_draw, _seen(front=front, light=light)),
        id="preview_content",
        cls="android.view.TextureView",
        width="fill",
        height="fill",
    )


def photo(taken: datetime, view: View) -> bytes:
    """The same as a JPEG, with the time it was taken at, and the place if that is known."""
    from PIL import Image, ImageDraw  # noqa: PLC0415 - heavy

    image = Image.new("RGB", view.size)
    draw = ImageDraw.Draw(image)
    for colour, shares in _seen(front=view.front, light=view.light):
        draw.polygon(_corners(shares, Rect(0, 0, *view.size)), colour)
    exif = Image.Exif()
    exif[_EXIF_MADE] = f"{taken:%Y:%m:%d %H:%M:%S}"
    exif.get_ifd(_EXIF_FOLDER)[_EXIF_TAKEN] = exif[_EXIF_MADE]
    if view.place is not None:
        exif.get_ifd(_EXIF_PLACE).update(_place_tags(view.place))
    kept = io.BytesIO()
    image.save(kept, "JPEG", quality=QUALITY, exif=exif)
    return kept.getvalue()


def _place_tags(place: Position) -> dict[int, object]:
    """GPS tags: reference and degrees, minutes, seconds of latitude and longitude."""
    return {
        1: "N" if place.latitude >= 0 else "S",
        2: _parts(place.latitude),
        3: "E" if place.longitude >= 0 else "W",
        4: _parts(place.longitude),
    }


def _parts(degrees: float) -> tuple[float, float, float]:
    seconds = round(abs(degrees) * 3600, 2)
    return seconds // 3600, seconds // 60 % 60, round(seconds % 60, 2)


def _seen(*, front: bool, light: float) -> list[Shape]:
    """The shapes in some light: 1 as they are, less in the dark."""
    return [(_lit(colour, light), shares) for colour, shares in (WALL if front else ROOM)]


def _lit(colour: str, light: float) -> str:
    parts = (min(255, round(light * part)) for part in bytes.fromhex(colour[1:]))
    return "#" + bytes(parts).hex()


def _draw(shapes: Sequence[Shape], painter: Painter, rect: Rect) -> None:
    with painter.clipped(rect):
        for colour, shares in shapes:
            painter.polygon(_corners(shares, rect), colour)


def _corners(shares: Sequence[float], rect: Rect) -> list[tuple[float, float]]:
    pairs = zip(shares[::2], shares[1::2], strict=True)
    return [(rect.left + x * rect.width, rect.top + y * rect.height) for x, y in pairs]
