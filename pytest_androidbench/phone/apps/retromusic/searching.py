"""Looking for songs, artists, albums and playlists (SearchFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.model import Album, Artist, Song, artist_summary
from pytest_androidbench.phone.apps.retromusic.song_acts import SongActs
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

SONGS, ARTISTS, ALBUMS, PLAYLISTS = "songs", "artists", "albums", "playlists"
FILTERS: Final = (
    (SONGS, "chip_audio", tr("Songs")),
    (ARTISTS, "chip_artists", tr("Artists")),
    (ALBUMS, "chip_albums", tr("Albums")),
    (PLAYLISTS, "chip_playlists", tr("Playlists")),
)
HEADER: Final = w.TextStyle(14, 500, "primary")


@dataclass(eq=False)
class RetroSearch(AppScreen[RetroApp, None]):
    """A field over what is found, which chips narrow down."""

    search: SearchField = field(default_factory=lambda: SearchField(id="searchView"))
    kind: str = ""
    """The only kind that is looked for; "": all."""
    acts: SongActs = field(default_factory=SongActs)

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        clear = w.IconButton(
            "close", None, id="clearText", cls=look.IMAGE, on_tap=self.search.clear
        )
        bar = w.TopBar(
            self.search.box(tr("Search")),
            lead=w.Up(True),
            views=(clear if self.search.words else None,),
            id="toolbar",
        )
        chips = [
            w.Chip(label, self.kind == kind, id=id_, on_tap=partial(self.narrow, kind))
            for kind, id_, label in FILTERS
        ]
        group = w.Panel(w.Filters(*chips, id="searchFilterGroup"), padding=(0, 4))
        top = w.Panel(w.Column(bar, group, across="stretch"), id="appBarLayout", cls=look.LINEAR)
        found = self._found() if self.search.words else []
        if self.search.words and not found:
            none = w.Text(tr("No results"), look.EMPTY, id="android:id/empty")
            return w.Page(top, w.Align(none, weight=1))
        rows = w.Scroll(*found, id="recyclerView", cls=look.RECYCLER, padding=(0, 8))
        return w.Page(top, rows)

    def narrow(self, kind: str) -> None:
        """Look for one kind alone, or for all again."""
        self.kind = "" if self.kind == kind else kind

    def _fits(self, text: str) -> bool:
        return sort_key(self.search.words.strip()) in sort_key(text)

    def _wanted(self, kind: str) -> bool:
        return self.kind in {"", kind}

    def _found(self) -> list[w.Widget]:
        library = self.app.library
        songs = [song for song in library.songs() if self._fits(song.title)]
        artists = [one for one in library.artists() if self._fits(one.name)]
        albums = [one for one in library.albums() if self._fits(one.title)]
        playlists = [one for one in self.app.playlists.all() if self._fits(one.name)]
        rows: list[w.Widget] = []
        parts: Sequence[tuple[str, Message, list[w.Widget]]] = (
            (SONGS, tr("Songs"), [self._song(song, at) for at, song in enumerate(songs)]),
            (ARTISTS, tr("Artists"), [self._artist(one) for one in artists]),
            (ALBUMS, tr("Albums"), [self._album(one) for one in albums]),
            (PLAYLISTS, tr("Playlists"), [self._playlist(p.id, p.name) for p in playlists]),
        )
        for kind, title, found in parts:
            if found and self._wanted(kind):
                rows += [w.Panel(w.Text(title, HEADER, id="title"), padding=(16, 12)), *found]
        return rows

    def _song(self, song: Song, place: int) -> w.Widget:
        menu = look.dots(f"menu {place}", partial(self.acts.open, f"menu {place}", song.id, place))
        lines = _lines(song.title, song.album)
        content = w.Row(w.Spacer(16), lines, menu, width="fill", height="fill")
        return look.row(content, partial(self.play, song.id))

    def _artist(self, artist: Artist) -> w.Widget:
        image = w.Picture(icon="person", size=45, id="image")
        content = look.song_row(image, artist.name, artist_summary(artist), None)
        return look.row(content, partial(self.open, "artist", artist.id))

    def _album(self, album: Album) -> w.Widget:
        image = cover(self.app, album.songs[0], 45, sign="album")
        content = look.song_row(image, album.title, album.artist, None)
        return look.row(content, partial(self.open, "album", album.id))

    def _playlist(self, id_: int, name: str) -> w.Widget:
        content = w.Row(w.Spacer(16), _lines(name, ""), width="fill", height="fill")
        return look.row(content, partial(self.open, "playlist", id_))

    def play(self, id_: int) -> None:
        """Play a song now, and what was in the queue behind it."""
        self.acts.play_next([id_])
        self.app.player.next()

    def open(self, page: str, id_: int) -> None:
        """Show what was found."""
        self.show(self.app.page(page, id=id_))


def _lines(title: str, text: TextLike) -> w.Widget:
    return w.Column(
        w.Text(title, w.BODY_LARGE, lines=1, id="title"),
        w.Text(text, look.SECOND, lines=1, id="text"),
        gap=4,
        weight=1,
    )
