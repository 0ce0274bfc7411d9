"""What Audio Recorder declares, and what it does by the clock."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.apps.recorder import names
from pytest_androidbench.phone.apps.recorder.icon import ICON
from pytest_androidbench.phone.apps.recorder.recorder import Player, SoundRecorder
from pytest_androidbench.phone.apps.recorder.schema import DATABASE, SCHEMA
from pytest_androidbench.phone.apps.recorder.store import RecordingStore
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.prefs import Prefs
from pytest_androidbench.phone.ui.context import Ctx, Display

MAIN: Final = ".app.main.MainActivity"
COLOURS: Final = {
    "primary": "#ffd600",
    "on_primary": "#414141",
    "secondary": "#ffd600",
    "primary_container": "#ffd600",
    "on_primary_container": "#414141",
    "secondary_container": "#4a4a1c",
    "on_secondary_container": "#ffffff",
    "on_surface": "#ffffff",
    "on_surface_variant": "#ffffffb3",
    "surface_container": "#424242",
    "surface_high": "#ffffff",
    "outline": "#ffffff7e",
    "outline_variant": "#ffffff32",
}


class RecorderApp(App):
    """A recorder of sounds."""

    package = names.PACKAGE
    label = "Audio Recorder"
    version = "0.9.26"
    version_code = 926
    icon = "mic"
    icon_color = 0x253343
    icon_art = ICON
    palette = {"status_bar": "#1c2733"}
    dark_palette = palette
    target_sdk = 30
    min_sdk = 21
    main = MAIN
    permissions = (
        names.MICROPHONE,
        "android.permission.INTERNET",
        "android.permission.FOREGROUND_SERVICE",
        "android.permission.VIBRATE",
    )
    activities = {
        MAIN: "main:RecorderMain",
        ".app.welcome.WelcomeActivity": "welcome:RecorderWelcome",
        ".app.setup.SetupActivity": "setup:Setup",
        ".app.records.RecordsActivity": "records:Records",
        ".app.settings.SettingsActivity": "settings:RecorderSettingsPage",
        ".app.info.ActivityInformation": "info:Information",
        ".app.trash.TrashActivity": "trash:Trash",
        ".app.browser.FileBrowserActivity": "browser:FileBrowser",
    }
    schemas = {DATABASE: SCHEMA}
    authorities = (names.AUTHORITY,)
    shared_paths = {"records": names.FOLDER}

    @property
    def store(self) -> RecordingStore:
        """What was recorded."""
        return RecordingStore(self)

    @property
    def recorder(self) -> SoundRecorder:
        """What records, or does not."""
        return SoundRecorder(self, self.store, self.player)

    @property
    def player(self) -> Player:
        """What plays, or does not."""
        return Player(self, self.store, self.played)

    def kept(self) -> Prefs:
        """The preferences."""
        return self.prefs(names.PREFS)

    def display(self, display: Display) -> Display:
        return replace(display, dark=True)

    def look(self, ctx: Ctx) -> Ctx:
        theme = names.theme_of(self.kept().get(names.THEME, ""))
        own = {"background": theme.outer, "surface": theme.outer, "status_bar": theme.outer}
        return super().look(ctx).themed({**COLOURS, **own}, self.material, framework=self.framework)

    def on_install(self) -> None:
        self.files.mkdir(names.FOLDER, parents=True, uid=self.uid)

    def on_force_stop(self) -> None:
        self.recorder.forget()
        self.player.forget()

    def played(self) -> None:
        """Called by the clock when a recording was played to its end."""
        self.player.stop()
        self.phone.windows.changed()
