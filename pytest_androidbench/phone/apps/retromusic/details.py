"""What is known of a song's file (SongDetailDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.model import Song, length
from pytest_androidbench.phone.apps.retromusic.sound_facts import facts_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class SongDetails(AppScreen[RetroApp, None]):
    """A dialog with a line for each."""

    window: ClassVar[WindowKind] = "dialog"

    id: int = 0

    def build(self) -> w.Widget:
        song = self.app.song(self.id)
        rows = self._rows(song) if song is not None else []
        lines = [w.Text(text, w.BODY_LARGE, id=id_) for id_, text in rows]
        body = w.Scroll(*lines, gap=8, padding=(24, 8), key="details")
        done = w.DialogButton(text=tr("OK"), on_tap=self.close)
        return w.Dialog(tr("Details"), body=body, buttons=(done,))

    def _rows(self, song: Song) -> list[tuple[str, Message]]:
        facts, found = facts_of(self.app, song), self.phone.files.stat(song.path)
        track = tr("Length: {value}", value=length(song.duration))
        if facts is None or found is None:
            return [
                ("fileName", tr("File name: {value}", value=song.title)),
                ("trackLength", track),
            ]
        changed = local_time(self.phone, found.mtime_ms)
        when = f"{changed:%d %b %Y %H:%M:%S}"
        name = song.path.rpartition("/")[2]
        rows = [
            ("filePath", tr("File path: {value}", value=song.path)),
            ("fileName", tr("File name: {value}", value=name)),
            ("fileSize", tr("Size: {value}", value=f"{found.size // 1024 // 1024} MB")),
            ("dateModified", tr("Last Modified: {value}", value=when)),
            ("fileFormat", tr("Format: {value}", value=facts.format)),
            ("trackLength", track),
            ("bitrate", tr("Bitrate: {value}", value=f"{facts.bits} kb/s")),
        ]
        if facts.rate:
            rows.append(("samplingRate", tr("Sampling rate: {value}", value=f"{facts.rate} Hz")))
        return rows
