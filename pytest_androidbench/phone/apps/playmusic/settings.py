"""The settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.playmusic import names
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.world.people import OWNER

QUALITIES: Final = {"0": "Low", "1": "Normal", "2": "High", "3": "Always high"}


@dataclass(eq=False)
class MusicSettings(AppScreen[PlayMusicApp, None]):
    """Account, playback, what is on the phone."""

    activity: ClassVar[str] = names.SETTINGS

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(
            (
                heading("Account"),
                PreferenceRow(title=tr("Google account"), summary=OWNER.address),
                heading("General"),
                toggle(names.ONLY_LOCAL_KEY, "Downloaded only",
                       "Show only music that lies on this phone"),
                heading("Playback"),
                choice(names.QUALITY_KEY, "Quality on mobile network", translated(QUALITIES), "1"),
                toggle(names.WIFI_ONLY_KEY, "Stream only on Wi-Fi", default=True),
                toggle(names.EXPLICIT_KEY, "Block explicit songs in radio"),
                heading("About Play Music"),
                PreferenceRow(title=tr("Music version"), summary=self.app.version),
            )
        )  # fmt: skip
        return w.Page(w.TopBar(tr("Settings"), back=True, id="play_header_toolbar"),
                      w.Scroll(*rows, id="recycler_view"))  # fmt: skip
