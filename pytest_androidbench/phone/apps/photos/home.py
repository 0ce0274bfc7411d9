"""The first page: photos by day, search, sharing, library."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.app import PACKAGE, TRASH, PhotosApp
from pytest_androidbench.phone.apps.photos.grid import PhotoGrid, day_name, thumbnail
from pytest_androidbench.phone.apps.photos.place_page import PhotosOf
from pytest_androidbench.phone.apps.photos.settings import GROUP_FACES
from pytest_androidbench.phone.apps.photos.store import LibraryPhoto, PhotoLibrary
from pytest_androidbench.phone.apps.photos.viewer import PhotoPager
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr

TILE_DP: Final = 104
THINGS: Final = {
    "beach": tr("Beaches"), "city": tr("Skylines"), "documents": tr("Documents"),
    "flowers": tr("Flowers"), "food": tr("Food"), "forest": tr("Forests"),
    "hills": tr("Hills"), "mountains": tr("Mountains"), "night": tr("Night"), "pets": tr("Pets"),
}  # fmt: skip
PHOTOS_TAB, SEARCH_TAB, SHARING_TAB, LIBRARY_TAB = range(4)


@dataclass(eq=False)
class PhotosHome(AppScreen[PhotosApp, None]):
    """Four tabs."""

    activity: ClassVar[str] = ".home.HomeActivity"

    tab: int = PHOTOS_TAB
    by_month: bool = False
    grid: PhotoGrid = field(default_factory=PhotoGrid)
    search: SearchField = field(default_factory=SearchField)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        tabs = (
            w.Tab(text=tr("Photos"), icon="photo", id="tab_photos"),
            w.Tab(text=tr("Search"), icon="search", id="tab_search"),
            w.Tab(text=tr("Sharing"), icon="people", id="tab_sharing"),
            w.Tab(text=tr("Library"), icon="photo_library", id="tab_library"),
        )
        pages = (self.photos, self.searching, self.sharing, self.library)
        foot = not len(self.grid.chosen) and w.BottomTabs(
            tabs, self.tab, self.go, id="bottom_navigation"
        )
        over = self.grid.actions.snackbar.build()
        return w.Page(self.bar(), pages[self.tab](), foot, over=over)

    def bar(self) -> w.Widget:
        """The app's name, the words that are searched for, or the selection's actions."""
        if len(self.grid.chosen):
            return self.grid.bar()
        if self.tab == SEARCH_TAB:
            box = self.search.box(tr("Search your photos"))
            return w.TopBar(box, actions=[self.search.clear_button(tr("Clear"))])
        return w.TopBar(tr("Google Photos"), actions=[w.More(partial(self.menus.open, self.more))])

    def more(self) -> list[MenuEntry]:
        """The rows behind the three dots."""
        layout = tr("Day view") if self.by_month else tr("Month view")
        return [
            MenuEntry(text=layout, act=self.regroup),
            MenuEntry(
                text=tr("Photos settings"), act=partial(self.go_to, ".settings.SettingsActivity")
            ),
        ]

    def go_to(self, activity: str) -> None:
        """Start an activity of the app."""
        self.start(Intent(component=f"{PACKAGE}/{activity}"))

    def regroup(self) -> None:
        """Show months for days, or days again."""
        self.by_month, self.tab = not self.by_month, PHOTOS_TAB

    def go(self, tab: int) -> None:
        """Show another tab."""
        self.tab = tab
        self.search.end()

    def photos(self) -> w.Widget:
        """Everything that is not archived."""
        return self.shown("photos", "", tr("Photos you take appear here"))

    def shown(self, kind: str, value: str, nothing: TextLike) -> w.Widget:
        """The pictures of a place."""
        found = PhotoLibrary(self.app).at(kind, value)
        if not found:
            return empty_state(nothing, "empty_state_title", margin=24)
        open_ = self.open if kind == "photos" else self.open_found
        return self.grid.build(found, open_, self.heading, f"{kind}_recycler_view")

    def heading(self, one: LibraryPhoto) -> str:
        """The day or month a picture stands below."""
        today = local_time(self.phone).date()
        if self.by_month:
            return date_text(one.taken, "yMMMM", self.phone.display.locale)
        if one.taken.date() == today:
            return self.phone.windows.translate(tr("Today"))
        return day_name(one.taken.date(), today, self.phone.display.locale)

    def open(self, path: str) -> None:
        """Show one of all."""
        self.show(PhotoPager(path=path))

    def open_found(self, path: str) -> None:
        """Show one of what was found."""
        self.show(PhotoPager(path=path, kind="words", value=self.search.words))

    def searching(self) -> w.Widget:
        """What was found, or what can be searched for."""
        if self.search.words.strip():
            return self.shown("words", self.search.words, tr("No results"))
        found = PhotoLibrary(self.app).at("photos")
        people = sorted({name for one in found for name in one.facts.names})
        if not self.app.prefs().get(GROUP_FACES, default=True):
            people = []
        places = sorted({one.facts.place for one in found if one.facts.place})
        things = [thing for thing in THINGS if any(one.facts.thing == thing for one in found)]
        return w.Scroll(
            *self.strip(tr("People & pets"), "person", [(name, name) for name in people]),
            *self.strip(tr("Places"), "place", [(name, name) for name in places]),
            *self.strip(tr("Things"), "thing", [(thing, THINGS[thing]) for thing in things]),
            w.Category(tr("Your activity")),
            self.link("star", tr("Favorites"), "favorites"),
            self.link("smart_display", tr("Videos"), "videos"),
            self.link("screenshot", tr("Screenshots"), "screenshots"),
            id="search_page",
        )

    def strip(
        self, title: TextLike, kind: str, values: Sequence[tuple[str, str | Message]]
    ) -> list[w.Widget]:
        """A title and pictures in a row; nothing where there are none."""
        if not values:
            return []
        tiles = [self.tile(kind, value, name) for value, name in values]
        row = w.Row(*tiles, gap=8)
        scroll = w.Scroll(row, axis="x", id=f"{kind}_strip", padding=(16, 0), weight=0)
        return [w.Category(title), w.Panel(scroll, width="fill")]

    def tile(self, kind: str, value: str, name: str | Message, below: TextLike = "") -> w.Widget:
        """A place's first picture over its name."""
        found = PhotoLibrary(self.app).at(kind, value)
        picture = thumbnail(self.app, found[0].path if found else "", TILE_DP)
        column = w.Column(
            picture,
            w.Text(name, w.LABEL, lines=1),
            bool(below) and w.Text(below, w.BODY_SMALL, lines=1),
            gap=4, width=TILE_DP,
        )  # fmt: skip
        page = PhotosOf(kind=kind, value=value, title=name)
        return w.Panel(
            column, key=f"{kind} {value}", desc=name, cls="android.view.ViewGroup",
            on_tap=partial(self.show, page), width=TILE_DP,
        )  # fmt: skip

    def link(self, icon: str, title: Message, kind: str) -> w.Widget:
        """A row that leads to a place."""
        page = PhotosOf(kind=kind, title=title)
        act = partial(self.show, page)
        return w.ListItem(title, icon=icon, id=f"{kind}_row", look=w.MATERIAL, on_tap=act)

    def sharing(self) -> w.Widget:
        """Nothing is shared without a server."""
        text = tr("Sharing needs an account's server, which this phone has no connection to")
        return empty_state(text, "empty_state_title", icon=w.Icon("people", 72), margin=24)

    def library(self) -> w.Widget:
        """Favourites, archive, trash, folders, albums."""
        store = PhotoLibrary(self.app)
        folders = sorted({one.folder for one in store.all()})
        names = [(path, path.rpartition("/")[2]) for path in folders]
        bin_row = w.ListItem(
            tr("Trash"), icon="delete", id="trash_row", look=w.MATERIAL,
            on_tap=partial(self.go_to, TRASH),
        )  # fmt: skip
        return w.Scroll(
            self.link("star", tr("Favorites"), "favorites"),
            self.link("archive", tr("Archive"), "archive"),
            bin_row,
            *self.strip(tr("Photos on device"), "folder", names),
            w.Category(tr("Albums")),
            w.ListItem(tr("New album"), icon="add", id="new_album", look=w.MATERIAL,
                       on_tap=self.ask_title),
            w.Panel(w.Flow(*self.albums(), gap=12), padding=(16, 8)),
            id="library_page",
        )  # fmt: skip

    def albums(self) -> list[w.Widget]:
        """The albums as tiles."""
        store = PhotoLibrary(self.app)
        return [
            self.tile(
                "album",
                str(album.id),
                album.title,
                ntr("{n} item", "{n} items", len(store.at("album", str(album.id)))),
            )
            for album in store.albums.all("ORDER BY _id")
        ]

    def ask_title(self) -> None:
        """Ask for the title of a new album."""
        self.ask(EnterText(title=tr("New album"), hint=tr("Add a title"), required=True), self.made)

    def made(self, title: str) -> None:
        """Make the album, and show it."""
        name = title.strip()[:200]
        if name:
            number = PhotoLibrary(self.app).create(name)
            self.show(PhotosOf(kind="album", value=str(number)))

    def on_back(self) -> None:
        if len(self.grid.chosen):
            self.grid.chosen.end()
        elif self.search.words:
            self.search.clear()
        elif self.tab != PHOTOS_TAB:
            self.go(PHOTOS_TAB)
        else:
            self.close()
