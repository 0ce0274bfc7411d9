"""The settings of the camera."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.first_run import KEPT, LOCATION
from pytest_androidbench.phone.apps.camera.options import MANUAL_EXPOSURE
from pytest_androidbench.phone.apps.camera.sizes import FILMS, PHOTOS, Size
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

QUALITIES: Final[tuple[tuple[str, TextLike, Sequence[tuple[str, Size]]], ...]] = (
    ("pref_camera_picturesize_back", tr("Back camera photo"), PHOTOS),
    ("pref_camera_picturesize_front", tr("Front camera photo"), PHOTOS),
    ("pref_video_quality_back", tr("Back camera video"), FILMS),
    ("pref_video_quality_front", tr("Front camera video"), FILMS),
)


@dataclass(eq=False)
class CameraSettings(AppScreen[CameraApp, None]):
    """Resolution, location, and what is advanced."""

    activity = "com.android.camera.settings.CameraSettingsActivity"

    def build(self) -> w.Widget:
        located = self.app.prefs().get(KEPT, "off") == "on"
        rows = (
            w.ListItem(tr("Resolution & quality"), look=w.SETTINGS, on_tap=self.open_quality),
            w.SwitchRow(tr("Save location"), located, self.locate),
            w.ListItem(tr("Advanced"), look=w.SETTINGS, on_tap=self.open_advanced),
        )
        return _page(tr("Settings"), *rows)

    def open_quality(self) -> None:
        self.show(Quality())

    def open_advanced(self) -> None:
        self.show(Advanced())

    def locate(self, on: bool) -> None:
        if on:
            self.request_permissions(LOCATION, self.asked)
        else:
            self.app.prefs().put(KEPT, "off")

    def asked(self, granted: dict[str, bool]) -> None:
        self.app.prefs().put(KEPT, "on" if any(granted.values()) else "off")


@dataclass(eq=False)
class Quality(AppScreen[CameraApp, None]):
    """Sizes of photos and films."""

    def build(self) -> w.Widget:
        rows = [
            w.ListItem(
                title,
                values[self.app.prefs().get(key, 0)][0],
                look=w.SETTINGS,
                key=key,
                on_tap=partial(self.ask_for, key, title, values),
            )
            for key, title, values in QUALITIES
        ]
        heads = w.Category(tr("Camera")), w.Category(tr("Video"))
        return _page(tr("Resolution & quality"), heads[0], *rows[:2], heads[1], *rows[2:])

    def ask_for(self, key: str, title: TextLike, values: Sequence[tuple[str, Size]]) -> None:
        """Ask for one of the sizes."""
        chosen = self.app.prefs().get(key, 0)
        dialog = Choose(
            title=title, choices=[text for text, _ in values], chosen=chosen, negative=tr("Cancel")
        )
        self.ask(dialog, self.chosen, key)

    def chosen(self, key: str, value: int) -> None:
        self.app.prefs().put(key, value)


@dataclass(eq=False)
class Advanced(AppScreen[CameraApp, None]):
    """What few people change."""

    def build(self) -> w.Widget:
        manual = self.app.prefs().get(MANUAL_EXPOSURE, default=False)
        row = w.SwitchRow(tr("Manual exposure"), manual, self.switch)
        return _page(tr("Advanced"), row)

    def switch(self, on: bool) -> None:
        self.app.prefs().put(MANUAL_EXPOSURE, on)


def _page(title: TextLike, *rows: w.Widget) -> w.Widget:
    """A page of preferences as the framework's own list shows them."""
    listed = w.Scroll(*rows, id="android:id/list", cls="android.widget.ListView")
    return w.Page(w.TopBar(title, back=True), listed)
