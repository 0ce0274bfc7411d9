"""The pictures one by one, newest first, as one swipes to the left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.frame import BLACK, FRAME, LINEAR, WHITE, activity_root
from pytest_androidbench.phone.apps.camera.store import Shot
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import file_uri
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

EDIT: Final = "android.intent.action.EDIT"
DELETED: Final = w.TextStyle(16, colour=WHITE)
UNDO: Final = w.TextStyle(12, 700, colour="#bdbdbd")


@dataclass(eq=False)
class Filmstrip(AppScreen[CameraApp, None]):
    """One picture with what can be done to it; a deleted one can be had back for a while."""

    activity = "com.android.camera.CameraActivity"
    place: int = 0
    doomed: str = ""
    """The path of the picture that is deleted unless that is taken back."""
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)
    menus: Menus = field(default_factory=Menus)

    @property
    def shots(self) -> list[Shot]:
        """The pictures there are, but for the one that goes."""
        return [shot for shot in self.app.store.all() if shot.path != self.doomed]

    @property
    def shot(self) -> Shot | None:
        """The picture shown."""
        shots = self.shots
        return shots[min(self.place, len(shots) - 1)] if shots else None

    def build(self) -> w.Widget:
        shot = self.shot
        bar = w.Row(
            w.Up(self.on_back, colour=WHITE),
            w.Spacer(weight=1),
            w.More(self.open_menu, colour=WHITE) if shot else None,
            width="fill",
        )
        view = w.Panel(
            self._picture(shot) if shot else None,
            width="fill",
            height="fill",
            id="filmstrip_view",
            cls="com.android.camera.widget.FilmstripView",
            on_swipe=self.swipe,
        )
        content = w.Panel(
            view, padding=(0, 56, 0, 72), id="camera_filmstrip_content_layout", cls=FRAME
        )
        layers = (
            content,
            w.Align(bar, down="top"),
            shot is not None and w.Align(self._actions(shot), down="bottom"),
            bool(self.snackbar.text) and w.Align(self._undo_bar(), down="bottom"),
        )
        strip = w.Stack(*layers, id="filmstrip_layout", cls=FRAME, width="fill", height="fill")
        return activity_root(strip)

    def _picture(self, shot: Shot) -> w.Widget:
        made = local_time(self.phone, shot.made_ms)
        picture = w.Picture(
            self.app.store.read(shot),
            shape="rect",
            fit="contain",
            background="#000000",
            colour=WHITE,
            desc=taken_on(made, self.phone.display.locale, is_film=shot.is_film),
            width="fill",
            height="fill",
        )
        play = w.IconButton(
            "play_circle_filled",
            tr("Play video"),
            size=64,
            colour=WHITE,
            id="play_button",
            on_tap=self.play,
        )
        return w.Stack(
            picture, w.Align(play) if shot.is_film else None, width="fill", height="fill"
        )

    def _actions(self, shot: Shot) -> w.Widget:
        edit = None if shot.is_film else _control("edit", tr("Edit"), self.edit)
        buttons = w.Row(
            _control("share", tr("Share"), self.share),
            w.Spacer(weight=1),
            edit,
            w.Spacer(weight=1),
            _control("delete", tr("Delete"), self.delete),
            width="fill",
            id="bottom_control_panel",
            cls=LINEAR,
        )
        return w.Panel(
            buttons, padding=12, width="fill", id="filmstrip_bottom_panel", cls=LINEAR, look=BLACK
        )

    def _undo_bar(self) -> w.Widget:
        """What was deleted can be had back by the button at the end."""
        undo = w.Row(
            w.Icon("undo", 20, UNDO.colour),
            w.Text(tr("UNDO"), UNDO, id="camera_undo_deletion_button", on_tap=self.bring_back),
            gap=8,
        )
        row = w.Row(
            w.Text(tr("Deleted"), DELETED),
            w.Spacer(60),
            w.Panel(look=w.Look(background=UNDO.colour), width=1, height=24),
            w.Spacer(8),
            undo,
            height=48,
        )
        bar = w.Panel(
            row,
            padding=(20, 0, 16, 0),
            look=w.Look(background="#323232", radius=2),
            id="camera_undo_deletion_bar",
            cls=LINEAR,
        )
        return w.Panel(bar, padding=(0, 0, 0, 80))

    def open_menu(self) -> None:
        self.menus.open(self.more, title_id="android:id/title")

    def more(self) -> list[MenuEntry]:
        """What lies under the three dots."""
        return [MenuEntry(text=tr("Details"), act=self.open_details)]

    def swipe(self, direction: str) -> None:
        """Go to an older picture, to a newer one, or back to the camera."""
        self.finish_delete()
        if direction == "left":
            self.place = min(self.place + 1, max(0, len(self.shots) - 1))
        elif self.place == 0:
            self.close()
        else:
            self.place -= 1

    def open_details(self) -> None:
        from pytest_androidbench.phone.apps.camera.details import PhotoDetails  # noqa: PLC0415 - seldom

        shot = self.shot
        if shot is not None:
            self.show(PhotoDetails(path=shot.path))

    def share(self) -> None:
        if shot := self.shot:
            kind = "video/mp4" if shot.is_film else "image/jpeg"
            self.phone.activities.share(streams=[self._uri(shot)], type=kind, caller=self)

    def edit(self) -> None:
        if shot := self.shot:
            self._open(EDIT, shot, "image/jpeg")

    def play(self) -> None:
        if shot := self.shot:
            self._open(ACTION_VIEW, shot, "video/mp4")

    def delete(self) -> None:
        """Take the picture away; for good once the bar below is gone."""
        self.finish_delete()
        if shot := self.shot:
            self.doomed = shot.path
            self.snackbar.say(tr("Deleted"), self.bring_back, self.finish_delete)

    def bring_back(self) -> None:
        self.doomed = ""
        self.snackbar.hush()

    def finish_delete(self) -> None:
        """Delete what was to be deleted."""
        if self.doomed:
            self.app.store.delete(self.doomed)
        self.doomed = self.snackbar.text = ""
        if not self.shots:
            self.close()

    def on_back(self) -> None:
        self.finish_delete()
        self.close()

    def on_pause(self) -> None:
        if self.doomed:
            self.app.store.delete(self.doomed)
            self.doomed = ""

    def _open(self, action: str, shot: Shot, kind: str) -> None:
        self.finish_delete()
        if not self.start(Intent(action=action, data=self._uri(shot), type=kind)):
            self.toast(tr("No app can open this"))

    def _uri(self, shot: Shot) -> str:
        return self.phone.media.uri_of(shot.path) or file_uri(shot.path)


def _control(icon: str, text: Message, act: Callable[[], None]) -> w.Widget:
    return w.IconButton(icon, text, colour=WHITE, id=f"filmstrip_bottom_control_{icon}", on_tap=act)


def taken_on(made: datetime, locale: str, *, is_film: bool) -> Message:
    """What a screen reader says of a picture."""
    date = date_text(made, "yMMMd", locale)
    return (
        tr("Video taken on {date}", date=date)
        if is_film
        else tr("Photo taken on {date}", date=date)
    )
