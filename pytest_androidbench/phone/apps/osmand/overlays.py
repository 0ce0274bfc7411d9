"""What is drawn over the map now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.apps.osmand import coordinates, names
from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.editor import ICONS
from pytest_androidbench.phone.apps.osmand.navigating import Navigating
from pytest_androidbench.phone.apps.osmand.plan import RoutePlan
from pytest_androidbench.phone.apps.osmand.spot import MapSpot
from pytest_androidbench.phone.kit.maps.colours import TRACK
from pytest_androidbench.phone.kit.maps.projection import LatLon, MapView
from pytest_androidbench.phone.kit.maps.surface import TILE_DP, Overlay, Pin
from pytest_androidbench.phone.system.location import position

MOST_PINS: Final = 500
RULER_DP: Final = 100


def overlay_of(app: OsmAndApp, spot: MapSpot | None, plan: RoutePlan, way: Navigating) -> Overlay:
    """Tracks, favourites and markers that are shown, the position, what is planned and chosen."""
    here = position(app.phone)
    return Overlay(
        tracks=tuple(_tracks(app)),
        route=way.line(),
        planned=tuple(plan.lines()) if plan.on else (),
        pins=tuple(_pins(app, plan, way))[:MOST_PINS],
        position=LatLon(here.latitude, here.longitude) if here is not None else None,
        chosen=spot.at if spot is not None else None,
        cross=plan.on,
        names=app.prefs().get(names.SHOW_POIS, default=True),
    )


def ruler_of(view: MapView, app: OsmAndApp) -> str:
    """How far the length of the ruler is, as a round number."""
    metres = view.metres(RULER_DP * view.tile / TILE_DP)
    step = 1.0
    while step * 10 <= metres:
        step *= 10
    most = max(each * step for each in (1, 2, 5) if each * step <= max(metres, 1.0))
    imperial = app.prefs().get(names.UNITS, "KILOMETERS_AND_METERS") == "MILES_AND_FEET"
    return coordinates.distance(most, imperial)


def _tracks(app: OsmAndApp) -> Iterator[tuple[LatLon, ...]]:
    if not app.prefs().get(names.SHOW_TRACKS, default=True):
        return
    for path in app.shown_tracks():
        track = app.tracks.get(path)
        if track is not None and track.gpx is not None:
            yield from (segment.points for segment in track.gpx.segments if segment.points)


def _pins(app: OsmAndApp, plan: RoutePlan, way: Navigating) -> Iterator[Pin]:
    prefs = app.prefs()
    if prefs.get(names.SHOW_FAVORITES, default=True):
        for each in app.favorites.all():
            if not each.hidden:
                yield Pin(at=each.at, colour=each.colour, icon=ICONS.get(each.icon, "star"))
    if prefs.get(names.SHOW_MARKERS, default=True):
        for marker in app.markers.active():
            yield Pin(at=marker.at, colour=marker.paint, icon="flag", flag=True)
    if plan.on:
        for point in plan.points:
            yield Pin(at=point, colour=TRACK, icon="circle")
    if way.on and way.end_at is not None:
        yield Pin(at=way.end_at.at, colour="#ff8800", icon="flag", flag=True)
    if way.on and way.start_at is not None:
        yield Pin(at=way.start_at.at, colour="#4caf50", icon="near_me")
