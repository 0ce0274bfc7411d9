"""The view of a month with the events of a day."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import day_text, month_title
from pytest_androidbench.phone.apps.calendar.navigation import ViewStack
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.views.listing import EventListing, items_of
from pytest_androidbench.phone.apps.calendar.views.month import Month
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

EMPTY: Final = w.BODY_LARGE.coloured("on_surface_variant")


def month_and_day(
    navigation: ViewStack, selected: SelectedEvents, on_day: Callable[[int], None]
) -> w.Widget:
    """The month above its events, or beside them on a phone on its side."""
    shown, today = navigation.spot.day, navigation.app.store.moments.today
    chosen = navigation.chosen
    month = _month(navigation)
    grid = month.build(lambda ordinal: partial(on_day, ordinal), "month_day_view_wrapper")
    label = day_text(chosen, today) if chosen else month_title(shown, today)
    name = w.Text(label, w.TITLE, id="month_day_selected_day_label", on_tap=navigation.ask_date)
    listing = _listing(month, navigation, selected)
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
    if navigation.phone.display.is_wide:
        grid.weight, below.weight = 0.45, 0.55
        return w.Row(grid, below, across="stretch", id=holder, cls=group, width="fill",
                     height="fill")  # fmt: skip
    grid.weight, below.weight = 0.3, 0.7
    return w.Column(grid, w.Divider(), below, across="stretch", id=holder, cls=group)


def listed_events(navigation: ViewStack, selected: SelectedEvents) -> list[Event]:
    """The events of the chosen day, or of the month on display, in their order."""
    items = _listing(_month(navigation), navigation, selected).items
    return [item for item in items if isinstance(item, Event)]


def _month(navigation: ViewStack) -> Month:
    day = navigation.spot.day
    return Month(rows=navigation.rows, year=day.year, month=day.month, with_titles=False,
                 chosen=navigation.chosen)  # fmt: skip


def _listing(month: Month, navigation: ViewStack, selected: SelectedEvents) -> EventListing:
    moments, chosen = navigation.app.store.moments, navigation.chosen
    if chosen is None:
        events = [
            event
            for event in month.events()
            if (start := moments.day(event.start_ts)).year == month.year
            and start.month == month.month
        ]
    else:
        events = [
            event
            for event in month.events()
            if moments.day(event.start_ts) <= chosen <= moments.day(event.end_ts)
        ]
    items = items_of(navigation.rows, events, days=chosen is None, months=False)
    return selected.listing(items)
