"""A week, or so many days: columns with the hours beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import LETTERS, WEEKDAYS, time_text
from pytest_androidbench.phone.apps.calendar.preferences import (
    CUSTOMIZE_DAYS,
    HIGHLIGHT,
    HIGHLIGHT_COLOR,
    MIDNIGHT_SPAN,
    START_WEEKLY_AT,
    WEEK_DAYS,
)
from pytest_androidbench.phone.apps.calendar.views.alongside import Alongside
from pytest_androidbench.phone.apps.calendar.views.rows import EventRows, color_code
from pytest_androidbench.phone.kit.days.lines import Line, lines_of
from pytest_androidbench.phone.kit.days.slots import slots
from pytest_androidbench.phone.kit.pickers.revealing import RevealingList
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import ntr

HOUR_DP, HOURS_DP, LABELS_DP, ALL_DAY_DP = 60, 48, 44, 22
LEAST_DP: Final = 10
MOST_DAYS: Final = 14
LONG_LABEL_DP: Final = 60
RELATIVE: Final = "android.widget.RelativeLayout"
LINEAR: Final = "android.widget.LinearLayout"
LABEL: Final = w.TextStyle(10)
MINUTES_A_DAY: Final = 1440
LETTERS_DP, BELOW_DP = 42, 4


@dataclass(frozen=True, slots=True, kw_only=True)
class Week:
    """The days from a first one on."""

    rows: EventRows
    first: date
    width: float
    """Of the screen, in dp."""
    plus: tuple[int, int] | None
    """Day and hour of the free hour that was touched."""
    on_event: Callable[[Event], Callable[[], None]]
    on_hour: Callable[[int, int], None]
    """Takes the column and how far down it was touched, in pixels."""
    on_plus: Callable[[], None]
    on_days: Callable[[int], None]

    @property
    def days(self) -> list[date]:
        """The days on display."""
        return [
            self.first + timedelta(days=n) for n in range(self.rows.store.config.get(WEEK_DAYS))
        ]

    @property
    def column_dp(self) -> float:
        """The width of a day."""
        return (self.width - HOURS_DP) / len(self.days)

    def events(self) -> list[Event]:
        """What happens on them, in order."""
        moments, days = self.rows.store.moments, self.days
        found = self.rows.store.between(moments.start_of(days[0]), moments.end_of(days[-1]))
        return sorted(found, key=lambda e: (e.start_ts, e.end_ts, e.title, e.description))

    def build(self, paged: Callable[[w.Widget], w.Widget]) -> w.Widget:
        """Beside the hours a page of days, what lasts all day on top; their number below.

        Args:
            paged: makes a page of the days, which turns while the hours stay.
        """
        events = self.events()
        above = [event for event in events if self._is_above(event)]
        hours = [event for event in events if not self._is_above(event)]
        config = self.rows.store.config
        number = config.get(WEEK_DAYS)
        bar = w.Row(
            w.SeekBar(number, MOST_DAYS, self.on_days, id="week_view_seekbar", weight=1),
            w.Text(ntr("{n} day", "{n} days", number), w.BODY, id="week_view_days_count"),
            gap=16,
            width="fill",
        )
        lines = lines_of((event, *self._span(event)) for event in above)
        page = w.Column(
            self._top(lines),
            self._columns(hours),
            across="stretch",
            id="week_holder",
            cls=RELATIVE,
        )
        return w.Column(
            w.Row(self._beside(len(lines)), paged(page), across="stretch", weight=1, width="fill"),
            config.get(CUSTOMIZE_DAYS)
            and w.Column(w.Divider(), w.Panel(bar, padding=(16, 0, 16, 4)), across="stretch"),
            across="stretch",
            id="week_view_holder",
            cls=RELATIVE,
            weight=1,
        )  # fmt: skip

    def _is_above(self, event: Event) -> bool:
        moments = self.rows.store.moments
        several = moments.day(event.start_ts) != moments.day(event.end_ts)
        return (event.all_day and not several) or (
            several and self.rows.store.config.get(MIDNIGHT_SPAN)
        )

    @property
    def _scrolled(self) -> str:
        """The key of what scrolls the hours: a new one where the day starts at another hour."""
        return f"week from {self._first_hour_dp}"

    @property
    def _first_hour_dp(self) -> float:
        return self.rows.store.config.get(START_WEEKLY_AT) * HOUR_DP

    def _letters_height(self) -> float:
        return LETTERS_DP * self.rows.font_scale

    def _beside(self, lines: int) -> w.Widget:
        """The column of the hours, below so many lines of what lasts all day."""
        number = (self.first + timedelta(days=3)).isocalendar().week
        corner = w.Column(
            w.Text(f"{self.first:%b}", w.BODY, id="week_view_month_label", lines=1),
            w.Text(f"Wk. {number}", w.BODY_SMALL, id="week_view_week_number", lines=1),
            across="center",
            width=HOURS_DP,
            height=self._letters_height() + lines * ALL_DAY_DP + BELOW_DP,
        )
        hours = Alongside(
            self._scrolled,
            self._first_hour_dp,
            self._hour_labels(),
            id="week_view_hours_scrollview",
            key=f"hours of {self._scrolled}",
        )
        return w.Column(corner, hours, across="stretch", width=HOURS_DP)

    def _top(self, lines: Sequence[Line[Event]]) -> w.Widget:
        letters = w.Row(
            *map(self._label, self.days),
            id="week_letters_holder",
            cls=LINEAR,
            width="fill",
            height=self._letters_height(),
        )
        marks = map(self._line, lines)
        holder = w.Column(*marks, id="week_all_day_holder", cls=LINEAR, across="stretch")
        top = w.Column(letters, holder if lines else None, across="stretch",
                       id="week_top_holder", cls=RELATIVE)  # fmt: skip
        return w.Panel(top, padding=(0, 0, 0, BELOW_DP))

    def _label(self, day: date) -> w.Widget:
        letter = LETTERS[day.weekday()]
        if self.column_dp > LONG_LABEL_DP:
            letter = WEEKDAYS[day.weekday()][:3]
        config, colour = self.rows.store.config, None
        if config.get(HIGHLIGHT) and day.weekday() >= 5:
            colour = color_code(config.get(HIGHLIGHT_COLOR))
        if day == self.rows.store.moments.today:
            colour = "primary"
        return w.Text(
            f"{letter}\n{day.day}", w.BODY, colour, id="week_day_label", align="center", weight=1
        )

    def _span(self, event: Event) -> tuple[int, int]:
        moments = self.rows.store.moments
        first = max(0, (moments.day(event.start_ts) - self.first).days)
        last = min(len(self.days) - 1, (moments.day(event.end_ts) - self.first).days)
        return first, max(1, last - first + 1)

    def _line(self, line: Line[Event]) -> w.Widget:
        marks = [
            w.At(start * self.column_dp, 0,
                 self._mark(event, length * self.column_dp - 1, ALL_DAY_DP - 2, 1))
            for event, start, length in line
        ]  # fmt: skip
        return w.Stack(*marks, height=ALL_DAY_DP)

    def _mark(self, event: Event, width: float, height: float, lines: int) -> w.Widget:
        shade = color_code(event.color) + ("80" if self.rows.is_faded(event) else "")
        label = w.Text(event.title, LABEL, "#ffffff", id="week_event_label", desc=event.title,
                       lines=lines)  # fmt: skip
        sign = event.is_task and w.Icon("task_alt", size=10, colour="#ffffff",
                                        id="week_event_task_image", desc="Task")  # fmt: skip
        return w.Panel(
            w.Row(sign or None, w.Panel(label, weight=1), across="start", width="fill"),
            look=w.Look(background=shade, radius=2),
            padding=(2, 1),
            id="week_event_holder",
            cls="android.view.ViewGroup",
            on_tap=self.on_event(event),
            width=width,
            height=height,
            clips=True,
        )

    def _columns(self, events: Sequence[Event]) -> w.Widget:
        """A column for each day, on the lines between the hours."""
        lines = [self._hour_line(hour) for hour in range(1, 24)]
        columns = (self._column(place, day, events) for place, day in enumerate(self.days))
        holder = w.Row(*columns, id="week_events_columns_holder", cls=LINEAR)
        week = w.Stack(*lines, holder, height=24 * HOUR_DP, width="fill",
                       id="week_events_holder", cls=RELATIVE)  # fmt: skip
        return RevealingList([week], self._first_hour_dp, id="week_events_scrollview",
                             key=self._scrolled)  # fmt: skip

    def _hour_line(self, hour: int) -> w.Widget:
        look = w.Look(background="outline_variant")
        return w.At(0, hour * HOUR_DP, w.Panel(look=look, height=1, width=self.width - HOURS_DP))

    def _column(self, place: int, day: date, events: Sequence[Event]) -> w.Widget:
        free = w.Canvas(on_press=partial(self._press, place), width=self.column_dp,
                        height=24 * HOUR_DP)  # fmt: skip
        layers = (*self._marks(day, events), self._now(day), self._plus(place))
        return w.Stack(free, *layers, width=self.column_dp, height=24 * HOUR_DP,
                       id="week_column", cls=RELATIVE)  # fmt: skip

    def _hour_labels(self) -> w.Widget:
        texts = [
            w.Text(time_text(datetime.combine(self.first, time(hour)), hour24=self.rows.hour24),
                   w.BODY_SMALL, id="weekly_view_hour_textview", align="center", width=HOURS_DP)
            for hour in range(1, 24)
        ]  # fmt: skip
        placed = (w.At(0, hour * HOUR_DP - 17, text) for hour, text in enumerate(texts, 1))
        return w.Stack(
            *placed, id="week_view_hours_holder", cls=LINEAR, width=HOURS_DP, height=24 * HOUR_DP
        )

    def _press(self, place: int, point: Point) -> None:
        self.on_hour(place, point.y)

    def _marks(self, day: date, events: Sequence[Event]) -> list[w.Widget]:
        spans = [(event, *self._minutes(event, day)) for event in events]
        here = [(event, first, last) for event, first, last in spans if first <= last]
        found: list[w.Widget] = []
        for (event, first, last), slot in zip(here, slots([s[1:] for s in here]), strict=True):
            width = self.column_dp / slot.of - 1
            x = slot.place * (width + 1)
            height = max(LEAST_DP, (last - first) * HOUR_DP / 60 - 1)
            lines = 1 if event.is_task or event.start_ts == event.end_ts else 3
            found.append(w.At(x, first * HOUR_DP / 60, self._mark(event, width, height, lines)))
        return found

    def _minutes(self, event: Event, day: date) -> tuple[int, int]:
        """The part of a day that an event takes, in minutes; (0, -1) where it takes none."""
        moments = self.rows.store.moments
        start, end = moments.local(event.start_ts), moments.local(event.end_ts)
        if not start.date() <= day <= end.date():
            return 0, -1
        if event.all_day:
            return 0, MINUTES_A_DAY
        first = start.hour * 60 + start.minute if start.date() == day else 0
        last = end.hour * 60 + end.minute if end.date() == day else MINUTES_A_DAY
        return first, max(last, first + LEAST_DP)

    def _now(self, day: date) -> w.Widget | None:
        moments = self.rows.store.moments
        if moments.today != day:
            return None
        now = moments.local(moments.now)
        line = w.Panel(look=w.Look(background="primary", radius=2), width=self.column_dp, height=3)
        return w.At(0, (now.hour * 60 + now.minute) * HOUR_DP / 60, line)

    def _plus(self, place: int) -> w.Widget | None:
        if self.plus is None or self.plus[0] != place:
            return None
        button = w.IconButton("add", id="week_holder", cls="android.widget.ImageView",
                              colour="on_primary", on_tap=self.on_plus,
                              width=self.column_dp, height=HOUR_DP)  # fmt: skip
        return w.At(0, self.plus[1] * HOUR_DP,
                    w.Panel(button, look=w.Look(background="primary")))  # fmt: skip
