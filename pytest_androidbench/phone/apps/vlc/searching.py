"""Media and playlists that are searched for (SearchActivity.kt)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.vlc import look, names
from pytest_androidbench.phone.apps.vlc.app import VlcApp
from pytest_androidbench.phone.apps.vlc.media_acts import MediaActs
from pytest_androidbench.phone.apps.vlc.model import tracks
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class VlcSearch(AppScreen[VlcApp, None]):
    """A field, and what fits the words in it."""

    activity: ClassVar[str] = names.SEARCH

    words: str = ""
    acts: MediaActs = field(default_factory=MediaActs)

    def build(self) -> w.Widget:
        words = self.words.strip().lower()
        box = w.TextField(bind="words", hint=tr("Search…"), id="searchEditText", style="plain",
                          width="fill")  # fmt: skip
        found = self._rows(words) if words else []
        body: w.Widget = w.Scroll(*found, id="results_container")
        if not found:
            body = look.empty(tr("No results") if words else tr("Search…"))
        return w.Page(w.TopBar(box, lead=w.Up(True), id="main_toolbar"), body)

    def _rows(self, words: str) -> list[w.Widget]:
        media = [
            look.row(one.title, look.time_of(one), icon=look.sign_of(one),
                     key=f"more {one.id}", more=partial(self.acts.menu, one.id),
                     on_tap=partial(self.acts.play, [one.id]))
            for one in self.app.library.media()
            if words in f"{one.title}\n{one.artist}\n{one.album}".lower()
        ]  # fmt: skip
        return media + [
            look.row(one.name, tracks(len(one.media)), icon="playlist_play", key=f"list {one.id}",
                     more=None, on_tap=partial(self.open, one.id))
            for one in self.app.playlists.all()
            if words in one.name.lower()
        ]  # fmt: skip

    def open(self, id_: int) -> None:
        self.show(self.app.page("playlist_page:VlcPlaylistPage", id=id_))
