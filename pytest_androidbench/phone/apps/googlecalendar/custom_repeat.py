"""The page on which a rule of repetition is put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.names import FORM
from pytest_androidbench.phone.apps.googlecalendar.spoken import until_day
from pytest_androidbench.phone.apps.googlecalendar.values import week_start
from pytest_androidbench.phone.kit.pickers import Day, PickDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text, weekday
from pytest_androidbench.phone.system.recurrence import (
    FREQUENCIES,
    WEEKDAYS,
    number_of,
    rule_of,
    rule_text,
)
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr
from pytest_androidbench.phone.ui.widgets.toggles import Checkable

NEVER, ON, AFTER = 0, 1, 2
UNITS: Final[tuple[Message, ...]] = (tr("day"), tr("week"), tr("month"), tr("year"))
YEAR: Final = timedelta(days=365)


class WeekdayButton(Checkable, w.Panel):
    """A day of the week, checked while something is repeated on it."""


@dataclass(eq=False)
class CustomRepeat(AppScreen[GoogleCalendarApp, str]):
    """Closes with the RRULE."""

    activity: ClassVar[str] = "com.google.android.calendar.event.EditEventActivity"

    frequency: str = "WEEKLY"
    interval: str = "1"
    days: list[str] = field(default_factory=list)
    ends: int = NEVER
    until: str = ""
    """ISO 8601."""
    count: str = "13"

    @classmethod
    def of(cls, text: str, start: str) -> CustomRepeat:
        """The page for a rule there is already, of what begins on a day (ISO 8601)."""
        rule = rule_of(text)
        begins = datetime.fromisoformat(start)
        kind = rule.get("FREQ", "WEEKLY")
        days = [day[-2:] for day in rule.get("BYDAY", "").split(",") if day[-2:] in WEEKDAYS]
        last = until_day(rule.get("UNTIL", ""))
        return cls(
            frequency=kind if kind in FREQUENCIES else "WEEKLY",
            interval=str(max(1, number_of(rule.get("INTERVAL", "")))),
            days=days if days and kind == "WEEKLY" else [WEEKDAYS[begins.weekday()]],
            ends=ON if last is not None else AFTER if "COUNT" in rule else NEVER,
            until=(last or begins + YEAR).date().isoformat(),
            count=rule.get("COUNT", "13"),
        )

    def build(self) -> w.Widget:
        close = w.IconButton("close", tr("Cancel"), width=56, height=56, colour="on_surface",
                             on_tap=self.on_back)  # fmt: skip
        done = w.Button(tr("Done"), style="text", id="done", on_tap=self.accept,
                        enabled=self._known)  # fmt: skip
        every = w.Row(
            w.TextField(self.interval, self.put_interval, keyboard="number", id="interval",
                        style="line", width=64),
            w.Spinner([*UNITS], FREQUENCIES.index(self.frequency), self.put_frequency,
                      id="interval_spinner"),
            gap=16,
        )  # fmt: skip
        return w.Page(
            w.TopBar(tr("Custom recurrence"), lead=close, actions=[done]),
            w.Scroll(
                self._heading(tr("Repeats every")),
                w.Panel(every, padding=(16, 0, 16, 16)),
                w.Divider(),
                *(self._weekdays() if self.frequency == "WEEKLY" else ()),
                self._heading(tr("Ends")),
                self._end(NEVER, tr("Never"), None, "recurrence_ends_never"),
                self._end(ON, tr("On"), self._until(), "recurrence_ends_on"),
                self._end(AFTER, tr("After"), self._count(), "recurrence_ends_after"),
                id="custom_recurrence",
            ),
        )

    @staticmethod
    def _heading(text: TextLike) -> w.Widget:
        return w.Panel(w.Text(text, w.LABEL, "on_surface_variant"), padding=(16, 16, 16, 8))

    def _weekdays(self) -> tuple[w.Widget, ...]:
        first = week_start(self.app.prefs())
        cells = [self._weekday((first + place) % 7) for place in range(7)]
        row = w.Row(*cells, width="fill")
        return self._heading(tr("Repeats on")), w.Panel(row, padding=(16, 0, 16, 16)), w.Divider()

    def _weekday(self, number: int) -> w.Widget:
        day, locale = WEEKDAYS[number], self.phone.display.locale
        on = day in self.days
        text = w.PaintedText(weekday(number, locale, "narrow"), w.LABEL,
                             "on_primary" if on else "on_surface", align="center")  # fmt: skip
        look = w.Look(background="primary" if on else "surface_highest", radius=15)
        return WeekdayButton(
            w.Align(w.Panel(w.Align(text), look=look, width=30, height=30)),
            selected=on,
            desc=weekday(number, locale),
            cls="android.widget.ToggleButton",
            key=f"weekday {day}",
            on_tap=partial(self.turn_day, day),
            weight=1,
            height=48,
        )

    def _end(self, kind: int, text: TextLike, more: w.Widget | None, id_: str) -> w.Widget:
        row = w.Row(w.Radio(self.ends == kind), w.Text(text, w.BODY_LARGE), more, gap=16,
                    width="fill")  # fmt: skip
        return w.Panel(row, id=id_, cls=FORM, padding=(16, 0), min_height=56, width="fill",
                       on_tap=partial(self.put_end, kind))  # fmt: skip

    def _until(self) -> w.Widget:
        day = date_text(datetime.fromisoformat(self.until), "yMMMd", self.phone.display.locale)
        return w.Text(day, w.BODY_LARGE, "primary", id="until_date", height=48,
                      on_tap=self.ask_until)  # fmt: skip

    def _count(self) -> w.Widget:
        box = w.TextField(self.count, self.put_count, keyboard="number", id="count", style="line",
                          width=64)  # fmt: skip
        return w.Row(box, w.Text(tr("occurrences"), w.BODY_LARGE), gap=8)

    def put_frequency(self, place: int) -> None:
        """Count in days, weeks, months or years."""
        self.frequency = FREQUENCIES[place]

    def put_interval(self, text: str) -> None:
        """Let so many of them be in between."""
        self.interval = "".join(char for char in text if char.isdecimal())[:2]

    def put_count(self, text: str) -> None:
        """End after so many times."""
        self.count, self.ends = "".join(char for char in text if char.isdecimal())[:3], AFTER

    def turn_day(self, day: str) -> None:
        """Repeat on a weekday, or no longer; one is always left."""
        if day not in self.days:
            self.days = [*self.days, day]
        elif len(self.days) > 1:
            self.days = [each for each in self.days if each != day]

    def put_end(self, kind: int) -> None:
        """End never, on a day, or after so many times."""
        self.ends = kind

    def ask_until(self) -> None:
        """Ask for the last day."""
        day = datetime.fromisoformat(self.until)
        dialog = PickDate(year=day.year, month=day.month, day=day.day,
                          first_weekday=week_start(self.app.prefs()))  # fmt: skip
        self.ask(dialog, self.put_until)

    def put_until(self, day: Day) -> None:
        """End on a day."""
        self.until, self.ends = datetime(*day).date().isoformat(), ON

    @property
    def _known(self) -> bool:
        """Whether the numbers make a rule."""
        numbers = [self.interval, *([self.count] if self.ends == AFTER else [])]
        return all(text.isdecimal() and int(text) > 0 for text in numbers)

    def accept(self) -> None:
        """Hand over the rule."""
        if not self._known:
            return
        weekly, every = self.frequency == "WEEKLY", int(self.interval)
        rule = {
            "FREQ": self.frequency,
            "UNTIL": self.until.replace("-", "") if self.ends == ON else "",
            "COUNT": str(int(self.count)) if self.ends == AFTER else "",
            "INTERVAL": str(every) if every > 1 else "",
            "BYDAY": ",".join(day for day in WEEKDAYS if day in self.days) if weekly else "",
        }
        self.close(rule_text(rule))
