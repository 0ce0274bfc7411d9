"""The pages of the views: months, days, weeks and years."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pytest_androidbench.phone.apps.calendar import preferences
from pytest_androidbench.phone.apps.calendar.creating import Creating
from pytest_androidbench.phone.apps.calendar.formats import day_title, month_title
from pytest_androidbench.phone.apps.calendar.month_and_day import month_and_day
from pytest_androidbench.phone.apps.calendar.navigation import ViewStack
from pytest_androidbench.phone.apps.calendar.selected_events import SelectedEvents
from pytest_androidbench.phone.apps.calendar.views.header import Header
from pytest_androidbench.phone.apps.calendar.views.month import Month
from pytest_androidbench.phone.apps.calendar.views.week import Week
from pytest_androidbench.phone.apps.calendar.views.year import Year
from pytest_androidbench.phone.ui import widgets as w


def page_of(
    navigation: ViewStack, selected: SelectedEvents, on_day: Callable[[int], None]
) -> w.Widget:
    """The page on display, of a month, a day or a year; `on_day` chooses a day of the month."""
    day, view = navigation.spot.day, navigation.spot.view
    today = navigation.app.store.moments.today
    if view == preferences.MONTHLY_DAILY:
        return month_and_day(navigation, selected, on_day)
    if view == preferences.MONTHLY:
        title, body = month_title(day, today), _month(navigation)
    elif view == preferences.DAILY:
        title, body = day_title(day, today), _day(navigation, selected)
    else:
        title, body = str(day.year), _year(navigation)
    turn = navigation.turn
    header = Header(title, navigation.ask_date, partial(turn, -1), partial(turn, 1))
    return w.Column(header, body, across="stretch", id="calendar_holder",
                    cls="android.widget.RelativeLayout")  # fmt: skip


def _month(navigation: ViewStack) -> w.Widget:
    day = navigation.spot.day
    month = Month(rows=navigation.rows, year=day.year, month=day.month)
    return month.build(partial(partial, navigation.open_day), "month_view_wrapper")


def _year(navigation: ViewStack) -> w.Widget:
    return Year(
        rows=navigation.rows,
        year=navigation.spot.day.year,
        on_month=partial(partial, navigation.open_month),
        columns=4 if navigation.phone.display.is_wide else 3,
    ).build()


def _day(navigation: ViewStack, selected: SelectedEvents) -> w.Widget:
    day, rows = navigation.spot.day, navigation.rows
    events = rows.of_day(day)

    def row(place: int) -> w.Widget:
        event = events[place]
        return rows.row(
            event,
            rows.day_time(event, day),
            selected=event.key in selected.keys,
            on_tap=partial(selected.press, event),
            on_long=partial(selected.keys.toggle, event.key),
        )

    return w.Scroll(
        count=len(events),
        row=row,
        row_height=lambda place: rows.height(events[place]),
        id="day_events",
        key=f"day_events {day.toordinal()}",
        padding=(0, 8),
    )


def week(
    navigation: ViewStack,
    selected: SelectedEvents,
    creating: Creating,
    paged: Callable[[w.Widget], w.Widget],
) -> w.Widget:
    """The hours of a week, or of as many days as are wished; `paged` makes a page of the days."""
    first = navigation.spot.day
    return Week(
        rows=navigation.rows,
        first=first,
        width=navigation.host.width_dp,
        plus=creating.plus,
        on_event=lambda event: partial(selected.open, event),
        on_hour=creating.press_hour,
        on_plus=partial(creating.press_plus, first),
        on_days=creating.set_days,
    ).build(paged)
