"""The list of events, which goes on as long as one scrolls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import DAY, Event
from pytest_androidbench.phone.apps.calendar.preferences import DISPLAYED, PAST_MINUTES
from pytest_androidbench.phone.apps.calendar.repeating import plus_months
from pytest_androidbench.phone.apps.calendar.screen import CalendarPart
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.views.listing import (
    EndlessList,
    EventListing,
    items_of,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

MORE: Final = 3 * 30 * DAY
"""So much further one looks each time."""
FEW: Final = 30
LIST_ID: Final = "calendar_events_list"


@dataclass(eq=False)
class EventList(CalendarPart):
    """A span of events, which grows at the end that one scrolls beyond."""

    first: int = 0
    last: int = 0
    """The span that is listed; 0: none yet."""
    scrolled: bool = False

    def _listing(self, selected: SelectedEvents) -> EventListing:
        return selected.listing(items_of(self.rows, self.events()))

    def span(self) -> tuple[int, int]:
        """What is listed: half a year from yesterday on, more where that is little."""
        if self.last:
            return self.first, self.last
        moments = self.app.store.moments
        half_a_year: datetime = plus_months(moments.local(moments.now), 6)
        first = moments.now - 60 * self.app.store.config.get(PAST_MINUTES)
        last = moments.seconds(half_a_year)
        if len(self.app.store.between(first, last)) < FEW:
            last += MORE
        return first, last

    def events(self) -> list[Event]:
        """The events in the list."""
        return self.app.store.between(*self.span())

    def build(self, selected: SelectedEvents, on_new: Callable[[], None]) -> w.Widget:
        """The list, or what stands in its place."""
        listing = self._listing(selected)
        if not listing.items:
            return self._empty(on_new)
        return EndlessList(
            on_scroll=self.was_scrolled,
            on_top=partial(self.earlier, selected),
            on_bottom=self.later,
            count=len(listing.items),
            row=listing.row,
            row_height=listing.height,
            id=LIST_ID,
        )

    def _empty(self, on_new: Callable[[], None]) -> w.Widget:
        nothing = not self.app.store.config.get(DISPLAYED)
        said = "You have filtered out all event types" if nothing else "No upcoming events."
        return w.Column(
            w.Text(tr(said), w.BODY_LARGE, id="calendar_empty_list_placeholder"),
            w.Text(
                tr("Create a new event"),
                w.BODY_LARGE,
                "primary",
                id="calendar_empty_list_placeholder_2",
                on_tap=on_new,
            ),
            gap=24,
            across="center",
            width="fill",
        )

    def was_scrolled(self) -> None:
        """The list was moved: offer the way back to today."""
        self.first, self.last = self.span()
        self.scrolled = True

    def earlier(self, selected: SelectedEvents) -> float:
        """List what was before, too; returns how much longer the list is, in dp."""
        before = self._listing(selected).total()
        first, self.last = self.span()
        self.first = first - MORE
        return self._listing(selected).total() - before

    def later(self) -> None:
        """List what comes after, too."""
        self.first, last = self.span()
        self.last = last + MORE

    def reset(self) -> None:
        """List from the beginning again."""
        self.first = self.last = 0
        self.scrolled = False

    def go_to_today(self) -> None:
        """Begin with today."""
        self.reset()
        self.scroll_to_start(LIST_ID)
        self._start_at_today()

    def _start_at_today(self) -> None:
        """Leave out what is over, so that the list begins with today or the next day after."""
        events = [e for e in self.events() if not self._is_earlier(e)]
        if events:
            day = self.app.store.moments.day(min(event.start_ts for event in events))
            _, self.last = self.span()
            self.first = self.app.store.moments.start_of(day)

    def _is_earlier(self, event: Event) -> bool:
        moments = self.app.store.moments
        return moments.day(event.start_ts) < moments.today
