"""Glyphs as masks, drawn once for every size and quarter of a pixel, and those with colours."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.emoji import FLAGS_FONT
from pytest_androidbench.phone.ui.fonts import Fonts
from pytest_androidbench.phone.ui.harfbuzz import hb

if TYPE_CHECKING:
    from PIL.Image import Image

GLYPHS: Final = 1_500_000
"""Bytes of glyphs as masks: some 750, of which a screen has fewer than 200."""
COLOURED: Final = 1_000_000
"""Bytes of emoji in colour: some 50, of which the keyboard shows 30 at once."""
_Key = tuple[str, float, int, int]


class Mask(NamedTuple):
    """How much each pixel is covered, and where that lies relative to the pen."""

    left: int
    top: int
    """From the baseline down; usually negative."""
    width: int
    height: int
    image: Image
    core: Any
    """The image as the drawing core takes it."""


class ColourGlyph(NamedTuple):
    """A picture, and where it lies relative to the pen, as of a mask."""

    left: int
    top: int
    image: Image
    """With transparency."""


class GlyphAtlas:
    """Masks by (font, size, glyph, quarter of a pixel), pictures at whole pixels."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._masks = ByteCache[_Key, Mask | None](GLYPHS, _mask_size)
        self._raster = hb.RasterDraw()
        self._raster.scale_factor = (64.0, 64.0)
        self._coloured = ByteCache[_Key, ColourGlyph | None](COLOURED, _picture_size)
        self._paint = hb.RasterPaint()
        self._paint.scale_factor = (64.0, 64.0)

    @property
    def held(self) -> int:
        """The bytes of all masks and pictures."""
        return self._masks.held + self._coloured.held

    def mask(self, font: str, size: float, glyph: int, quarter: int) -> Mask | None:
        """Return a glyph's mask, or None where it draws nothing."""
        key = (font, size, glyph, quarter)
        if key in self._masks:
            return self._masks[key]
        found = self._masks[key] = self._draw(font, size, glyph, quarter)
        return found

    def coloured(self, font: str, size: float, glyph: int) -> ColourGlyph | None:
        """Return a glyph that has colours of its own, or None where it draws nothing."""
        key = (font, size, glyph, 0)
        if key in self._coloured:
            return self._coloured[key]
        draw = self._strike if font == FLAGS_FONT else self._layers
        found = self._coloured[key] = draw(font, size, glyph)
        return found

    def _layers(self, font: str, size: float, glyph: int) -> ColourGlyph | None:
        """Paint the layers of the table COLR."""
        from PIL import Image  # noqa: PLC0415 - as below

        self._paint.paint_glyph_or_fail(self.fonts.sized(font, size), glyph)
        drawn = self._paint.render()
        if drawn is None or not drawn.extents.width or not drawn.extents.height:
            return None
        extents = drawn.extents
        box = (extents.width, extents.height)
        image = Image.frombytes("RGBa", box, drawn.buffer, "raw", "BGRa", extents.stride, -1)
        top = -(extents.y_origin + extents.height)
        return ColourGlyph(extents.x_origin, top, image.convert("RGBA"))

    def _strike(self, font: str, size: float, glyph: int) -> ColourGlyph | None:
        """Scale the picture of the table CBDT."""
        from PIL import Image, PngImagePlugin  # noqa: PLC0415 - as below

        sized = self.fonts.sized(font, size)
        blob = sized.get_glyph_color_png(glyph)
        if not blob.data:
            return None
        extents = sized.get_glyph_extents(glyph)
        box = (round(extents.width / 64), round(-extents.height / 64))
        # Not by `Image.open`, which loads a megabyte of decoders, nor with its care: ours.
        with PngImagePlugin.PngImageFile(BytesIO(blob.data)) as picture:
            image = picture.convert("RGBA").convert("RGBa")
        scaled = image.resize(box, Image.Resampling.BOX).convert("RGBA")
        return ColourGlyph(round(extents.x_bearing / 64), -round(extents.y_bearing / 64), scaled)

    def _draw(self, font: str, size: float, glyph: int, quarter: int) -> Mask | None:
        from PIL import Image  # noqa: PLC0415 - a phone that is never looked at does without

        self._raster.transform = (1.0, 0.0, 0.0, 1.0, quarter * 16.0, 0.0)
        self._raster.draw_glyph(self.fonts.sized(font, size), glyph)
        drawn = self._raster.render()
        extents = drawn.extents
        if extents.width == 0 or extents.height == 0:
            return None
        size_in_memory = (extents.width, extents.height)
        image = Image.frombytes("L", size_in_memory, drawn.buffer, "raw", "L", extents.stride, -1)
        return Mask(
            extents.x_origin,
            -(extents.y_origin + extents.height),
            extents.width,
            extents.height,
            image,
            image.im,
        )


def _mask_size(_: _Key, mask: Mask | None) -> int:
    return 300 if mask is None else 1000 + (mask.width + 8) * mask.height


def _picture_size(_: _Key, picture: ColourGlyph | None) -> int:
    return 300 if picture is None else 1000 + 4 * picture.image.width * picture.image.height
