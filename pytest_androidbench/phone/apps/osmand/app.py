"""What OsmAnd declares."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_androidbench.phone.apps.osmand import names
from pytest_androidbench.phone.apps.osmand.icon import ICON
from pytest_androidbench.phone.apps.osmand.look import DARK, LIGHT
from pytest_androidbench.phone.apps.osmand.schema import HISTORY, MARKERS
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import IntentFilter
from pytest_androidbench.phone.ui.context import Display

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.osmand.favorites import FavoriteFiles
    from pytest_androidbench.phone.apps.osmand.markers import Markers, RecentPlaces
    from pytest_androidbench.phone.apps.osmand.tracks import TrackFiles

VIEW, SEND = "android.intent.action.VIEW", "android.intent.action.SEND"
BROWSABLE = "android.intent.category.DEFAULT", "android.intent.category.BROWSABLE"


class OsmAndApp(App):
    """Maps and navigation without a network."""

    package = names.PACKAGE
    label = "OsmAnd"
    version = "4.6.13"
    version_code = 4613
    icon = "map"
    icon_color = 0xFF8800
    icon_art = ICON
    palette = LIGHT
    dark_palette = DARK
    target_sdk = 33
    min_sdk = 24
    main = names.MAIN
    appcompat = True
    activities = {
        names.MAIN: "map_page:MapPage",
        names.PLACES: "my_places:MyPlaces",
        names.DOWNLOAD: "downloads:Downloads",
        names.HELP: "help:OsmAndHelp",
        names.SETTINGS: "settings:OsmAndSettings",
    }
    filters = (
        IntentFilter(
            activity=names.MAIN,
            actions=(VIEW,),
            categories=BROWSABLE,
            schemes=("geo", "google.navigation"),
        ),
        IntentFilter(
            activity=names.MAIN,
            actions=(VIEW,),
            categories=BROWSABLE,
            schemes=("file", "content"),
            types=("*/*",),
            paths=(".gpx",),
        ),
        IntentFilter(
            activity=names.MAIN,
            actions=(VIEW,),
            categories=BROWSABLE,
            schemes=("file", "content"),
            types=("application/gpx+xml",),
        ),
        IntentFilter(activity=names.MAIN, actions=(SEND,), types=("application/gpx+xml",)),
    )
    permissions = (
        *names.LOCATION,
        names.NOTIFICATIONS,
        "android.permission.INTERNET",
        "android.permission.ACCESS_NETWORK_STATE",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
        "android.permission.WAKE_LOCK",
    )
    schemas = {names.MARKERS_DB: MARKERS, names.HISTORY_DB: HISTORY}
    authorities = ("net.osmand.fileprovider",)
    shared_paths = {"share": names.FILES}

    @property
    def favorites(self) -> FavoriteFiles:
        """The places somebody keeps."""
        from pytest_androidbench.phone.apps.osmand.favorites import FavoriteFiles

        return FavoriteFiles(self)

    @property
    def tracks(self) -> TrackFiles:
        """The tracks."""
        from pytest_androidbench.phone.apps.osmand.tracks import TrackFiles

        return TrackFiles(self)

    @property
    def markers(self) -> Markers:
        """The markers on the map and those passed."""
        from pytest_androidbench.phone.apps.osmand.markers import Markers

        return Markers(self)

    @property
    def history(self) -> RecentPlaces:
        """What was looked at."""
        from pytest_androidbench.phone.apps.osmand.markers import RecentPlaces

        return RecentPlaces(self)

    def display(self, display: Display) -> Display:
        chosen = self.prefs().get(names.DAY_NIGHT, "APP_THEME")
        if chosen in {"DAY", "NIGHT"}:
            return replace(display, dark=chosen == "NIGHT")
        return display

    def shown_tracks(self) -> list[str]:
        """Paths of the tracks that are drawn on the map."""
        return sorted(self.prefs().get(names.SHOWN_TRACKS, frozenset[str]()))

    def show_track(self, path: str, on: bool = True) -> None:
        """Draw a track on the map, or no longer."""
        shown = {*self.shown_tracks(), path} if on else {*self.shown_tracks()} - {path}
        self.prefs().put(names.SHOWN_TRACKS, frozenset(shown))
