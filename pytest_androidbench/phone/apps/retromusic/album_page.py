"""One album (AlbumDetailsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.retromusic import look, names
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.collections_tabs import album_tile
from pytest_androidbench.phone.apps.retromusic.covers import cover
from pytest_androidbench.phone.apps.retromusic.list_options import order_rows
from pytest_androidbench.phone.apps.retromusic.mini_player import MiniPlayer, framed
from pytest_androidbench.phone.apps.retromusic.model import Album, Song, length
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.apps.retromusic.sorting import ALBUM_SONG_ORDERS
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

SIDE: Final = 140


@dataclass(eq=False)
class AlbumPage(AppScreen[RetroApp, None]):
    """Its cover, whose it is, its songs, and other albums of the same artist."""

    id: int = 0
    listing: SongList = field(default_factory=SongList)
    menus: Menus = field(default_factory=Menus)
    mini: MiniPlayer = field(default_factory=MiniPlayer)

    def on_resume(self) -> None:
        if self.app.library.album(self.id) is None:
            self.close()

    def beat_ms(self) -> int:
        return self.mini.beat_ms()

    def songs(self) -> list[Song]:
        """The songs as they are listed."""
        album = self.app.library.album(self.id)
        songs = album.songs if album is not None else ()
        return ALBUM_SONG_ORDERS.sort(self.app.prefs(), songs)

    def build(self) -> w.Widget:
        album, songs = self.app.library.album(self.id), self.songs()
        ids = [song.id for song in songs]
        bar = self.listing.marked.bar(ids) if self.listing.marked.chosen else self._bar()
        if album is None:
            return framed(bar, None, self.mini.build())
        rows = [self.listing.row(song, at, ids, numbered=True) for at, song in enumerate(songs)]
        content = w.Column(
            self._head(album),
            look.play_buttons(self.play, self.shuffle),
            w.Panel(w.Text(tr("Songs"), look.HEADING, id="songTitle"), padding=(16, 8)),
            w.Column(*rows, across="stretch", id="recyclerView", cls=look.RECYCLER),
            *self._others(album),
            across="stretch",
        )
        inner = w.Panel(content, cls=look.VIEW_GROUP)
        return framed(bar, w.Scroll(inner, id="container"), self.mini.build())

    def _bar(self) -> w.Widget:
        return look.bar(
            "",
            w.BarButton(
                "sort", tr("Sort order"), id="action_sort_order", key="sort", on_tap=self.sort
            ),
            w.BarButton("edit", tr("Tag editor"), id="action_tag_editor", on_tap=self.edit),
            w.More(partial(self.menus.open, self.more)),
            lead=w.Up(True),
        )

    def _head(self, album: Album) -> w.Widget:
        year = f"{album.year} • " if album.year else ""
        text = f"{album.artist} • {year}{length(sum(song.duration for song in album.songs))}"
        side = min(200, self.host.width_dp * 0.5)
        image = cover(self.app, album.songs[0], side, sign="album")
        words = w.Column(
            look.carded(image, "albumCoverContainer"),
            w.Text(album.title, w.HEADLINE_SMALL, lines=2, id="albumTitle", align="center"),
            w.Text(text, look.SECOND, lines=2, id="albumText", align="center",
                   on_tap=self.open_artist),
            gap=8,
            across="center",
            width="fill",
        )  # fmt: skip
        return w.Panel(words, padding=(16, 0, 16, 8))

    def _others(self, album: Album) -> list[w.Widget]:
        artist = self.app.library.artist(album.songs[0].artist_id)
        others = [one for one in artist.albums if one.id != self.id] if artist is not None else []
        if not others:
            return []
        cells = []
        for one in others:
            act = partial(self.open_album, one.id)
            cell = album_tile(self.app, one, SIDE, "normal", act)
            cell.weight, cell.width = 0, SIDE + 16
            cells.append(cell)
        title = w.Text(tr("More from {artist}", artist=album.artist), look.HEADING, id="moreTitle")
        row = w.Scroll(
            *cells, axis="x", padding=(8, 0), id="moreRecyclerView", cls=look.RECYCLER,
            weight=0, width="fill",
        )  # fmt: skip
        return [w.Panel(title, padding=16), row]

    def more(self) -> Sequence[MenuEntry]:
        """What lies under the three dots."""
        acts, ids = self.listing.marked.acts, [song.id for song in self.songs()]
        return (
            MenuEntry(text=tr("Play next"), act=partial(acts.play_next, ids)),
            MenuEntry(text=tr("Add to playing queue"), act=partial(acts.enqueue, ids)),
            MenuEntry(text=tr("Add to playlist"), act=partial(acts.add_to_playlist, ids)),
            MenuEntry(text=tr("Delete from device"), act=partial(acts.ask_delete, ids)),
        )

    def sort(self) -> None:
        """Offer other orders."""
        self.menus.open(self.orders, "sort")

    def orders(self) -> Sequence[MenuEntry]:
        """How its songs can be sorted."""
        return order_rows(self.app, ALBUM_SONG_ORDERS)

    def edit(self) -> None:
        """Write what is known of the album."""
        component = f"{names.PACKAGE}/{names.ALBUM_TAGS}"
        self.start(Intent(component=component, extras={"extra_id": self.id}))

    def play(self) -> None:
        """Play it from its beginning."""
        self.app.player.open(self.songs(), 0, play=True)

    def shuffle(self) -> None:
        """Play it in any order."""
        self.app.player.open_shuffled(self.songs())

    def open_artist(self) -> None:
        """Show whose it is."""
        for song in self.songs()[:1]:
            self.show(self.app.page("artist", id=song.artist_id))

    def open_album(self, id_: int) -> None:
        """Show another one."""
        self.show(self.app.page("album", id=id_))

    def on_back(self) -> None:
        if not self.listing.back():
            self.close()
