"""Genres, as a grid and one by one (GenresFragment.kt, GenreDetailsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Genre, Song, count
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

COLUMNS: Final = 2
PICTURE, ABOVE = 80, 24


@dataclass(eq=False)
class GenresTab(RetroTab):
    """All genres that a song has."""

    def build(self) -> w.Widget:
        """The grid."""
        genres = self.app.library.genres()
        if not genres:
            return look.nothing(tr("You have no genres"))
        rows = look.tiles([self._tile(genre) for genre in genres], COLUMNS)
        return w.Scroll(*rows, padding=(4, 0, 4, 24), id="recycler_view", cls=look.RECYCLER)

    def _tile(self, genre: Genre) -> w.Widget:
        lines = w.Column(
            w.Text(genre.name, w.BODY_LARGE, lines=2, id="title"),
            w.Text(count(len(genre.songs)), look.SECOND, lines=1, id="text"),
            gap=4,
            id="titleContainer",
            cls=look.LINEAR,
        )
        words = w.Panel(lines, padding=(0, 8, 0, 0), weight=1)
        image = w.Panel(cover(self.app, genre.songs[0], PICTURE), padding=(0, ABOVE, 0, 0))
        row = w.Row(words, image, across="start", width="fill")
        card = w.Panel(
            w.Panel(row, padding=(12, 0, 0, 0), cls=look.VIEW_GROUP, width="fill"),
            look=w.Look(background="secondary_container", radius=12),
            id="imageContainerCard",
            cls=look.CARD,
            clips=True,
            width="fill",
        )
        act = partial(self.open, genre.id)
        return w.Panel(card, padding=5, cls=look.FRAME, weight=1, on_tap=act)

    def open(self, id_: int) -> None:
        """Show a genre."""
        self.show(self.app.page("genre", id=id_))


@dataclass(eq=False)
class GenrePage(AppScreen[RetroApp, None]):
    """The songs of a genre."""

    id: int = 0
    listing: SongList = field(default_factory=SongList)
    menus: Menus = field(default_factory=Menus)
    mini: MiniPlayer = field(default_factory=MiniPlayer)

    def on_resume(self) -> None:
        if self.genre is None:
            self.close()

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    @property
    def genre(self) -> Genre | None:
        """What it shows, unless that is gone."""
        return next((each for each in self.app.library.genres() if each.id == self.id), None)

    def songs(self) -> Sequence[Song]:
        """Its songs as they are listed."""
        genre = self.genre
        return genre.songs if genre is not None else ()

    def build(self) -> w.Widget:
        genre, songs = self.genre, self.songs()
        title = genre.name if genre is not None else ""
        bar = look.bar(title, w.More(partial(self.menus.open, self.more)), lead=w.Up(True))
        if self.listing.marked.chosen:
            bar = self.listing.marked.bar([song.id for song in songs])
        rows = self.listing.rows(songs, id_="recyclerView")
        body = rows if songs else look.nothing(tr("You have no songs"))
        return framed(bar, body, self.mini.build())

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        acts, ids = self.listing.marked.acts, [song.id for song in self.songs()]
        return (
            MenuEntry(text=tr("Play"), act=self.play),
            MenuEntry(text=tr("Play next"), act=partial(acts.play_next, ids)),
            MenuEntry(text=tr("Add to playing queue"), act=partial(acts.enqueue, ids)),
            MenuEntry(text=tr("Add to playlist"), act=partial(acts.add_to_playlist, ids)),
        )

    def play(self) -> None:
        """Play all of it."""
        self.app.player.open(list(self.songs()), 0, play=True)

    def on_back(self) -> None:
        if not self.listing.back():
            self.close()
