"""What is found for some words: on the phone, in the feed, and on the web."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.feed import StoryActs
from pytest_androidbench.phone.apps.googlesearch.finding import apps_called, people_called
from pytest_androidbench.phone.apps.googlesearch.look import (
    FRAME,
    address_in,
    heading,
    story_row,
)
from pytest_androidbench.phone.apps.googlesearch.opening import (
    call,
    open_app,
    open_contact,
    open_in_browser,
    search_the_web,
)
from pytest_androidbench.phone.apps.googlesearch.settings import SAVE_HISTORY
from pytest_androidbench.phone.apps.googlesearch.suggesting import suggestion
from pytest_androidbench.phone.kit.people.avatar import avatar
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.phone_format import shown_number
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

ALL, APPS, CONTACTS, STORIES = range(4)
FILTERS: Final = (tr("All"), tr("Apps"), tr("Contacts"), tr("Stories"))
MOST: Final = 30
"""Rows of one kind."""


@dataclass(eq=False)
class GoogleResults(AppScreen[GoogleSearchApp, None]):
    """Rows by their kind; the chips leave only one."""

    query: str = ""
    kind: int = ALL
    acts: StoryActs = field(default_factory=StoryActs)

    def on_open(self) -> None:
        if self.app.prefs().get(SAVE_HISTORY, default=True):
            self.app.searches.add(self.query, self.now_ms)

    def build(self) -> w.Widget:
        box = w.SearchBar(
            self.query,
            lead=w.Up(True),
            text_id="googleapp_srp_search_box_text",
            id="googleapp_srp_search_plate",
            cls=FRAME,
            on_tap=self.change,
        )
        chips = w.Filters(
            *(
                w.Chip(name, checked=place == self.kind, on_tap=partial(self.narrow, place))
                for place, name in enumerate(FILTERS)
            ),
            height=48,
        )
        found = w.Scroll(*self._rows(), id="googleapp_srp_results")
        return w.Page(w.Panel(box, padding=(16, 8), width="fill"), chips, found)

    def _rows(self) -> list[w.Widget]:
        groups: tuple[tuple[int, TextLike, Callable[[], list[w.Widget]]], ...] = (
            (APPS, tr("Apps on this phone"), self._apps),
            (CONTACTS, tr("Contacts"), self._people),
            (STORIES, tr("From Discover"), self._stories),
        )
        rows: list[w.Widget] = []
        for kind, title, made in groups:
            found = made() if self.kind in {ALL, kind} else []
            rows += [heading(title), *found] if found else []
        if not rows:
            text = tr("Nothing on this phone for “{query}”", query=self.query)
            rows.append(w.Panel(w.Text(text, w.BODY, id="googleapp_srp_nothing"), padding=16))
        return [*rows, *self._web()]

    def _apps(self) -> list[w.Widget]:
        return [
            suggestion(
                "apps",
                app.name,
                partial(open_app, self, app.package),
                key=f"app {app.package}",
                lead=w.Picture(art=app.art(), size=36),
            )
            for app in apps_called(self.phone, self.query)[:MOST]
        ]

    def _people(self) -> list[w.Widget]:
        return [self._person(one) for one in people_called(self.phone, self.query)[:MOST]]

    def _person(self, one: Person) -> w.Widget:
        number = one.phones[0].value if one.phones else ""
        dial = number and w.IconButton(
            "call", tr("Call {name}", name=one.name), key=f"call {one.id}",
            on_tap=partial(call, self, number),
        )  # fmt: skip
        return suggestion(
            "person",
            one.name,
            partial(open_contact, self, one.id),
            key=f"person {one.id}",
            lead=avatar(one, 36),
            second=shown_number(number),
            end=dial or None,
        )

    def _stories(self) -> list[w.Widget]:
        stories = self.acts.store.found(self.query)[:MOST]
        return [story_row(self.phone, one, partial(self.acts.open, one.id)) for one in stories]

    def _web(self) -> list[w.Widget]:
        if self.kind != ALL:
            return []
        rows = [heading(tr("On the web"))]
        address = address_in(self.query)
        if address:
            go = partial(open_in_browser, self, address)
            rows.append(suggestion("public", address, go, key="address", second=tr("Open")))
        text = tr("Search the web for “{query}”", query=self.query)
        go = partial(search_the_web, self, self.query)
        return [*rows, suggestion("search", text, go, key="web")]

    def narrow(self, kind: int) -> None:
        """Show only rows of a kind."""
        self.kind = kind

    def change(self) -> None:
        """Search for something else."""
        self.show(self.app.page("search_page:GoogleSearchPage", words=self.query))
