"""The dialog that chooses types and days."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from pytest_androidbench.phone.apps.opentracks.app import OpenTracksApp
from pytest_androidbench.phone.apps.opentracks.units import full_date
from pytest_androidbench.phone.kit.pickers import Day, MonthView
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

End = Literal["from", "to"]
SUNDAY, MONDAY = 6, 0
SIX_DAYS: Final = datetime.timedelta(days=6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What passes a filter: types, and days with both ends included."""

    types: tuple[str, ...]
    first: Day
    last: Day


@dataclass(eq=False)
class Filter(AppScreen[OpenTracksApp, Wanted]):
    """Switches for types, and two days, each of which opens a calendar below it."""

    window: ClassVar[WindowKind] = "dialog"

    types: list[str] = field(default_factory=list)
    off: Selection[str] = field(default_factory=Selection)
    first: Day = (1970, 1, 1)
    last: Day = (1970, 1, 7)
    week_start: int = SUNDAY
    open: End | None = None
    """Whose calendar is shown."""
    month: int = 0
    """Which month it shows, counted from year 0; 0: the chosen day's."""

    @classmethod
    def of(cls, phone: Phone, types: list[str]) -> Filter:
        """The filter for this week.

        It begins with the day that weeks begin with here, taken from the days from Monday to
        Sunday: where that is the Sunday, it is the last one of them.
        """
        start = SUNDAY if phone.display.locale.endswith("_US") else MONDAY
        today = local_time(phone).date()
        first = today + datetime.timedelta(days=start - today.weekday())
        return cls(types=types, first=_day(first), last=_day(first + SIX_DAYS), week_start=start)

    def build(self) -> w.Widget:
        switches = [
            w.Chip(
                name,
                checked=name not in self.off,
                id="filter_dialog_check_button",
                cls="android.widget.ToggleButton",
                key=f"switch {name}",
                on_tap=partial(self.off.toggle, name),
            )
            for name in self.types
        ]
        body = w.Scroll(
            w.Panel(w.Column(*switches, id="filter_items"), padding=8),
            *self._end("from"),
            *self._end("to"),
            padding=8,
            id="filter_body",
        )
        return w.Dialog(
            tr("Filter"),
            body=body,
            buttons=(
                w.DialogButton(text=tr("OK"), on_tap=self.accept),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def _end(self, end: End) -> tuple[w.Widget, ...]:
        """A field with its day, and its calendar while that is open."""
        label = tr("From") if end == "from" else tr("To")
        date = w.Text(
            full_date(datetime.date(*self._chosen(end))),
            w.BODY_LARGE,
            lines=1,
            id=f"filter_date_edit_text_{end}",
            cls="android.widget.EditText",
            hint=label,
            on_tap=partial(self.show_calendar, end),
            height=48,
            weight=1,
        )
        shown = w.Row(w.Icon("date_range"), w.Spacer(8), date)
        field_ = w.Panel(
            w.Column(w.PaintedText(label, w.BODY_SMALL), shown, across="stretch"),
            look=w.Look(background="surface_highest", radius=4),
            padding=(12, 8, 12, 0),
            width="fill",
            id=f"filter_date_{end}",
            cls="android.widget.LinearLayout",
        )
        return (field_, self._calendar(end)) if self.open == end else (field_,)

    def _calendar(self, end: End) -> w.Widget:
        year, month, day = self._chosen(end)
        chosen = datetime.date(year, month, day)
        header = w.Panel(
            w.Column(
                w.Text(str(year), w.LABEL, "on_primary", id="android:id/date_picker_header_year"),
                w.Text(
                    f"{chosen:%a, %b} {day}",
                    w.HEADLINE,
                    "on_primary",
                    id="android:id/date_picker_header_date",
                ),
                gap=4,
            ),
            padding=16,
            look=w.Look(background="primary"),
            width="fill",
        )
        days = MonthView(
            month=self.month or year * 12 + month - 1,
            chosen=(year, month, day),
            turn=self.turn,
            pick=self.pick,
            first_weekday=self.week_start,
        ).build()
        return w.Column(
            header,
            days,
            id=f"filter_date_picker_{end}",
            cls="android.widget.DatePicker",
            width="fill",
        )

    def _chosen(self, end: End) -> Day:
        return self.first if end == "from" else self.last

    def show_calendar(self, end: End) -> None:
        """Show the calendar of a field, in place of the other's."""
        self.open, self.month = end, 0

    def turn(self, month: int) -> None:
        """Show another month."""
        self.month = month

    def pick(self, day: int) -> None:
        """Take a day, which closes its calendar."""
        end = self.open or "from"
        year, month, _ = self._chosen(end)
        if self.month:
            year, month = self.month // 12, self.month % 12 + 1
        if end == "from":
            self.first = (year, month, day)
            self.last = max(self.first, self.last)
        else:
            self.last = max(self.first, (year, month, day))
        self.open = None

    def accept(self) -> None:
        """Use the filter."""
        types = tuple(name for name in self.types if name not in self.off)
        self.close(Wanted(types=types, first=self.first, last=self.last))


def _day(date: datetime.date) -> Day:
    return date.year, date.month, date.day
