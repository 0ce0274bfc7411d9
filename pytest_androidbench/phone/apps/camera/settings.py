"""The settings of the camera."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.first_run import KEPT, LOCATION
from pytest_androidbench.phone.apps.camera.options import MANUAL_EXPOSURE
from pytest_androidbench.phone.apps.camera.sizes import (
    FILM_KEY,
    FILMS,
    PHOTO_KEY,
    PHOTOS,
    Size,
    chosen_size,
)
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

QUALITIES: Final[tuple[tuple[str, TextLike, Mapping[str, tuple[str, Size]]], ...]] = (
    (PHOTO_KEY.format(side="back"), tr("Back camera photo"), PHOTOS),
    (PHOTO_KEY.format(side="front"), tr("Front camera photo"), PHOTOS),
    (FILM_KEY.format(side="back"), tr("Back camera video"), FILMS),
    (FILM_KEY.format(side="front"), tr("Front camera video"), FILMS),
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
                sizes[chosen_size(self.app.prefs(), key, sizes)][0],
                look=w.SETTINGS,
                key=key,
                on_tap=partial(self.ask_for, key, title, sizes),
            )
            for key, title, sizes in QUALITIES
        ]
        heads = w.Category(tr("Camera")), w.Category(tr("Video"))
        return _page(tr("Resolution & quality"), heads[0], *rows[:2], heads[1], *rows[2:])

    def ask_for(self, key: str, title: TextLike, sizes: Mapping[str, tuple[str, Size]]) -> None:
        """Ask for one of the sizes."""
        dialog = Choose(
            title=title,
            choices=[text for text, _ in sizes.values()],
            chosen=list(sizes).index(chosen_size(self.app.prefs(), key, sizes)),
            negative=tr("Cancel"),
        )
        self.ask(dialog, self.chosen, key, list(sizes))

    def chosen(self, key: str, kept: list[str], place: int) -> None:
        self.app.prefs().put(key, kept[place])


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
