"""What OpenTracks declares, and what it does by the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pytest_androidbench.phone.apps.opentracks.editing import TrackEdit
from pytest_androidbench.phone.apps.opentracks.exporting import Exported
from pytest_androidbench.phone.apps.opentracks.help import About, Help
from pytest_androidbench.phone.apps.opentracks.marker_list import MarkerList
from pytest_androidbench.phone.apps.opentracks.markers import MarkerEdit, MarkerPage
from pytest_androidbench.phone.apps.opentracks.parts import DARK, LIGHT, PACKAGE
from pytest_androidbench.phone.apps.opentracks.recorder import Recorder
from pytest_androidbench.phone.apps.opentracks.recording import Recording
from pytest_androidbench.phone.apps.opentracks.setting_rows import DAY, NIGHT, NIGHT_KEY, SYSTEM
from pytest_androidbench.phone.apps.opentracks.settings import SettingsPage
from pytest_androidbench.phone.apps.opentracks.sharing import AUTHORITY, content_of
from pytest_androidbench.phone.apps.opentracks.start import Introduction
from pytest_androidbench.phone.apps.opentracks.stopped import TrackStopped
from pytest_androidbench.phone.apps.opentracks.store import SCHEMA, Store
from pytest_androidbench.phone.apps.opentracks.totals import Totals
from pytest_androidbench.phone.apps.opentracks.track import TrackPage
from pytest_androidbench.phone.apps.opentracks.tracks import NEEDED, TrackList
from pytest_androidbench.phone.apps.opentracks.units import set_first_units
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

SCREENS = (
    Introduction, TrackList, TrackPage, TrackEdit, Recording, TrackStopped, Totals, MarkerList,
    MarkerPage, MarkerEdit, SettingsPage, About, Help, Exported,
)  # fmt: skip


class OpenTracksApp(App):
    """A sports tracker."""

    package = PACKAGE
    label = "OpenTracks"
    version = "4.11.3"
    version_code = 5705
    icon = "timeline"
    icon_color = 0xFF6D00
    palette = LIGHT
    dark_palette = DARK
    target_sdk = 34
    min_sdk = 24
    main = Introduction.activity
    activities = {screen.activity: screen for screen in SCREENS}
    permissions = (
        *NEEDED,
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
        "android.permission.WAKE_LOCK",
    )
    schemas = {"database.db": SCHEMA}
    authorities = (AUTHORITY,)

    @property
    def recorder(self) -> Recorder:
        """What records, or does not."""
        return Recorder(self)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        set_first_units(self)
        if self.activity_of(intent.component or "") == Recording.activity:
            return Recording(id=self.recorder.track)
        return super().screen_for(intent)

    def display(self, display: Display) -> Display:
        chosen = self.prefs().get(NIGHT_KEY, SYSTEM)
        return replace(display, dark=chosen == NIGHT) if chosen in {DAY, NIGHT} else display

    def open_uri(self, uri: str) -> bytes | None:
        return content_of(Store(self.database()), uri)

    def on_force_stop(self) -> None:
        self.recorder.forget()

    def tick(self) -> None:
        """Called by the clock while a recording runs."""
        self.recorder.tick()

    def rest(self) -> None:
        """Called by the clock when nothing has moved for a while."""
        self.recorder.rest()
