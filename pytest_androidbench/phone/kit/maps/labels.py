"""Names on the map, none over another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from pytest_androidbench.phone.kit.maps import regions
from pytest_androidbench.phone.kit.maps.atlas import Bounds, Line, bounds_of
from pytest_androidbench.phone.kit.maps.kinds import PLACES, ROADS
from pytest_androidbench.phone.kit.maps.projection import MapView, world
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.theme import TextStyle, parse_colour

if TYPE_CHECKING:
    from pytest_androidbench.phone.ui.painter import Painter

STYLES: Final = {
    "town": TextStyle(16, 500), "village": TextStyle(14, 500), "hamlet": TextStyle(12),
    "suburb": TextStyle(12), "peak": TextStyle(11), "pass": TextStyle(11),
}  # fmt: skip
OTHER: Final = TextStyle(11)
ROAD: Final = TextStyle(10)
GROUPS: Final = ("town", "village", "hamlet", "suburb", "peak", "pass")
"""Which names come first where two want the same room."""
DISC_DP: Final = 9
INK: Final = {False: ("#3a3a3a", "#fffffff0"), True: ("#d0d0d0", "#202226")}
POI: Final = {False: "#3b6aa0", True: "#8fb4dc"}
SUMMIT: Final = {False: "#8d5a35", True: "#c39a78"}
ROAD_ZOOM: Final = 14


class Label(NamedTuple):
    """A name that would be drawn."""

    text: str
    at: Point
    style: TextStyle
    icon: str = ""
    summit: bool = False


@dataclass(slots=True)
class LabelRoom:
    """What is taken of the surface already."""

    taken: list[Rect] = field(default_factory=list)

    def take(self, rect: Rect) -> bool:
        """Take a rectangle, if all of it is free."""
        if any(not rect.intersect(other).empty for other in self.taken):
            return False
        self.taken.append(rect)
        return True


def draw_labels(painter: Painter, rect: Rect, view: MapView, night: bool, room: LabelRoom) -> None:
    """Draw the names of what is seen, the more important first, each where there is room."""
    for label in _wanted(view):
        _draw(painter, rect, label, night, room)


def _wanted(view: MapView) -> Iterator[Label]:
    seen = _seen(view)
    order = {kind: place for place, kind in enumerate(GROUPS)}
    maps = list(regions.seen(seen, view.zoom))
    places = [each for one in maps for each in one.places if PLACES[each.kind].zoom <= view.zoom]
    for place in sorted(places, key=lambda each: (order.get(each.kind, 9), -each.measure)):
        x, y = world(place.at)
        if seen.left <= x <= seen.right and seen.top <= y <= seen.bottom:
            at = Point(*map(round, view.point(place.at)))
            summit = place.kind in ("peak", "pass")
            text = f"{place.name} {place.measure}" if summit else place.name
            icon = "" if place.kind in order and not summit else PLACES[place.kind].icon
            yield Label(text, at, STYLES.get(place.kind, OTHER), icon, summit)
    if view.zoom >= ROAD_ZOOM:
        for way in (way for one in maps for way in one.ways):
            if way.name and way.kind in (*ROADS, "river", "stream") and way.bounds.meets(seen):
                yield from _along(way, view, seen)


def _along(way: Line, view: MapView, seen: Bounds) -> Iterator[Label]:
    """A way's name in the middle of what is seen of it."""
    inside = [
        (x, y)
        for x, y in way.shape
        if seen.left <= x <= seen.right and seen.top <= y <= seen.bottom
    ]
    if inside:
        left, top = view.corner
        x, y = inside[len(inside) // 2]
        at = Point(round(x * view.side) - left, round(y * view.side) - top)
        yield Label(way.name, at, ROAD)


def _draw(painter: Painter, rect: Rect, label: Label, night: bool, room: LabelRoom) -> None:
    dp = painter.ctx.dp
    paragraph = painter.ctx.engine.paragraph(
        label.text,
        size=painter.ctx.sp(label.style.size),
        weight=label.style.weight,
        width=dp(140),
        lines=2,
    )
    half = dp(DISC_DP) if label.icon else 0
    x, y = label.at.moved(rect.left, rect.top)
    top = y + half if half else y - paragraph.height // 2
    box = Rect.sized(x - paragraph.width // 2 - 4, top, paragraph.width + 8, paragraph.height)
    whole = Rect(min(box.left, x - half), min(top, y - half), max(box.right, x + half), box.bottom)
    if not room.take(whole):
        return
    colour = _colour(label, night)
    if half:
        _sign(painter, Point(x, y), label, half, night)
    halo = parse_colour(INK[night][1])
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        painter.text(paragraph, box.left + 4 + dx, top + dy, halo, paragraph.width, "center")
    ink = parse_colour(colour)
    painter.text(paragraph, box.left + 4, top, ink, paragraph.width, "center")


def _colour(label: Label, night: bool) -> str:
    if label.summit:
        return SUMMIT[night]
    return POI[night] if label.icon else INK[night][0]


def _sign(painter: Painter, at: Point, label: Label, half: int, night: bool) -> None:
    colour = _colour(label, night)
    if label.summit:
        points = [(at.x - half * 0.7, at.y + half * 0.5), (at.x, at.y - half * 0.7),
                  (at.x + half * 0.7, at.y + half * 0.5)]  # fmt: skip
        painter.polygon(points, colour)
        return
    painter.disc(at, half, colour)
    side = Rect.sized(at.x - half, at.y - half, 2 * half, 2 * half)
    painter.icon(label.icon, side, round(half * 1.3), parse_colour("#ffffff"))


def _seen(view: MapView) -> Bounds:
    left, top = view.corner
    width, height = view.size
    corners = ((left, top), (left + width, top + height))
    return bounds_of([(x / view.side, y / view.side) for x, y in corners])
