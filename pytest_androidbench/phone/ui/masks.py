"""Smooth shapes as masks, made once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final, TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from pytest_androidbench.phone.ui.byte_cache import ByteCache
from pytest_androidbench.phone.ui.geometry import Rect, Size

SHAPES: Final = 3_000_000
"""Bytes of masks: one of a whole screen of 1080 x 2400, or all that twenty cards need."""
FINE: Final = 4
"""Shapes are drawn this many times larger and then made small."""

BAND: Final = 64
"""Rows that are worked on at once: copies of a whole screen cost more than the work itself.

Few enough that a band, four bytes a pixel, is a small block for `wire.allocator`.
"""

T = TypeVar("T")
Corners = tuple[Image.Image, Image.Image, Image.Image, Image.Image]


class Masks:
    """Masks by what they show."""

    def __init__(self) -> None:
        self._kept = ByteCache[Hashable, object](SHAPES, _mask_size)

    def corners(self, radius: int, thick: int) -> Corners:
        """Return the four quarters of a disc, or of a ring: top left and right, bottom ones."""
        return self._once(("corners", radius, thick), lambda: _corners(radius, thick))

    def rounded(self, size: Size, radius: int) -> Image.Image:
        """Return a rectangle with round corners."""
        return self._once(("rounded", size, radius), lambda: self._rounded(size, radius))

    def arc(self, radius: int, thick: int, share: float) -> Image.Image:
        """Return a part of a ring, from the top clockwise."""
        return self._once(("arc", radius, thick, share), lambda: _arc(radius, thick, share))

    def shadow(self, size: Size, radius: int, depth: int) -> tuple[Image.Image, int]:
        """Return a blurred rectangle and how far it reaches beyond the sharp one."""
        return self._once(
            ("shadow", size, radius, depth), lambda: self._shadow(size, radius, depth)
        )

    def flipped(self, image: Image.Image) -> Image.Image:
        """Return a mask turned left to right."""
        return image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)

    def drawn(self, points: Sequence[tuple[float, float]], thick: int, rect: Rect) -> Image.Image:
        """Return a line through points, or the area within them, as seen in a rectangle."""
        fine = FINE if rect.width * rect.height < 1_000_000 else 2
        moved = [((x - rect.left) * fine, (y - rect.top) * fine) for x, y in points]
        if thick:
            large = Image.new("L", (rect.width * fine, rect.height * fine))
            ImageDraw.Draw(large).line(moved, 255, thick * fine, joint="curve")
            return large.reduce(fine)
        # As Pillow does, but before the bands' parts below 0, which it would round upwards.
        whole = [(int(x), int(y)) for x, y in moved]
        return _banded(
            rect.size, fine, lambda pen, top: pen.polygon([(x, y - top) for x, y in whole], 255)
        )

    def _rounded(self, size: Size, radius: int) -> Image.Image:
        mask = Image.new("L", size, 255)
        if not radius:
            return mask
        right, bottom = size.width - radius, size.height - radius
        places = ((0, 0), (right, 0), (0, bottom), (right, bottom))
        for quarter, place in zip(self.corners(radius, 0), places, strict=True):
            mask.paste(quarter, place)
        return mask

    def _shadow(self, size: Size, radius: int, depth: int) -> tuple[Image.Image, int]:
        margin = 2 * depth
        around = (size.width + 2 * margin, size.height + 2 * margin)
        mask = Image.new("L", around)
        mask.paste(
            self._rounded(size, min(radius, size.width // 2, size.height // 2)), (margin, margin)
        )
        small = mask.resize((max(1, around[0] // 4), max(1, around[1] // 4)))
        blurred = small.filter(ImageFilter.GaussianBlur(depth / 4))
        return blurred.resize(around, Image.Resampling.BILINEAR), margin

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
        return found  # type: ignore[return-value]  # the key names the kind of value


def _mask_size(_: Hashable, value: object) -> int:
    values = value if isinstance(value, tuple) else (value,)
    masks = [each for each in values if isinstance(each, Image.Image)]
    return 500 + sum(500 + (mask.width + 8) * mask.height for mask in masks)


def _banded(size: Size, fine: int, draw: Callable[[ImageDraw.ImageDraw, int], None]) -> Image.Image:
    """A shape made band by band: at once the large one of a whole screen would take 10 MB.

    Args:
        size: of the mask.
        fine: how many times larger the shape is drawn.
        draw: draws it, so many pixels higher.
    """
    mask = Image.new("L", size)
    for top in range(0, size.height, BAND):
        height = min(BAND, size.height - top)
        large = Image.new("L", (size.width * fine, height * fine))
        draw(ImageDraw.Draw(large), top * fine)
        mask.paste(large.reduce(fine), (0, top))
    return mask


def _disc(radius: int) -> Image.Image:
    side = 2 * radius * FINE
    return _banded(
        Size(2 * radius, 2 * radius),
        FINE,
        lambda pen, top: pen.ellipse((0, -top, side - 1, side - 1 - top), 255),
    )


def _corners(radius: int, thick: int) -> Corners:
    disc = _disc(radius)
    if thick and radius > thick:
        hole = Image.new("L", disc.size)
        hole.paste(_disc(radius - thick), (thick, thick))
        disc = ImageChops.subtract(disc, hole)
    side = 2 * radius
    return (
        disc.crop((0, 0, radius, radius)),
        disc.crop((radius, 0, side, radius)),
        disc.crop((0, radius, radius, side)),
        disc.crop((radius, radius, side, side)),
    )


def _arc(radius: int, thick: int, share: float) -> Image.Image:
    side = 2 * radius * FINE

    def draw(pen: ImageDraw.ImageDraw, top: int) -> None:
        box = (0, -top, side - 1, side - 1 - top)
        pen.arc(box, -90, -90 + 360 * share, 255, thick * FINE)

    return _banded(Size(2 * radius, 2 * radius), FINE, draw)
