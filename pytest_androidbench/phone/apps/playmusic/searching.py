"""Looking for songs, albums, artists and playlists."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.playmusic import look
from pytest_androidbench.phone.apps.playmusic.app import PlayMusicApp
from pytest_androidbench.phone.apps.playmusic.model import KINDS
from pytest_androidbench.phone.apps.playmusic.playing_strip import PlayingStrip
from pytest_androidbench.phone.apps.playmusic.song_acts import TuneActs
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

HEADINGS: Final = {
    "playlist": tr("Playlists"),
    "artist": tr("Artists"),
    "album": tr("Albums"),
    "genre": tr("Genres"),
}


@dataclass(eq=False)
class MusicSearch(AppScreen[PlayMusicApp, None]):
    """A field over what was found."""

    search: SearchField = field(default_factory=lambda: SearchField(id="search_box_text_input"))
    acts: TuneActs = field(default_factory=TuneActs)
    strip: PlayingStrip = field(default_factory=PlayingStrip)

    def on_open(self) -> None:
        self.search.begin()

    def beat_ms(self) -> int:
        return self.strip.beat_ms()

    def build(self) -> w.Widget:
        clear = self.search.clear_button(tr("Clear"), id="search_box_action_button")
        bar = w.TopBar(self.search.box(tr("Search")), back=True, views=(clear,),
                       id="play_search_toolbar")  # fmt: skip
        return w.Page(bar, self._found(), self.strip.build())

    def _found(self) -> w.Widget:
        words = self.search.words.lower().strip()
        if not words:
            return empty_state(tr("Search your library"), "empty_text")
        rows = [*self._songs(words), *(row for kind in KINDS for row in self._groups(kind, words))]
        if not rows:
            return empty_state(tr("No results"), "empty_text")
        return w.Scroll(*rows, id="recycler", cls=look.RECYCLER, key="found")

    def _songs(self, words: str) -> list[w.Widget]:
        songs = [one for one in self.app.store.all() if words in one.title.lower()]
        rows: list[w.Widget] = [
            look.song_row(
                one.title, one.artist, f"{one.id}", partial(self.play, one.id),
                partial(self.acts.song_menu, one.id, f"menu {one.id}"),
            )
            for one in songs
        ]  # fmt: skip
        return [w.Category(tr("Songs"), start=16), *rows] if rows else []

    def _groups(self, kind: str, words: str) -> list[w.Widget]:
        store = self.app.store
        named = [(one, store.group_title(kind, one)) for one in store.groups(kind)]
        rows = [
            w.ListItem(title, icon=look.ICONS[kind], look=w.MATERIAL,
                       on_tap=partial(self.acts.open, kind, name))
            for name, title in named
            if words in title.lower()
        ]  # fmt: skip
        return [w.Category(HEADINGS[kind], start=16), *rows] if rows else []

    def play(self, id_: int) -> None:
        """Play one song."""
        self.hide_keyboard()
        self.app.player.open(self.app.store.some([id_]))
