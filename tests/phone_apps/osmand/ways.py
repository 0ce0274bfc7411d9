"""Ways to the screens of OsmAnd."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.osmand.app import OsmAndApp
from pytest_androidbench.phone.apps.osmand.favorites import FavoritePoint
from pytest_androidbench.phone.apps.osmand.gpx import Gpx, TrackSegment
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, launch, shot, tap, write

PACKAGE: Final = "net.osmand"
MALBUN: Final = LatLon(47.1026191, 9.6083057)
VADUZ: Final = LatLon(47.1392862, 9.5227962)
TRIESEN: Final = LatLon(47.106997, 9.5274854)


def data(driver: Driver) -> None:
    """Some favourites, markers and a track."""
    app = driver.app_of(OsmAndApp)
    for name, at, group, colour in (
        ("Ski lift", MALBUN, "", "#d00d0d"),
        ("Bus to work", VADUZ, "Every day", "#10c0f0"),
    ):
        app.favorites.put(FavoritePoint(name=name, at=at, group=group, colour=colour))
    app.markers.add(TRIESEN, "address", "Triesen")
    app.markers.add(LatLon(47.0657, 9.5003), "poi", "Burg Gutenberg")
    walk = TrackSegment(points=(VADUZ, LatLon(47.12, 9.53), TRIESEN))
    path = app.tracks.path_of("Along the slope")
    app.tracks.put(path, Gpx(name="Along the slope", segments=(walk,)))
    app.show_track(path)
    driver.phone.windows.changed()


def point(x: int, y: int) -> Step:
    """Tap a point of the map."""
    return lambda driver: driver.phone.windows.fingers.tap(x, y)


FIRST: Final = (launch(PACKAGE),)
MAP: Final = (*FIRST, tap("skip_button"))
FILLED: Final = (*MAP, data)
SEARCH: Final = (*FILLED, tap("map_search_button"))
FOUND: Final = (*SEARCH, write("Balzers, Liecht"))
PLACE: Final = (*FOUND, tap("Balzers"))
EDITOR: Final = (*PLACE, tap("Add"))
DRAWER: Final = (*FILLED, tap("map_menu_button"))
PLAN: Final = (*DRAWER, tap("Plan a route"), tap("Create new route"))
PLANNED: Final = (*PLAN, point(400, 900), point(700, 1200), tap("add_point_button"))
MARKERS: Final = (*DRAWER, tap("Map markers"))
PLACES: Final = (*DRAWER, tap("My Places"))


def drawer(name: str) -> Shot:
    """A page of the drawer."""
    return shot(name.lower(), *DRAWER, tap(name))


OSMAND_SHOTS: Final = (
    shot("wizard", *FIRST),
    shot("map", *FILLED),
    shot("drawer", *DRAWER),
    shot("search", *SEARCH),
    shot("categories", *SEARCH, tap("Categories")),
    shot("found", *FOUND),
    shot("nothing found", *SEARCH, write("zzz")),
    shot("place", *PLACE),
    shot("favorite", *EDITOR),
    shot("plan", *PLANNED),
    shot("plan options", *PLANNED, tap("Options")),
    shot("save track", *PLANNED, tap("widget_top_bar_save")),
    shot("markers", *MARKERS),
    shot("favorites", *PLACES),
    shot("tracks", *PLACES, tap("Tracks")),
    drawer("Configure map"),
    drawer("Settings"),
    drawer("Download maps"),
)
SHOTS: Final = {"osmand": OSMAND_SHOTS}


def a_filled_map(phone: Phone) -> None:
    for step in FILLED:
        step(Driver(phone))


GROUNDS: Final = {
    "osmand": app_ground(PACKAGE, 30, starts={"osmand": a_filled_map}, beyond=SYSTEM_LISTS)
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
