"""Ways to the screens of OpenTracks."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.model import (
    END,
    MANUAL_START,
    Marker,
    Stats,
    TrackPoint,
)
from pytest_androidbench.phone.apps.opentracks.store import TrackStore
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, back, hold, launch, shot, tap, wait, write

PACKAGE: Final = "de.dennisguse.opentracks"
HOUR_MS: Final = 3_600_000
MINUTE_MS: Final = 60_000
TRACKS: Final = (
    ("Morning run", "running", 9, 45, 5632.7, "Windy, with Nadia"),
    ("Ridge trail", "hiking", 30, 185, 12_400.0, ""),
    ("Bakery ride", "biking", 80, 22, 740.0, ""),
    (
        "Commute home",
        "biking",
        130,
        31,
        8_047.0,
        "Rain all the way, the dynamo was loose again",
    ),
    ("Crawl endurance", "swimming", 190, 61, 2_414.0, ""),
    ("Frozen pond", "skating", 9000, 95, 4_000.0, ""),
)
"""Name, type, hours ago, minutes, metres, description."""


def two_tracks(driver: Driver) -> None:
    """Put only the first two tracks into the app."""
    tracks(driver, 2)


def tracks(driver: Driver, count: int = len(TRACKS)) -> None:
    """Put some tracks into the app; the first one has points and a marker."""
    now = driver.phone.clock.now_ms
    store = TrackStore(driver.app_of(OpenTracksApp).database())
    for number, (name, category, hours, minutes, metres, description) in enumerate(TRACKS[:count]):
        start, length = now - hours * HOUR_MS, minutes * MINUTE_MS
        id_ = store.add(start, 0, bytes([number]) * 16)
        store.describe(id_, name, category, description)
        if number == 0:
            draw(store, id_, start, minutes)
        stats = Stats(
            distance=metres,
            total_ms=length,
            moving_ms=length - MINUTE_MS,
            top_speed=metres * 1500 / length,
            gain=84.0 if number == 1 else None,
            loss=79.5 if number == 1 else None,
        )
        store.count_up(id_, start + length, stats)
    driver.phone.windows.changed()


def draw(store: TrackStore, id_: int, start: int, minutes: int) -> None:
    """Give a track points, up a hill and down again, and a marker."""
    store.add_point(id_, TrackPoint(type=MANUAL_START, time_ms=start))
    for minute in range(minutes):
        point = TrackPoint(
            type="0",
            time_ms=start + minute * MINUTE_MS,
            longitude=8.54 + minute * 0.0011,
            latitude=47.37 + minute % 7 * 0.0003,
            elevation=400.0 + 3 * min(minute, minutes - minute),
            speed=2.0 + minute % 5 * 0.3,
        )
        store.add_point(id_, point)
    store.add_point(id_, TrackPoint(type=END, time_ms=start + minutes * MINUTE_MS))
    marker = Marker(
        track=id_,
        name="Marker 1",
        category="waterfall",
        description="Wet stones",
        time_ms=start + 600_000,
        longitude=8.551,
        latitude=47.371,
    )
    store.add_marker(marker, Stats(distance=1200.0, total_ms=600_000))


def fix(longitude: float, latitude: float) -> Step:
    """Let the GPS find a place."""
    return lambda driver: driver.phone.properties.put("qemu.geo.fix", f"{longitude} {latitude} 400")


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
ASKED: Final = (*FIRST, tap("next_button"), tap("next_button"))
LIST: Final = (
    *ASKED,
    tap("While using the app"),
    tap("Allow"),
    tap("Allow"),
)
FILLED: Final = (*LIST, tracks)
SEARCH: Final = (*FILLED, tap("Search"))
ONE: Final = (*FILLED, hold("Ridge trail"))
TRACK: Final = (*FILLED, tap("Morning run"))
MENU: Final = tap("More options")
SUMS: Final = (*FILLED, tap("aggregated_stats_button"))
FILTER: Final = (*SUMS, tap("Filter"))
RECORD: Final = (*LIST, tap("Record"))
MOVED: Final = (*RECORD, fix(8.54, 47.37), wait(2000), fix(8.541, 47.37), wait(40_000))
STOPPED: Final = (*MOVED, hold("Stop"))
MARKERS: Final = (*FILLED, tap("track_list_markers"))
MARKER: Final = (*MARKERS, tap("Marker 1"))
SETTINGS: Final = (*LIST, MENU, tap("Settings"))


def setting(name: str) -> Shot:
    """A page of the settings."""
    return shot(name.lower(), *SETTINGS, tap(name))


OPENTRACKS_SHOTS: Final = (
    shot("welcome", *FIRST),
    shot("map", *FIRST, tap("next_button")),
    shot("permission", *ASKED),
    shot("nearby devices", *ASKED, tap("While using the app")),
    shot("empty", *LIST),
    shot("list", *FILLED),
    shot("list menu", *FILLED, MENU),
    shot("search", *SEARCH),
    shot("found", *SEARCH, write("bi"), tap("Submit query")),
    shot("selected", *ONE),
    shot("selection menu", *ONE, tap("Bakery ride"), MENU),
    shot("delete?", *ONE, MENU, tap("Delete")),
    shot("delete several?", *ONE, tap("Bakery ride"), MENU, tap("Delete")),
    shot("on a map", *ONE, tap("Show on map")),
    shot("stats", *TRACK),
    shot("stats with heights", *FILLED, tap("Ridge trail")),
    shot("intervals", *TRACK, tap("Intervals")),
    shot("by time", *TRACK, tap("By time")),
    shot("by distance", *TRACK, tap("By distance")),
    shot("no points", *FILLED, tap("Frozen pond"), tap("By time")),
    shot("track menu", *TRACK, MENU),
    shot("edit", *TRACK, MENU, tap("Edit")),
    shot("types", *TRACK, MENU, tap("Edit"), tap("Show dropdown menu")),
    shot("signs", *TRACK, MENU, tap("Edit"), tap("track_edit_activity_type_icon")),
    shot("sums", *SUMS),
    shot("filter", *FILTER),
    shot("filter from", *FILTER, tap("filter_date_edit_text_from")),
    shot("nothing passes", *FILTER, tap("OK")),
    shot("no sums", *LIST, tap("aggregated_stats_button")),
)
OPENTRACKS_MORE_SHOTS: Final = (
    shot("recording", *RECORD),
    shot("moving", *MOVED),
    shot("recording menu", *RECORD, MENU),
    shot("while recording", *MOVED, back),
    shot("stopped", *STOPPED),
    shot("markers", *MARKERS),
    shot("no markers", *LIST, tap("track_list_markers")),
    shot("marker", *MARKER),
    shot("marker chosen", *MARKERS, hold("Marker 1")),
    shot("edit marker", *MARKER, tap("Edit")),
    shot("new marker", *MOVED, tap("Insert marker")),
    shot("settings", *SETTINGS),
    setting("Default Units and Activity"),
    shot("units", *SETTINGS, tap("Default Units and Activity"), tap("Preferred units")),
    setting("User Interface"),
    setting("GPS"),
    setting("Bluetooth Sensors"),
    setting("Statistics Announcements"),
    setting("Import/Export"),
    setting("Public API"),
    shot("reset?", *SETTINGS, tap("Reset")),
    shot("about", *SETTINGS, tap("About OpenTracks")),
    shot("help", *LIST, MENU, tap("Help")),
)
SHOTS: Final = {"opentracks": OPENTRACKS_SHOTS, "opentracks-more": OPENTRACKS_MORE_SHOTS}


def tracks_and_a_marker(phone: Phone) -> None:
    for step in (*LIST, two_tracks):
        step(Driver(phone))


GROUNDS: Final = {
    "opentracks": app_ground(
        PACKAGE, 30, starts={"opentracks": tracks_and_a_marker}, beyond=SYSTEM_LISTS
    )
}
