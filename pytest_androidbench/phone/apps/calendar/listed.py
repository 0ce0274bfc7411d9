"""The list of events, which goes on as long as one scrolls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.config import DISPLAYED, LIST, PAST_MINUTES
from pytest_androidbench.phone.apps.calendar.event import DAY, Event
from pytest_androidbench.phone.apps.calendar.repeating import plus_months
from pytest_androidbench.phone.apps.calendar.state import CalendarState
from pytest_androidbench.phone.apps.calendar.views.listing import (
    EndlessList,
    Item,
    Listing,
    items_of,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MORE: Final = 3 * 30 * DAY
"""So much further one looks each time."""
FEW: Final = 30
LIST_ID: Final = "calendar_events_list"


@dataclass(eq=False)
class Listed(CalendarState):
    """The half of the main screen that lists events."""

    list_first: int = 0
    list_last: int = 0
    """The span that is listed; 0: none yet."""
    scrolled: bool = False

    def listing(self, items: Sequence[Item]) -> Listing:
        """Items as rows that can be opened and selected."""
        return Listing(
            rows=self.rows,
            items=items,
            selected=self.selected,
            on_tap=lambda event: partial(self.press_event, event),
            on_long=lambda event: partial(self.hold_event, event),
        )

    def span(self) -> tuple[int, int]:
        """What is listed: half a year from yesterday on, more where that is little."""
        if self.list_last:
            return self.list_first, self.list_last
        moments = self.store.moments
        half_a_year: datetime = plus_months(moments.local(moments.now), 6)
        first = moments.now - 60 * self.store.config.get(PAST_MINUTES)
        last = moments.seconds(half_a_year)
        if len(self.store.between(first, last)) < FEW:
            last += MORE
        return first, last

    def listed(self) -> list[Event]:
        """The events in the list."""
        return self.store.between(*self.span())

    def event_list(self) -> w.Widget:
        """The list, or what stands in its place."""
        listing = self.listing(items_of(self.rows, self.listed()))
        if not listing.items:
            return self._empty()
        return EndlessList(
            on_scroll=self.was_scrolled,
            on_top=self.list_earlier,
            on_bottom=self.list_later,
            count=len(listing.items),
            row=listing.row,
            row_height=listing.height,
            id=LIST_ID,
        )

    def _empty(self) -> w.Widget:
        nothing = not self.store.config.get(DISPLAYED)
        said = "You have filtered out all event types" if nothing else "No upcoming events."
        return w.Column(
            w.Text(tr(said), w.BODY_LARGE, id="calendar_empty_list_placeholder"),
            w.Text(
                tr("Create a new event"),
                w.BODY_LARGE,
                "primary",
                id="calendar_empty_list_placeholder_2",
                on_tap=self.new_event,
            ),
            gap=24,
            across="center",
            width="fill",
        )

    def was_scrolled(self) -> None:
        """The list was moved: offer the way back to today."""
        self.list_first, self.list_last = self.span()
        self.scrolled = True

    def list_earlier(self) -> float:
        """List what was before, too; returns how much longer the list is, in dp."""
        before = self.listing(items_of(self.rows, self.listed())).total()
        first, self.list_last = self.span()
        self.list_first = first - MORE
        return self.listing(items_of(self.rows, self.listed())).total() - before

    def list_later(self) -> None:
        """List what comes after, too."""
        self.list_first, last = self.span()
        self.list_last = last + MORE

    def go_to_today(self) -> None:
        if self.spot.view != LIST:
            super().go_to_today()
            return
        self.list_first = self.list_last = 0
        self.scrolled = False
        self.scroll_to_start(LIST_ID)
        self._start_at_today()

    def _start_at_today(self) -> None:
        """Leave out what is over, so that the list begins with today or the next day after."""
        events = [e for e in self.listed() if not self._is_earlier(e)]
        if events:
            day = self.store.moments.day(min(event.start_ts for event in events))
            _, self.list_last = self.span()
            self.list_first = self.store.moments.start_of(day)

    def _is_earlier(self, event: Event) -> bool:
        moments = self.store.moments
        return moments.day(event.start_ts) < moments.today
