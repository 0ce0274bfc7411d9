"""The map as one surface: its ground, names, and what somebody has put on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, ClassVar, Final

from pytest_androidbench.phone.kit.maps.clipping import CutWindow, lines_within
from pytest_androidbench.phone.kit.maps.colours import POSITION, ROUTE, TRACK, Ground
from pytest_androidbench.phone.kit.maps.labels import LabelRoom, draw_labels
from pytest_androidbench.phone.kit.maps.projection import LatLon, MapView
from pytest_androidbench.phone.kit.maps.tiles import tile
from pytest_androidbench.phone.ui.box import Box, BoxDraft, Limits
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.theme import parse_colour
from pytest_androidbench.phone.ui.widget import Event, Widget

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.layout import Layout
    from pytest_androidbench.phone.ui.painter import Painter

TILE_DP: Final = 128
"""Half the side of a tile of the map, which has 256 dp."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pin:
    """A favourite, a marker or a set point."""

    at: LatLon
    colour: str
    icon: str
    flag: bool = False
    """Whether it stands on the place with a tip, as markers do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapStroke:
    """A line in a colour of its own, beneath all that somebody has put on the map."""

    points: Sequence[LatLon]
    colour: str
    dp: float = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Overlay:
    """What is drawn over the map."""

    strokes: Sequence[MapStroke] = ()
    tracks: Sequence[Sequence[LatLon]] = ()
    route: Sequence[LatLon] = ()
    planned: Sequence[Sequence[LatLon]] = ()
    """The lines of a route that is planned."""
    pins: Sequence[Pin] = ()
    position: LatLon | None = None
    chosen: LatLon | None = None
    """What the context menu is about."""
    cross: bool = False
    """Whether the middle is marked."""
    names: bool = True


@dataclass(eq=False)
class MapSurface(Widget):
    """Draws the map and takes taps and long presses with their places on it."""

    look_at: Callable[[Rect, int], MapView] | None = None
    """Gives what is seen of the map in a place of the screen with tiles of a side."""
    overlay: Overlay = field(default_factory=Overlay)
    ground: Ground = "map"
    on_touched: Callable[[Rect, Point], None] | None = None
    on_held: Callable[[Rect, Point], None] | None = None

    class_name: ClassVar[str] = "android.view.View"

    def handles(self, event: Event) -> bool:
        return event in {"on_tap", "on_long"} or super().handles(event)

    def measure(self, layout: Layout, limits: Limits) -> BoxDraft:  # noqa: ARG002
        return BoxDraft(self, limits.max_width, limits.max_height)

    def tap(self, box: Box, point: Point) -> None:
        if self.on_touched is not None:
            self.on_touched(box.rect, point.moved(-box.rect.left, -box.rect.top))

    def long_press(self, box: Box, point: Point) -> None:
        if self.on_held is not None:
            self.on_held(box.rect, point.moved(-box.rect.left, -box.rect.top))

    def paint(self, box: Box, painter: Painter) -> None:
        if self.look_at is None or box.rect.empty:
            return
        night = box.ctx.display.dark
        view = self.look_at(box.rect, painter.ctx.dp(TILE_DP))
        with painter.clipped(box.rect):
            _draw_ground(painter, box.rect, view, night, self.ground)
            drawing = _OverlayDrawing(painter, box.rect, view, self.overlay)
            drawing.lines()
            room = LabelRoom(drawing.taken())
            if self.overlay.names:
                light = night or self.ground == "satellite"
                draw_labels(painter, box.rect, view, light, room)
            drawing.pins()


def _draw_ground(painter: Painter, rect: Rect, view: MapView, night: bool, ground: Ground) -> None:
    left, top = view.corner
    side = view.tile
    for column in range(left // side, (left + rect.width - 1) // side + 1):
        for row in range(top // side, (top + rect.height - 1) // side + 1):
            x, y = rect.left + column * side - left, rect.top + row * side - top
            place = Rect.sized(x, y, side, side)
            seen = place.intersect(painter.clip)
            if seen.empty:
                continue
            image = tile(view.zoom, column % (2 << view.zoom), row, side, night, ground)
            if seen != place:
                image = image.crop(seen.moved(-x, -y))
            painter.frame.image.paste(image, (seen.left, seen.top))


class _OverlayDrawing:
    """What lies over the ground, while it is drawn."""

    def __init__(self, painter: Painter, rect: Rect, view: MapView, overlay: Overlay) -> None:
        self.painter, self.rect, self.view, self.overlay = painter, rect, view, overlay
        self.dp = painter.ctx.dp

    def lines(self) -> None:
        for stroke in self.overlay.strokes:
            self._line(stroke.points, stroke.colour, stroke.dp)
        for track in self.overlay.tracks:
            self._line(track, TRACK, 4)
        if self.overlay.route:
            self._line(self.overlay.route, ROUTE, 8)
        for line in self.overlay.planned:
            self._line(line, TRACK, 5)

    def taken(self) -> list[Rect]:
        """Where pins will stand, so that no name is written there."""
        return [self._place_of(pin) for pin in self.overlay.pins]

    def _place_of(self, pin: Pin) -> Rect:
        at, half = self._at(pin.at), self.dp(12)
        up = self.dp(33) if pin.flag else half
        return Rect(at.x - half, at.y - up, at.x + half, at.y + (0 if pin.flag else half))

    def pins(self) -> None:
        if self.overlay.position is not None:
            at = self._at(self.overlay.position)
            self.painter.disc(at, self.dp(12), "#40536dfe")
            self.painter.disc(at, self.dp(9), "#ffffff")
            self.painter.disc(at, self.dp(7), POSITION)
        for pin in self.overlay.pins:
            if pin.flag:
                self._flag(pin)
            else:
                self._disc(pin)
        if self.overlay.chosen is not None:
            self._needle(self._at(self.overlay.chosen))
        if self.overlay.cross:
            self._cross()

    def _line(self, places: Sequence[LatLon], colour: str, wide: float) -> None:
        """A line, piece by piece: a mask of a whole screen for each would take too long."""
        window = CutWindow(-40, -40, self.rect.width + 40, self.rect.height + 40)
        points = [self.view.point(place) for place in _thinned(places)]
        left, top = self.rect.left, self.rect.top
        for line in lines_within(points, window):
            for (ax, ay), (bx, by) in pairwise(line):
                ends = [(ax + left, ay + top), (bx + left, by + top)]
                self.painter.line(ends, colour, self.dp(wide))

    def _disc(self, pin: Pin) -> None:
        at, radius = self._at(pin.at), self.dp(11)
        self.painter.disc(at, radius, "#ffffff")
        self.painter.disc(at, radius - self.dp(1.5), pin.colour)
        side = Rect.sized(at.x - radius, at.y - radius, 2 * radius, 2 * radius)
        self.painter.icon(pin.icon, side, self.dp(13), parse_colour("#ffffff"))

    def _flag(self, pin: Pin) -> None:
        at = self._at(pin.at)
        dp = self.dp
        side = Rect.sized(at.x - dp(18), at.y - dp(33), dp(36), dp(36))
        self.painter.icon("place", side.moved(0, dp(1)), dp(38), parse_colour("#ffffff"))
        self.painter.icon("place", side, dp(34), parse_colour(pin.colour))
        self.painter.icon(pin.icon, side.moved(0, -dp(4)), dp(12), parse_colour("#ffffff"))

    def _needle(self, at: Point) -> None:
        dp = self.dp
        self.painter.line([(at.x, at.y), (at.x, at.y - dp(20))], "#505050", dp(2))
        self.painter.disc(at.moved(0, -dp(24)), dp(8), "#ffffff")
        self.painter.disc(at.moved(0, -dp(24)), dp(6), "#ff8800")

    def _cross(self) -> None:
        middle, arm = self.rect.center, self.dp(12)
        for dx, dy in ((arm, 0), (0, arm)):
            ends = [(middle.x - dx, middle.y - dy), (middle.x + dx, middle.y + dy)]
            self.painter.line(ends, "#d03030", self.dp(2))

    def _at(self, place: LatLon) -> Point:
        x, y = self.view.point(place)
        far = 1_000_000
        return Point(
            self.rect.left + round(max(-far, min(far, x))),
            self.rect.top + round(max(-far, min(far, y))),
        )


def _thinned(places: Sequence[LatLon]) -> Sequence[LatLon]:
    """A line of at most some thousand points."""
    step = len(places) // 2_000 + 1
    return places if step == 1 else [*places[::step], places[-1]]
