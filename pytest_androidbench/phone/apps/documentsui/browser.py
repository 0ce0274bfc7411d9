"""A page with the documents of one place: what Files and the pickers look like."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.documentsui import bars
from pytest_androidbench.phone.apps.documentsui.browsing import Browsing
from pytest_androidbench.phone.apps.documentsui.cells import (
    FOLDER_HEIGHT,
    LIST_HEIGHT,
    MARGIN,
    PLATE_HEIGHT,
    DocumentCell,
)
from pytest_androidbench.phone.apps.documentsui.chips import fitting
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo
from pytest_androidbench.phone.apps.documentsui.roots import DEVICE
from pytest_androidbench.phone.system.app import R
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

GRID_SIDE: Final = 20
CELL_LEAST: Final = 164
Line = tuple[float, Callable[[], w.Widget]]
"""How high a line of the list is, and what is in it."""


@dataclass(eq=False)
class Browser(Browsing[R]):
    """The bar, the way here, chips, and the documents; what a tap does is left to others."""

    @property
    def can_search(self) -> bool:
        """Whether there is a search."""
        return True

    @property
    def shows_chips(self) -> bool:
        """Whether there are chips above the documents."""
        return self.can_search

    @property
    def photos_only(self) -> bool:
        """Whether pictures are shown without their names."""
        return False

    def bottom(self) -> w.Kid:
        """What lies below the documents."""
        return None

    def bar_actions(self) -> Sequence[w.Kid]:
        """Buttons of the bar beside search and menu."""
        return ()

    def selection_actions(self) -> Sequence[w.Kid]:
        """Buttons of the bar while something is selected."""
        raise NotImplementedError

    def is_enabled(self, document: DocumentInfo) -> bool:  # noqa: ARG002
        """Whether a tap on a document does something."""
        return True

    def can_preview(self, document: DocumentInfo) -> bool:
        """Whether it has the button that shows it at once."""
        return not document.is_folder

    def open_file(self, document: DocumentInfo) -> None:
        """A file was tapped."""
        raise NotImplementedError

    def preview(self, path: str) -> None:
        """The button on a file was tapped."""
        raise NotImplementedError

    def build(self) -> w.Widget:
        documents = self.documents()
        asking = self.searching and not self.narrowed
        heights = (
            bars.BAR_HEIGHT,
            0 if self.place.is_recent or self.searching else bars.CRUMBS_HEIGHT,
            bars.CHIPS_HEIGHT if self.shows_chips else 0,
            0 if asking or (self.narrowed and not documents) else bars.HEADER_HEIGHT,
        )
        below_crumbs, below_chips = sum(heights[:2]), sum(heights[:3])
        chips = bars.chips(fitting(self.accept, self.filters), self.filters, self.toggle_filter)
        content = (
            self.history.rows(self.search_again, self.forget_search)
            if asking
            else self._content(documents)
        )
        stack = w.Stack(
            w.At(0, 0, self._bar()),
            w.At(0, below_chips, self._header()) if heights[3] else None,
            w.At(0, below_crumbs, chips) if heights[2] else None,
            w.Panel(content, padding=(0, sum(heights), 0, 0), width="fill", height="fill"),
            w.At(0, heights[0], bars.crumbs(self.names, self.go_back_to)) if heights[1] else None,
            weight=1,
        )
        return w.Page(stack, self.bottom(), over=self.snackbar())

    def _bar(self) -> w.Widget:
        if self.selected:
            return self._selection_bar()
        if self.searching:
            clear = self.clear if self.query else None
            return bars.search_bar(done=self.search_done, close=self.end_search, clear=clear)
        menu = w.IconButton(
            "menu", tr("Show roots"), colour="on_surface", on_tap=self.open_drawer, width=56
        )
        more = w.More(self.open_menu)
        if self.place.is_recent and self.can_search:
            return self._recent_bar(menu, more)
        find = w.BarButton(
            "search", tr("Search"), id="option_menu_search", on_tap=self.start_search
        )
        return w.TopBar(
            self.names[-1],
            lead=menu,
            actions=(self.can_search and find, *self.bar_actions(), more),
            id="toolbar",
            height=bars.BAR_HEIGHT,
        )

    def _recent_bar(self, menu: w.Widget, more: w.Widget) -> w.Widget:
        bar = w.SearchBar(
            tr("Search this phone"),
            lead=menu,
            actions=(more,),
            id="toolbar",
            text_id="searchbar_title",
            on_tap=self.start_search,
        )
        return w.Panel(bar, padding=(8, 0), height=bars.BAR_HEIGHT, width="fill")

    def _selection_bar(self) -> w.Widget:
        cancel = w.IconButton(
            "close",
            tr("Cancel"),
            colour="on_surface",
            on_tap=self.end_selection,
            id="action_mode_close_button",
            cls="android.widget.ImageView",
            width=56,
        )
        return w.TopBar(
            w.Text(
                tr("{n} selected", n=len(self.selected)), w.TITLE, id="action_bar_title", lines=1
            ),
            lead=cancel,
            actions=(*self.selection_actions(), w.More(self.open_menu)),
            id="action_mode_bar",
            height=bars.BAR_HEIGHT,
        )

    def _header(self) -> w.Widget:
        line = bars.header(self._heading(), grid=self.is_grid, switch=self.switch_mode)
        return w.Panel(line, padding=(24, 0, 12, 0), width="fill")

    def _heading(self) -> Message:
        root, name = self.place, self.phone.windows.translate(self.names[-1])
        if root.is_recent:
            return tr("Files") if self.narrowed else tr("Recent files")
        if root.types and not self.trail:
            return tr("Files from {label}", label=name)
        if root is DEVICE and not self.trail:
            return tr("Files on {device}", device=name)
        return tr("Files in {folder}", folder=name)

    def _content(self, documents: Sequence[DocumentInfo]) -> w.Widget:
        if not documents and self.narrowed:
            where = self.phone.windows.translate(self.names[0])
            return bars.nothing(tr("No matches in {place}", place=where), "search_off")
        if not documents:
            return bars.nothing(tr("No items"))
        lines = self._cards(documents) if self.is_grid else self._rows(documents)
        side = GRID_SIDE if self.is_grid else 0
        return w.Scroll(
            count=len(lines),
            row=lambda place: lines[place][1](),
            row_height=lambda place: lines[place][0],
            id="dir_list",
            key=f"dir_list {self.root} {self.folder}",
            padding=(side, 0, side, 24),
        )

    def _rows(self, documents: Sequence[DocumentInfo]) -> list[Line]:
        return [(LIST_HEIGHT, partial(self._row, document)) for document in documents]

    def _row(self, document: DocumentInfo) -> w.Widget:
        return self._cell(document).listed()

    def _cards(self, documents: Sequence[DocumentInfo]) -> list[Line]:
        """Folders in lines of their own, then files; each line with its height."""
        room = self.host.width_dp - 2 * GRID_SIDE
        columns = max(2, int(room / CELL_LEAST))
        folders = [document for document in documents if document.is_folder]
        files = [document for document in documents if not document.is_folder]
        lines = _chunks(folders, columns)
        made = [
            (FOLDER_HEIGHT + 2.0 * MARGIN, partial(self._line, line, room / columns))
            for line in lines
        ]
        columns = 3 if self.photos_only else columns
        height = room / columns + (0 if self.photos_only else PLATE_HEIGHT)
        files_made = [
            (height, partial(self._line, line, room / columns)) for line in _chunks(files, columns)
        ]
        return [*made, *files_made]

    def _line(self, documents: Sequence[DocumentInfo], width: float) -> w.Widget:
        cells = [self._cell(document) for document in documents]
        cards = [cell.photo(width) if self.photos_only else cell.card(width) for cell in cells]
        return w.Row(*cards, across="stretch")

    def _cell(self, document: DocumentInfo) -> DocumentCell:
        path = document.path
        return DocumentCell(
            phone=self.phone,
            document=document,
            selected=path in self.selected,
            enabled=self.is_enabled(document),
            on_tap=partial(self.tap_document, path),
            on_long=partial(self.toggle, path) if self.can_select(document) else None,
            on_preview=partial(self.preview, path) if self.can_preview(document) else None,
        )

    def tap_document(self, path: str) -> None:
        document = self.storage.document(path)
        if document is None:
            return
        if self.selected:
            if self.can_select(document):
                self.toggle(path)
        elif document.is_folder:
            self.enter(path)
        elif self.is_enabled(document):
            self.open_file(document)


def _chunks(documents: Sequence[DocumentInfo], size: int) -> list[Sequence[DocumentInfo]]:
    return [documents[start : start + size] for start in range(0, len(documents), size)]
