"""The search field of the main screen and what it finds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.config import DISPLAYED
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.selecting import Selecting
from pytest_androidbench.phone.apps.calendar.views.listing import Listing, items_of
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

LAST_SEARCHED: Final = 2_051_218_800
"""How far repetitions are searched for."""
LEAST_LETTERS: Final = 2


@dataclass(eq=False)
class Searching(Selecting):
    """The part of the main screen that searches."""

    def start_search(self) -> None:
        """The field got the caret."""
        self.searching = True
        self.fab_open = False

    def close_search(self) -> None:
        """Show the view again."""
        self.searching, self.query, self.selected = False, "", []
        self.hide_keyboard()

    def found(self) -> list[Event]:
        """What has the query in its title, place or description."""
        query = self.query.casefold()
        return [
            event
            for event in self.store.between(0, LAST_SEARCHED, self.query)
            if any(
                query in text.casefold()
                for text in (event.title, event.location, event.description)
            )
        ]

    def search_results(self) -> w.Widget:
        """What is found, or why nothing is."""
        events = self.found() if len(self.query) >= LEAST_LETTERS else []
        if not events:
            return self._nothing_found()
        listing = Listing(
            rows=self.rows,
            items=items_of(self.rows, events),
            selected=self.selected,
            on_tap=lambda event: partial(self.press_result, event),
            on_long=lambda event: partial(self.hold_event, event),
        )
        return w.Column(
            listing.build("search_results_list"),
            across="stretch",
            height="fill",
            id="search_holder",
            cls="android.widget.RelativeLayout",
        )

    def _nothing_found(self) -> w.Widget:
        texts: list[tuple[str, Message]] = [("search_placeholder", tr("No items found."))]
        if not self.store.config.get(DISPLAYED):
            texts = [("search_placeholder", tr("You have filtered out all event types"))]
        if len(self.query) < LEAST_LETTERS:
            hint = tr("Type in at least 2 characters to start the search.")
            texts.append(("search_placeholder_2", hint))
        lines = (
            w.Text(text, w.BODY_LARGE, id=id_, align="center", width="fill") for id_, text in texts
        )
        return w.Column(
            *lines,
            gap=8,
            across="stretch",
            height="fill",
            id="search_holder",
            cls="android.widget.RelativeLayout",
        )

    def press_result(self, event: Event) -> None:
        """A result was touched: open it, its first time where it repeats."""
        if self.selected:
            self.hold_event(event)
        else:
            self.hide_keyboard()
            self.open_event(event, occurrence=False)
