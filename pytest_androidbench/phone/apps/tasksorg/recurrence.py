"""The page on which a rule of repetition is put together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.look import BODY1, FAINT, VIEW, bar, line
from pytest_androidbench.phone.apps.tasksorg.model import Task
from pytest_androidbench.phone.apps.tasksorg.repeating import BASIC, spoken
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.pickers import PickDate
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.recurrence import (
    FREQUENCIES,
    WEEKDAYS,
    rule_of,
    rule_text,
)
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

REPEATS = (
    "Does not repeat", "Every day", "Every week", "Every month", "Every year", "Custom\u2026",
)  # fmt: skip


def choose_rule(rule: str) -> Choose:
    """Asks for a simple rule, or for one of its own; the one there is now may stand in front."""
    plain = rule in BASIC
    rows = REPEATS if plain else (spoken(rule), *REPEATS)
    return Choose(choices=[tr(row) for row in rows], chosen=BASIC.index(rule) if plain else 0)


def rule_lines(task: Task, ask_origin: Callable[[], None]) -> w.Widget:
    """What a task's editor says of its rule, and from when on it repeats."""
    text = line(w.Text(tr(spoken(task.recurrence)), BODY1 if task.recurrence else FAINT))
    if not task.recurrence:
        return text
    origin = tr("completion date") if task.repeat_from else tr("due date")
    source = w.Row(
        w.Text(tr("Repeats from"), BODY1),
        w.Spacer(8),
        w.Text(origin, BODY1, "primary", on_tap=ask_origin, height=48),
    )
    return w.Column(text, source)


@dataclass(eq=False)
class CustomRecurrence(AppScreen[TasksApp, str]):
    """Closes with the RRULE."""

    activity: ClassVar[str] = ".repeats.CustomRecurrenceActivity"

    frequency: str = "WEEKLY"
    interval: str = "1"
    days: list[str] = field(default_factory=list)
    ends: int = 0
    """0: never, 1: on a day, 2: after so many times."""
    until: str = ""
    count: str = "1"
    due: int = 0

    @classmethod
    def of(cls, text: str, due: int) -> CustomRecurrence:
        """The page for a rule there is already."""
        rule = rule_of(text)
        return cls(
            frequency=rule.get("FREQ", "WEEKLY"),
            interval=rule.get("INTERVAL", "1"),
            days=[day for day in rule.get("BYDAY", "").split(",") if day],
            ends=1 if "UNTIL" in rule else 2 if "COUNT" in rule else 0,
            until=rule.get("UNTIL", ""),
            count=rule.get("COUNT", "1"),
            due=due,
        )

    def build(self) -> w.Widget:
        nouns: list[TextLike] = [tr("day"), tr("week"), tr("month"), tr("year")]
        if self.interval != "1":
            nouns = [tr("days"), tr("weeks"), tr("months"), tr("years")]
        spinner = w.Spinner(nouns, FREQUENCIES.index(self.frequency), self.set_frequency)
        every = w.Row(
            w.TextField(
                self.interval, self.set_interval, keyboard="number", key="interval", width=80
            ),
            w.Spacer(16),
            spinner,
        )
        title = tr("Custom recurrence")
        return w.Page(
            bar(title, icon="save", desc=tr("Save"), on_icon=self.save),
            w.Scroll(
                w.Panel(w.Text(tr("Repeats every"), BODY1), padding=(16, 16, 16, 0)),
                w.Panel(every, padding=16),
                w.Divider(),
                self._weekdays() if self.frequency == "WEEKLY" else None,
                w.Panel(w.Text(tr("Ends"), BODY1), padding=(16, 16, 16, 0)),
                self._end(0, tr("Never"), None),
                self._end(1, tr("On"), self._until()),
                self._end(2, tr("After"), self._count()),
            ),
        )

    def _weekdays(self) -> w.Widget:
        cells = [self._weekday(WEEKDAYS[(place - 1) % 7]) for place in range(7)]
        head = w.Text(tr("Repeats on"), BODY1)
        row = w.Row(*cells, along="between", width="fill")
        return w.Column(
            w.Panel(w.Column(head, w.Spacer(8), row, across="stretch"), padding=16),
            w.Divider(),
            across="stretch",
        )

    def _weekday(self, day: str) -> w.Widget:
        on = day in self.days
        text = w.Text(day[0], w.LABEL, "on_primary" if on else "on_surface", align="center")
        look = w.Look(background="primary" if on else "surface_highest", radius=20)
        name = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")[WEEKDAYS.index(day)]
        return w.Panel(
            w.Align(text), look=look, width=40, height=40, desc=name, cls=VIEW, selected=on,
            on_tap=partial(self.turn_day, day),
        )  # fmt: skip

    def _end(self, place: int, text: TextLike, more: w.Widget | None) -> w.Widget:
        radio = w.Radio(self.ends == place)
        row = w.Row(radio, w.Spacer(8), w.Text(text, BODY1), w.Spacer(16), more, width="fill")
        pick = partial(self.set_end, place)
        return w.Panel(row, padding=(8, 0), cls=VIEW, width="fill", min_height=56, on_tap=pick)

    def _until(self) -> w.Widget | None:
        if self.ends != 1:
            return None
        year, month, day = self._last()
        text = w.Text(f"{year}-{month:02}-{day:02}", BODY1, "primary")
        return w.Panel(text, padding=(8, 12), cls=VIEW, on_tap=self.ask_until)

    def _count(self) -> w.Widget | None:
        if self.ends != 2:
            return None
        field_ = w.TextField(bind="count", keyboard="number", key="count", width=80)
        return w.Row(field_, w.Spacer(8), w.Text(tr("times"), BODY1))

    def _last(self) -> tuple[int, int, int]:
        if self.until:
            return int(self.until[:4]), int(self.until[4:6]), int(self.until[6:8])
        moment = local_time(self.phone, self.due or None)
        return moment.year, moment.month, moment.day

    def set_frequency(self, place: int) -> None:
        self.frequency = FREQUENCIES[place]

    def set_interval(self, text: str) -> None:
        self.interval = "".join(char for char in text if char.isdecimal())[:3]

    def turn_day(self, day: str) -> None:
        """Choose a weekday, or no longer."""
        (self.days.remove if day in self.days else self.days.append)(day)

    def set_end(self, place: int) -> None:
        self.ends = place

    def ask_until(self) -> None:
        year, month, day = self._last()
        self.ask(PickDate(year=year, month=month, day=day), self.put_until)

    def put_until(self, day: tuple[int, int, int]) -> None:
        self.until = f"{day[0]:04}{day[1]:02}{day[2]:02}"

    def save(self) -> None:
        """Hand over the rule."""
        every = int(self.interval or "1") or 1
        year, month, day = self._last()
        weekly = self.frequency == "WEEKLY"
        rule = {
            "FREQ": self.frequency,
            "UNTIL": f"{year:04}{month:02}{day:02}" if self.ends == 1 else "",
            "COUNT": self.count if self.ends == 2 and self.count.isdecimal() else "",
            "INTERVAL": str(every) if every > 1 else "",
            "BYDAY": ",".join(d for d in WEEKDAYS if d in self.days) if weekly else "",
        }
        self.close(rule_text(rule))
