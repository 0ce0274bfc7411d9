"""What is proposed: history, what was added last, what was played most (HomeFragment.kt)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.collections_tabs import album_tile, artist_tile
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.model import Album, Artist, Song
from pytest_androidbench.phone.apps.retromusic.names import FAVORITES, SUGGESTIONS_KEY
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

SUGGESTED: Final = 8
FEWEST: Final = 9
"""Of songs that were not played lately, before any are proposed (Repository.kt)."""
T = TypeVar("T")
SHOWN: Final = 5
SIDE: Final = 156
MIX: Final = w.TextStyle(14, 500, "primary")


@dataclass(eq=False)
class HomeTab(RetroTab):
    """Four buttons above suggestions and rows of artists, albums and favourites."""

    turn: int = 0
    """How often other suggestions were asked for."""

    def build(self) -> w.Widget:
        """The page."""
        kids = [self._buttons(), self._suggestions(), *self._sections()]
        column = w.Column(*kids, across="stretch", id="home_content", cls=look.LINEAR)
        inner = w.Panel(column, id="contentContainer", cls=look.VIEW_GROUP)
        return w.Scroll(inner, id="container", padding=(0, 0, 0, 16))

    def _buttons(self) -> w.Widget:
        rows = (
            ("history", tr("History"), "history", partial(self.open, "history")),
            ("lastAdded", tr("Last added"), "playlist_add", partial(self.open, "added")),
            ("topPlayed", tr("Most played"), "trending_up", partial(self.open, "most")),
            ("actionShuffle", tr("Shuffle"), "shuffle", self.shuffle),
        )
        kids = [
            w.Button(label, "tonal", icon=icon, id=id_, on_tap=act, width="fill")
            for id_, label, icon, act in rows
        ]
        grid = w.Grid(*kids, columns=2, gap=8)
        return w.Panel(grid, padding=(16, 16, 16, 8), id="abs_playlists", cls=look.VIEW_GROUP)

    def _suggestions(self) -> w.Widget | None:
        songs = self._suggested()
        if not songs or not self.app.prefs().get(SUGGESTIONS_KEY, default=True):
            return None
        head = w.Row(
            w.Text(tr("Suggestions"), look.HEADING, id="title", weight=1),
            w.IconButton("refresh", None, id="refresh_button", cls=look.IMAGE, on_tap=self.refresh),
            width="fill",
        )
        side = (self.host.width_dp - 32) / 3
        cells: list[w.Widget] = [
            look.carded(self._picture(song, place, side), None) for place, song in enumerate(songs)
        ]
        label = w.Text(tr("New Music Mix"), MIX, id="message", align="center", lines=3)
        mix = w.Panel(
            w.Align(label),
            look=w.Look(background="primary_container", radius=12),
            padding=8,
            id="card6",
            cls=look.CARD,
            height=side,
            width=side,
            on_tap=self.play_mix,
        )
        cells.insert(4, mix)
        grid = w.Grid(*cells, columns=3, gap=4)
        column = w.Column(w.Panel(head, padding=(16, 0, 4, 0)), grid, across="stretch")
        return w.Panel(column, padding=(12, 0), id="suggestions", cls=look.VIEW_GROUP)

    def _picture(self, song: Song, place: int, side: float) -> w.Widget:
        image = cover(self.app, song, side, id_=f"image{place + 1}")
        image.on_tap = partial(self.play_one, song.id)
        return image

    def _sections(self) -> list[w.Widget]:
        """What there is of each kind, with the pictures of its first ones."""
        played, library = self.app.played.most(), self.app.library
        albums = {album.id: album for album in library.albums()}
        artists = {artist.id: artist for artist in library.artists()}
        newest = sorted(library.unsorted(), key=lambda song: -song.added)
        rows: list[w.Widget | None] = [
            self._artists(tr("Top artists"), _picked(artists, [s.artist_id for s in played])),
            self._albums(tr("Top albums"), _picked(albums, [s.album_id for s in played])),
            self._artists(tr("Recent artists"), _picked(artists, [s.artist_id for s in newest])),
            self._albums(tr("Recent albums"), _picked(albums, [s.album_id for s in newest])),
            self._favorites(),
        ]
        shown = [row for row in rows if row is not None]
        return [w.Column(*shown, across="stretch", id="recyclerView", cls=look.RECYCLER)]

    def _artists(self, title: Message, artists: list[Artist]) -> w.Widget | None:
        cells = [
            artist_tile(one, SIDE - 24, "circle", partial(self.open_artist, one.id))
            for one in artists
        ]
        return _section(title, cells)

    def _albums(self, title: Message, albums: list[Album]) -> w.Widget | None:
        cells = [
            album_tile(self.app, one, SIDE - 16, "normal", partial(self.open_album, one.id))
            for one in albums
        ]
        return _section(title, cells)

    def _favorites(self) -> w.Widget | None:
        store = self.app.playlists
        playlist = store.get(store.called(FAVORITES) or 0)
        songs = playlist.songs[:SHOWN] if playlist is not None else ()
        cells: list[w.Widget] = []
        for song in songs:
            image = cover(self.app, song, SIDE - 16)
            name = w.Text(song.title, w.BODY_LARGE, lines=1, id="title")
            cell = w.Column(image, name, gap=4)
            play = partial(self.play_favorite, song.id)
            cells.append(w.Panel(cell, padding=8, cls=look.VIEW_GROUP, on_tap=play))
        act = partial(self.open_playlist, playlist.id) if playlist is not None else None
        return _section(tr("Favorites"), cells, act)

    def _suggested(self) -> list[Song]:
        songs = self.app.library.songs()
        heard = {song.id for song in self.app.played.recent()}
        left = [song for song in songs if song.id not in heard]
        if len(left) < FEWEST:
            return []
        seed = f"{self.turn} {len(left)}"
        return random.Random(seed).sample(left, SUGGESTED)

    def refresh(self) -> None:
        """Propose others."""
        self.turn += 1

    def play_one(self, id_: int) -> None:
        """Play a song behind the one that is played, at once where none is."""
        self._play(self.app.songs([id_]))

    def play_mix(self) -> None:
        """The same with all that are proposed."""
        self._play(self._suggested())

    def _play(self, songs: list[Song]) -> None:
        player = self.app.player
        if not player.queue:
            player.open(songs, 0, play=True)
            return
        player.add(songs, following=True)
        if not player.running:
            player.next()

    def play_favorite(self, id_: int) -> None:
        """Play the favourites from one on."""
        store = self.app.playlists
        playlist = store.get(store.called(FAVORITES) or 0)
        if playlist is not None:
            ids = [song.id for song in playlist.songs]
            self.app.player.open(playlist.songs, ids.index(id_), play=True)

    def shuffle(self) -> None:
        """Play everything in any order."""
        self.app.player.open_shuffled(self.app.library.songs())

    def open(self, kind: str) -> None:
        """Show what was played or added."""
        self.show(self.app.page("some", kind=kind))

    def open_artist(self, id_: int) -> None:
        """Show an artist."""
        self.show(self.app.page("artist", id=id_))

    def open_album(self, id_: int) -> None:
        """Show an album."""
        self.show(self.app.page("album", id=id_))

    def open_playlist(self, id_: int) -> None:
        """Show a playlist."""
        self.show(self.app.page("playlist", id=id_))


def _picked(known: dict[int, T], ids: list[int]) -> list[T]:
    """The first few of those with these numbers, each once."""
    return [known[id_] for id_ in dict.fromkeys(ids) if id_ in known][:SHOWN]


def _section(
    title: Message, cells: Sequence[w.Widget], act: look.Act | None = None
) -> w.Widget | None:
    """A heading over a row that scrolls sideways; nothing where there is nothing in it."""
    if not cells:
        return None
    for cell in cells:
        cell.weight, cell.width = 0, SIDE
    head = w.Row(
        w.Text(title, look.HEADING, id="title", weight=1),
        act is not None and w.Icon("arrow_forward", id="arrow"),
        width="fill",
    )
    area = w.Panel(head, padding=16, id="clickable_area", cls=look.LINEAR, width="fill", on_tap=act)
    row = w.Scroll(
        *cells, axis="x", padding=(8, 0), id="recyclerView", key=title.text, cls=look.RECYCLER,
        weight=0, width="fill",
    )  # fmt: skip
    return w.Column(area, row, across="stretch", cls=look.VIEW_GROUP)
