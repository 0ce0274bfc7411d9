"""The search over contacts."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.dialer import numbers
from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.rows import number_actions, people_rows
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DialerSearch(AppScreen[DialerApp, None]):
    """A field; below who fits, and what can be done with a number."""

    query: str = ""

    def on_open(self) -> None:
        self.focus("search_view")

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="query", hint=tr("Search contacts"), style="plain", action="search",
            on_done=self.hide_keyboard, id="search_view",
        )  # fmt: skip
        clear = w.IconButton(
            "close", tr("Clear search"), id="search_clear_button", on_tap=self.clear
        )
        rows = [
            *people_rows(self.phone, self.query, self.call),
            *number_actions(self, self.query),
        ]
        content = (
            w.Scroll(*rows, id="search_results")
            if rows or not self.query
            else w.Align(
                w.Text(tr("No contacts found"), w.BODY_LARGE, id="empty_list_view_message")
            )
        )
        bar = w.TopBar(entry, back=True, actions=(clear,) if self.query else (), id="search_layout")
        return w.Page(bar, content)

    def call(self, number: str) -> None:
        """Call somebody who was found; that ends the search."""
        numbers.call_and_close(self, number)

    def clear(self) -> None:
        self.query = ""
