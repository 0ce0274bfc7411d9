"""The camera as another app asks for it: one photo or film, kept or taken again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.frame import FRAME, LINEAR, WHITE
from pytest_androidbench.phone.apps.camera.lens import Lens
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.recordings import frame_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class CapturePhoto(AppScreen[CameraApp, Intent]):
    """Closes with where the photo lies; without a place to put it, with nothing but a yes."""

    activity = "com.android.camera.CaptureActivity"
    output: str = ""
    taken: bytes = b""
    lens: Lens = field(default_factory=Lens)

    def build(self) -> w.Widget:
        if not self.taken:
            return self.lens.build(self.swipe)
        again = self._sign("arrow_back", tr("Retake"), "retake_button", self.retake)
        done = self._sign("done", tr("Done"), "done_button", self.done)
        cancel = self._sign("close", tr("Cancel"), "cancel_button", self.close)
        wide = self.phone.display.is_wide
        middle = w.Panel(w.Align(done), cls=FRAME, weight=1)
        kids = (cancel, middle, again) if wide else (again, middle, cancel)
        row = (w.Column if wide else w.Row)(
            *kids, across="center", id="bottombar_intent_review", cls=LINEAR,
            width="fill", height="fill",
        )  # fmt: skip
        return self.lens.build(self.swipe, bar=row, review=self._review(), covered=True)

    def beat_ms(self) -> int:
        return self.lens.beat_ms()

    def swipe(self, direction: str) -> None:
        """There is nothing beside the preview."""

    def took(self, data: bytes) -> None:
        """Show what was taken."""
        self.taken = data

    def retake(self) -> None:
        self.taken = b""

    def done(self) -> None:
        """Put it where the other app wants it, or where the camera puts its own."""
        if self.output:
            self.phone.content.write(self.output, self.taken)
            self.close(Intent(data=self.output))
        elif self.lens.filming:
            self.close(Intent(data=self._kept()))
        else:
            self.close(Intent(action="inline-data", extras={"data": True}))

    def on_back(self) -> None:
        if self.taken:
            self.retake()
        elif not self.lens.back():
            self.close()

    def on_pause(self) -> None:
        self.lens.pause()

    def _kept(self) -> str:
        path = self.app.store.keep(self.taken, is_film=True)
        return str(self.phone.media.uri_of(path))

    def _review(self) -> w.Widget:
        source = frame_of(self.taken) if self.lens.filming else self.taken
        return w.Picture(
            source, shape="rect", fit="contain", background="#000000", colour=WHITE,
            width="fill", height="fill", id="intent_review_imageview",
        )  # fmt: skip

    def _sign(self, icon: str, text: Message, id_: str, act: Callable[[], None]) -> w.Widget:
        return w.IconButton(icon, text, colour=WHITE, id=id_, width=72, height=72, on_tap=act)


@dataclass(eq=False)
class CaptureFilm(CapturePhoto):
    """The same for a film."""

    activity = "com.android.camera.VideoCamera"

    def on_open(self) -> None:
        self.lens.filming = True
