"""An album: its head and its songs (HeaderMediaListActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_header import HeaderActs, media_header
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.model import total
from pytest_androidbench.phone.apps.vlc.song_rows import ALBUM, SongRows, called
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w


@dataclass(eq=False)
class VlcAlbumPage(AppScreen[VlcApp, None]):
    """Songs that are played from the one that is tapped on."""

    activity: ClassVar[str] = names.HEADER_LIST

    name: str = ""
    rows: SongRows = field(default_factory=SongRows)
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        songs = self.rows.songs(ALBUM, self.name)
        artists = sorted({song.artist for song in songs if song.artist})
        acts = HeaderActs(play=self.play, add=self.add, shuffle=self.shuffle)
        head = media_header(called(ALBUM, self.name), ", ".join(artists), total(songs), acts)
        ids = [song.id for song in songs]
        listed = w.Scroll(*(self.rows.song(song, ids) for song in songs), id="songs",
                          cls=look.RECYCLER)  # fmt: skip
        return w.Page(look.bar("", lead=w.Up(True)), head, listed, self.mini.build(),
                      id="coordinator", cls=look.VIEW_GROUP)  # fmt: skip

    def _ids(self) -> list[int]:
        return [song.id for song in self.rows.songs(ALBUM, self.name)]

    def play(self) -> None:
        self.rows.acts.play(self._ids())

    def add(self) -> None:
        self.rows.acts.add(self._ids())

    def shuffle(self) -> None:
        self.rows.acts.shuffle(self._ids())
