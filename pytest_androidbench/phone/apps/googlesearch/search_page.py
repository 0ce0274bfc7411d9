"""The page on which somebody types what is searched for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.finding import apps_called, people_called
from pytest_androidbench.phone.apps.googlesearch.look import FRAME, address_in
from pytest_androidbench.phone.apps.googlesearch.opening import (
    open_app,
    open_contact,
    open_in_browser,
)
from pytest_androidbench.phone.apps.googlesearch.suggesting import past_row, suggestion
from pytest_androidbench.phone.kit.past_searches import LONGEST_QUERY
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "googleapp_search_box"
MOST_PAST: Final = 6
MOST_FOUND: Final = 3


@dataclass(eq=False)
class GoogleSearchPage(AppScreen[GoogleSearchApp, None]):
    """A field that takes the keyboard at once, over suggestions."""

    words: str = ""

    def on_open(self) -> None:
        self.focus(FIELD)

    def build(self) -> w.Widget:
        field = w.TextField(
            bind="words",
            hint=tr("Search or type web address"),
            id=FIELD,
            style="plain",
            action="search",
            max_length=LONGEST_QUERY,
            on_done=self.search,
        )
        clear = bool(self.words) and w.IconButton(
            "close", tr("Clear"), id="googleapp_clear", on_tap=self.clear
        )
        bar = w.SearchBar(
            "", field=field, lead=w.Up(True), actions=[clear], id="googleapp_search_plate",
            cls=FRAME,
        )  # fmt: skip
        rows = w.Scroll(*self._typed(), *self._past(), *self._found(), id="googleapp_suggestions")
        return w.Page(w.Panel(bar, padding=(16, 8), width="fill"), rows)

    def _typed(self) -> list[w.Widget]:
        words = self.words.strip()
        if not words:
            return []
        rows = [suggestion("search", words, self.search, key="typed")]
        address = address_in(words)
        if address:
            go = partial(open_in_browser, self, address)
            rows.append(suggestion("public", address, go, key="address", second=tr("Open")))
        return rows

    def _past(self) -> list[w.Widget]:
        past = self.app.searches.latest(self.words, MOST_PAST)
        return [
            past_row(one, partial(self.search_for, one.query), self.forget)
            for one in past
            if one.query != self.words.strip()
        ]

    def _found(self) -> list[w.Widget]:
        apps = apps_called(self.phone, self.words)[:MOST_FOUND]
        people = people_called(self.phone, self.words)[:MOST_FOUND]
        return [
            *(
                suggestion("apps", app.name, partial(open_app, self, app.package),
                           key=f"app {app.package}", second=tr("App"),
                           lead=w.Picture(art=app.art(), size=32))
                for app in apps
            ),
            *(
                suggestion("person", one.name, partial(open_contact, self, one.id),
                           key=f"person {one.id}", second=tr("Contact"), lead=avatar(one, 32))
                for one in people
            ),
        ]  # fmt: skip

    def clear(self) -> None:
        """Empty the field."""
        self.words = ""
        self.focus(FIELD)

    def forget(self, id_: int) -> None:
        """Remove a search of before."""
        self.app.searches.table.remove([id_])

    def search(self) -> None:
        """Show what is found for what was typed."""
        if self.words.strip():
            self.search_for(self.words)

    def search_for(self, words: str) -> None:
        """Show what is found."""
        self.hide_keyboard()
        self.words = words
        self.show(self.app.page("results:GoogleResults", query=" ".join(words.split())))
