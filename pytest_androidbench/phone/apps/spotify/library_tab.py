"""The third tab: what the owner has."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from pytest_androidbench.phone.apps.spotify import items, look, names
from pytest_androidbench.phone.apps.spotify.app import SpotifyApp
from pytest_androidbench.phone.apps.spotify.items import SpotItem
from pytest_androidbench.phone.apps.spotify.shelves import item_tile
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.name_order import name_key
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.spotify.acts import SpotActs

PLAYLISTS, PODCASTS, ALBUMS, ARTISTS = "playlists", "podcasts", "albums", "artists"
CHIPS: Final[tuple[tuple[str, TextLike], ...]] = (
    (PLAYLISTS, tr("Playlists")),
    (PODCASTS, tr("Podcasts")),
    (ALBUMS, tr("Albums")),
    (ARTISTS, tr("Artists")),
)
RECENT, ADDED, ALPHABETICAL = "recent", "added", "alphabetical"
ORDERS: Final = {
    RECENT: tr("Recents"),
    ADDED: tr("Recently added"),
    ALPHABETICAL: tr("Alphabetical"),
}
COLUMNS: Final = 3


@dataclass(eq=False)
class SpotLibraryTab(AppPart[SpotifyApp]):
    """Chips, an order, and rows or tiles."""

    chip: str = ""

    @property
    def _acts(self) -> SpotActs:
        return cast("SpotActs", vars(self.screen)["acts"])

    def build(self, acts: SpotActs, drawer: look.Act) -> tuple[w.Widget, ...]:
        """The bar, the chips, and what is kept."""
        shown = self._ordered([each for each in self.app.library.items() if self._fits(each)])
        if not shown:
            none = empty_state(tr("Nothing here yet"), "empty_view_title", look.HEAD)
            return self._bar(acts, drawer), self._chips(), none
        grid = self.app.prefs().get(names.GRID, default=False)
        rows = self._tiles(shown, acts) if grid else [self._row(each, acts) for each in shown]
        listed = w.Scroll(self._order(), *rows, id="recycler_view", cls=look.RECYCLER,
                          key=f"library {self.chip} {grid}", padding=(0, 0, 0, 16))  # fmt: skip
        return self._bar(acts, drawer), self._chips(), listed

    def _bar(self, acts: SpotActs, drawer: look.Act) -> w.Widget:
        owner = look.owner_button(self.app.store.owner, drawer)
        title = w.Text(tr("Your Library"), look.HEAD, lines=1, id="title")
        find = w.IconButton(
            "search", tr("Search Your Library"), colour="on_surface", id="icon_search",
            on_tap=partial(acts.show_page, "library_search"),
        )  # fmt: skip
        create = w.IconButton("add", tr("Create playlist"), colour="on_surface", id="icon_create",
                              on_tap=self.create)  # fmt: skip
        return w.TopBar(title, lead=owner, views=(find, create), id="toolbar")

    def _chips(self) -> w.Widget:
        chosen = [each for each in CHIPS if each[0] == self.chip]
        if not chosen:
            return look.pills(CHIPS, "", self.choose)
        clear = w.IconButton("close", tr("Clear filters"), id="close_button",
                             on_tap=partial(self.choose, ""))  # fmt: skip
        return w.Row(clear, w.Panel(look.pills(chosen, self.chip, self.unchoose), weight=1),
                     width="fill", height=48)  # fmt: skip

    def choose(self, chip: str) -> None:
        """Show one kind alone, or everything."""
        self.chip = chip

    def unchoose(self, _chip: str) -> None:
        """Show everything."""
        self.chip = ""

    def _fits(self, item: SpotItem) -> bool:
        if self.chip == PLAYLISTS:
            return item.kind in {items.PLAYLIST, items.LIKED, items.EPISODES}
        if self.chip == ARTISTS:
            return item.kind == items.ARTIST
        if not self.chip:
            return True
        podcast = self.app.library.is_podcast(item)
        return item.kind == items.ALBUM and podcast == (self.chip == PODCASTS)

    def _ordered(self, found: list[SpotItem]) -> list[SpotItem]:
        order = self.app.prefs().get(names.SORT, RECENT)
        locale = self.phone.display.locale
        if order == ALPHABETICAL:
            return sorted(found, key=lambda each: name_key(self._title(each), locale))
        if order == ADDED:
            return found
        recent = [each.key for each in self.app.library.recents()]
        late = {key: place for place, key in enumerate(recent)}
        fixed = [each for each in found if each.kind in look.GATHERED]
        rest = [each for each in found if each.kind not in look.GATHERED]
        return [*fixed, *sorted(rest, key=lambda each: late.get(each.key, len(late)))]

    def _title(self, item: SpotItem) -> str:
        return self.phone.windows.translate(item.title)

    def _order(self) -> w.Widget:
        prefs = self.app.prefs()
        chosen, grid = prefs.get(names.SORT, RECENT), prefs.get(names.GRID, default=False)
        words = w.Row(w.Icon("swap_vert", 18, "on_surface"),
                      w.Text(ORDERS.get(chosen, ORDERS[RECENT]), w.TextStyle(13, 500), lines=1),
                      gap=6, height=48)  # fmt: skip
        sort = w.Panel(words, padding=(16, 0), cls=look.GROUP, id="sort", desc=tr("Sort by"),
                       on_tap=self.choose_order)  # fmt: skip
        desc = tr("Switch to list view") if grid else tr("Switch to grid view")
        turn = w.IconButton("view_list" if grid else "grid_view", desc, size=18,
                            colour="on_surface", id="icon_grid_list", on_tap=self.turn)  # fmt: skip
        return w.Row(sort, w.Spacer(weight=1), turn, w.Spacer(4), width="fill")

    def choose_order(self) -> None:
        """Ask for an order."""
        self._acts.menus.sheets.open(tr("Sort by"), self.orders)

    def orders(self) -> list[MenuEntry]:
        """The orders there are."""
        chosen = self.app.prefs().get(names.SORT, RECENT)
        return [
            MenuEntry(text=text, act=partial(self.put_order, order),
                      sign="check" if order == chosen else "swap_vert")
            for order, text in ORDERS.items()
        ]  # fmt: skip

    def put_order(self, order: str) -> None:
        """Keep an order."""
        self.app.prefs().put(names.SORT, order)

    def turn(self) -> None:
        """Show tiles in place of rows, or rows again."""
        prefs = self.app.prefs()
        prefs.put(names.GRID, not prefs.get(names.GRID, default=False))

    def _row(self, item: SpotItem, acts: SpotActs) -> w.Widget:
        return look.row(
            look.art(item, 56, "artwork"), look.words(item.title, item.text), f"kept {item.key}",
            partial(acts.open, item.kind, item.id), w.Spacer(12),
            on_long=partial(acts.menus.open, item.kind, item.id),
        )  # fmt: skip

    def _tiles(self, shown: list[SpotItem], acts: SpotActs) -> list[w.Widget]:
        width = (self.screen.host.width_dp - 24) / COLUMNS
        cells = [item_tile(acts, each, width) for each in shown]
        lines = (cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS))
        return [w.Panel(w.Row(*line, across="start"), padding=(12, 4)) for line in lines]

    def create(self) -> None:
        """Ask what is to be made."""
        self._acts.menus.sheets.open(tr("Create"), self.creating)

    def creating(self) -> list[MenuEntry]:
        """What can be made."""
        return [
            MenuEntry(text=tr("Playlist"), act=self.new_playlist, sign="music_note"),
            MenuEntry(text=tr("Blend"), act=self.no_blend, sign="group"),
        ]

    def new_playlist(self) -> None:
        """Ask how a new playlist is called."""
        self._acts.create()

    def no_blend(self) -> None:
        """Say why tastes are not mixed."""
        self._acts.say(tr("Blends need a friend on Spotify"))
