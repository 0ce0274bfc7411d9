"""The first tab: what was played, and what might be."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.spotify import items, look
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.shelves import item_shelf
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs

MUSIC, PODCASTS = "music", "podcasts"
CHIPS: Final = (("", tr("All")), (MUSIC, tr("Music")), (PODCASTS, tr("Podcasts")))
SHORTCUTS: Final = 6
SHOWN: Final = 8


@dataclass(eq=False)
class SpotHome(AppPart[SpotifyApp]):
    """Chips, shortcuts and shelves."""

    chip: str = ""

    def build(self, acts: SpotActs, drawer: look.Act) -> tuple[w.Widget, ...]:
        """The bar, and what is below."""
        kinds = {MUSIC: self._music, PODCASTS: self._podcasts}
        rows = kinds.get(self.chip, self._all)(acts)
        listed = w.Scroll(*rows, id="home_list", cls=look.RECYCLER, key=f"home {self.chip}",
                          padding=(0, 0, 0, 16))  # fmt: skip
        return self._bar(drawer), listed

    def _bar(self, drawer: look.Act) -> w.Widget:
        """Who it is, and what is shown."""
        owner = look.owner_button(self.app.store.owner, drawer)
        chips = w.Panel(look.pills(CHIPS, self.chip, self.choose), weight=1)
        return w.Row(owner, chips, width="fill", height=56)

    def choose(self, chip: str) -> None:
        """Show music alone, podcasts alone, or everything."""
        self.chip = chip

    def _all(self, acts: SpotActs) -> list[w.Widget]:
        return [
            *self._shortcuts(acts),
            *item_shelf(acts, tr("Recently played"), self.app.library.recents()[:SHOWN], "recent"),
            *self._music(acts),
            *self._podcasts(acts),
        ]

    def _shortcuts(self, acts: SpotActs) -> list[w.Widget]:
        """Six of what is in the library, two beside each other."""
        kept = self.app.library.items()[:SHORTCUTS]
        cells = [self._shortcut(each, acts) for each in kept]
        lines = [w.Row(*cells[at : at + 2], gap=8, width="fill") for at in range(0, len(cells), 2)]
        return [w.Panel(w.Column(*lines, gap=8, width="fill"), padding=(16, 8), width="fill")]

    def _shortcut(self, item: SpotItem, acts: SpotActs) -> w.Widget:
        title = w.Text(item.title, w.TextStyle(13, 700), lines=2, id="title", weight=1)
        line = w.Row(look.art(item, 56, "image"), title, w.Spacer(4), gap=8, width="fill",
                     height=56)  # fmt: skip
        return w.Panel(
            line, look=w.Look(background="surface_high", radius=4), clips=True, weight=1,
            cls=look.GROUP, key=f"shortcut {item.key}", desc=item.title,
            on_tap=partial(acts.open, item.kind, item.id),
            on_long=partial(acts.menus.open, item.kind, item.id),
        )  # fmt: skip

    def _music(self, acts: SpotActs) -> list[w.Widget]:
        store = self.app.store
        lists = [store.playlist(each) for each in store.mixes()]
        these = [store.playlist(each) for each in store.playlists.all(
            "WHERE artist > 0 ORDER BY (SELECT listeners FROM artists a WHERE a._id = t.artist)"
            " DESC, _id LIMIT ?", SHOWN)]  # fmt: skip
        order = "ORDER BY year DESC, _id DESC LIMIT ?"
        new = store.albums.all(f"WHERE kind != 'Podcast' {order}", SHOWN)
        loved = store.artists.all("WHERE NOT publisher ORDER BY listeners DESC, _id LIMIT ?", SHOWN)
        return [
            *item_shelf(acts, tr("Made for you"), lists[:SHOWN], "mixes"),
            *item_shelf(acts, tr("Popular artists"), [*map(items.artist_item, loved)], "artists"),
            *item_shelf(acts, tr("New releases"), [*map(store.album, new)], "new"),
            *item_shelf(acts, tr("This Is"), these, "these"),
        ]

    def _podcasts(self, acts: SpotActs) -> list[w.Widget]:
        store = self.app.store
        shows = [store.album(each) for each in store.podcasts()]
        latest = store.songs.all("WHERE t.kind = 'Podcast' ORDER BY t.at_ms DESC, t._id LIMIT 6")
        return [
            *item_shelf(acts, tr("Podcasts to try"), shows, "shows"),
            *item_shelf(acts, tr("New episodes"), [*map(items.track_item, latest)], "episodes"),
        ]
