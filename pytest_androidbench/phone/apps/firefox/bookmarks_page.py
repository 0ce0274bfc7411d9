"""Bookmarks and their folders (fragment_bookmark.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.bookmarks import PlacesBookmark
from pytest_androidbench.phone.apps.firefox.look import RECYCLER, library_page, search_bar, site_row
from pytest_androidbench.phone.apps.firefox.schema import MOBILE
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class FirefoxBookmarks(AppScreen[FirefoxApp, list[Any]]):
    """Closes with an address that is to be opened, and whether in private."""

    folder: int = MOBILE
    removed: list[Any] = field(default_factory=list)
    """Rows of the last deletion."""
    menus: Menus = field(default_factory=Menus)
    search: SearchField = field(default_factory=SearchField)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        elif self.folder != MOBILE:
            one = self.app.bookmarks.get(self.folder)
            self.folder = one.parent if one is not None and one.parent else MOBILE
        else:
            self.close()

    def build(self) -> w.Widget:
        words = self.search.words.strip() if self.search.open else ""
        store = self.app.bookmarks
        rows = store.found(words) if words else store.within(self.folder)
        listed: w.Widget = w.Scroll(*(self._row(one) for one in rows), id="bookmark_list",
                                    cls=RECYCLER, key="bookmarks")  # fmt: skip
        if not rows:
            none = tr("No results found") if words else tr("No bookmarks here")
            listed = empty_state(none, "bookmarks_empty_view", w.BODY)
        over = self.snackbar.build()
        if self.search.open:
            return w.Page(search_bar(self.search, tr("Search bookmarks")), listed,
                          over=over)  # fmt: skip
        here = store.get(self.folder)
        title = tr("Bookmarks") if self.folder == MOBILE or here is None else here.title
        find = w.BarButton("search", tr("Search"), id="bookmark_search", on_tap=self.search.begin)
        add = w.BarButton("create_new_folder", tr("Add folder"), id="add_bookmark_folder",
                          on_tap=self.new_folder)  # fmt: skip
        return library_page(title, find, add, content=listed, over=over)

    def _row(self, one: PlacesBookmark) -> w.Widget:
        more = w.IconButton("more_vert", tr("Item Menu"), id="overflow_menu", key=f"more {one.id}",
                            on_tap=partial(self.offer, one.id))  # fmt: skip
        return site_row(one.title, one.url, icon="folder" if one.is_folder else "", end=more,
                        on_tap=partial(self.open, one.id))  # fmt: skip

    def open(self, id_: int) -> None:
        """Go into a folder, or show a page."""
        one = self.app.bookmarks.get(id_)
        if one is not None and one.is_folder:
            self.folder = id_
        elif one is not None:
            self.close([one.url, False])

    def offer(self, id_: int) -> None:
        """Open the menu of one."""
        self.menus.open(self.acts, f"more {id_}", id_)

    def acts(self, id_: int) -> list[MenuEntry]:
        """What can be done with one."""
        one = self.app.bookmarks.get(id_)
        edit = MenuEntry(text=tr("Edit"), act=partial(self.edit, id_))
        delete = MenuEntry(text=tr("Delete"), act=partial(self.delete, id_))
        if one is None or one.is_folder:
            return [edit, delete]
        return [
            edit,
            MenuEntry(text=tr("Copy"), act=partial(self.copy, one.url)),
            MenuEntry(text=tr("Share"), act=partial(self.share, one.url)),
            MenuEntry(text=tr("Open in new tab"), act=partial(self.close, [one.url, False])),
            MenuEntry(text=tr("Open in private tab"), act=partial(self.close, [one.url, True])),
            delete,
        ]

    def edit(self, id_: int) -> None:
        """Change one."""
        self.show(self.app.page("edit_bookmark:EditFirefoxBookmark", id=id_))

    def copy(self, url: str) -> None:
        """Copy an address."""
        self.phone.clipboard.put(url, package=self.app.package)
        self.snackbar.say(tr("URL copied"))

    def share(self, url: str) -> None:
        """Offer an address to other apps."""
        self.phone.activities.share(text=url, caller=self)

    def delete(self, id_: int) -> None:
        """Delete one, which can be taken back for a while."""
        one = self.app.bookmarks.get(id_)
        self.removed = self.app.bookmarks.remove(id_)
        title = one.title if one is not None else ""
        self.snackbar.say(tr("Deleted {title}", title=title), self.put_back)

    def put_back(self) -> None:
        """Take the last deletion back."""
        self.app.bookmarks.put_back(self.removed)
        self.snackbar.hush()

    def new_folder(self) -> None:
        """Ask what a new folder is to be called."""
        asked = EnterText(title=tr("Add folder"), hint=tr("Name"), required=True,
                          field_id="bookmarkNameEdit")  # fmt: skip
        self.ask(asked, self.add)

    def add(self, name: str) -> None:
        """Make a folder."""
        self.app.bookmarks.add(name.strip(), "", self.folder)
