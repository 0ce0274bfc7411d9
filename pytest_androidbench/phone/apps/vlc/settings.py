"""The settings' main page, and what is about the app (PreferencesFragment.kt, AboutFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcSettings(AppScreen[VlcApp, None]):
    """Media library, playback, appearance."""

    activity: ClassVar[str] = names.SETTINGS

    rows: Preferences = field(default_factory=lambda: Preferences(framed=True))

    def build(self) -> w.Widget:
        rows = self.rows.widgets((
            heading("Media library"),
            toggle(names.SCAN, "Auto rescan", default=True),
            heading("Video"),
            choice(names.GROUPING, "Video grouping", translated({
                "name": "Group by name", "folder": "Group by folder",
                "none": "Do not group videos",
            }), "name"),
            heading("Playback"),
            toggle(names.HISTORY, "Playback history", default=True),
            heading("Interface"),
            choice(names.THEME, "Daynight mode", translated({
                "-1": "Follow the system", "1": "Light theme", "2": "Dark theme",
            }), "-1"),
        ))  # fmt: skip
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER)
        return w.Page(look.bar(tr("Settings"), lead=w.Up(True)), listed)


@dataclass(eq=False)
class VlcAbout(AppScreen[VlcApp, None]):
    """Version and licence."""

    def build(self) -> w.Widget:
        words = w.Column(
            w.Text("VLC for Android", w.HEADLINE_SMALL, id="name"),
            w.Text(self.app.version, id="app_version"),
            w.Text(tr("Free software under the GNU General Public License, version 2 or later.")),
            gap=12,
            across="center",
            width="fill",
        )
        return w.Page(
            look.bar(tr("About"), lead=w.Up(True)), w.Scroll(words, padding=24, id="about")
        )
