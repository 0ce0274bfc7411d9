"""One artist (AbsArtistDetailsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.collections_tabs import album_tile
from pytest_androidbench.phone.apps.retromusic.list_options import order_rows
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Artist, Song, artist_summary
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.apps.retromusic.sorting import DOWN, UP, Order, Orders
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SIDE: Final = 140
ORDERS: Final[Orders[Song]] = Orders(
    "artist_detail_song_sort_order",
    "title_key",
    {
        "title_key": Order(UP, lambda song: sort_key(song.title)),
        "title_key DESC": Order(DOWN, lambda song: sort_key(song.title), True),
        "album": Order(tr("Album"), lambda song: sort_key(song.album)),
        "year DESC": Order(tr("Year"), lambda song: song.year, True),
        "duration DESC": Order(tr("Song duration"), lambda song: song.duration, True),
    },
)


@dataclass(eq=False)
class ArtistPage(AppScreen[RetroApp, None]):
    """Their albums and songs."""

    id: int = 0
    listing: SongList = field(default_factory=SongList)
    menus: Menus = field(default_factory=Menus)
    mini: MiniPlayer = field(default_factory=MiniPlayer)

    def on_resume(self) -> None:
        if self.app.library.artist(self.id) is None:
            self.close()

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def songs(self) -> list[Song]:
        """The songs as they are listed."""
        artist = self.app.library.artist(self.id)
        return ORDERS.sort(self.app.prefs(), artist.songs if artist is not None else ())

    def build(self) -> w.Widget:
        artist, songs = self.app.library.artist(self.id), self.songs()
        ids = [song.id for song in songs]
        more = w.More(partial(self.menus.open, self.more))
        bar = look.bar("", more, lead=w.Up(True))
        if self.listing.marked.chosen:
            bar = self.listing.marked.bar(ids)
        if artist is None:
            return framed(bar, None, self.mini.build())
        rows = [self.listing.row(song, at, ids) for at, song in enumerate(songs)]
        sort = w.IconButton(
            "sort", None, id="song_sort_order", cls="android.widget.Button", on_tap=self.sort
        )
        title = w.Text(tr("Songs"), look.HEADING, id="songTitle", weight=1)
        content = w.Column(
            _head(artist, min(180, self.host.width_dp * 0.45)),
            look.play_buttons(self.play, self.shuffle),
            w.Panel(w.Text(tr("Albums"), look.HEADING, id="albumTitle"), padding=16),
            self._albums(artist),
            w.Panel(w.Row(title, sort, width="fill"), padding=(16, 0, 4, 0)),
            w.Column(*rows, across="stretch", id="recyclerView", cls=look.RECYCLER),
            across="stretch",
        )
        inner = w.Panel(content, cls=look.VIEW_GROUP)
        return framed(bar, w.Scroll(inner, id="container"), self.mini.build())

    def _albums(self, artist: Artist) -> w.Widget:
        cells = []
        for album in artist.albums:
            act = partial(self.open_album, album.id)
            cell = album_tile(self.app, album, SIDE, "normal", act)
            cell.weight, cell.width = 0, SIDE + 16
            cells.append(cell)
        return w.Scroll(
            *cells, axis="x", padding=(8, 0), id="albumRecyclerView", cls=look.RECYCLER,
            weight=0, width="fill",
        )  # fmt: skip

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        acts, ids = self.listing.marked.acts, [song.id for song in self.songs()]
        return (
            MenuEntry(text=tr("Play next"), act=partial(acts.play_next, ids)),
            MenuEntry(text=tr("Add to playing queue"), act=partial(acts.enqueue, ids)),
            MenuEntry(text=tr("Add to playlist"), act=partial(acts.add_to_playlist, ids)),
        )

    def sort(self) -> None:
        """Offer other orders."""
        self.menus.open(self.orders, "song_sort_order")

    def orders(self) -> Sequence[MenuEntry]:
        """How the songs can be sorted."""
        return order_rows(self.app, ORDERS)

    def play(self) -> None:
        """Play everything of theirs."""
        self.app.player.open(self.songs(), 0, play=True)

    def shuffle(self) -> None:
        """Play everything of theirs in any order."""
        self.app.player.open_shuffled(self.songs())

    def open_album(self, id_: int) -> None:
        """Show an album."""
        self.show(self.app.page("album", id=id_))

    def on_back(self) -> None:
        if not self.listing.back():
            self.close()


def _head(artist: Artist, side: float) -> w.Widget:
    image = w.Picture(
        icon="person",
        background="tertiary_container",
        colour="on_tertiary_container",
        size=side,
        id="image",
    )
    words = w.Column(
        look.carded(image, "artistCoverContainer"),
        w.Text(artist.name, w.HEADLINE_SMALL, lines=2, id="artistTitle", align="center"),
        w.Text(artist_summary(artist), look.SECOND, lines=1, id="text"),
        gap=8,
        across="center",
        width="fill",
    )
    return w.Panel(words, padding=(16, 0, 16, 8))
