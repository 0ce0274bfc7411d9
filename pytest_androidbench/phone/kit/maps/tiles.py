"""The ground of the map as square pictures, made once and kept for a while.

A tile depends on nothing but its place, its zoom, its side and the hour of the day, so that a map
that is moved looks as one that was opened where it is now.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from pytest_androidbench.phone.kit.maps.atlas import Atlas, Bounds, Line, Shape
from pytest_androidbench.phone.kit.maps.clipping import (
    XY,
    CutWindow,
    area_within,
    dashes,
    lines_within,
)
from pytest_androidbench.phone.kit.maps.colours import (
    AREAS,
    EDGE,
    HILL,
    HOUSE,
    LAND,
    LANE,
    RGB,
    STROKES,
    TOWN,
    Ground,
    GroundColour,
    LineStyle,
)
from pytest_androidbench.phone.kit.maps.houses import along, extent, ground, houses, lanes, metre
from pytest_androidbench.phone.kit.maps.projection import world
from pytest_androidbench.phone.kit.maps.regions import seen
from pytest_androidbench.phone.ui.byte_cache import remembered

MOST_BYTES: Final = 24_000_000
"""Of kept tiles: those of a screen of 1080 x 2400 and of a row and a column beside it."""
FINE: Final = 2
"""Tiles are drawn this many times larger and then made small."""
MARGIN: Final = 48
"""Pixels around a tile in which lines still are drawn, so that their ends do not show."""
RISES: Final = (2_000, 1_500, 1_100, 800, 500, 250)
"""Metres from a peak within which the ground rises by a step more."""
HIGHEST: Final = 120
"""How much of a peak's colour is shadow, of 255."""


def _bytes(  # the arguments of `tile`, and what it made
    _zoom: int,
    _column: int,
    _row: int,
    _side: int,
    _night: bool,
    _ground: Ground,
    image: Image.Image,
) -> int:
    return 500 + 4 * image.width * image.height


@remembered(MOST_BYTES, _bytes)
def tile(zoom: int, column: int, row: int, side: int, night: bool, look: Ground) -> Image.Image:
    """The picture of one tile.

    Args:
        zoom: of the map.
        column: from the world's left edge.
        row: from its upper one.
        side: in pixels.
        night: whether it is drawn for the dark.
        look: how the ground is drawn.
    """
    count = 2 << zoom
    image = Image.new("RGB", (side * FINE, side * FINE), LAND.on(look, night=night))
    if 0 <= row < count:
        _Drawing(image, zoom, column % count, row, side, night, look).draw()
    return image.reduce(FINE)


