"""What is known of a picture."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, replace
from datetime import datetime
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.camera.app import CameraApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.byte_counts import size_text
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.providers.media.tags import picture_facts, sound_facts
from pytest_androidbench.phone.system.times import clock_text, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LINE: Final = w.TextStyle(18)


@dataclass(eq=False)
class PhotoDetails(AppScreen[CameraApp, None]):
    """Title, time, size, place of a picture."""

    window: ClassVar[WindowKind] = "dialog"
    path: str = ""

    def build(self) -> w.Widget:
        lines = w.Scroll(
            *(w.Text(line, LINE, id="android:id/text1") for line in self._lines()),
            gap=8,
            padding=16,
            key="details",
            cls="android.widget.ListView",
        )
        button = w.DialogButton(text=tr("Close"), on_tap=self.close)
        return w.Dialog(tr("Details"), body=lines, buttons=(button,))

    def _time(self, made: datetime) -> str:
        display = self.phone.display
        day = date_text(made, "yMMMd", display.locale)
        return f"{day}, {clock_text(made, replace(display, hour24=True), seconds=True)}"

    def _lines(self) -> list[TextLike]:
        stat = self.phone.files.stat(self.path)
        if stat is None:
            return [tr("This picture is gone")]
        made = local_time(self.phone, stat.mtime_ms)
        width, height = self._size()
        return [
            tr("Title: {title}", title=posixpath.splitext(posixpath.basename(self.path))[0]),
            tr("Time: {time}", time=self._time(made)),
            tr("Width: {n}", n=width),
            tr("Height: {n}", n=height),
            tr("File size: {size}", size=size_text(stat.size, self.phone.display.locale)),
            tr("Path: {path}", path=self.path),
        ]

    def _size(self) -> tuple[int, int]:
        data = self.phone.files.read(self.path)
        if self.path.endswith(".mp4"):
            film = sound_facts(data, "video/mp4")
            return film.width or 0, film.height or 0
        picture = picture_facts(data)
        return (picture.width, picture.height) if picture else (0, 0)
