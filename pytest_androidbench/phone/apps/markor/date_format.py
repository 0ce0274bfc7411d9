"""The dialog that writes a date or a time into the text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import EPOCH, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

DATE, TIME, ISO = "M/d/yyyy", "HH:mm", "yyyy-MM-dd"
_PARTS: Final = {
    "yyyy": "%Y",
    "yy": "%y",
    "MMMM": "%B",
    "MMM": "%b",
    "MM": "%m",
    "dd": "%d",
    "HH": "%H",
    "hh": "%I",
    "mm": "%M",
    "ss": "%S",
    "EEEE": "%A",
    "EEE": "%a",
    "a": "%p",
}
_SINGLE: Final = {"M": "month", "d": "day", "H": "hour", "m": "minute", "s": "second"}


def formatted(moment: datetime, pattern: str) -> str:
    """A moment as Java's SimpleDateFormat writes it; `'quoted'` text stays."""

    def part(match: re.Match[str]) -> str:
        word = match[0]
        if word.startswith("'"):
            return word[1:-1] or "'"
        if word in _SINGLE:
            return str(getattr(moment, _SINGLE[word]))
        return moment.strftime(_PARTS.get(word, word))

    return re.sub(r"'[^']*'|([A-Za-z])\1*", part, pattern)


@dataclass(eq=False)
class DateAndTime(AppScreen[MarkorApp, str]):
    """Which moment, and how to write it; closes with the text."""

    window: ClassVar[WindowKind] = "dialog"

    at_ms: int = 0
    pattern: str = f"{DATE} {TIME}"

    def build(self) -> w.Widget:
        moment = local_time(self.phone, self.at_ms)
        picks = ((tr("Date only"), DATE), (tr("Time only"), TIME), (ISO, ISO))
        body = w.Column(
            w.TextField(
                bind="pattern",
                hint=tr("Enter or select format"),
                id="datetime_format_input",
                style="line",
            ),
            w.Text(formatted(moment, self.pattern), id="formatted_example"),
            w.Row(
                *(
                    w.Button(text, "text", on_tap=partial(self.use, pattern))
                    for text, pattern in picks
                )
            ),
            w.Row(
                w.Button(
                    tr("Pick date"), "text", id="start_datepicker_button", on_tap=self.pick_day
                ),
                w.Button(
                    tr("Pick time"), "text", id="start_timepicker_button", on_tap=self.pick_time
                ),
            ),
            gap=8,
            across="stretch",
        )
        buttons = ok_cancel(self.done, self.close)
        return w.Dialog(tr("Date and time"), body=body, buttons=buttons)

    def use(self, pattern: str) -> None:
        self.pattern = pattern

    def pick_day(self) -> None:
        now = local_time(self.phone, self.at_ms)
        self.ask(PickDate(year=now.year, month=now.month, day=now.day), self.day_picked)

    def day_picked(self, day: Day) -> None:
        year, month, number = day
        self._move(local_time(self.phone, self.at_ms).replace(year=year, month=month, day=number))

    def pick_time(self) -> None:
        now = local_time(self.phone, self.at_ms)
        self.ask(PickTime(hour=now.hour, minute=now.minute), self.time_picked)

    def time_picked(self, time: tuple[int, int]) -> None:
        hour, minute = time
        self._move(local_time(self.phone, self.at_ms).replace(hour=hour, minute=minute))

    def done(self) -> None:
        self.close(formatted(local_time(self.phone, self.at_ms), self.pattern))

    def _move(self, moment: datetime) -> None:
        self.at_ms = int((moment - EPOCH).total_seconds() * 1000)
