"""The dialog that writes a date or a time into the text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.look import alert
from pytest_androidbench.phone.apps.markor.navigation import visit
from pytest_androidbench.phone.kit.dialogs import MenuEntry, ok_cancel
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTime
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import EPOCH, local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

DATE, TIME, ISO = "M/d/yyyy", "HH:mm", "yyyy-MM-dd"
HELP: Final = (
    "https://developer.android.com/reference/java/text/SimpleDateFormat#date-and-time-patterns"
)
PATTERNS: Final = (
    "hh:mm", "yyyy-MM-dd", "dd.MM.yyyy", "dd-MM-yyyy", "MM/dd/yyyy", "yyyy/MM/dd", "MMM yyyy",
    "hh:mm:ss", "HH:mm:ss", "dd hh:mm", "dd-MM-yyyy hh:mm", "dd-MM-yyyy HH:mm", "dd-MM-yy",
    "MM/dd/yy", "dd.MM.yy", "yy/MM/dd", "dd hh:mm:ss",
)  # fmt: skip
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
    pattern: str = ""
    as_pattern: bool = False
    """Whether the pattern itself is written."""
    always_now: bool = True
    menus: Menus = field(default_factory=Menus)

    def on_open(self) -> None:
        self.pattern = next(iter(self.app.settings.date_patterns), "")

    def build(self) -> w.Widget:
        parts = (
            self._pattern(),
            w.Text(self._written(self.pattern), id="formatted_example"),
            *self._ready_patterns(),
            w.CheckBox(
                self.as_pattern, self.write_pattern, text=tr("Get format instead date or time"),
                id="get_format_instead_date_or_time_checkbox",
            ),
            w.Text(tr("Date"), w.TITLE, id="date_headline", enabled=not self.as_pattern),
            self._pickers(),
            w.CheckBox(
                self.always_now, self.use_now, text=tr("Always use current date & time"),
                id="always_use_current_datetime_checkbox", enabled=not self.as_pattern,
            ),
        )  # fmt: skip
        column = w.Panel(w.Column(*parts, across="stretch"), padding=(24, 0))
        help_ = w.DialogButton(text=tr("Help"), on_tap=self.show_help)
        buttons = (*ok_cancel(self.done, self.close), help_)
        return alert(w.Scroll(column, weight=1, key="form"), buttons)

    def _pattern(self) -> w.Widget:
        hint = tr("Enter or select format")
        written = w.TextField(
            bind="pattern", hint=hint, id="datetime_format_input", style="line", weight=1
        )
        arrow = w.Panel(
            w.Icon("arrow_drop_down"), padding=12, id="datetime_format_input_show_spinner",
            cls="android.widget.TextView", desc=tr("Choose format"), on_tap=self.offer_patterns,
        )  # fmt: skip
        row = w.Row(written, arrow, cls="android.widget.RelativeLayout")
        return w.Column(w.Text(tr("Format"), w.TITLE), row, across="stretch")

    def _ready_patterns(self) -> list[w.Widget]:
        last = next(iter(self.app.settings.date_patterns), "")
        date, time = (
            self._insert("just_date", tr("Date only"), DATE),
            self._insert("just_time", tr("Time only"), TIME),
        )
        used = self._insert("last_used", tr("Last used"), last, enabled=bool(last))
        return [w.Row(date, time), w.Row(used, self._insert("yyyy_mm_dd", ISO, ISO))]

    def _insert(self, id_: str, text: TextLike, pattern: str, *, enabled: bool = True) -> w.Widget:
        return w.Button(
            text, "text", caps=False, id=f"time_format_{id_}", weight=1, enabled=enabled,
            on_tap=partial(self.write, pattern),
        )  # fmt: skip

    def _pickers(self) -> w.Widget:
        enabled = not (self.as_pattern or self.always_now)
        picks = (
            (tr("Pick date"), self.pick_day, "start_datepicker_button"),
            (tr("Pick time"), self.pick_time, "start_timepicker_button"),
        )
        buttons = (
            w.Button(text, "text", caps=False, id=id_, on_tap=act, enabled=enabled, weight=1)
            for text, act, id_ in picks
        )
        return w.Row(*buttons)

    def write_pattern(self, on: bool) -> None:
        """Write the pattern itself, or the moment."""
        self.as_pattern = on

    def use_now(self, on: bool) -> None:
        """Use the moment at which it is written, or one that is picked."""
        self.always_now = on

    def offer_patterns(self) -> None:
        """Show the patterns that were used, and others."""
        self.menus.open(self.patterns, "datetime_format_input_show_spinner")

    def patterns(self) -> list[MenuEntry]:
        """The rows of their menu."""
        known = dict.fromkeys((*self.app.settings.date_patterns, *PATTERNS))
        return [MenuEntry(text=pattern, act=partial(self.use, pattern)) for pattern in known]

    def use(self, pattern: str) -> None:
        """Take a pattern into the field."""
        self.pattern = pattern

    def show_help(self) -> None:
        """Show what the letters of a pattern mean."""
        visit(self, HELP)

    def pick_day(self) -> None:
        now = self._moment()
        self.ask(PickDate(year=now.year, month=now.month, day=now.day), self.day_picked)

    def day_picked(self, day: Day) -> None:
        year, month, number = day
        self._move(self._moment().replace(year=year, month=month, day=number))

    def pick_time(self) -> None:
        now = self._moment()
        self.ask(PickTime(hour=now.hour, minute=now.minute), self.time_picked)

    def time_picked(self, time: tuple[int, int]) -> None:
        hour, minute = time
        self._move(self._moment().replace(hour=hour, minute=minute))

    def done(self) -> None:
        """Write what is in the field, and remember it."""
        if self.pattern.strip():
            self.app.settings.date_pattern_used(self.pattern)
        self.write(self.pattern)

    def write(self, pattern: str) -> None:
        """Hand over a moment, or the field's pattern where that is wanted."""
        self.close(self.pattern if self.as_pattern else self._written(pattern))

    def _written(self, pattern: str) -> str:
        return formatted(self._moment(), pattern)

    def _moment(self) -> datetime:
        return local_time(self.phone, self.now_ms if self.always_now else self.at_ms)

    def _move(self, moment: datetime) -> None:
        self.at_ms = int((moment - EPOCH).total_seconds() * 1000)
