"""Searching below a root, by a part of the name and by chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.documentsui import bars
from pytest_androidbench.phone.apps.documentsui.app import DocumentsApp
from pytest_androidbench.phone.apps.documentsui.chips import fitting, passing
from pytest_androidbench.phone.apps.documentsui.documents import DocumentInfo, SharedStorage
from pytest_androidbench.phone.apps.documentsui.history import SearchHistory
from pytest_androidbench.phone.apps.documentsui.kinds import fits
from pytest_androidbench.phone.apps.documentsui.roots import Root
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "search_src_text"


@dataclass(eq=False)
class DocumentSearch(AppPart[DocumentsApp]):
    """What is searched for; `on` while its field stands in place of the title."""

    on: bool = False
    query: str = ""
    chips: Selection[str] = field(default_factory=Selection)
    """Ids."""

    @property
    def narrows(self) -> bool:
        """Whether documents of everywhere below the root are shown."""
        return bool(self.query or self.chips)

    @property
    def asks(self) -> bool:
        """Whether it shows what was searched for before, in place of documents."""
        return self.on and not self.narrows

    @property
    def history(self) -> SearchHistory:
        """What was searched for before."""
        return SearchHistory(self.app.prefs("searchHistory"))

    def bar(self) -> w.Widget:
        """The field in place of the title."""
        words = w.TextField(
            bind=self.field("query"),
            hint=tr("Search…"),
            style="plain",
            action="search",
            on_done=self.done,
            id=FIELD,
            cls="android.widget.AutoCompleteTextView",
        )
        back = w.IconButton(
            "arrow_back", tr("Back"), on_tap=self.leave, colour="on_surface", width=56
        )
        cross = w.IconButton("close", tr("Clear query"), id="search_close_btn", on_tap=self.clear)
        actions = (cross,) if self.query else ()
        return w.TopBar(words, lead=back, actions=actions, id="toolbar", height=bars.BAR_HEIGHT)

    def chip_row(self, types: Sequence[str], toggle: Callable[[str], None]) -> w.Widget:
        """The chips that make sense for some types."""
        return bars.chips(fitting(types, self.chips.rows), self.chips.rows, toggle)

    def past(self) -> w.Widget:
        """What was searched for before, to be searched for again."""
        return self.history.rows(self.again, self.history.remove)

    def found(self, storage: SharedStorage, root: Root) -> list[DocumentInfo]:
        """What there is below a root."""
        wanted = self.query.strip().lower()
        named = [
            document
            for document in storage.below(root.folder or SHARED_ROOT)
            if wanted in document.name.lower()
            and (not document.is_folder or not (self.chips or root.types))
            and (not root.types or fits(document.type, root.types))
        ]
        return passing(named, self.chips.rows, self.now_ms)

    def begin(self) -> None:
        """Ask what to search for."""
        self.on = True
        self.focus(FIELD)

    def done(self) -> None:
        """Search for what was written, and remember it."""
        self.history.add(self.query)
        self.hide_keyboard()

    def again(self, query: str) -> None:
        """Search for what was searched for before."""
        self.query = query
        self.done()

    def clear(self) -> None:
        """Write something else."""
        self.query = ""
        self.focus(FIELD)

    def end(self) -> None:
        """Search for nothing."""
        self.on, self.query = False, ""
        self.chips.end()

    def leave(self) -> None:
        """Search for nothing, and need no keyboard for it."""
        self.end()
        self.hide_keyboard()
