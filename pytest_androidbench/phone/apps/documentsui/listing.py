"""Which documents are listed, in which order, and whether as cards or as rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.documentsui import bars, cells
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.cells import DocumentCell
from pytest_androidbench.phone.apps.documentsui.dialogs import SortOrderSheet
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo, SharedStorage
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE, Root
from pytest_androidbench.phone.apps.documentsui.search import DocumentSearch
from pytest_androidbench.phone.apps.documentsui.sorting import NAME, NEWEST, ordered
from pytest_androidbench.phone.apps.documentsui.stack import DocumentStack
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

LIST, GRID = 1, 2
GRID_SIDE: Final = 20
TWO_LEAST: Final = 240
"""Below this width in dp there is one card a line."""
CELL_LEAST: Final = 164
PHOTO_COLUMNS: Final = 3
HIDDEN: Final = "showHiddenFiles"
Cells = Callable[[DocumentInfo], DocumentCell]
Line = tuple[float, Callable[[], w.Widget]]
"""How high a line of the list is, and what makes it."""


@dataclass(eq=False)
class DocumentList(AppPart[DocumentsApp]):
    """The documents of a place, or those below it that are searched for."""

    types: list[str] = field(default_factory=lambda: ["*/*"])
    """The MIME types that are looked for."""
    order: int | None = None
    """The order that was asked for; without one each place has its own."""

    @property
    def storage(self) -> SharedStorage:
        """All documents there are."""
        return SharedStorage(files=self.phone.files, hidden=self.shows_hidden)

    @property
    def shows_hidden(self) -> bool:
        """Whether names that begin with a dot are shown."""
        return bool(self.app.prefs().get(HIDDEN, default=False))

    def documents(self, stack: DocumentStack, search: DocumentSearch) -> list[DocumentInfo]:
        """What is shown, in order."""
        found = search.found(self.storage, stack.root) if search.narrows else self._inside(stack)
        return ordered(found, self.order_in(stack))

    def _inside(self, stack: DocumentStack) -> list[DocumentInfo]:
        root = stack.root
        if root.is_recent:
            return self.storage.recent(self.now_ms, self.types)
        if root.types and not stack.trail:
            return self.storage.albums(root.types)
        inside = self.storage.inside(stack.folder)
        if not root.types:
            return inside
        return [d for d in inside if not d.is_folder and fits(d.type, root.types)]

    def order_in(self, stack: DocumentStack) -> int:
        """The order in use: by date in the lists of recent and downloaded files, else by name."""
        if self.order is not None:
            return self.order
        return NAME if stack.trail or stack.root is DEVICE else NEWEST

    def entries(self, stack: DocumentStack) -> tuple[MenuEntry, MenuEntry]:
        """The rows of a menu that sort the documents, and show more or fewer of them."""
        hidden = tr("Don’t show hidden files") if self.shows_hidden else tr("Show hidden files")
        sort = MenuEntry(text=tr("Sort by..."), act=partial(self.ask_order, stack))
        return sort, MenuEntry(text=hidden, act=self.switch_hidden)

    def ask_order(self, stack: DocumentStack) -> None:
        """Let the user choose an order."""
        self.ask(SortOrderSheet(chosen=self.order_in(stack)), self.sort_by)

    def sort_by(self, order: int) -> None:
        """Keep to an order wherever one goes."""
        self.order = order

    def switch_hidden(self) -> None:
        """Show names that begin with a dot, or no longer."""
        self.app.prefs().put(HIDDEN, not self.shows_hidden)

    def is_grid(self, root: Root) -> bool:
        """Whether the documents of a root are shown as cards."""
        return bool(self.app.prefs().get(_mode_key(root), default=GRID) == GRID)

    def switch_mode(self, root: Root) -> None:
        """Show the documents of a root as rows instead of cards, or the other way round."""
        self.app.prefs().put(_mode_key(root), LIST if self.is_grid(root) else GRID)

    def header(self, root: Root, title: TextLike) -> w.Widget:
        """The line above the documents of a root."""
        return bars.header(title, grid=self.is_grid(root), switch=partial(self.switch_mode, root))

    def build(
        self,
        documents: Sequence[DocumentInfo],
        stack: DocumentStack,
        cell: Cells,
        *,
        photos_only: bool,
    ) -> w.Widget:
        """Documents as cells, in lines that are made when they are seen."""
        grid = self.is_grid(stack.root)
        side = GRID_SIDE if grid else 0
        lines: list[Line] = [(cells.LIST_HEIGHT, partial(_row, cell, each)) for each in documents]
        if grid:
            lines = cards(documents, cell, self.host.width_dp - 2 * side, photos_only=photos_only)
        return w.Scroll(
            count=len(lines),
            row=lambda place: lines[place][1](),
            row_height=lambda place: lines[place][0],
            id="dir_list",
            key=_list_key(stack),
            padding=(side, 0, side, 24),
        )

    def message(self, message: w.Widget, stack: DocumentStack) -> w.Widget:
        """The list with what is said where there are no documents."""
        return w.Scroll(
            count=1, row=lambda _: message, id="dir_list", key=_list_key(stack), height="fill"
        )


def cards(
    documents: Sequence[DocumentInfo], cell: Cells, room: float, *, photos_only: bool
) -> list[Line]:
    """Folders in lines of their own, then files, over so much room from side to side.

    Args:
        documents: what is shown.
        cell: makes the cell of one of them.
        room: in dp.
        photos_only: whether files are shown as pictures without their names.
    """
    least = 2 if room >= TWO_LEAST else 1
    columns = max(least, int(room / CELL_LEAST))
    across = PHOTO_COLUMNS if photos_only else columns
    height = room / across + (0 if photos_only else cells.PLATE_HEIGHT)
    low = cells.FOLDER_HEIGHT + 2.0 * cells.MARGIN
    groups = (
        ([each for each in documents if each.is_folder], columns, low),
        ([each for each in documents if not each.is_folder], across, height),
    )
    return [
        (high, partial(_cards, cell, group[start : start + count], room / count, photos_only))
        for group, count, high in groups
        for start in range(0, len(group), count)
    ]


def _cards(
    cell: Cells, documents: Sequence[DocumentInfo], width: float, photos_only: bool
) -> w.Widget:
    made = [cell(document) for document in documents]
    kids = [each.photo(width) if photos_only else each.card(width) for each in made]
    return w.Row(*kids, across="stretch")


def _row(cell: Cells, document: DocumentInfo) -> w.Widget:
    return cell(document).listed()


def _list_key(stack: DocumentStack) -> str:
    return f"dir_list {stack.root_id} {stack.folder}"


def _mode_key(root: Root) -> str:
    return f"rootViewMode-{root.authority}{root.id}"
