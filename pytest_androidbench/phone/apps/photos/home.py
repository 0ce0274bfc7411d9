"""The first page: photos by day, search, sharing, library."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.photos.account import (
    ACCOUNTS,
    FREE_UP,
    SETTINGS,
    STORAGE,
    WHY_NOT,
    PhotosAccount,
)
from pytest_androidbench.phone.apps.photos.app import PACKAGE, TRASH, PhotosApp
from pytest_androidbench.phone.apps.photos.grid import PhotoGrid, day_name
from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.place_page import PhotosOf
from pytest_androidbench.phone.apps.photos.settings import GROUP_FACES, LAYOUT
from pytest_androidbench.phone.apps.photos.storage_page import PhotosStorage
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.photos.things import THINGS
from pytest_androidbench.phone.apps.photos.tiles import PlaceTiles
from pytest_androidbench.phone.apps.photos.viewer import PhotoPager
from pytest_androidbench.phone.kit.account_sheet import account_disc
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, ntr, tr
from pytest_androidbench.phone.world.people import OWNER

MEDIA: Final = PhotosApp.permissions[:2]
"""What is asked for."""
PHOTOS_TAB, SEARCH_TAB, SHARING_TAB, LIBRARY_TAB = range(4)


@dataclass(eq=False)
class PhotosHome(AppScreen[PhotosApp, None]):
    """Four tabs."""

    activity: ClassVar[str] = ".home.HomeActivity"

    tab: int = PHOTOS_TAB
    grid: PhotoGrid = field(default_factory=PhotoGrid)
    search: SearchField = field(default_factory=SearchField)
    menus: Menus = field(default_factory=Menus)
    tiles: PlaceTiles = field(default_factory=PlaceTiles)

    def build(self) -> w.Widget:
        tabs = (
            w.Tab(text=tr("Photos"), icon="photo", id="tab_photos"),
            w.Tab(text=tr("Search"), icon="search", id="tab_search"),
            w.Tab(text=tr("Sharing"), icon="people", id="tab_sharing"),
            w.Tab(text=tr("Library"), icon="photo_library", id="tab_library"),
        )
        pages = (self.photos, self.searching, self.sharing, self.library)
        page = pages[self.tab] if self.may_look else self.locked
        foot = not len(self.grid.chosen) and w.BottomTabs(
            tabs, self.tab, self.go, id="bottom_navigation"
        )
        over = self.grid.actions.snackbar.build()
        return w.Page(self.bar(), page(), foot, over=over)

    @property
    def may_look(self) -> bool:
        """Whether the user lets the app see any pictures or films."""
        held = self.phone.permissions.held
        return any(held(PACKAGE, permission) for permission in MEDIA)

    def locked(self) -> w.Widget:
        """Why there is nothing, and how to change that."""
        allow = w.Button(tr("Allow access"), id="allow_access", on_tap=self.ask_access)
        text = tr("Allow Photos to access photos and videos on this device to see them here")
        icon = w.Icon("no_photography", 72)
        return empty_state(text, "permission_title", icon=icon, action=allow, margin=24)

    def ask_access(self) -> None:
        """Ask the user; who has refused twice is sent to the app's page in Settings."""
        self.request_permissions(MEDIA, self.asked)

    def asked(self, held: dict[str, bool]) -> None:
        """Show what there is, or where it can be allowed."""
        if not any(held.values()):
            details = "android.settings.APPLICATION_DETAILS_SETTINGS"
            self.start(Intent(action=details, data=f"package:{PACKAGE}"))

    def bar(self) -> w.Widget:
        """The app's name, the words that are searched for, or the selection's actions."""
        if len(self.grid.chosen):
            return self.grid.bar()
        if self.tab == SEARCH_TAB:
            box = self.search.box(tr("Search your photos"))
            return w.TopBar(box, actions=[self.search.clear_button(tr("Clear"))])
        more = w.More(partial(self.menus.open, self.more))
        disc = account_disc(OWNER.name, OWNER.address, "selected_account_disc", self.open_account)
        return w.TopBar(tr("Google Photos"), actions=[more], views=[disc])

    def open_account(self) -> None:
        """Show whose pictures these are, and what leads on from there."""
        self.ask(PhotosAccount(), self.account_chosen)

    def account_chosen(self, page: str) -> None:
        """Open what was tapped there."""
        if page == SETTINGS:
            self.go_to(".settings.SettingsActivity")
        elif page == STORAGE:
            self.show(PhotosStorage())
        elif page == FREE_UP:
            self.start(Intent(action="android.settings.INTERNAL_STORAGE_SETTINGS"))
        elif page == ACCOUNTS:
            self.start(Intent(action="android.settings.SYNC_SETTINGS"))
        else:
            self.toast(WHY_NOT[page])

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

    @property
    def by_month(self) -> bool:
        """Whether pictures stand below months, not days."""
        return LAYOUT.value(self.app.prefs()) == "month"

    def regroup(self) -> None:
        """Show months for days, or days again."""
        self.app.prefs().put(LAYOUT.key, "day" if self.by_month else "month")
        self.tab = PHOTOS_TAB

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
            *self.tiles.strip(tr("People & pets"), "person", [(name, name) for name in people]),
            *self.tiles.strip(tr("Places"), "place", [(name, name) for name in places]),
            *self.tiles.strip(tr("Things"), "thing", [(thing, THINGS[thing]) for thing in things]),
            w.Category(tr("Your activity")),
            self.tiles.link("star", tr("Favorites"), "favorites"),
            self.tiles.link("smart_display", tr("Videos"), "videos"),
            self.tiles.link("screenshot", tr("Screenshots"), "screenshots"),
            id="search_page",
        )

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
            self.tiles.link("star", tr("Favorites"), "favorites"),
            self.tiles.link("archive", tr("Archive"), "archive"),
            bin_row,
            *self.tiles.strip(tr("Photos on device"), "folder", names),
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
            self.tiles.tile(
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

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        del pointer
        kind, value = ("words", self.search.words) if self.tab == SEARCH_TAB else ("photos", "")
        self.grid.sweep.follow(phase, x, y, partial(self.paths, kind, value),
                               f"{kind}_recycler_view")  # fmt: skip

    def paths(self, kind: str, value: str) -> list[str]:
        """Of all in a place."""
        return [one.path for one in PhotoLibrary(self.app).at(kind, value)]

    def on_back(self) -> None:
        if len(self.grid.chosen):
            self.grid.chosen.end()
        elif self.search.words:
            self.search.clear()
        elif self.tab != PHOTOS_TAB:
            self.go(PHOTOS_TAB)
        else:
            self.close()
