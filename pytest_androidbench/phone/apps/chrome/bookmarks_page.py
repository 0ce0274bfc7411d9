"""Bookmarks and their folders (bookmark_main.xml, bookmark_item_row.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.bookmarks import MOBILE, BookmarkNode
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.kit.web.addresses import shown_address
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr


@dataclass(eq=False)
class ChromeBookmarks(AppScreen[ChromeApp, None]):
    """A folder, or what fits some words."""

    activity: ClassVar[str] = names.BOOKMARKS

    folder: int = MOBILE
    searching: bool = False
    words: str = ""
    before: str = ""
    """The bookmarks as they were before the last deletion."""
    chosen: Selection[int] = field(default_factory=Selection)
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def on_back(self) -> None:
        if len(self.chosen):
            self.chosen.end()
        elif self.searching:
            self.end_search()
        elif self.folder != MOBILE:
            self.folder = self.app.bookmarks.parent_of(self.folder).id
        else:
            self.close()

    def build(self) -> w.Widget:
        return look.list_page(self._bar(), self._list(), over=self.snackbar.build())

    def _bar(self) -> w.Widget:
        if len(self.chosen):
            edit = len(self.chosen) == 1 and w.BarButton(
                "edit", tr("Edit bookmark"), id="selection_mode_edit_menu_id",
                on_tap=self.edit_chosen,
            )  # fmt: skip
            delete = w.BarButton("delete", tr("Delete bookmarks"), on_tap=self.delete_chosen,
                                 id="selection_mode_delete_menu_id")  # fmt: skip
            return look.list_bar(tr("{n} selected", n=len(self.chosen)), self.chosen.end, edit,
                                 delete, lead="arrow_back")  # fmt: skip
        if self.searching:
            words = UrlField(bind="words", hint=tr("Search your bookmarks"), id="search_text",
                             style="plain", action="search")  # fmt: skip
            words.weight = 1
            row = w.Row(w.Up(self.end_search), words, width="fill")
            return w.Panel(row, id="search_view", cls=look.LINEAR, height=56, width="fill")
        search = w.BarButton("search", tr("Search"), id="search_menu_id", on_tap=self.begin_search)
        new = w.BarButton("folder", tr("New folder"), id="new_folder_menu_id",
                          on_tap=self.new_folder)  # fmt: skip
        close = w.BarButton("close", tr("Close"), id="close_menu_id", on_tap=self.close)
        deep = self.folder != MOBILE
        title = self.app.bookmarks.folder(self.folder).name or tr("Mobile bookmarks")
        return look.list_bar(title, self.on_back if deep else self.close, search, new, close,
                             lead="arrow_back" if deep else "close")  # fmt: skip

    def _list(self) -> w.Widget:
        words = self.words.strip()
        store = self.app.bookmarks
        found = store.search(words) if self.searching and words else None
        nodes = store.folder(self.folder).children if found is None else found
        if not nodes:
            text = tr("No results") if self.searching else tr("No bookmarks here")
            return look.empty(text)
        return look.rows([self._row(node) for node in nodes])

    def _row(self, node: BookmarkNode) -> w.Widget:
        selected = node.id in self.chosen
        toggle = partial(self.chosen.toggle, node.id)
        lead = w.Picture(icon="folder", background="surface_container", size=36, id="start_icon")
        count = len(node.children)
        about = ntr("{n} bookmark", "{n} bookmarks", count) if count else tr("No bookmarks")
        more = w.IconButton("more_vert", tr("Options for {title}", title=node.name), id="more",
                            key=f"more {node.id}", on_tap=partial(self.offer, node.id))  # fmt: skip
        return look.list_item(
            node.name,
            about if node.is_folder else shown_address(node.url),
            lead=lead if node.is_folder else favicon(node.name, 36, "start_icon"),
            end=None if len(self.chosen) else more,
            selected=selected,
            on_tap=toggle if len(self.chosen) else partial(self.open, node.id),
            on_long=toggle,
        )

    def open(self, id_: int) -> None:
        """Go into a folder, or show a page."""
        node = self.app.bookmarks.get(id_)
        if node is not None and node.is_folder:
            self.folder, self.searching = id_, False
        elif node is not None:
            self.close()
            self.start(self.app.in_same_tab(node.url))

    def offer(self, id_: int) -> None:
        """Open the menu of one."""
        self.menus.open(self.acts, f"more {id_}", id_, title_id="menu_item_text")

    def acts(self, id_: int) -> list[MenuEntry]:
        """What can be done with one."""
        return [
            MenuEntry(text=tr("Select"), act=partial(self.chosen.toggle, id_)),
            MenuEntry(text=tr("Edit"), act=partial(self.edit, id_)),
            MenuEntry(text=tr("Delete"), act=partial(self.delete, id_)),
        ]

    def edit(self, id_: int) -> None:
        """Change one."""
        self.show(self.app.page("edit_bookmark:EditBookmark", id=id_))

    def edit_chosen(self) -> None:
        ids = list(self.chosen.rows)
        self.chosen.end()
        self.edit(ids[0])

    def delete(self, *ids: int) -> None:
        """Delete some, which can be taken back for a while."""
        store = self.app.bookmarks
        node = store.get(ids[0])
        name = node.name if node is not None else ""
        self.before = store.state()
        store.remove(*ids)
        one = len(ids) == 1
        said = tr("Deleted {title}", title=name) if one else tr("{n} bookmarks deleted", n=len(ids))
        self.snackbar.say(said, self.put_back)

    def delete_chosen(self) -> None:
        ids = list(self.chosen.rows)
        self.chosen.end()
        self.delete(*ids)

    def put_back(self) -> None:
        """Take the last deletion back."""
        self.app.bookmarks.restore(self.before)
        self.snackbar.hush()

    def new_folder(self) -> None:
        """Ask what a new folder is to be called."""
        self.ask(EnterText(title=tr("New folder"), hint=tr("Title"), required=True), self.add)

    def add(self, name: str) -> None:
        """Make a folder."""
        self.app.bookmarks.add(name.strip(), "", self.folder)

    def begin_search(self) -> None:
        self.searching, self.words = True, ""
        self.focus("search_text")

    def end_search(self) -> None:
        self.searching, self.words = False, ""
        self.hide_keyboard()
