"""A day, three or a week: columns with the hours beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar.names import GROUP, VIEW
from pytest_androidbench.phone.apps.googlecalendar.views.entries import DayEntry, block, span_of
from pytest_androidbench.phone.kit.days.lines import lines_of
from pytest_androidbench.phone.kit.days.slots import slots
from pytest_androidbench.phone.kit.pickers.revealing import RevealingList
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import tr

HOUR_DP, BESIDE_DP, HEAD_DP, LINE_DP, LABEL_DP = 56, 56, 64, 24, 28
LEAST_DP: Final = 16
"""Of a block: what is over at once can still be touched."""
MOST_LINES: Final = 4
"""Of what lasts all day; below them it scrolls."""
FIRST_SEEN: Final = 7
"""The hour at the top of a day at which nobody looks now."""
NUMBER: Final = w.TextStyle(22)
HOUR: Final = w.TextStyle(11, colour="on_surface_variant")


@dataclass(frozen=True, slots=True, kw_only=True)
class HourGrid:
    """The days from a first one on."""

    first: date
    count: int
    width: float
    """Of the screen, in dp."""
    now: datetime
    """By the phone's clock."""
    display: Display
    entries: Sequence[DayEntry]
    plus: tuple[int, int] | None
    """Column and minute of the empty place that was touched."""
    on_place: Callable[[int, float], None]
    """Takes the column and how far down it was touched, in pixels."""
    on_plus: Callable[[], None]
    on_day: Callable[[date], None]

    @property
    def days(self) -> list[date]:
        """The days on display."""
        return [self.first + timedelta(days=n) for n in range(self.count)]

    @property
    def column_dp(self) -> float:
        """The width of a day."""
        return (self.width - BESIDE_DP) / self.count

    def build(self) -> w.Widget:
        """The days' names, what lasts all day, and the hours below."""
        return w.Column(
            self._heads(),
            self._above(),
            w.Divider(),
            self._hours(),
            across="stretch",
            id="alternate_timeline_holder",
            cls=GROUP,
        )

    def _heads(self) -> w.Widget:
        heads = (self._head(day) for day in self.days)
        return w.Row(w.Spacer(width=BESIDE_DP), *heads, width="fill")

    def _head(self, day: date) -> w.Widget:
        today, locale = day == self.now.date(), self.display.locale
        colour = "primary" if today else "on_surface"
        name = w.PaintedText(weekday(day.weekday(), locale, "abbreviated"), HOUR, colour,
                             lines=1)  # fmt: skip
        number = w.PaintedText(
            native(str(day.day), locale), NUMBER, "on_primary" if today else colour, align="center"
        )
        look = w.Look(background="primary" if today else None, radius=18)
        disc = w.Panel(w.Align(number), look=look, width=36, height=36)
        return w.Panel(
            w.Column(name, disc, across="center", width="fill"),
            key=f"head {day}",
            desc=date_text(day, "yMMMMEEEEd", locale),
            cls=VIEW,
            clickable=self.count > 1,
            on_tap=partial(self.on_day, day) if self.count > 1 else None,
            weight=1,
            height=HEAD_DP,
        )

    def _above(self) -> w.Widget | None:
        """What lasts all day, below each other; a strip that scrolls where there is much."""
        above = [one for one in self.entries if one.above]
        if not above:
            return None
        lines = lines_of(span_of(one, self.first, self.count) for one in above)
        rows = [
            w.Stack(
                *(
                    w.At(
                        BESIDE_DP + start * self.column_dp,
                        0,
                        block(one, self.days[start], length * self.column_dp - 2, LINE_DP - 2),
                    )
                    for one, start, length in line
                ),
                height=LINE_DP,
                width="fill",
            )
            for line in lines
        ]
        if len(rows) <= MOST_LINES:
            return w.Column(*rows, id="all_day_events", cls=GROUP, across="stretch")
        return w.Scroll(*rows, id="all_day_events", height=MOST_LINES * LINE_DP, weight=0)

    def _hours(self) -> w.Widget:
        lines = [
            w.At(BESIDE_DP, hour * HOUR_DP,
                 w.Panel(look=w.Look(background="outline_variant"), height=1,
                         width=self.width - BESIDE_DP))
            for hour in range(1, 24)
        ]  # fmt: skip
        columns = [
            w.At(BESIDE_DP + place * self.column_dp, 0, self._column(place, day))
            for place, day in enumerate(self.days)
        ]
        grid = w.Stack(*lines, *self._labels(), *columns, height=24 * HOUR_DP, width="fill")
        hour = max(0, self.now.hour - 2) if self.now.date() in self.days else FIRST_SEEN
        return RevealingList([grid], hour * HOUR_DP, id="alternate_timeline_fragment_container")

    def _labels(self) -> list[w.Widget]:
        moments = (datetime.combine(self.first, time(hour)) for hour in range(1, 24))
        return [
            w.At(0, moment.hour * HOUR_DP - LABEL_DP / 2,
                 w.PaintedText(clock_text(moment, self.display), HOUR, align="center",
                               width=BESIDE_DP, height=LABEL_DP))
            for moment in moments
        ]  # fmt: skip

    def _column(self, place: int, day: date) -> w.Widget:
        free = w.Canvas(
            on_press=partial(self._press, place),
            desc=date_text(day, "yMMMMEEEEd", self.display.locale) if self.count > 1 else None,
            key=f"hours of {day}",
            width=self.column_dp,
            height=24 * HOUR_DP,
        )
        return w.Stack(
            free,
            *self._blocks(day),
            self._now(day),
            self._plus(place),
            width=self.column_dp,
            height=24 * HOUR_DP,
        )

    def _press(self, place: int, point: Point) -> None:
        self.on_place(place, point.y)

    def _blocks(self, day: date) -> list[w.Widget]:
        here = [one for one in self.entries if not one.above and one.touches(day)]
        least = LEAST_DP * 60 // HOUR_DP
        spans = [
            (first, max(last, first + least)) for first, last in (o.minutes(day) for o in here)
        ]
        found: list[w.Widget] = []
        for entry, (first, last), slot in zip(here, spans, slots(spans), strict=True):
            width = (self.column_dp - 4) / slot.of
            height = (last - first) * HOUR_DP / 60 - 1
            chip = block(entry, day, width - 1, height, times=height >= 40 and width >= 60)
            found.append(w.At(slot.place * width, first * HOUR_DP / 60, chip))
        return found

    def _now(self, day: date) -> w.Widget | None:
        if self.now.date() != day:
            return None
        minutes = self.now.hour * 60 + self.now.minute
        line = w.Panel(look=w.Look(background="error"), width=self.column_dp, height=2,
                       id="now_line", cls=VIEW)  # fmt: skip
        return w.At(0, minutes * HOUR_DP / 60, line)

    def _plus(self, place: int) -> w.Widget | None:
        if self.plus is None or self.plus[0] != place:
            return None
        text = w.PaintedText("+", w.BODY_LARGE, "on_primary", align="center")
        offer = w.Panel(
            w.Align(text),
            look=w.Look(background="primary", radius=4),
            desc=tr("New event"),
            id="new_event_chip",
            cls=VIEW,
            on_tap=self.on_plus,
            width=self.column_dp - 4,
            height=HOUR_DP,
        )
        return w.At(0, self.plus[1] * HOUR_DP / 60, offer)
