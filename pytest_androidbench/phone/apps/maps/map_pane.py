"""The map of a page: what of it is seen, how fingers move it, and what its layers show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import pairwise

from pytest_androidbench.phone.apps.maps import names
from pytest_androidbench.phone.apps.maps.app import MapsApp
from pytest_androidbench.phone.apps.maps.layers import FREE, flow_colour, ground_of, strokes_of
from pytest_androidbench.phone.apps.maps.store import sane
from pytest_androidbench.phone.apps.maps.trips import Trip
from pytest_androidbench.phone.kit.maps.atlas import MIDDLE
from pytest_androidbench.phone.kit.maps.projection import LatLon, MapView
from pytest_androidbench.phone.kit.maps.surface import TILE_DP, MapStroke, MapSurface, Overlay
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import context
from pytest_androidbench.phone.ui.geometry import Point, Rect, Size
from pytest_androidbench.phone.ui.widget import PinchDirection, SwipeDirection

Touched = Callable[[Rect, Point], None]
NEAR_ZOOM = 15
"""From which zoom on a place is looked at."""
WHOLE_ZOOM = 12
ROUTE = (("#1558b0", 8), ("#4285f4", 5))


def route_of(way: Trip) -> list[MapStroke]:
    """A way as it is drawn: blue with a darker edge, and over that where traffic is dense."""
    flows = [
        MapStroke(points=piece, colour=flow_colour(slow), dp=5)
        for piece, slow in zip(pairwise(way.points), way.slowed, strict=False)
        if flow_colour(slow) != FREE
    ]
    return [*(MapStroke(points=way.points, colour=colour, dp=dp) for colour, dp in ROUTE), *flows]


@dataclass(eq=False)
class MapPane(AppPart[MapsApp]):
    """The middle of the map and its zoom; its screen hands touches on to `touch`."""

    lat: float = MIDDLE.lat
    lon: float = MIDDLE.lon
    zoom: int = WHOLE_ZOOM
    began: tuple[int, int] = (0, 0)
    went: tuple[int, int] = (0, 0)

    @property
    def middle(self) -> LatLon:
        """Of what is seen."""
        return sane(self.lat, self.lon)

    def view(self, rect: Rect, tile: int) -> MapView:
        """What is seen in a place of the screen."""
        return MapView(self.middle, self.zoom, rect.size, tile)

    def build(
        self, overlay: Overlay, touched: Touched | None = None, held: Touched | None = None
    ) -> w.Widget:
        """The map with what lies over it, and with where the phone is."""
        strokes = (*strokes_of(self.app.prefs(), self.middle, self.app.hour), *overlay.strokes)
        surface = MapSurface(
            id="map_frame",
            cls=names.FRAME,
            look_at=self.view,
            overlay=replace(overlay, strokes=strokes, position=self.app.here),
            ground=ground_of(self.app.prefs()),
            on_touched=touched,
            on_held=held,
            on_swipe=self.swiped,
            on_pinch=self.pinched,
        )
        return w.Panel(surface, id="mainmap_container", cls=names.FRAME, weight=1,
                       width="fill", height="fill")  # fmt: skip

    def touched(self, rect: Rect, point: Point, dp: int) -> tuple[LatLon, float]:
        """The place that a finger touched, and how many metres so many dp are there."""
        ctx = context(self.phone.display, self.phone.engine)
        view = self.view(rect, ctx.dp(TILE_DP))
        return view.place(*point), view.metres(ctx.dp(dp))

    def touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        """Keep where the first finger is."""
        if pointer == 0:
            self.began = (x, y) if phase == "down" else self.began
            self.went = x, y

    def look_at(self, at: LatLon, zoom: int = 0) -> None:
        """Look at a place, at least as near as a zoom."""
        self.lat, self.lon, self.zoom = at.lat, at.lon, max(zoom, self.zoom)

    def look_at_all(self, places: list[LatLon], size: Size) -> None:
        """Look at several places from as near as a piece of so many dp allows."""
        if not places:
            return
        north, south = max(one.lat for one in places), min(one.lat for one in places)
        east, west = max(one.lon for one in places), min(one.lon for one in places)
        middle = LatLon((north + south) / 2, (east + west) / 2)
        for zoom in range(NEAR_ZOOM + 1, 2, -1):
            view = MapView(middle, zoom, size, TILE_DP)
            left, top = view.point(LatLon(north, west))
            if left > 0 and top > 0:
                break
        self.lat, self.lon, self.zoom = middle.lat, middle.lon, view.zoom

    def swiped(self, direction: SwipeDirection) -> None:
        """Push the map."""
        del direction
        (x, y), (to_x, to_y) = self.began, self.went
        self._see(self._whole.panned(to_x - x, to_y - y))

    def pinched(self, direction: PinchDirection) -> None:
        """See it nearer or from further away."""
        self._see(self._whole.zoomed(1 if direction == "out" else -1))

    def _see(self, view: MapView) -> None:
        self.lat, self.lon, self.zoom = view.middle.lat, view.middle.lon, view.zoom

    @property
    def _whole(self) -> MapView:
        """What is seen on a whole display."""
        ctx = context(self.phone.display, self.phone.engine)
        return MapView(self.middle, self.zoom, Size(1080, 1920), ctx.dp(TILE_DP))
