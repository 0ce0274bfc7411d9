"""The camera as another app asks for it: one photo or film, kept or taken again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.apps.camera.lens import Lens
from pytest_androidbench.phone.apps.camera.mode_options import WHITE
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
        cancel = self._sign("close", tr("Cancel"), "cancel_button", self.close)
        side = w.Spacer(weight=1)
        if not self.taken:
            below = (cancel, side, self.lens.shutter(), w.Spacer(weight=1), w.Spacer(48))
            return self.lens.build(below, on_swipe=self.swipe)
        again = self._sign("refresh", tr("Retake"), "retake_button", self.retake)
        done = self._sign("done", tr("Done"), "done_button", self.done)
        review = (cancel, side, done, w.Spacer(weight=1), again)
        return self.lens.build(review, self._review(), on_swipe=self.swipe)

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
        picture = w.Picture(
            source, shape="rect", fit="contain", background="#000000", colour=WHITE,
            width="fill", height="fill", id="preview_thumb",
        )  # fmt: skip
        return w.Stack(picture, width="fill", height="fill")

    def _sign(self, icon: str, text: Message, id_: str, act: Callable[[], None]) -> w.Kid:
        return w.IconButton(icon, text, colour=WHITE, id=id_, on_tap=act)


@dataclass(eq=False)
class CaptureFilm(CapturePhoto):
    """The same for a film."""

    activity = "com.android.camera.VideoCamera"

    def on_open(self) -> None:
        self.lens.filming = True
