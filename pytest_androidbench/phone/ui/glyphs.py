"""Glyphs as masks, drawn once for every size and quarter of a pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.fonts import Fonts
from pytest_androidbench.phone.ui.harfbuzz import hb

if TYPE_CHECKING:
    from PIL.Image import Image

GLYPHS: Final = 1_500_000
"""Bytes of glyphs as masks: some 750, of which a screen has fewer than 200."""
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


class GlyphAtlas:
    """Masks by (font, size, glyph, quarter of a pixel)."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self._masks = ByteCache[_Key, Mask | None](GLYPHS, _mask_size)
        self._raster = hb.RasterDraw()
        self._raster.scale_factor = (64.0, 64.0)

    @property
    def held(self) -> int:
        """The bytes of all masks."""
        return self._masks.held

    def mask(self, font: str, size: float, glyph: int, quarter: int) -> Mask | None:
        """Return a glyph's mask, or None where it draws nothing."""
        key = (font, size, glyph, quarter)
        if key in self._masks:
            return self._masks[key]
        found = self._masks[key] = self._draw(font, size, glyph, quarter)
        return found

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
