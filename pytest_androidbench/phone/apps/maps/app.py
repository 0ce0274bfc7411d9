"""What Google Maps declares, and where the phone is as far as the app may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.maps import names
from pytest_androidbench.phone.apps.maps.icon import ICON
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.own_theme import own_theme
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_VIEW,
    CATEGORY_BROWSABLE,
    CATEGORY_DEFAULT,
    IntentFilter,
)
from pytest_androidbench.phone.system.location import position
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.kit.maps.regions import MapRegion
    from pytest_androidbench.phone.ui.context import Display

MAIN: Final = names.MAIN
EVERYONE: Final = (CATEGORY_DEFAULT, CATEGORY_BROWSABLE)
PAGES: Final = {
    "place": "place:PlaceDetails",
    "search": "search:PlaceSearch",
    "results": "results:FoundPlaces",
    "rooms": "stays:HotelRooms",
    "directions": "directions:WayThere",
    "navigation": "navigation:WayGone",
    "street_view": "street_view:StreetView",
    "measure": "measuring:MeasureDistance",
    "list": "lists:SavedList",
    "review": "review_editor:ReviewEditor",
    "on_map": "choosing:ChooseOnMap",
    "account": "account:MapsAccount",
    "timeline": "account:MapsTimeline",
    "offline": "offline:OfflineMaps",
    "settings": "settings:MapsSettings",
}
"""Pages of the main activity, which lead to each other in circles."""


class MapsApp(App):
    """Places, their lists and the ways to them."""

    package = names.PACKAGE
    label = "Maps"
    version = "11.70.0302"
    version_code = 1067700302
    icon = "map"
    icon_color = 0xFFFFFF
    icon_art = ICON
    target_sdk = 33
    min_sdk = 23
    main = MAIN
    activities = {MAIN: "map_page:MapsPage"}
    filters = (
        IntentFilter(
            activity=MAIN,
            actions=(ACTION_VIEW,),
            categories=EVERYONE,
            schemes=("geo", "google.navigation"),
        ),
        IntentFilter(
            activity=MAIN,
            actions=(ACTION_VIEW,),
            categories=EVERYONE,
            schemes=("http", "https"),
            hosts=names.HOSTS,
            verified=True,
        ),
        IntentFilter(
            activity=MAIN,
            actions=(ACTION_VIEW,),
            categories=EVERYONE,
            schemes=("http", "https"),
            hosts=names.SHARED_HOSTS,
            prefixes=("/maps",),
            verified=True,
        ),
    )
    permissions = (
        *names.LOCATION,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
    )

    schemas = {
        names.DATABASE: """
CREATE TABLE saved (
  _id INTEGER PRIMARY KEY, list TEXT, name TEXT, kind TEXT, region TEXT, lat REAL, lon REAL
);
CREATE TABLE recent (_id INTEGER PRIMARY KEY, words TEXT);
CREATE TABLE lists (_id INTEGER PRIMARY KEY, title TEXT);
CREATE TABLE reviews (
  _id INTEGER PRIMARY KEY, name TEXT, kind TEXT, region TEXT, lat REAL, lon REAL,
  stars INTEGER, text TEXT, written_ms INTEGER
);
CREATE TABLE trips (
  _id INTEGER PRIMARY KEY, name TEXT, kind TEXT, region TEXT, lat REAL, lon REAL, mode TEXT
);
CREATE TABLE offline (
  _id INTEGER PRIMARY KEY, title TEXT, lat REAL, lon REAL, zoom INTEGER, saved_ms INTEGER
);
"""
    }

    @property
    def here(self) -> LatLon | None:
        """Where the phone is; None without a fix, or without the permission to know."""
        held = self.phone.permissions.held
        fix = position(self.phone)
        if fix is None or not any(held(self.package, each) for each in names.LOCATION):
            return None
        return LatLon(fix.latitude, fix.longitude)

    @property
    def region(self) -> MapRegion:
        """The region in which the phone is, as networks tell even where the app may not know."""
        from pytest_androidbench.phone.kit.maps.regions import LIECHTENSTEIN, region_at

        fix = position(self.phone)
        return LIECHTENSTEIN if fix is None else region_at(LatLon(fix.latitude, fix.longitude))

    @property
    def near(self) -> LatLon:
        """Near which something is looked for: where the phone is, else the region's middle."""
        return self.here or self.region.middle

    @property
    def hour(self) -> int:
        """Of the day, which says what traffic there is."""
        return local_time(self.phone).hour

    def page(self, name: str, /, **fields: object) -> Screen[Any]:
        """A new page of the main activity."""
        return self.screen_named(PAGES[name])(**fields)

    def display(self, display: Display) -> Display:
        return own_theme(display, self.prefs().get(names.THEME_KEY, "system"))
