"""The camera as another app asks for it: one photo or film, kept or taken again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.camera.lens import WHITE, Lens
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.recordings import frame_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class CapturePhoto(Lens[Intent]):
    """Closes with where the photo lies; without a place to put it, with nothing but a yes."""

    activity = "com.android.camera.CaptureActivity"
    output: str = field(default="", kw_only=True)
    taken: bytes = field(default=b"", kw_only=True)

    def build(self) -> w.Widget:
        cancel = self._sign("close", tr("Cancel"), "cancel_button", self.close)
        if not self.taken:
            return self.view(
                (cancel, w.Spacer(weight=1), self.shutter(), w.Spacer(weight=1), w.Spacer(48))
            )
        again = self._sign("refresh", tr("Retake"), "retake_button", self.retake)
        done = self._sign("done", tr("Done"), "done_button", self.done)
        below = (cancel, w.Spacer(weight=1), done, w.Spacer(weight=1), again)
        return self.view(below, self._review())

    def took(self, data: bytes) -> None:
        self.taken = data

    def retake(self) -> None:
        self.taken = b""

    def done(self) -> None:
        """Put it where the other app wants it, or where the camera puts its own."""
        if self.output:
            self.phone.content.write(self.output, self.taken)
            self.close(Intent(data=self.output))
        elif self.filming:
            self.close(Intent(data=self._kept()))
        else:
            self.close(Intent(action="inline-data", extras={"data": True}))

    def on_back(self) -> None:
        if self.taken:
            self.retake()
        else:
            super().on_back()

    def _kept(self) -> str:
        path = self.app.store.keep(self.taken, is_film=True)
        return str(self.phone.media.uri_of(path))

    def _review(self) -> w.Widget:
        source = frame_of(self.taken) if self.filming else self.taken
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
        self.filming = True
