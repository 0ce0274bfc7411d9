"""The picture that strokes make on a canvas: the same for the same strokes, and kept for a while.

As `MyCanvas.onDraw`: the ground, an opened picture in its middle, then every stroke with round
ends and joins, all of it moved and scaled about the middle.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw, ImageOps

from pytest_androidbench.phone.apps.draw.names import OPAQUE
from pytest_androidbench.phone.apps.draw.strokes import Stroke, polylines
from pytest_androidbench.phone.ui import pictures
from pytest_androidbench.phone.ui.byte_cache import remembered

KEPT_BYTES: Final = 48_000_000
"""Six pictures of a phone's whole display."""
BLOCK: Final = 16
"""So many strokes are drawn at once onto a picture that is kept."""
LEAST_ERASER: Final = 20.0
FINE_PIXELS: Final = 500_000
"""Up to this area strokes are drawn four times larger and made small, else twice."""
STEP: Final = 4.0
JPEG_QUALITY: Final = 70


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """What strokes are drawn on, and how it is moved."""

    width: int
    height: int
    color: int
    picture: bytes = b""
    """An opened picture as its file holds it."""
    room: tuple[int, int] = (0, 0)
    """The display, which an opened picture fills one way."""
    scale: float = 1.0
    left: float = 0.0
    top: float = 0.0

    def shown(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the canvas is seen in the view."""
        across, down = self.width / 2, self.height / 2
        return (
            self.left + across + (x - across) * self.scale,
            self.top + down + (y - down) * self.scale,
        )


def _held(ground: Ground, _: tuple[Stroke, ...], made: Image.Image) -> int:
    return 2_000 + len(ground.picture) + 4 * made.width * made.height


@remembered(KEPT_BYTES, _held)
def painted(ground: Ground, strokes: tuple[Stroke, ...]) -> Image.Image:
    """The picture; not to be changed by who gets it."""
    if not strokes:
        return _bare(ground)
    whole = (len(strokes) - 1) // BLOCK * BLOCK
    image = painted(ground, strokes[:whole]).copy()
    for stroke in strokes[whole:]:
        _draw(image, ground, stroke)
    return image


def encoded(image: Image.Image, ending: str) -> bytes:
    """A picture as a file: PNG without loss, JPEG in the app's quality."""
    out = BytesIO()
    if ending == "png":
        image.save(out, "PNG")
    else:
        image.save(out, "JPEG", quality=JPEG_QUALITY)
    return out.getvalue()


def colour_at(image: Image.Image, x: int, y: int) -> int | None:
    """The colour of a pixel as 0xAARRGGBB; the first row and column count as outside."""
    if not (1 <= x < image.width and 1 <= y < image.height):
        return None
    pixel = image.getpixel((x, y))
    red, green, blue = pixel if isinstance(pixel, tuple) else (0, 0, 0)
    return OPAQUE | int(red) << 16 | int(green) << 8 | int(blue)


def _bare(ground: Ground) -> Image.Image:
    """The ground with the opened picture."""
    image = Image.new("RGB", (ground.width, ground.height), _rgb(ground.color))
    if not ground.picture:
        return image
    try:
        opened = pictures.decoded(ground.picture).convert("RGBA")
    except pictures.PictureError:
        return image
    fitted = ImageOps.contain(opened, ground.room, Image.Resampling.BILINEAR)
    if ground.scale != 1.0:
        size = [max(1, round(side * ground.scale)) for side in fitted.size]
        fitted = _scaled(fitted, size[0], size[1], ground)
    left, top = ground.shown(ground.width / 2, ground.height / 2)
    place = round(left - fitted.width / 2), round(top - fitted.height / 2)
    image.paste(fitted, place, fitted)
    return image


def _scaled(picture: Image.Image, width: int, height: int, ground: Ground) -> Image.Image:
    """A zoomed picture; one that would be far larger than the canvas stays coarse."""
    most = 4 * max(ground.width, ground.height)
    return picture.resize((min(width, most), min(height, most)), Image.Resampling.BILINEAR)


def _draw(image: Image.Image, ground: Ground, stroke: Stroke) -> None:
    color = ground.color if stroke.is_eraser else stroke.color
    if not color >> 24:
        return
    wide = max(stroke.width, LEAST_ERASER) if stroke.is_eraser else stroke.width
    wide *= ground.scale
    lines = [
        [ground.shown(x, y) for x, y in line]
        for line in polylines(stroke.path, STEP / ground.scale)
    ]
    box = _covered(lines, wide, image.size)
    if box is not None:
        image.paste(_rgb(color), box, _mask(lines, wide, box))


def _covered(
    lines: list[list[tuple[float, float]]], wide: float, size: tuple[int, int]
) -> tuple[int, int, int, int] | None:
    """The part of the picture that lines can reach; None for nothing of it."""
    if not lines:
        return None
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    reach = wide / 2 + 2
    left, top = max(0, int(min(xs) - reach)), max(0, int(min(ys) - reach))
    right, bottom = min(size[0], int(max(xs) + reach) + 1), min(size[1], int(max(ys) + reach) + 1)
    return (left, top, right, bottom) if left < right and top < bottom else None


def _mask(
    lines: list[list[tuple[float, float]]], wide: float, box: tuple[int, int, int, int]
) -> Image.Image:
    left, top, right, bottom = box
    fine = 4 if (right - left) * (bottom - top) <= FINE_PIXELS else 2
    large = Image.new("L", ((right - left) * fine, (bottom - top) * fine))
    pen = ImageDraw.Draw(large)
    thick, radius = max(1, round(wide * fine)), wide * fine / 2
    for line in lines:
        points = [((x - left) * fine, (y - top) * fine) for x, y in line]
        if len(points) > 1:
            pen.line(points, 255, thick)
        for x, y in points:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
    return large.reduce(fine)


def _rgb(color: int) -> tuple[int, int, int]:
    return color >> 16 & 0xFF, color >> 8 & 0xFF, color & 0xFF
