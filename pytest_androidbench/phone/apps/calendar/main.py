"""The main screen: a view of the events, with search, menu and the button for a new one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import partial

from pytest_androidbench.phone.apps.calendar import config
from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import (
    day_title,
    month_title,
)
from pytest_androidbench.phone.apps.calendar.month_and_day import MonthAndDay
from pytest_androidbench.phone.apps.calendar.views.header import Header
from pytest_androidbench.phone.apps.calendar.views.month import Month
from pytest_androidbench.phone.apps.calendar.views.quick_filter import quick_filter
from pytest_androidbench.phone.apps.calendar.views.week import HOUR_DP, Week
from pytest_androidbench.phone.apps.calendar.views.year import Year
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FAB_LABEL = w.TextStyle(18)
PAGES = 4_000_000


@dataclass(eq=False)
class MainScreen(MonthAndDay):
    """Months, days, weeks, years or a list."""

    activity = ".activities.MainActivity"

    def build(self) -> w.Widget:
        content = self.search_results() if self.query else self._view()
        quick = quick_filter(self.store, self.toggle_type)
        return w.Page(
            self.bar(),
            w.Panel(
                w.Column(
                    w.Panel(
                        content, id="fragments_holder", cls="android.widget.FrameLayout", weight=1
                    ),
                    quick,
                    across="stretch",
                ),
                id="main_holder",
                cls="android.view.ViewGroup",
                weight=1,
            ),
            fab=None if self.query or not self._has_fab() else self._fab(),
            fab_bottom=16 if quick is None else 72,
            id="main_coordinator",
        )

    def _has_fab(self) -> bool:
        return self.spot.view not in (config.WEEKLY, config.YEARLY)

    def _fab(self) -> w.Widget:
        button = w.Fab("today" if self.fab_open else "add", tr("New Event"), id="calendar_fab",
                       on_tap=self.press_fab)  # fmt: skip
        if not self.fab_open:
            return button
        task = w.IconButton(
            "task_alt",
            id="fab_task_icon",
            cls="android.widget.ImageView",
            colour="on_primary",
            background="primary",
            on_tap=self.new_task,
        )
        return w.Column(
            w.Row(self._fab_label("fab_task_label", "Task", self.new_task), task, gap=16),
            w.Row(self._fab_label("fab_event_label", "Event", self.new_event), button, gap=16),
            gap=16,
            across="end",
        )

    @staticmethod
    def _fab_label(id_: str, text: str, on_tap: Callable[[], None]) -> w.Widget:
        look = w.Look(background="surface_container", radius=8)
        return w.Panel(
            w.Text(tr(text), FAB_LABEL, id=id_, on_tap=on_tap), padding=(8, 4), look=look
        )

    def _view(self) -> w.Widget:
        view = self.spot.view
        if view == config.LIST:
            shown = self.event_list()
        elif view == config.WEEKLY:
            shown = self._pager(self._week())
        else:
            shown = self._pager(self._page())
        if not self.fab_open:
            return shown
        overlay = w.Panel(look=w.Look(background="fab_overlay"), id="fab_extended_overlay",
                          cls="android.widget.RelativeLayout", on_tap=self.close_fab,
                          width="fill", height="fill")  # fmt: skip
        return w.Stack(shown, overlay, width="fill", height="fill")

    def _pager(self, page: w.Widget) -> w.Widget:
        return w.Pager(
            count=PAGES,
            index=PAGES // 2,
            page=lambda _: page,
            on_page=self.turned,
            key="pages",
        )

    def turned(self, page: int) -> None:
        """The pages were swiped."""
        self.turn(page - PAGES // 2)

    def _page(self) -> w.Widget:
        day, today = self.spot.day, self.store.moments.today
        if self.spot.view == config.MONTHLY_DAILY:
            return self.month_and_day()
        if self.spot.view == config.MONTHLY:
            title, body = month_title(day, today), self._month()
        elif self.spot.view == config.DAILY:
            title, body = day_title(day, today), self._day()
        else:
            title, body = str(day.year), self._year()
        header = Header(title, self.go_to_date, partial(self.turn, -1), partial(self.turn, 1))
        return w.Column(header, body, across="stretch", id="calendar_holder",
                        cls="android.widget.RelativeLayout")  # fmt: skip

    def _month(self) -> w.Widget:
        month = Month(rows=self.rows, year=self.spot.day.year, month=self.spot.day.month)
        return month.build(lambda ordinal: partial(self.open_day, ordinal), "month_view_wrapper")

    def _year(self) -> w.Widget:
        year = self.spot.day.year
        on_month = partial(partial, self.open_month)
        columns = 4 if self.phone.display.is_wide else 3
        return Year(rows=self.rows, year=year, on_month=on_month, columns=columns).build()

    def _day(self) -> w.Widget:
        day, rows = self.spot.day, self.rows
        events = self.day_events(day)

        def row(place: int) -> w.Widget:
            event = events[place]
            return rows.row(
                event,
                rows.day_time(event, day),
                selected=event.key in self.selected,
                on_tap=partial(self.press_event, event),
                on_long=partial(self.hold_event, event),
            )

        return w.Scroll(
            count=len(events),
            row=row,
            row_height=lambda place: rows.height(events[place]),
            id="day_events",
            key=f"day_events {day.toordinal()}",
            padding=(0, 8),
        )

    def _week(self) -> w.Widget:
        return Week(
            rows=self.rows,
            first=self.spot.day,
            width=self.host.width_dp,
            plus=self.plus,
            on_event=lambda event: partial(self.open_event, event),
            on_hour=self.press_hour,
            on_plus=self.press_plus,
            on_days=self.set_days,
        ).build()

    def selectable(self) -> list[Event]:
        if self.query:
            return self.found()
        if self.spot.view == config.DAILY:
            return self.day_events(self.spot.day)
        if self.spot.view == config.LIST:
            return self.listed()
        month = Month(rows=self.rows, year=self.spot.day.year, month=self.spot.day.month)
        chosen = date.fromordinal(self.picked) if self.picked else None
        items = self.month_day_listing(month.events(), chosen).items
        return [item for item in items if isinstance(item, Event)]

    def on_back(self) -> None:
        if self.selected:
            self.select_none()
        elif self.searching:
            self.close_search()
        elif self.fab_open:
            self.close_fab()
        elif not self.leave_view():
            self.close()

    def press_hour(self, column: int, down: int) -> None:
        """A free hour of the week was touched: offer to make something there."""
        hour = down * 160 // (self.phone.display.density * HOUR_DP)
        self.plus = (column, min(23, hour))
