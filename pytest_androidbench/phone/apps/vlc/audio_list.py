"""Songs, by themselves or in the order of artists, albums, genres (AudioBrowserFragment.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import VlcMedium, tracks
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TRACKS: Final = 2
TABS: Final = (
    w.Tab(text=tr("Artists")),
    w.Tab(text=tr("Albums")),
    w.Tab(text=tr("Tracks")),
    w.Tab(text=tr("Genres")),
)
_UNKNOWN: Final[tuple[Message, ...]] = (
    tr("Unknown Artist"), tr("Unknown Album"), tr("Unknown"), tr("Unknown Genre"),
)  # fmt: skip


@dataclass(eq=False)
class AudioList(AppPart[VlcApp]):
    """Four tabs."""

    tab: int = 0
    chosen: Selection[int] = field(default_factory=Selection)
    acts: MediaActs = field(default_factory=MediaActs)

    def songs(self) -> list[VlcMedium]:
        found = [medium for medium in self.app.library.media() if not medium.is_video]
        return sorted(found, key=lambda medium: (str(sort_key(medium.title)), medium.id))

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        songs = self.songs()
        rows = (
            [self._row(one) for one in songs if fits(one.title)]
            if self.tab == TRACKS
            else self._sets(songs, fits)
        )
        body: w.Widget = w.Scroll(*rows, id="audio_list", key=f"tab {self.tab}", cls=look.RECYCLER)
        if not rows:
            body = look.empty(
                tr("No media files found, please transfer some files to your device.")
            )
        return w.Column(
            w.Tabs(TABS, self.tab, self.go, id="sliding_tabs"), body, across="stretch", weight=1
        )

    def _row(self, song: VlcMedium) -> w.Widget:
        return look.row(
            song.title, song.artist or _UNKNOWN[0], icon="music_note", key=f"more {song.id}",
            more=partial(self.acts.menu, song.id), on_tap=partial(self.tap, song.id),
            on_long=partial(self.chosen.toggle, song.id), selected=song.id in self.chosen,
            desc=tr("Track: {title}", title=song.title),
        )  # fmt: skip

    def _sets(self, songs: list[VlcMedium], fits: look.Fits) -> list[w.Widget]:
        icons = ("person", "album", "", "music_note")
        return [
            look.row(name or _UNKNOWN[self.tab], tracks(len(own)), icon=icons[self.tab],
                     key=f"set {name}", more=partial(self.acts.add, own),
                     on_tap=partial(self.acts.play, own))
            for name, own in self._ids(songs).items()
            if fits(name)
        ]  # fmt: skip

    def _ids(self, songs: list[VlcMedium]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for song in songs:
            name = (song.artist, song.album, "", song.genre)[self.tab]
            found.setdefault(name, []).append(song.id)
        return dict(sorted(found.items()))

    def go(self, tab: int) -> None:
        self.tab = tab
        self.chosen.end()

    def tap(self, id_: int) -> None:
        if self.chosen:
            self.chosen.toggle(id_)
            return
        ids = [song.id for song in self.songs()]
        self.acts.play(ids, ids.index(id_))

    def selection_bar(self) -> w.Widget | None:
        if not self.chosen:
            return None
        lead = w.Up(self.chosen.end, desc=tr("Done"))
        lead.id, lead.cls = "action_mode_close_button", look.IMAGE
        add = w.BarButton("playlist_add", tr("Add to playlist"), on_tap=self.add)
        return w.TopBar(tr("{n} selected", n=len(self.chosen)), lead=lead, actions=(add,),
                        id="action_mode_bar")  # fmt: skip

    def add(self) -> None:
        ids = list(self.chosen.rows)
        self.chosen.end()
        self.acts.add(ids)
