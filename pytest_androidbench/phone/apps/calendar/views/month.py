"""A month: what its cells and bars say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from pytest_androidbench.phone.apps.calendar.event import Event
from pytest_androidbench.phone.apps.calendar.formats import LETTERS
from pytest_androidbench.phone.apps.calendar.preferences import (
    FIRST_WEEKDAY,
    HIGHLIGHT,
    HIGHLIGHT_COLOR,
    SHOW_GRID,
    WEEK_NUMBERS,
)
from pytest_androidbench.phone.apps.calendar.views.rows import FADED, EventRows, color_code
from pytest_androidbench.phone.kit.days.month_grid import (
    DAYS,
    WEEKS,
    Bar,
    DayCell,
    MonthDrawing,
    MonthGrid,
)
from pytest_androidbench.phone.ui.widget import Widget

WEEKEND: Final = (5, 6)
SUNDAY: Final = 7
NUMBERS_DP: Final = 24


@dataclass(frozen=True, slots=True, kw_only=True)
class Month:
    """The six weeks around a month."""

    rows: EventRows
    year: int
    month: int
    with_titles: bool = True
    """Whether events are bars with titles, or dots."""
    chosen: date | None = None

    @property
    def first(self) -> date:
        """The first day on display."""
        start = date(self.year, self.month, 1)
        config = self.rows.store.config
        # Where weeks begin on Sunday, a month that does so too has a whole week of the one before
        # above it, as in the real app.
        sunday_first = config.get(FIRST_WEEKDAY) == SUNDAY
        back = start.isoweekday() if sunday_first else config.days_into_week(start)
        return start - timedelta(days=back)

    def days(self) -> list[date]:
        """All 42 days."""
        return [self.first + timedelta(days=place) for place in range(WEEKS * DAYS)]

    def events(self) -> list[Event]:
        """What happens on them."""
        moments = self.rows.store.moments
        days = self.days()
        return self.rows.store.between(moments.start_of(days[0]), moments.end_of(days[-1]))

    def build(self, on_day: Callable[[int], Callable[[], None]], wrapper_id: str) -> Widget:
        """The grid; `on_day` makes the tap on a day of it, given as an ordinal."""
        config = self.rows.store.config
        events, days = self.events(), self.days()
        margin = NUMBERS_DP if config.get(WEEK_NUMBERS) else 0
        drawing = MonthDrawing(
            id="month_view",
            letters=self._letters(days),
            cells=[self._cell(day, events) for day in days],
            bars=self._bars(events) if self.with_titles else (),
            weeks=[f"{days[row * DAYS + 3].isocalendar().week}:" for row in range(WEEKS)]
            if margin
            else (),
            grid=config.get(SHOW_GRID) and self.with_titles,
            margin=margin,
        )
        return MonthGrid(
            drawing=drawing,
            on_day=lambda place: on_day(days[place].toordinal()),
            wrapper_id=wrapper_id,
        ).build()

    def _letters(self, days: Sequence[date]) -> list[tuple[str, str]]:
        today = self.rows.store.moments.today
        shows_today = (today.year, today.month) == (self.year, self.month)
        return [
            (
                LETTERS[day.weekday()],
                "primary"
                if shows_today and day.weekday() == today.weekday()
                else self._weekend_colour(day) or "on_surface",
            )
            for day in days[:DAYS]
        ]

    def _weekend_colour(self, day: date) -> str | None:
        config = self.rows.store.config
        if config.get(HIGHLIGHT) and day.weekday() in WEEKEND:
            return color_code(config.get(HIGHLIGHT_COLOR))
        return None

    def _cell(self, day: date, events: Sequence[Event]) -> DayCell:
        is_today = day == self.rows.store.moments.today
        inside = day.month == self.month
        colour = (self._weekend_colour(day) or "on_surface") if inside else FADED
        chosen = day == self.chosen
        dots = [] if self.with_titles else [e for e in events if self._touches(e, day)]
        return DayCell(
            number=str(day.day),
            colour="on_primary" if is_today and not chosen else colour,
            disc="primary" if is_today and not chosen else None,
            ring=chosen,
            dot=color_code(dots[0].color) if dots else None,
        )

    def _touches(self, event: Event, day: date) -> bool:
        moments = self.rows.store.moments
        return moments.day(event.start_ts) <= day <= moments.day(event.end_ts)

    def _bars(self, events: Sequence[Event]) -> list[Bar]:
        first, bars = self.first.toordinal(), []
        for event in events:
            start, length = self._span(event)
            day = max(0, start - first)
            length -= day - (start - first)
            if 0 <= day < WEEKS * DAYS and length > 0:
                order = (-length, not event.all_day, event.start_ts, event.end_ts, day, event.title)
                bars.append((order, self._bar(event, day, length)))
        return [bar for _, bar in sorted(bars, key=lambda pair: pair[0])]

    def _span(self, event: Event) -> tuple[int, int]:
        """The first day of an event and how many days it takes; its last midnight takes none."""
        moments = self.rows.store.moments
        start, end = moments.local(event.start_ts), moments.local(event.end_ts)
        length = (end.date() - start.date()).days
        if length and event.end_ts == moments.start_of(end.date()):
            length -= 1
        return start.toordinal(), length + 1

    def _bar(self, event: Event, day: int, length: int) -> Bar:
        faded = self.rows.is_faded(event)
        return Bar(
            text=("✓ " if event.is_task else "") + event.title,
            day=day,
            length=length,
            background=color_code(event.color) + ("80" if faded else ""),
            colour="#ffffff",
        )
