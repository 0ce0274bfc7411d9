"""The one picture that everything is drawn into, again and again."""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from PIL import Image, ImageDraw, ImageOps

from pytest_androidbench.phone.ui import pictures
from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.geometry import Point, Rect, Size
from pytest_androidbench.phone.ui.masks import BAND, Masks
from pytest_androidbench.phone.ui.theme import Colour

SCREENS_OF_PICTURES: Final = 1.25
"""How much of decoded pictures is kept: a screen full of them, and those at its edges.

With less than that a gallery would decode all of them for every drawing.
"""
BYTES_A_PIXEL: Final = 4
"""In Pillow's memory, of coloured pictures with and without transparency."""
_Key = tuple[bytes, Size, str]


class FrameBuffer:
    """An RGB image of the screen's size, kept between drawings, with its masks and pictures."""

    def __init__(self, size: Size) -> None:
        self.size = size
        self.area = Rect(0, 0, size.width, size.height)
        self.image = Image.new("RGB", size)
        self.masks = Masks()
        self.core: Any = ImageDraw.Draw(self.image).draw
        """Pillow's drawing core: `draw_bitmap(xy, mask, ink)` is its fast way to set glyphs."""
        self._pictures = ByteCache[_Key, Image.Image](
            int(SCREENS_OF_PICTURES * BYTES_A_PIXEL * size.width * size.height), _picture_size
        )

    def ink(self, colour: Colour) -> int:
        """Return the colour as the drawing core takes it."""
        ink: int = self.core.draw_ink(colour[:3])
        return ink

    def fill(self, rect: Rect, colour: Colour) -> None:
        """Fill a rectangle; a transparent colour is laid over what is there."""
        if rect.empty or colour[3] == 0:
            return
        if colour[3] == 255:
            self.image.paste(colour[:3], rect)
            return
        flat = Image.new("RGB", (rect.width, min(BAND, rect.height)), colour[:3])
        for band in _bands(rect):
            if band.height < flat.height:
                flat = flat.crop((0, 0, band.width, band.height))
            self.image.paste(Image.blend(self.image.crop(band), flat, colour[3] / 255), band)

    def stamp(self, mask: Image.Image, rect: Rect, clip: Rect, colour: Colour) -> None:
        """Colour the pixels a mask covers, as far as they lie in the clip."""
        seen = rect.intersect(clip)
        if seen.empty or colour[3] == 0:
            return
        if seen != rect:
            mask = mask.crop(seen.moved(-rect.left, -rect.top))
        # Not `Image.point`, which rounds all 256 numbers anew for each glyph.
        shape = mask.im if colour[3] == 255 else mask.im.point(_faded(colour[3]), None)
        self.core.draw_bitmap((seen.left, seen.top), shape, self.ink(colour))

    def overlay(self, image: Image.Image, rect: Rect, clip: Rect, alpha: int) -> None:
        """Lay a picture with transparency over what is there, as far as it lies in the clip."""
        seen = rect.intersect(clip)
        if seen.empty or alpha == 0:
            return
        part = image.crop(seen.moved(-rect.left, -rect.top))
        if alpha < 255:
            part.putalpha(part.getchannel("A").point(_faded(alpha)))
        self.image.paste(part, seen, part)

    def stroke(
        self, points: Sequence[Point | tuple[float, float]], thick: int, clip: Rect, colour: Colour
    ) -> None:
        """Draw a line (or, with no thickness, a filled polygon) with smooth edges."""
        xs, ys = [point[0] for point in points], [point[1] for point in points]
        rect = Rect(
            int(min(xs)) - thick - 1,
            int(min(ys)) - thick - 1,
            int(max(xs)) + thick + 2,
            int(max(ys)) + thick + 2,
        ).intersect(clip)
        if not rect.empty:
            self.stamp(self.masks.drawn(points, thick, rect), rect, clip, colour)

    def picture(
        self, source: bytes, rect: Rect, clip: Rect, radius: int, fit: Literal["cover", "contain"]
    ) -> None:
        """Paste an encoded picture; what cannot be decoded stays grey."""
        if rect.intersect(clip).empty:
            return
        image = self._scaled(source, rect.size, fit)
        place = _centred(image, rect)
        mask = self.masks.rounded(rect.size, radius) if radius else None
        for band in _bands(place.intersect(clip)):
            part = image.crop(band.moved(-place.left, -place.top))
            if mask is not None:
                part = part.convert("RGB") if part.mode == "L" else part
                part.putalpha(mask.crop(band.moved(-rect.left, -rect.top)))
            self.image.paste(part, band, part if part.mode == "RGBA" else None)

    def _scaled(self, source: bytes, size: Size, fit: str) -> Image.Image:
        key = (hashlib.sha1(source, usedforsecurity=False).digest(), size, fit)
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = _fitted(source, size, fit)
        return found


@functools.cache
def _faded(alpha: int) -> list[int]:
    """What the opacities from 0 to 255 come to under another one."""
    return [each * alpha // 255 for each in range(256)]


def _picture_size(_: _Key, picture: Image.Image) -> int:
    bytes_a_pixel = 1 if picture.mode == "L" else BYTES_A_PIXEL
    return 1000 + bytes_a_pixel * picture.width * picture.height


def _fitted(source: bytes, size: Size, fit: str) -> Image.Image:
    try:
        image = pictures.decoded(source)
    except pictures.PictureError:
        return Image.new("RGB", size, (0x9E, 0x9E, 0x9E))
    mode = "RGBA" if "A" in image.getbands() or "transparency" in image.info else "RGB"
    # No second copy of what may be a large photo, only to be made small. A grey one stays grey, a
    # quarter of the size, until it is pasted.
    if image.mode != mode and (image.mode, mode) != ("L", "RGB"):
        image = image.convert(mode)
    fitting = ImageOps.fit if fit == "cover" else ImageOps.contain
    return fitting(image, size, Image.Resampling.BILINEAR)


def _bands(rect: Rect) -> Iterator[Rect]:
    for top in range(rect.top, rect.bottom, BAND):
        yield Rect(rect.left, top, rect.right, min(top + BAND, rect.bottom))


def _centred(image: Image.Image, rect: Rect) -> Rect:
    """Where a picture lies that is no larger than a rectangle."""
    left = rect.left + (rect.width - image.width) // 2
    top = rect.top + (rect.height - image.height) // 2
    return Rect(left, top, left + image.width, top + image.height)
