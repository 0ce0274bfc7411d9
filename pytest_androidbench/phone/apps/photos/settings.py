"""The settings of Photos: the first page, and what it says of itself.

Rows and their order follow what is known of the published app's settings of 2023; none was
recorded. What needs an account's server says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.about import AboutPhotos
from pytest_androidbench.phone.apps.photos.app import PACKAGE, PhotosApp
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import FLAG_NEW_TASK, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NO_SERVER: Final = tr("This phone has no connection to an account's server")
GROUP_FACES: Final = "group_similar_faces"
LAYOUT: Final = choice(
    "photo_grid_layout", "Photo grid", translated({"day": "Day", "month": "Month"}), "day"
)
"""What headings of the first page stand for."""


@dataclass(eq=False)
class PhotosSettings(AppScreen[PhotosApp, None]):
    """Backup cannot work without a server, and says so."""

    activity: ClassVar[str] = ".settings.SettingsActivity"

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(self._entries())
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows, id="settings_list"))

    def _entries(self) -> tuple[Entry, ...]:
        away = self.say_why
        return (
            PreferenceRow(title=tr("Backup"), summary=tr("Off"), icon="cloud_off", act=away),
            PreferenceRow(title=tr("Notifications"), icon="notifications",
                          act=self.open_notifications),
            heading("Preferences"),
            LAYOUT,
            toggle(GROUP_FACES, "Group similar faces", default=True),
            toggle("memories", "Memories", "Show highlights of your photos", default=True),
            heading("Sharing"),
            PreferenceRow(title=tr("Partner sharing"), act=away),
            toggle("hide_video_location", "Hide photo location data", "In items shared by link"),
            heading("Apps & devices"),
            PreferenceRow(title=tr("Google Location settings"), act=self.open_location),
            PreferenceRow(title=tr("Google apps"), act=away),
            heading("About"),
            PreferenceRow(title=tr("About Google Photos"), summary=PhotosApp.version,
                          act=partial(self.show, AboutPhotos())),
        )  # fmt: skip

    def say_why(self) -> None:
        """Say that there is nothing to back up to."""
        self.toast(NO_SERVER)

    def open_notifications(self) -> None:
        """The system's page about the app's notifications."""
        extras = {"android.provider.extra.APP_PACKAGE": PACKAGE}
        action = "android.settings.APP_NOTIFICATION_SETTINGS"
        self.start(Intent(action=action, extras=extras, flags=FLAG_NEW_TASK))

    def open_location(self) -> None:
        """The system's page about the location."""
        action = "android.settings.LOCATION_SOURCE_SETTINGS"
        self.start(Intent(action=action, flags=FLAG_NEW_TASK))