class _Drawing:
    """One tile while it is drawn."""

    def __init__(
        self,
        image: Image.Image,
        zoom: int,
        column: int,
        row: int,
        side: int,
        night: bool,
        look: Ground,
    ) -> None:
        self.image, self.zoom, self.night, self.look = image, zoom, night, look
        self.pen = ImageDraw.Draw(image)
        self.scale = float((side * FINE) << (zoom + 1))
        self.left, self.top = column * side * FINE, row * side * FINE
        whole, margin = side * FINE, MARGIN * FINE
        self.window = CutWindow(-margin, -margin, whole + margin, whole + margin)
        self.dp = side * FINE / 128
        self.seen = Bounds(
            (self.left - margin) / self.scale, (self.top - margin) / self.scale,
            (self.left + whole + margin) / self.scale, (self.top + whole + margin) / self.scale,
        )  # fmt: skip

    def draw(self) -> None:
        """Draw the maps that are seen."""
        for atlas in seen(self.seen, self.zoom):
            self._map(atlas)

    def _map(self, atlas: Atlas) -> None:
        for kind, (zoom, shade) in AREAS.items():
            if self.zoom >= zoom:
                self._areas(_of(atlas.areas, kind), self._colour(shade))
                if kind == "industry":
                    self._towns(atlas)
        self._rows_of_houses(atlas)
        if self.look == "terrain":
            self._relief(atlas)
        for kind, stroke in STROKES.items():
            if stroke.edge and self.zoom >= max(stroke.zoom, 11):
                edge = self._colour(EDGE)
                self._ways(_of(atlas.ways, kind), edge, self._wide(stroke) + 2)
        for kind, stroke in STROKES.items():
            if self.zoom >= stroke.zoom:
                colour, ways = self._colour(stroke.colour), _of(atlas.ways, kind)
                self._ways(ways, colour, self._wide(stroke), dashed=stroke.dashed)

    def _colour(self, shade: GroundColour) -> RGB:
        return shade.on(self.look, night=self.night)

    def _relief(self, atlas: Atlas) -> None:
        """Shadow around the peaks: the map knows how high it is only there."""
        mask = Image.new("L", self.image.size, 0)
        pen = ImageDraw.Draw(mask)
        peaks = [place for place in atlas.places if place.kind == "peak"]
        for step, reach in enumerate(RISES, 1):
            for place in peaks:
                x, y = self._point(world(place.at))
                far = reach * metre(place) * self.scale
                if -far < x < mask.width + far and -far < y < mask.height + far:
                    box = (x - far, y - far, x + far, y + far)
                    pen.ellipse(box, fill=HIGHEST * step // len(RISES))
        soft = mask.filter(ImageFilter.GaussianBlur(self.dp * 2))
        self.image.paste(HILL, (0, 0), soft)

    def _wide(self, stroke: LineStyle) -> int:
        wide = stroke.dp * self.dp * 1.25 ** (min(self.zoom, 19) - 15)
        return max(FINE, round(wide))

    def _towns(self, atlas: Atlas) -> None:
        places = [place for place in atlas.settlements() if extent(place).meets(self.seen)]
        for place in places:
            if self.zoom >= 9:
                self._area(ground(place), self._colour(TOWN))
        for place in places:
            if self.zoom >= 14:
                wide = max(FINE, round(1.6 * self.dp * 1.4 ** (min(self.zoom, 19) - 15)))
                for lane in lanes(place):
                    self._line(lane, self._colour(LANE), wide)
            if self.zoom >= 15:
                for house in houses(place):
                    self._area(house, self._colour(HOUSE))

    def _rows_of_houses(self, atlas: Atlas) -> None:
        if self.zoom >= 15:
            for way in _of(atlas.ways, "residential"):
                if way.bounds.meets(self.seen):
                    for house in along(way):
                        self._area(house, self._colour(HOUSE))

    def _areas(self, areas: Iterable[Line], colour: RGB) -> None:
        for area in areas:
            if area.bounds.meets(self.seen):
                self._area(area.shape, colour)

    def _area(self, shape: Shape, colour: RGB) -> None:
        points = [self._point(point) for point in shape]
        inside = area_within(points, self.window)
        if len(inside) > 2:
            self.pen.polygon(inside, colour)

    def _ways(self, ways: Iterable[Line], colour: RGB, wide: int, *, dashed: bool = False) -> None:
        for way in ways:
            if way.bounds.meets(self.seen):
                self._line(way.shape, colour, wide, dashed=dashed)

    def _line(self, shape: Shape, colour: RGB, wide: int, *, dashed: bool = False) -> None:
        points = [self._point(point) for point in shape]
        for piece in lines_within(points, self.window):
            if dashed:
                for dash in dashes(piece, 5 * self.dp, 3 * self.dp):
                    self.pen.line(dash, colour, wide)
            else:
                self.pen.line(piece, colour, wide, joint="curve")
                self._round(piece, colour, wide)

    def _round(self, piece: Sequence[XY], colour: RGB, wide: int) -> None:
        """Round ends, so that ways that meet have no notch between them."""
        if wide < 3 * FINE:
            return
        for x, y in (piece[0], piece[-1]):
            half = wide / 2 - 0.5
            self.pen.ellipse((x - half, y - half, x + half, y + half), colour)

    def _point(self, point: tuple[float, float]) -> XY:
        return point[0] * self.scale - self.left, point[1] * self.scale - self.top


def _of(lines: Iterable[Line], kind: str) -> Iterable[Line]:
    return (line for line in lines if line.kind == kind)
