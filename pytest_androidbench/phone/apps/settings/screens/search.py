"""The search of settings, an app of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.settings import search
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY_LARGE, ROW_SUMMARY
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Align,
    Column,
    IconButton,
    Padding,
    Page,
    Panel,
    Scroll,
    SearchBar,
    Text,
    TextField,
    Up,
)

FIELD = "open_search_view_edit_text"


@dataclass(eq=False)
class Search(AppScreen[None]):
    """A text field, and what it finds."""

    query: str = ""
    hits: list[search.Hit] = field(default_factory=list)

    activity: ClassVar[str] = ".modules.search.SearchActivity"

    def build(self) -> Widget:
        edit = TextField(
            self.query, self.look_for, id=FIELD, hint=tr("Search settings"), style="plain",
            action="search", on_done=self.hide_keyboard,
        )  # fmt: skip
        clear = self.query and IconButton(
            "close", tr("Clear text"), id="open_search_view_clear_button", on_tap=self.clear
        )
        bar = SearchBar("", field=edit, lead=Up(True), actions=[clear or None])
        return Page(Padding(bar, 8), self._results())

    def _results(self) -> Widget:
        hits = self.hits
        if self.query.strip() and not hits:
            return Panel(Align(Text(tr("No results"), BODY_LARGE, id="no_results_text")), weight=1)
        return Scroll(
            count=len(hits),
            row=lambda index: self._row(hits[index]),
            id="list_results",
        )

    def _row(self, hit: search.Hit) -> Widget:
        texts = Column(
            Text(hit.title, BODY_LARGE, id="android:id/title"),
            Text(hit.breadcrumb, ROW_SUMMARY, id="breadcrumb"),
        )
        return Panel(
            texts, padding=(24, 12), cls="android.widget.LinearLayout", width="fill",
            on_tap=partial(self.open, hit.page, hit.row),
        )  # fmt: skip

    def on_open(self) -> None:
        self.focus(FIELD)

    def look_for(self, query: str) -> None:
        """Find what fits a query."""
        self.query = query
        self.hits = search.find(self.phone, query)

    def clear(self) -> None:
        """Start a new query."""
        self.look_for("")
        self.focus(FIELD)

    def open(self, page: str, row: str) -> None:
        """Show the page of a hit, at its row."""
        self.start(
            Intent(
                component="com.android.settings/.SubSettings",
                extras={":settings:show_page": page, ":settings:fragment_args_key": row},
            )
        )
