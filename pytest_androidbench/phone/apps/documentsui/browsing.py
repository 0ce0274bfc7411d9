"""Where in the storage a page is, which documents are there, and how one gets around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.documentsui import roots
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.chips import passing
from pytest_androidbench.phone.apps.documentsui.dialogs import SortOrderSheet
from pytest_androidbench.phone.apps.documentsui.documents import (
    DocumentInfo,
    SharedStorage,
    is_packed,
)
from pytest_androidbench.phone.apps.documentsui.drawer import RootsDrawer
from pytest_androidbench.phone.apps.documentsui.history import SearchHistory
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.operations import Work
from pytest_androidbench.phone.apps.documentsui.sorting import NAME, NEWEST, ordered
from pytest_androidbench.phone.kit.dialogs import MenuScreen
from pytest_androidbench.phone.kit.saying import Saying
from pytest_androidbench.phone.kit.selecting import Selecting
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

LIST, GRID = 1, 2
FIELD = "search_src_text"
CRUMBS = "horizontal_breadcrumb"


@dataclass(eq=False)
class Browsing(Selecting[str], Saying[DocumentsApp, R], MenuScreen[DocumentsApp, R]):
    """At a root or in a folder, possibly searching below it, with documents selected."""

    root: str = roots.DOWNLOADS_ROOT.id
    trail: list[str] = field(default_factory=list)
    """The folders below the root that were entered, as paths."""
    order: int | None = None
    """The order that was asked for; without one each place has its own."""
    searching: bool = False
    query: str = ""
    filters: list[str] = field(default_factory=list)
    """The chips that are chosen."""

    @property
    def accept(self) -> Sequence[str]:
        """The MIME types that are looked for."""
        return ("*/*",)

    @property
    def place(self) -> roots.Root:
        """The root it is at."""
        return roots.root_of(self.root)

    @property
    def folder(self) -> str:
        """The folder that is shown; empty where it is no folder."""
        return self.trail[-1] if self.trail else self.place.folder

    @property
    def in_archive(self) -> bool:
        """Whether it shows what is in an archive."""
        return is_packed(self.folder)

    @property
    def names(self) -> list[TextLike]:
        """The root and the folders below it, by their names."""
        folders = (path.rstrip("/").rpartition("/")[2] for path in self.trail)
        return [self.place.shown(self.phone), *folders]

    @property
    def storage(self) -> SharedStorage:
        """All documents there are."""
        return SharedStorage(files=self.phone.files, hidden=self.shows_hidden)

    @property
    def work(self) -> Work:
        """What changes documents."""
        return Work(files=self.phone.files)

    @property
    def history(self) -> SearchHistory:
        """What was searched for."""
        return SearchHistory(self.app.prefs("searchHistory"))

    @property
    def shows_hidden(self) -> bool:
        """Whether names that begin with a dot are shown."""
        return bool(self.app.prefs().get("showHiddenFiles", default=False))

    @property
    def is_grid(self) -> bool:
        """Whether documents are shown as cards."""
        return bool(self.app.prefs().get(self._mode_key, default=GRID) == GRID)

    @property
    def _mode_key(self) -> str:
        return f"rootViewMode-{self.place.authority}{self.place.id}"

    @property
    def narrowed(self) -> bool:
        """Whether a search or a chip shows documents of everywhere below the root."""
        return bool(self.query or self.filters)

    @property
    def sorting(self) -> int:
        """The order in use: by date in the lists of recent and downloaded files, else by name."""
        if self.order is not None:
            return self.order
        return NAME if self.trail or self.place is roots.DEVICE else NEWEST

    def documents(self) -> list[DocumentInfo]:
        """What is shown, in order."""
        return ordered(self._searched() if self.narrowed else self._found(), self.sorting)

    def _found(self) -> list[DocumentInfo]:
        root = self.place
        if root.is_recent:
            return self.storage.recent(self.now_ms, self.accept)
        if not root.types:
            return self.storage.inside(self.folder)
        if not self.trail:
            return self.storage.albums(root.types)
        inside = self.storage.inside(self.folder)
        return [d for d in inside if not d.is_folder and fits(d.type, root.types)]

    def _searched(self) -> list[DocumentInfo]:
        root, wanted = self.place, self.query.strip().lower()
        found = [
            document
            for document in self.storage.below(root.folder or SHARED_ROOT)
            if wanted in document.name.lower()
            and (not document.is_folder or not (self.filters or root.types))
            and (not root.types or fits(document.type, root.types))
        ]
        return passing(found, self.filters, self.now_ms)

    def can_select(self, document: DocumentInfo) -> bool:  # noqa: ARG002
        """Whether a document can be selected."""
        return True

    def enter(self, path: str) -> None:
        """Show a folder; one that was searched for with the way to it."""
        if self.narrowed:
            self.go_to(path)
        else:
            self.trail.append(path)
        self.selected = []
        self.searching, self.query, self.filters = False, "", []
        self.scroll_to_end(CRUMBS)

    def go_to(self, path: str) -> None:
        """Show a folder of the storage, below the root it is at if it lies there."""
        if not self.place.folder or not f"{path}/".startswith(f"{self.place.folder}/"):
            self.root = roots.DEVICE.id
        base = self.place.folder
        self.trail = []
        for part in path[len(base) :].split("/"):
            if part:
                self.trail.append(f"{self.folder}/{part}")

    def go_back_to(self, place: int) -> None:
        self.trail, self.selected = self.trail[:place], []

    def switch_mode(self) -> None:
        self.app.prefs().put(self._mode_key, LIST if self.is_grid else GRID)

    def switch_hidden(self) -> None:
        self.app.prefs().put("showHiddenFiles", not self.shows_hidden)

    def toggle_filter(self, id_: str) -> None:
        if id_ in self.filters:
            self.filters.remove(id_)
        else:
            self.filters.append(id_)
        self.selected = []

    def select_all(self) -> None:
        chosen = [d.path for d in self.documents() if self.can_select(d)]
        self.selected = chosen

    def start_search(self) -> None:
        self.searching = True
        self.focus(FIELD)

    def search_done(self) -> None:
        self.history.add(self.query)
        self.hide_keyboard()

    def search_again(self, query: str) -> None:
        self.query = query
        self.search_done()

    def forget_search(self, query: str) -> None:
        self.history.remove(query)

    def clear(self) -> None:
        self.query = ""
        self.focus(FIELD)

    def end_search(self) -> None:
        self.searching, self.query, self.filters = False, "", []
        self.hide_keyboard()

    def roots(self) -> Sequence[roots.Root]:
        """The roots in the drawer."""
        return roots.ROOTS

    def drawer_title(self) -> Message:
        """What stands at the top of the drawer."""
        return tr("Files")

    def open_drawer(self) -> None:
        shown = [root.id for root in self.roots()]
        chosen = shown.index(self.root) if self.root in shown else -1
        drawer = RootsDrawer(shown=shown, chosen=chosen, title=self.drawer_title())
        self.ask(drawer, self.open_root)

    def open_root(self, place: int) -> None:
        self.root, self.trail, self.selected = self.roots()[place].id, [], []
        self.searching, self.query, self.filters = False, "", []

    def open_sorting(self) -> None:
        self.ask(SortOrderSheet(chosen=self.sorting), self.sort_by)

    def sort_by(self, order: int) -> None:
        self.order = order

    def on_back(self) -> None:
        if self.selected:
            self.selected = []
        elif self.searching or self.narrowed:
            self.end_search()
        elif self.trail:
            self.trail.pop()
        else:
            self.close()
