"""Songs, by themselves or by their artists, albums and genres (AudioBrowserFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.vlc import look
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.model import VlcMedium
from pytest_androidbench.phone.apps.vlc.song_rows import ALBUM, ARTIST, GENRE, SongRows
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus, offered
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TRACKS: Final = 2
KINDS: Final = (ARTIST, ALBUM, "", GENRE)
TABS: Final = (
    w.Tab(text=tr("Artists")),
    w.Tab(text=tr("Albums")),
    w.Tab(text=tr("Tracks")),
    w.Tab(text=tr("Genres")),
)


@dataclass(eq=False)
class AudioList(AppPart[VlcApp]):
    """Four tabs."""

    tab: int = 0
    chosen: Selection[int] = field(default_factory=Selection)
    rows: SongRows = field(default_factory=SongRows)
    menus: Menus = field(default_factory=Menus)

    def build(self, fits: look.Fits = look.anything) -> w.Widget:
        songs = self.rows.songs()
        if self.tab == TRACKS:
            listed = [self._row(one) for one in songs if fits(one.title)]
        else:
            listed = self.rows.sets(KINDS[self.tab], songs, fits)
        body: w.Widget = w.Scroll(
            *listed, id="audio_list", key=f"tab {self.tab}", cls=look.RECYCLER
        )
        if not listed:
            body = look.empty(look.NO_MEDIA)
        return w.Column(
            w.Tabs(TABS, self.tab, self.go, id="sliding_tabs"), body, across="stretch", weight=1
        )

    def _row(self, song: VlcMedium) -> w.Widget:
        return look.row(
            song.title, look.line(song), icon="music_note", key=f"more {song.id}",
            more=partial(self.rows.acts.menu, song.id), on_tap=partial(self.tap, song.id),
            on_long=partial(self.chosen.toggle, song.id), selected=song.id in self.chosen,
            desc=look.spoken(song),
        )  # fmt: skip

    def go(self, tab: int) -> None:
        self.tab = tab
        self.chosen.end()

    def tap(self, id_: int) -> None:
        if self.chosen:
            self.chosen.toggle(id_)
        else:
            self.rows.tap(id_, [song.id for song in self.rows.songs()])

    def selection_bar(self) -> w.Widget | None:
        if not self.chosen:
            return None
        lead = w.Up(self.chosen.end, desc=tr("Done"))
        lead.id, lead.cls = "action_mode_close_button", look.IMAGE
        one = len(self.chosen) == 1
        actions = (
            one and w.BarButton("info", tr("Information"), id="action_mode_audio_info",
                                on_tap=self.info),
            w.BarButton("share", tr("Share"), id="action_mode_audio_share", on_tap=self.share),
            w.BarButton("play_arrow", tr("Play"), id="action_mode_audio_play", on_tap=self.play),
            w.More(partial(self.menus.open, self.more)),
        )  # fmt: skip
        return w.TopBar(tr("{n} selected", n=len(self.chosen)), lead=lead, actions=actions,
                        id="action_mode_bar")  # fmt: skip

    def more(self) -> Sequence[MenuEntry]:
        """What has no room in that bar (action_mode_audio_browser.xml)."""
        return offered(
            (self.app.player.medium is not None, tr("Append"), self.append),
            (True, tr("Add to playlist"), self.add),
            (True, tr("Delete"), self.delete),
        )

    def info(self) -> None:
        self.rows.acts.info(self._take()[0])

    def share(self) -> None:
        self.rows.acts.share(self._take())

    def delete(self) -> None:
        self.rows.acts.ask_delete(self._take())

    def _take(self) -> list[int]:
        ids = list(self.chosen.rows)
        self.chosen.end()
        return ids

    def play(self) -> None:
        self.rows.acts.play(self._take())

    def append(self) -> None:
        self.app.player.add(self._take(), following=False)

    def add(self) -> None:
        self.rows.acts.add(self._take())
