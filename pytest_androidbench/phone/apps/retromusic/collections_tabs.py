"""Albums and artists, as grids (AlbumsFragment.kt, ArtistsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.apps.retromusic.covers import Shape, cover
from pytest_androidbench.phone.apps.retromusic.list_options import ListOptions, order_rows
from pytest_androidbench.phone.apps.retromusic.model import Album, Artist
from pytest_androidbench.phone.apps.retromusic.song_list import tile
from pytest_androidbench.phone.apps.retromusic.sorting import ALBUM_ORDERS, ARTIST_ORDERS
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class AlbumsTab(RetroTab):
    """All albums."""

    options: ListOptions = field(default_factory=lambda: ListOptions(kind="album", usual=2))

    def build(self) -> w.Widget:
        """The grid."""
        albums = self.app.library.albums()
        if not albums:
            return look.nothing(tr("You have no albums"))
        columns = self.options.columns
        rows = look.tiles([self._tile(album, columns) for album in albums], columns)
        return w.Scroll(*rows, padding=(4, 0, 4, 24), id="recycler_view", cls=look.RECYCLER)

    def _tile(self, album: Album, columns: int) -> w.Widget:
        return album_tile(
            self.app, album, self.host.width_dp / columns - 20, self.options.style,
            partial(self.open, album.id),
        )  # fmt: skip

    def open(self, id_: int) -> None:
        """Show an album."""
        self.show(self.app.page("album", id=id_))

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return self.options.entries(self.orders, styles=True)

    def orders(self) -> Sequence[MenuEntry]:
        """How albums can be sorted."""
        return order_rows(self.app, ALBUM_ORDERS)


@dataclass(eq=False)
class ArtistsTab(RetroTab):
    """Everybody who is heard."""

    options: ListOptions = field(
        default_factory=lambda: ListOptions(kind="artist", usual=2, form="circle")
    )

    def build(self) -> w.Widget:
        """The grid."""
        artists = self.app.library.artists()
        if not artists:
            return look.nothing(tr("You have no artists"))
        columns = self.options.columns
        rows = look.tiles([self._tile(artist, columns) for artist in artists], columns)
        return w.Scroll(*rows, padding=(4, 0, 4, 24), id="recycler_view", cls=look.RECYCLER)

    def _tile(self, artist: Artist, columns: int) -> w.Widget:
        side = self.host.width_dp / columns - 20
        return artist_tile(artist, side, self.options.style, partial(self.open, artist.id))

    def open(self, id_: int) -> None:
        """Show an artist."""
        self.show(self.app.page("artist", id=id_))

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return self.options.entries(self.orders, styles=True)

    def orders(self) -> Sequence[MenuEntry]:
        """How artists can be sorted."""
        return order_rows(self.app, ARTIST_ORDERS)


def album_tile(app: RetroApp, album: Album, side: float, style: str, on_tap: look.Act) -> w.Widget:
    """An album in a grid."""
    shape: Shape = "circle" if style == "circle" else "round"
    image = cover(app, album.songs[0], side, shape=shape, sign="album")
    return tile(image, album.title, album.artist, None, on_tap=on_tap)


def artist_tile(artist: Artist, side: float, style: str, on_tap: look.Act) -> w.Widget:
    """An artist in a grid: their pictures would come from the network."""
    image = w.Picture(
        icon="person",
        background="tertiary_container",
        colour="on_tertiary_container",
        size=side,
        shape="circle" if style == "circle" else "round",
        id="image",
    )
    name = w.Text(artist.name, w.BODY_LARGE, lines=1, id="title", align="center", width="fill")
    return w.Panel(
        w.Column(image, w.Panel(name, padding=12), across="center", width="fill"),
        padding=4,
        cls=look.VIEW_GROUP,
        weight=1,
        on_tap=on_tap,
    )
