"""The search over contacts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.rows import EMPTY_ID, number_actions, people_rows
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DialerSearch(AppScreen[DialerApp, None]):
    """A field; below who fits, and what can be done with a number."""

    search: SearchField = field(default_factory=partial(SearchField, id="search_view"))

    def on_open(self) -> None:
        self.search.begin()

    def build(self) -> w.Widget:
        words = self.search.words
        entry = self.search.box(tr("Search contacts"))
        clear = self.search.clear_button(tr("Clear search"), id="search_clear_button")
        rows = [
            *people_rows(self.phone, words, self.call),
            *number_actions(self, words),
        ]
        content = (
            w.Scroll(*rows, id="search_results")
            if rows or not words
            else empty_state(tr("No contacts found"), EMPTY_ID)
        )
        bar = w.TopBar(entry, back=True, actions=(clear,), id="search_layout")
        return w.Page(bar, content)

    def call(self, number: str) -> None:
        """Call somebody who was found; that ends the search."""
        numbers.call_and_close(self, number)
