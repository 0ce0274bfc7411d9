"""What Photos says of itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.kit.preferences import PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class AboutPhotos(AppScreen[PhotosApp, None]):
    """Which version it is."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        offline = partial(self.toast, tr("This page needs the internet"))
        rows = self.preferences.widgets(
            (
                PreferenceRow(title=tr("Version"), summary=PhotosApp.version),
                PreferenceRow(title=tr("Terms of Service"), act=offline),
                PreferenceRow(title=tr("Privacy Policy"), act=offline),
            )
        )
        return w.Page(w.TopBar(tr("About Google Photos"), back=True), w.Scroll(*rows))
