"""Which part of the map is seen, and how fingers move it."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import (
    MAX_ZOOM,
    MIN_ZOOM,
    LatLon,
    MapView,
)
from pytest_androidbench.phone.kit.maps.surface import TILE_DP
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.windows.scrolling import velocity
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.geometry import Point, Rect
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

FIRST_ZOOM: Final = 11
FOUND_ZOOM: Final = 15
"""From which zoom on something that was found is looked at."""
DOUBLE_MS: Final = 300
DOUBLE_DP: Final = 40
"""Within so much time and way two taps are one gesture."""
MOST_SPEED, SLOWING = 4000, 6000
"""Pixels a second with which the map goes on by itself at most, and of which it loses so many each
second (AnimateDraggingMapThread.java)."""
MOST_SAMPLES: Final = 100


def gone_on(speed: float) -> float:
    """How many pixels the map goes on that is let go with a speed, in pixels a second."""
    limited = max(-MOST_SPEED, min(speed, MOST_SPEED))
    return math.copysign(limited * limited / (2 * SLOWING), limited)


@dataclass(eq=False)
class MapViewport(AppPart[OsmAndApp]):
    """The middle of the map and its zoom."""

    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    zoom: int = FIRST_ZOOM
    began: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Where each finger touched."""
    went: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Where each finger is, or was lifted."""
    samples: list[tuple[int, int, int]] = field(default_factory=list)
    """When and where the first finger was, until it was lifted."""
    tapped: tuple[int, int, int] = (-DOUBLE_MS, 0, 0)
    """When and where the last tap was."""

    def restore(self) -> None:
        """Show what was seen last."""
        prefs = self.app.prefs()
        self.lat = prefs.get(names.LAT, default=MIDDLE.lat)
        self.lon = prefs.get(names.LON, default=MIDDLE.lon)
        zoom = prefs.get(names.ZOOM, default=FIRST_ZOOM)
        self.zoom = max(MIN_ZOOM, min(MAX_ZOOM, zoom))
        if not (math.isfinite(self.lat) and math.isfinite(self.lon)):
            self.lat, self.lon = MIDDLE
        self.lat, self.lon = max(-85.0, min(85.0, self.lat)), max(-180.0, min(180.0, self.lon))

    def keep(self) -> None:
        """Remember what is seen."""
        self.app.prefs().update({names.LAT: self.lat, names.LON: self.lon, names.ZOOM: self.zoom})

    @property
    def middle(self) -> LatLon:
        return LatLon(self.lat, self.lon)

    def view(self, rect: Rect, tile: int) -> MapView:
        """What is seen in a place of the screen, with tiles of a side."""
        return MapView(self.middle, self.zoom, rect.size, tile)

    @property
    def whole(self) -> MapView:
        """What is seen on the whole display."""
        display = self.app.display(self.phone.display)
        size = display.logical_size
        ctx = context(display, self.phone.engine)
        return MapView(self.middle, self.zoom, size, ctx.dp(TILE_DP))

    def look(self, view: MapView) -> None:
        """See another part of the map."""
        self.lat, self.lon, self.zoom = view.middle.lat, view.middle.lon, view.zoom

    def show_place(self, at: LatLon, zoom: int = FOUND_ZOOM) -> None:
        """Put a place into the middle, at least so near."""
        self.lat, self.lon, self.zoom = at.lat, at.lon, max(zoom, self.zoom)

    def show_all(self, places: list[LatLon]) -> None:
        """Let all places be seen, as near as that is possible."""
        if not places:
            return
        lats, lons = [p.lat for p in places], [p.lon for p in places]
        middle = LatLon((min(lats) + max(lats)) / 2, (min(lons) + max(lons)) / 2)
        view = replace(self.whole, middle=middle)
        corners = [LatLon(min(lats), min(lons)), LatLon(max(lats), max(lons))]
        for zoom in range(17, MIN_ZOOM - 1, -1):
            view = replace(view, zoom=zoom)
            points = [view.point(corner) for corner in corners]
            width, height = view.size
            if all(0.1 < x / width < 0.9 and 0.2 < y / height < 0.7 for x, y in points):
                break
        self.look(view)

    def zoom_in(self) -> None:
        """See it nearer."""
        self.look(self.whole.zoomed(1))

    def zoom_out(self) -> None:
        """See more of it."""
        self.look(self.whole.zoomed(-1))

    def follow(self, phase: str, x: int, y: int, pointer: int) -> None:
        """A finger touches, moves or leaves the display."""
        if phase == "down":
            self.began[pointer] = x, y
            self.samples = [] if pointer == 0 else self.samples
        if pointer == 0:
            kept = self.samples[1 - MOST_SAMPLES :]
            self.samples = [*kept, (self.phone.clock.uptime_ms, x, y)]
        if phase == "cancel":
            self.began.pop(pointer, None)
        self.went[pointer] = x, y

    def swiped(self, direction: SwipeDirection) -> None:
        """A finger has pushed the map, which goes on where it was let go in motion."""
        del direction
        (x, y), (to_x, to_y) = self.began.get(0, (0, 0)), self.went.get(0, (0, 0))
        on_x, on_y = (
            (gone_on(speed) for speed in velocity(self.samples)) if self.samples else (0, 0)
        )
        self.look(self.whole.panned(to_x - x + on_x, to_y - y + on_y))

    def pinched(self, direction: PinchDirection) -> None:
        """Two fingers have gone apart or come together, around what lies between them."""
        ends = [(self.began[each], self.went[each]) for each in (0, 1) if each in self.began]
        sign = 1 if direction == "out" else -1
        if len(ends) < 2:
            self.look(self.whole.zoomed(sign))
            return
        before = max(1.0, math.dist(ends[0][0], ends[1][0]))
        after = max(1.0, math.dist(ends[0][1], ends[1][1]))
        steps = max(1, abs(round(math.log2(after / before))))
        middle = (ends[0][0][0] + ends[1][0][0]) / 2, (ends[0][0][1] + ends[1][0][1]) / 2
        self.look(self.whole.zoomed(sign * steps, middle))

    def is_second_tap(self, point: Point) -> bool:
        """Whether a tap makes a gesture of two with the one before; it is remembered."""
        now = self.phone.clock.uptime_ms
        at, x, y = self.tapped
        near = max(abs(point.x - x), abs(point.y - y)) <= DOUBLE_DP * self.whole.tile / TILE_DP
        second = now - at <= DOUBLE_MS and near
        self.tapped = (-DOUBLE_MS, 0, 0) if second else (now, point.x, point.y)
        return second
