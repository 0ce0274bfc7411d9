"""The words of a song: in a file beside it, or in its own tag (LyricUtil.kt)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.id3 import TagError, lyrics_frame, tag_of
from pytest_androidbench.phone.apps.retromusic.model import Song
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LARGEST: Final = 100_000
_TIMES: Final = re.compile(r"^(\[[^\]]*\])+", re.MULTILINE)
"""When a line is sung."""


def lyrics_of(app: RetroApp, song: Song) -> str:
    """Them, or nothing."""
    beside = f"{song.path.rpartition('.')[0]}.lrc"
    if app.files.is_file(beside):
        text = app.files.read(beside)[:LARGEST].decode("utf-8", "replace")
        return _TIMES.sub("", text).strip()
    if not app.files.is_file(song.path):
        return ""
    try:
        return lyrics_frame(tag_of(app.files.read(song.path)))[:LARGEST].strip()
    except TagError:
        return ""


@dataclass(eq=False)
class LyricsPage(AppScreen[RetroApp, None]):
    """Nothing but the words."""

    id: int = 0

    def build(self) -> w.Widget:
        song = self.app.song(self.id)
        text = lyrics_of(self.app, song) if song is not None else ""
        bar = look.bar(tr("Lyrics"), lead=w.Up(True))
        if not text:
            none = w.Text(tr("No lyrics found"), look.EMPTY, id="noLyricsFound", align="center")
            return w.Page(bar, w.Align(none, weight=1), id="container")
        words = w.Text(text, w.BODY_LARGE, id="normalLyrics")
        return w.Page(bar, w.Scroll(words, padding=24, key="lyrics"), id="container")
