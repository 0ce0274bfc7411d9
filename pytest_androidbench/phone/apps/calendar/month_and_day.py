"""The view of a month with the events of a day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import day_text, month_title
from pytest_androidbench.phone.apps.calendar.menu import Menus
from pytest_androidbench.phone.apps.calendar.views.listing import Listing, items_of
from pytest_androidbench.phone.apps.calendar.views.month import Month
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

EMPTY: Final = w.BODY_LARGE.coloured("on_surface_variant")


@dataclass(eq=False)
class MonthAndDay(Menus):
    """The part of the main screen that shows a month and a day of it."""

    def month_and_day(self) -> w.Widget:
        """The month above its events, or beside them on a phone on its side."""
        shown, today = self.spot.day, self.store.moments.today
        chosen = date.fromordinal(self.picked) if self.picked else None
        month = Month(rows=self.rows, year=shown.year, month=shown.month, with_titles=False,
                      chosen=chosen)  # fmt: skip
        grid = month.build(
            lambda ordinal: partial(self.pick_day, ordinal), "month_day_view_wrapper"
        )
        label = day_text(chosen, today) if chosen else month_title(shown, today)
        name = w.Text(label, w.TITLE, id="month_day_selected_day_label", on_tap=self.go_to_date)
        listing = self.month_day_listing(month.events(), chosen)
        body = (
            listing.build("month_day_events_list")
            if listing.items
            else w.Text(tr("No items found."), EMPTY, id="month_day_no_events_placeholder")
        )
        below = w.Column(
            w.Panel(name, padding=(0, 12, 0, 4)),
            body,
            across="center",
            id="month_day_list_holder",
            cls="android.widget.RelativeLayout",
        )
        holder, group = "month_day_calendar_holder", "android.view.ViewGroup"
        if self.phone.display.is_wide:
            grid.weight, below.weight = 0.45, 0.55
            return w.Row(grid, below, across="stretch", id=holder, cls=group, width="fill",
                         height="fill")  # fmt: skip
        grid.weight, below.weight = 0.3, 0.7
        return w.Column(grid, w.Divider(), below, across="stretch", id=holder, cls=group)

    def month_day_listing(self, events: list[Event], chosen: date | None) -> Listing:
        """The events of the chosen day, or of the month on display."""
        moments, shown = self.store.moments, self.spot.day
        if chosen is None:
            found = [
                event
                for event in events
                if (start := moments.day(event.start_ts)).year == shown.year
                and start.month == shown.month
            ]
        else:
            found = [
                event
                for event in events
                if moments.day(event.start_ts) <= chosen <= moments.day(event.end_ts)
            ]
        return self.listing(items_of(self.rows, found, days=chosen is None, months=False))
