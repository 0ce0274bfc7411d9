"""The search of settings, an app of its own."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.settings import search
from pytest_androidbench.phone.apps.settings.app import SettingsSearch
from pytest_androidbench.phone.apps.settings.intents import page_intent
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import ROW_SUMMARY

FIELD = "open_search_view_edit_text"


@dataclass(eq=False)
class SettingsSearchPage(AppScreen[SettingsSearch, None]):
    """A text field, and what it finds."""

    query: str = ""
    hits: list[search.Hit] = field(default_factory=list)

    activity: ClassVar[str] = ".modules.search.SearchActivity"

    def build(self) -> w.Widget:
        edit = w.TextField(
            self.query, self.look_for, id=FIELD, hint=tr("Search settings"), style="plain",
            action="search", on_done=self.hide_keyboard,
        )  # fmt: skip
        clear = self.query and w.IconButton(
            "close", tr("Clear text"), id="open_search_view_clear_button", on_tap=self.clear
        )
        bar = w.SearchBar("", field=edit, lead=w.Up(True, desc=tr("Back")), actions=[clear or None])
        return w.Page(w.Padding(bar, 8), self._results())

    def _results(self) -> w.Widget:
        hits = self.hits
        if self.query.strip() and not hits:
            return w.Panel(
                w.Align(w.Text(tr("No results"), w.BODY_LARGE, id="no_results_text")), weight=1
            )
        return w.Scroll(
            count=len(hits), row=lambda index: self._row(hits[index]), id="list_results"
        )

    def _row(self, hit: search.Hit) -> w.Widget:
        texts = w.Column(
            w.Text(hit.title, w.BODY_LARGE, id="android:id/title"),
            w.Text(hit.breadcrumb, ROW_SUMMARY, id="breadcrumb"),
        )
        return w.Panel(
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
        self.start(page_intent(page, row))
