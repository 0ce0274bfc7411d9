"""What is behind one of the coloured cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.pages import SpotPage
from pytest_androidbench.phone.apps.spotify.search_tab import AHEAD, CHARTS, NEW, PODCASTS
from pytest_androidbench.phone.apps.spotify.shelves import item_row, item_shelf
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MOST = 20


@dataclass(eq=False)
class CategoryPage(SpotPage):
    """Shelves, or a list."""

    name: str = ""

    def build(self) -> w.Widget:
        title = dict(AHEAD).get(self.name, self.name)
        listed = w.Scroll(*self._rows(), id="recycler_view", cls=look.RECYCLER,
                          padding=(0, 0, 0, 16))  # fmt: skip
        return self.framed(look.bar(title), listed)

    def _rows(self) -> list[w.Widget]:
        store = self.app.store
        if self.name == PODCASTS:
            return self._list([store.album(each) for each in store.podcasts()])
        if self.name == CHARTS:
            order = "WHERE t.kind != 'Podcast' ORDER BY t.plays DESC, t._id LIMIT ?"
            return self._list([*map(items.track_item, store.songs.all(order, MOST))])
        if self.name == NEW:
            order = "WHERE kind != 'Podcast' ORDER BY year DESC, _id DESC LIMIT ?"
            return self._list([*map(store.album, store.albums.all(order, MOST))])
        return self._genre()

    def _genre(self) -> list[w.Widget]:
        store = self.app.store
        lists = store.playlists.all("WHERE genre = ? ORDER BY _id", self.name)
        artists = store.artists.all("WHERE genre = ? ORDER BY listeners DESC, _id", self.name)
        albums = store.albums.all(
            "WHERE artist IN (SELECT _id FROM artists WHERE genre = ?) ORDER BY year DESC, _id",
            self.name,
        )
        return [
            *item_shelf(self.acts, tr("Playlists"), [*map(store.playlist, lists)], "lists"),
            *item_shelf(self.acts, tr("Artists"), [*map(items.artist_item, artists)], "artists"),
            *item_shelf(self.acts, tr("Albums"), [*map(store.album, albums)], "albums"),
        ]

    def _list(self, found: Sequence[SpotItem]) -> list[w.Widget]:
        return [item_row(self.acts, each) for each in found]
