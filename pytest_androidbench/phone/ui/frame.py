"""The one picture that everything is drawn into, again and again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, Literal

from PIL import Image, ImageDraw, ImageOps

from pytest_androidbench.phone.ui import pictures
from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.geometry import Point, Rect, Size
from pytest_androidbench.phone.ui.masks import Masks
from pytest_androidbench.phone.ui.theme import Colour

SCREENS_OF_PICTURES: Final = 1.25
"""How much of decoded pictures is kept: a screen full of them, and those at its edges.

With less than that a gallery would decode all of them for every drawing.
"""
BYTES_A_PIXEL: Final = 4
"""In Pillow's memory, with and without transparency."""
BAND: Final = 128
"""Rows that are worked on at once: copies of a whole screen cost more than the work itself."""

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
        for top in range(rect.top, rect.bottom, BAND):
            band = Rect(rect.left, top, rect.right, min(top + BAND, rect.bottom))
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
        if colour[3] < 255:
            mask = mask.point([value * colour[3] // 255 for value in range(256)])
        self.core.draw_bitmap((seen.left, seen.top), mask.im, self.ink(colour))

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
        seen = rect.intersect(clip)
        if seen.empty:
            return
        image = self._scaled(source, rect.size, fit)
        if radius:
            image = image.copy()
            image.putalpha(self.masks.rounded(rect.size, radius))
        part = image.crop(seen.moved(-rect.left, -rect.top))
        self.image.paste(part, seen, part if part.mode == "RGBA" else None)

    def _scaled(self, source: bytes, size: Size, fit: str) -> Image.Image:
        key = (hashlib.sha1(source, usedforsecurity=False).digest(), size, fit)
        found = self._pictures.get(key)
        if found is None:
            found = self._pictures[key] = _fitted(source, size, fit)
        return found


def _picture_size(_: _Key, picture: Image.Image) -> int:
    return 1000 + BYTES_A_PIXEL * picture.width * picture.height


def _fitted(source: bytes, size: Size, fit: str) -> Image.Image:
    try:
        image = pictures.decoded(source)
    except pictures.PictureError:
        return Image.new("RGB", size, (0x9E, 0x9E, 0x9E))
    mode = "RGBA" if "A" in image.getbands() or "transparency" in image.info else "RGB"
    # No second copy of what may be a large photo, only to be made small.
    image = image if image.mode == mode else image.convert(mode)
    if fit == "cover":
        return ImageOps.fit(image, size, Image.Resampling.BILINEAR)
    small = ImageOps.contain(image, size, Image.Resampling.BILINEAR)
    whole = Image.new("RGBA", size, (0, 0, 0, 0))
    whole.paste(small, ((size.width - small.width) // 2, (size.height - small.height) // 2))
    return whole
