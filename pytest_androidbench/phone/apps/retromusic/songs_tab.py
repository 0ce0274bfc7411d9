"""All songs (SongsFragment.kt)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.retromusic import look
from pytest_androidbench.phone.apps.retromusic.list_options import ListOptions, order_rows
from pytest_androidbench.phone.apps.retromusic.song_list import SongList
from pytest_androidbench.phone.apps.retromusic.sorting import SONG_ORDERS
from pytest_androidbench.phone.apps.retromusic.tab import RetroTab
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SongsTab(RetroTab):
    """A list, or a grid, over which a button plays everything in any order."""

    listing: SongList = field(default_factory=SongList)
    options: ListOptions = field(default_factory=ListOptions)

    def build(self) -> w.Widget:
        """The songs."""
        songs = self.app.library.songs()
        if not songs:
            return look.nothing(tr("You have no songs"))
        columns = self.options.columns
        if columns == 1:
            return self.listing.rows(songs)
        return self.listing.tiles(songs, columns, self.options.style)

    def over(self) -> w.Widget:
        """The round button."""
        button = w.Fab("shuffle", tr("Shuffle"), id="shuffle_button", on_tap=self.shuffle)
        return w.Align(button, across="end", down="bottom", margin=16)

    def selection_bar(self) -> w.Widget | None:
        """The bar while songs are selected."""
        if not self.listing.marked.chosen:
            return None
        return self.listing.marked.bar([song.id for song in self.app.library.songs()])

    def options_rows(self) -> Sequence[MenuEntry]:
        """The upper rows of the menu."""
        return self.options.entries(self.orders, styles=True)

    def orders(self) -> Sequence[MenuEntry]:
        """How the songs can be sorted."""
        return order_rows(self.app, SONG_ORDERS)

    def shuffle(self) -> None:
        """Play everything in any order."""
        self.app.player.open_shuffled(self.app.library.songs())

    def back(self) -> bool:
        """End the selection; tells whether there was one."""
        return self.listing.back()
