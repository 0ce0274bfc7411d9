"""What OpenTracks declares, and what it does by the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.apps.opentracks import names
from pytest_androidbench.phone.apps.opentracks.colours import DARK, LIGHT
from pytest_androidbench.phone.apps.opentracks.icon import ICON
from pytest_androidbench.phone.apps.opentracks.schema import SCHEMA
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.opentracks.recorder import TrackRecorder
    from pytest_androidbench.phone.apps.opentracks.store import TrackStore
    from pytest_androidbench.phone.apps.opentracks.units import Units

MAIN: Final = ".introduction.IntroductionActivity"


class OpenTracksApp(App):
    """A sports tracker."""

    package = names.PACKAGE
    label = "OpenTracks"
    version = "4.11.3"
    version_code = 5705
    icon = "timeline"
    icon_color = 0xFF6D00
    icon_art = ICON
    palette = LIGHT
    dark_palette = DARK
    target_sdk = 34
    min_sdk = 24
    main = MAIN
    appcompat = True
    activities = {
        MAIN: "start:Introduction",
        ".TrackListActivity": "tracks:TrackList",
        ".TrackRecordedActivity": "track:TrackPage",
        names.RECORDING: "recording:Recording",
        ".TrackStoppedActivity": "stopped:TrackStopped",
        ".TrackEditActivity": "editing:TrackEdit",
        ".ui.aggregatedStatistics.AggregatedStatisticsActivity": "totals:Totals",
        ".ui.markers.MarkerListActivity": "marker_list:MarkerList",
        ".ui.markers.MarkerDetailActivity": "markers:MarkerPage",
        ".ui.markers.MarkerEditActivity": "markers:MarkerEdit",
        ".settings.SettingsActivity": "settings:TracksSettingsPage",
        ".io.file.exporter.ExportActivity": "exporting:Exported",
        ".AboutActivity": "help:TracksAboutPage",
        ".HelpActivity": "help:Help",
    }
    permissions = (
        *names.NEEDED,
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
        "android.permission.WAKE_LOCK",
    )
    schemas = {"database.db": SCHEMA}
    authorities = (names.AUTHORITY,)

    @property
    def store(self) -> TrackStore:
        """What was recorded."""
        from pytest_androidbench.phone.apps.opentracks.store import TrackStore

        return TrackStore(self.database())

    @property
    def units(self) -> Units:
        """How numbers are written."""
        from pytest_androidbench.phone.apps.opentracks.units import units_of

        return units_of(self)

    @property
    def recorder(self) -> TrackRecorder:
        """What records, or does not."""
        from pytest_androidbench.phone.apps.opentracks.recorder import TrackRecorder

        return TrackRecorder(self, self.store, tick=self.tick, rest=self.rest)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        from pytest_androidbench.phone.apps.opentracks.units import set_first_units

        set_first_units(self)
        return super().screen_for(intent)

    def display(self, display: Display) -> Display:
        chosen = self.prefs().get(names.NIGHT_KEY, names.SYSTEM)
        return (
            replace(display, dark=chosen == names.NIGHT)
            if chosen in {names.DAY, names.NIGHT}
            else display
        )

    def open_uri(self, uri: str) -> bytes | None:
        from pytest_androidbench.phone.apps.opentracks.files import content_of

        return content_of(self.store, uri)

    def on_force_stop(self) -> None:
        self.recorder.forget()

    def tick(self) -> None:
        """Called by the clock while a recording runs."""
        self.recorder.tick()

    def rest(self) -> None:
        """Called by the clock when nothing has moved for a while."""
        self.recorder.rest()
