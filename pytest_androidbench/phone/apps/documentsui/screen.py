"""A page with the documents of one place: what Files and the pickers look like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.documentsui import bars, frame
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.cells import DocumentCell
from pytest_androidbench.phone.apps.documentsui.dialogs import NameDialog
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.drawer import RootsDrawer
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.listing import DocumentList
from pytest_androidbench.phone.apps.documentsui.operations import Work
from pytest_androidbench.phone.apps.documentsui.roots import Root, roots_for
from pytest_androidbench.phone.apps.documentsui.search import DocumentSearch
from pytest_androidbench.phone.apps.documentsui.stack import DocumentStack
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen, R
from pytest_androidbench.phone.system.windows.frames import navigation_dp
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr


@dataclass(eq=False)
class DocumentsScreen(AppScreen[DocumentsApp, R]):
    """The bar, the way here, chips, and the documents; what a tap does is left to others."""

    under_navigation = True
    for_folders: ClassVar[bool] = False
    """Whether it is about a folder: nothing is searched, selected or looked at, folders made."""

    stack: DocumentStack = field(default_factory=DocumentStack)
    search: DocumentSearch = field(default_factory=DocumentSearch)
    listing: DocumentList = field(default_factory=DocumentList)
    chosen: Selection[str] = field(default_factory=Selection)
    """The paths of documents."""
    menus: Menus = field(default_factory=Menus)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def drawer_title(self) -> Message:
        """What stands at the top of the drawer."""
        return tr("Files")

    def bottom(self) -> w.Kid:
        """What lies below the documents."""
        return None

    def entries(self) -> Sequence[MenuEntry]:
        """Under the three dots."""
        return self.listing.entries(self.stack)

    def selection_actions(self) -> Sequence[w.Kid]:
        """Buttons of the bar while something is selected."""
        return ()

    def is_enabled(self, document: DocumentInfo) -> bool:
        """Whether a tap on a document does something."""
        return document.is_folder or fits(document.type, self.listing.types)

    def can_select(self, document: DocumentInfo) -> bool:
        """Whether a document can be selected."""
        return self.can_preview(document)

    def can_preview(self, document: DocumentInfo) -> bool:
        """Whether it has the button that shows it at once."""
        return not self.for_folders and not document.is_folder and self.is_enabled(document)

    def open_file(self, document: DocumentInfo) -> None:
        """A file was tapped."""
        raise NotImplementedError

    def preview(self, document: DocumentInfo) -> None:
        """The button on a file was tapped."""
        self.view(document)

    def view(self, document: DocumentInfo) -> None:
        """Show a document in another app."""
        if not self.start(document.view_intent):
            self.snackbar.say(tr("Can’t open file"))

    @property
    def work(self) -> Work:
        """What changes documents."""
        return Work(files=self.phone.files)

    def documents(self) -> list[DocumentInfo]:
        """What is shown, in order."""
        return self.listing.documents(self.stack, self.search)

    def roots(self) -> list[Root]:
        """The roots in the drawer."""
        return [r for r in roots_for(self.listing.types) if r.folder or not self.for_folders]

    @property
    def can_search(self) -> bool:
        """Whether there is a search, with chips above the documents."""
        return not (self.for_folders or self.stack.in_archive)

    @property
    def photos_only(self) -> bool:
        """Whether pictures are shown without their names."""
        only = all(type_.startswith("image/") for type_ in self.listing.types)
        return only and not self.for_folders

    def build(self) -> w.Widget:
        documents, stack, search = self.documents(), self.stack, self.search
        title = stack.title(narrowed=search.narrows, photos=self.photos_only)
        types = self.listing.types
        app_bar = frame.app_bar(
            self._bar(),
            None if search.on else bars.crumbs(stack.names, self.go_back_to),
            search.chip_row(types, self.toggle_chip) if self.can_search else None,
            None if search.asks else self.listing.header(stack.root, title),
        )
        inside = (
            frame.history(search.past())
            if search.asks
            else frame.directory(self._content(documents))
        )
        clear = navigation_dp(gestural=self.phone.windows.gestural)
        said = self.snackbar.build()
        return w.Page(
            w.Panel(frame.page(app_bar, inside, self.bottom(), clear), weight=1),
            over=said and w.Panel(said, padding=(0, 0, 0, clear), width="fill"),
        )

    def _bar(self) -> w.Widget:
        more = w.More(partial(self.menus.open, self.entries))
        if self.chosen:
            actions = (*self.selection_actions(), more)
            return bars.selection_bar(len(self.chosen), self.chosen.end, actions)
        if self.search.on:
            return self.search.bar()
        menu = bars.roots_button(self.open_drawer)
        find = self.can_search and bars.search_button(self.search.begin)
        new = self.for_folders and bars.folder_button(self.ask_folder)
        return bars.place_bar(self.stack.names[-1], menu, (find, new, more))

    def _content(self, documents: Sequence[DocumentInfo]) -> w.Widget:
        if documents:
            return self.listing.build(
                documents, self.stack, self._cell, photos_only=self.photos_only
            )
        if self.search.narrows:
            where = self.phone.windows.translate(self.stack.names[0])
            return self._message(tr("No matches in {place}", place=where), "search_off")
        return self._message(tr("No items"))

    def _message(self, text: Message, icon: str = "folder_open") -> w.Widget:
        return self.listing.message(bars.nothing(text, icon), self.stack)

    def _cell(self, document: DocumentInfo) -> DocumentCell:
        path = document.path
        return DocumentCell(
            phone=self.phone,
            document=document,
            selected=path in self.chosen,
            enabled=self.is_enabled(document),
            on_tap=partial(self.tap_document, path),
            on_long=partial(self.chosen.toggle, path) if self.can_select(document) else None,
            on_preview=partial(self.tap_preview, path) if self.can_preview(document) else None,
        )

    def tap_document(self, path: str) -> None:
        document = self.listing.storage.document(path)
        if document is None:
            return
        if self.chosen:
            if self.can_select(document):
                self.chosen.toggle(path)
        elif document.is_folder:
            self.enter(path)
        elif self.is_enabled(document):
            self.open_file(document)

    def tap_preview(self, path: str) -> None:
        document = self.listing.storage.document(path)
        if document is not None:
            self.preview(document)

    def select_all(self) -> None:
        self.chosen.rows = [each.path for each in self.documents() if self.can_select(each)]

    def toggle_chip(self, id_: str) -> None:
        self.search.chips.toggle(id_)
        self.chosen.end()

    def enter(self, path: str) -> None:
        """Show a folder; one that was searched for with the way to it."""
        if self.search.narrows:
            self.stack.open_folder(path)
        else:
            self.stack.enter(path)
        self.chosen.end()
        self.search.end()
        self.scroll_to_end(bars.CRUMBS)

    def go_back_to(self, place: int) -> None:
        self.stack.go_back_to(place)
        self.chosen.end()

    def open_drawer(self) -> None:
        shown = [root.id for root in self.roots()]
        chosen = shown.index(self.stack.root_id) if self.stack.root_id in shown else -1
        drawer = RootsDrawer(shown=shown, chosen=chosen, title=self.drawer_title())
        self.ask(drawer, self.open_root)

    def open_root(self, place: int) -> None:
        self.stack.open_root(self.roots()[place])
        self.chosen.end()
        self.search.end()

    def ask_folder(self) -> None:
        """Make a folder in the one that is shown."""
        taken = [document.name for document in self.listing.storage.inside(self.stack.folder)]
        self.ask(NameDialog(taken=taken), self.make_folder)

    def make_folder(self, name: str) -> None:
        made = self.work.make_folder(self.stack.folder, name)
        if made is None:
            self.snackbar.say(tr("Failed to create folder"))
        elif self.for_folders:
            self.enter(made)

    def on_back(self) -> None:
        if self.chosen:
            self.chosen.end()
        elif self.search.on or self.search.narrows:
            self.search.leave()
        elif not self.stack.go_up():
            self.close()
