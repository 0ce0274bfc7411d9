"""What widgets draw with: shapes, texts, icons and pictures, cut at the box's bounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from math import floor
from typing import TYPE_CHECKING, Final, Literal

from pytest_androidbench.phone.ui.context import Ctx
from pytest_androidbench.phone.ui.emoji import COLOUR_FONTS
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.icons import ICON_FONT, icon_character, is_mirrored
from pytest_androidbench.phone.ui.paragraph import Alignment, Paragraph
from pytest_androidbench.phone.ui.shaping import Run
from pytest_androidbench.phone.ui.theme import Colour

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.frame import FrameBuffer

Paint = str | Colour
"""A colour role, `#rrggbb`, or a colour."""
Tint = tuple[Colour | None, bool]
"""The colour of a character, where it has one of its own, and whether it is bold."""
_PLAIN: Final[Tint] = None, False


class Painter:
    """Draws into a frame buffer in pixels of the screen; `ctx` is that of the current box."""

    def __init__(self, frame: FrameBuffer, ctx: Ctx) -> None:
        self.frame = frame
        self.ctx = ctx
        self.clip = frame.area

    def colour(self, paint: Paint, opacity: float = 1.0) -> Colour:
        """Return a colour of the theme, made more transparent."""
        red, green, blue, alpha = self.ctx.theme.colour(paint) if isinstance(paint, str) else paint
        return red, green, blue, int(alpha * opacity + 0.5)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw only inside of the rectangle."""
        outer = self.clip
        self.clip = outer.intersect(rect)
        try:
            yield
        finally:
            self.clip = outer

    def fill(self, rect: Rect, paint: Paint, radius: int = 0) -> None:
        """Fill a rectangle, its corners rounded."""
        colour = self.colour(paint)
        radius = min(radius, rect.width // 2, rect.height // 2)
        if radius <= 0:
            self.frame.fill(rect.intersect(self.clip), colour)
        elif colour[3] < 255:
            self.frame.stamp(self.frame.masks.rounded(rect.size, radius), rect, self.clip, colour)
        else:
            self._corners(rect, radius, 0, colour)
            self._bands(rect, radius, colour)

    def border(self, rect: Rect, paint: Paint, radius: int = 0, thick: int | None = None) -> None:
        """Draw the edge of a rectangle, by default one dp thick, inside of it."""
        colour = self.colour(paint)
        radius = min(radius, rect.width // 2, rect.height // 2)
        edge = self.ctx.dp(1) if thick is None else thick
        if radius > 0:
            self._corners(rect, radius, edge, colour)
        left, top, right, bottom = rect
        for side in (
            Rect(left + radius, top, right - radius, top + edge),
            Rect(left + radius, bottom - edge, right - radius, bottom),
            Rect(left, top + radius, left + edge, bottom - radius),
            Rect(right - edge, top + radius, right, bottom - radius),
        ):
            self.frame.fill(side.intersect(self.clip), colour)

    def disc(self, center: Point, radius: int, paint: Paint) -> None:
        """Fill a circle."""
        side = 2 * radius
        self.fill(Rect.sized(center.x - radius, center.y - radius, side, side), paint, radius)

    def ring(
        self, center: Point, radius: int, thick: int, paint: Paint, share: float = 1.0
    ) -> None:
        """Draw a ring, or the part of one that begins at the top."""
        mask = self.frame.masks.arc(radius, thick, share)
        rect = Rect.sized(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
        self.frame.stamp(mask, rect, self.clip, self.colour(paint))

    def shadow(self, rect: Rect, radius: int, depth: int) -> None:
        """Draw the soft shadow of a rectangle that floats above the screen."""
        mask, margin = self.frame.masks.shadow(rect.size, radius, depth)
        around = rect.inset(-margin, -margin, -margin, -margin).moved(0, depth // 2)
        self.frame.stamp(mask, around, self.clip, self.colour("shadow"))

    def line(self, points: Sequence[Point | tuple[float, float]], paint: Paint, thick: int) -> None:
        """Draw a line through points."""
        self.frame.stroke(points, thick, self.clip, self.colour(paint))

    def polygon(self, points: Sequence[Point | tuple[float, float]], paint: Paint) -> None:
        """Fill the area within points."""
        self.frame.stroke(points, 0, self.clip, self.colour(paint))

    def image(
        self, source: bytes, rect: Rect, radius: int = 0, fit: Literal["cover", "contain"] = "cover"
    ) -> None:
        """Draw an encoded picture into a rectangle."""
        self.frame.picture(source, rect, self.clip, radius, fit)

    def icon(self, name: str, rect: Rect, size: int, colour: Colour) -> None:
        """Draw an icon in the middle of a rectangle; arrows flip from right to left."""
        fonts = self.ctx.engine.fonts
        glyph = fonts.sized(ICON_FONT, size).get_nominal_glyph(ord(icon_character(name))) or 0
        mask = self.ctx.engine.atlas.mask(ICON_FONT, size, glyph, 0)
        if mask is None:
            return
        left = rect.left + (rect.width - size) // 2
        top = rect.top + (rect.height - size) // 2 + size + mask.top
        if self.ctx.rtl and is_mirrored(name):
            place = Rect.sized(left + size - mask.left - mask.width, top, mask.width, mask.height)
            self.frame.stamp(self.frame.masks.flipped(mask.image), place, self.clip, colour)
            return
        place = Rect.sized(left + mask.left, top, mask.width, mask.height)
        self.frame.stamp(mask.image, place, self.clip, colour)

    def text(
        self,
        paragraph: Paragraph,
        left: int,
        top: int,
        colour: Colour,
        room: int,
        align: Alignment = "start",
        tints: Mapping[int, Tint] | None = None,
    ) -> None:
        """Draw a paragraph whose place is `room` wide.

        Args:
            paragraph: the text.
            left: of its place.
            top: of its place.
            colour: of all that `tints` says nothing about.
            room: how wide its place is.
            align: where its lines lie in there.
            tints: the colour, and whether it is bold, by the offset of a character.
        """
        area = Rect.sized(left, top, room, paragraph.height).inset(-8, -8, -8, -8)
        whole = self.clip.covers(area) and colour[3] == 255
        ink = self.frame.ink(colour)
        for line in paragraph.lines:
            baseline = top + line.baseline
            pen: float = left + round(paragraph.left(line, room, align))
            if baseline - paragraph.height > self.clip.bottom:
                break
            for run in line.runs:
                first = line.start + run.start
                if run.font in COLOUR_FONTS:
                    self._coloured(run, pen, baseline, colour)
                    pen += run.width
                    continue
                for glyph, left_64, up_64, cluster, _ in run.glyphs:
                    own, bold = tints.get(first + cluster, _PLAIN) if tints else _PLAIN
                    # Glyphs are kept at four places of a pixel.
                    column, quarter = divmod(floor((pen + left_64 / 64) * 4 + 0.5), 4)
                    mask = self.ctx.engine.atlas.mask(run.font, run.size, glyph, quarter)
                    if mask is None:
                        continue
                    row = baseline + mask.top - round(up_64 / 64)
                    if whole and not tints:
                        self.frame.core.draw_bitmap((column + mask.left, row), mask.core, ink)
                        continue
                    place = Rect.sized(column + mask.left, row, mask.width, mask.height)
                    for step in range(1 + bold):
                        self.frame.stamp(mask.image, place.moved(step, 0), self.clip, own or colour)
                pen += run.width

    def _coloured(self, run: Run, pen: float, baseline: int, colour: Colour) -> None:
        """Draw a run of emoji: of a text's colour they take only how transparent it is."""
        for glyph, left_64, up_64, _, _ in run.glyphs:
            found = self.ctx.engine.atlas.coloured(run.font, run.size, glyph)
            if found is not None:
                left = round(pen + left_64 / 64) + found.left
                top = baseline + found.top - round(up_64 / 64)
                place = Rect.sized(left, top, found.image.width, found.image.height)
                self.frame.overlay(found.image, place, self.clip, colour[3])

    def _bands(self, rect: Rect, radius: int, colour: Colour) -> None:
        left, top, right, bottom = rect
        for band in (
            Rect(left + radius, top, right - radius, top + radius),
            Rect(left, top + radius, right, bottom - radius),
            Rect(left + radius, bottom - radius, right - radius, bottom),
        ):
            self.frame.fill(band.intersect(self.clip), colour)

    def _corners(self, rect: Rect, radius: int, thick: int, colour: Colour) -> None:
        quarters = self.frame.masks.corners(radius, thick)
        left, top, right, bottom = rect
        for mask, x, y in zip(
            quarters,
            (left, right - radius, left, right - radius),
            (top, top, bottom - radius, bottom - radius),
            strict=True,
        ):
            self.frame.stamp(mask, Rect.sized(x, y, radius, radius), self.clip, colour)
