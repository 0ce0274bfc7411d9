"""The settings of Photos."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.kit.preference_rows import toggle
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

GROUP_FACES: Final = "group_similar_faces"


@dataclass(eq=False)
class PhotosSettings(AppScreen[PhotosApp, None]):
    """Back up cannot work without a server, and says so."""

    activity: ClassVar[str] = ".settings.SettingsActivity"

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        backup = PreferenceRow(
            title=tr("Backup"), summary=tr("Off"), icon="cloud_off", act=self.say_why
        )
        faces = toggle(GROUP_FACES, "Group similar faces", default=True)
        rows = self.preferences.widgets((backup, faces))
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows))

    def say_why(self) -> None:
        """Say that there is nothing to back up to."""
        self.toast(tr("This phone has no connection to an account's server"))
