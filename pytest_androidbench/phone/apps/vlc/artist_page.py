"""An artist or a genre: albums and songs (AudioAlbumsSongsFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.mini_player import VlcMiniPlayer
from pytest_androidbench.phone.apps.vlc.song_rows import ALBUM, ARTIST, SongRows, title_of
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TABS: Final = (w.Tab(text=tr("Albums")), w.Tab(text=tr("Tracks")))


@dataclass(eq=False)
class VlcArtistPage(AppScreen[VlcApp, None]):
    """Two tabs over what is of one artist, or in one genre."""

    activity: ClassVar[str] = names.SECONDARY

    kind: str = ARTIST
    name: str = ""
    tab: int = 0
    rows: SongRows = field(default_factory=SongRows)
    mini: VlcMiniPlayer = field(default_factory=VlcMiniPlayer)

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def build(self) -> w.Widget:
        songs = self.rows.songs(self.kind, self.name)
        ids = [song.id for song in songs]
        rows = [self.rows.song(song, ids) for song in songs]
        if self.tab == 0:
            rows = self.rows.sets(ALBUM, songs, look.anything)
        bar = look.bar(
            title_of(self.kind, self.name),
            w.BarButton("play_arrow", tr("Play all"), id="play_all", on_tap=self.play),
            w.BarButton("shuffle", tr("Shuffle all"), id="shuffle_all", on_tap=self.shuffle),
            lead=w.Up(True),
        )
        listed = w.Scroll(*rows, id="audio_list", key=f"tab {self.tab}", cls=look.RECYCLER)
        return w.Page(
            bar, w.Tabs(TABS, self.tab, self.go, id="sliding_tabs"),
            w.Panel(listed, id="fragment_placeholder", cls=look.FRAME, weight=1, width="fill"),
            self.mini.build(), id="coordinator", cls=look.VIEW_GROUP,
        )  # fmt: skip

    def go(self, tab: int) -> None:
        self.tab = tab

    def _ids(self) -> list[int]:
        return [song.id for song in self.rows.songs(self.kind, self.name)]

    def play(self) -> None:
        self.rows.acts.play(self._ids())

    def shuffle(self) -> None:
        self.rows.acts.shuffle(self._ids())
