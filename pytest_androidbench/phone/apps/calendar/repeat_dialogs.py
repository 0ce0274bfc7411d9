"""What is asked about repeating events: how, how long, which times are meant."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.calendar import formats
from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import ALL, DAY, MONTH, ONE, WEEK, YEAR
from pytest_androidbench.phone.apps.calendar.moments import Moments
from pytest_androidbench.phone.apps.calendar.preferences import FIRST_WEEKDAY, CalendarPreferences
from pytest_androidbench.phone.apps.simple.dialogs import NumberDialog, RadioDialog
from pytest_androidbench.phone.kit.dialogs import Label, ok_cancel
from pytest_androidbench.phone.kit.pickers import Day, PickDate
from pytest_androidbench.phone.kit.radios import RADIO_GROUP, radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

"""Which times of a repeating event a change is for."""
CUSTOM: Final = -1
FOREVER, TILL, TIMES = 0, 1, 2


def interval_dialog(interval: int) -> RadioDialog:
    """The intervals to choose from; the last one is CUSTOM."""
    values = sorted({*formats.NAMED_INTERVALS, interval})
    choices: list[tuple[int, Label]] = [(value, formats.interval_text(value)) for value in values]
    return RadioDialog(choices=[*choices, (CUSTOM, tr("Custom"))], chosen=interval)


def custom_interval_dialog() -> NumberDialog:
    """So many days, weeks, months or years."""
    return NumberDialog(
        units=[
            ("dialog_radio_days", tr("days"), DAY),
            ("dialog_radio_weeks", tr("weeks"), WEEK),
            ("dialog_radio_months", tr("months"), MONTH),
            ("dialog_radio_years", tr("years"), YEAR),
        ],
        value_id="dialog_custom_repeat_interval_value",
    )


@dataclass(eq=False)
class WeekdaysDialog(AppScreen[CalendarApp, int]):
    """The weekdays of a weekly repetition; closes with their bits."""

    rule: int = 0

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        boxes = [
            w.CheckBox(bool(self.rule >> day & 1), text=tr(formats.WEEKDAYS[day]),
                       on_tap=partial(self.flip, day), width="fill")
            for day in self.app.store.config.weekdays()
        ]  # fmt: skip
        return w.Dialog(
            body=w.Column(*boxes, id="dialog_vertical_linear_layout",
                          cls="android.widget.LinearLayout", width="fill"),
            buttons=ok_cancel(self.accept, self.close),
        )  # fmt: skip

    def flip(self, day: int) -> None:
        """Check a day, or no longer."""
        self.rule ^= 1 << day

    def accept(self) -> None:
        """Take the checked days."""
        self.close(self.rule)


@dataclass(eq=False)
class LimitDialog(AppScreen[CalendarApp, int]):
    """How long something repeats; closes with a limit as it is stored."""

    limit: int = 0
    begins: int = 0
    """When the event begins."""
    kind: int = FOREVER
    count: str = ""
    till: int = 0

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.kind = TILL if self.limit > 0 else TIMES if self.limit < 0 else FOREVER
        self.count = str(-self.limit) if self.limit < 0 else ""
        self.till = max(self.limit, self.begins) if self.limit > 0 else Moments.of(self.phone).now

    def build(self) -> w.Widget:
        day = Moments.of(self.phone).day(self.till)
        rows = w.Column(
            self._radio(TILL, "Repeat till a date", "repeat_type_till_date"),
            w.Text(formats.full_date(day), w.BODY_LARGE, id="repeat_type_date",
                        cls="android.widget.EditText", on_tap=self.pick_date,
                        width="fill", height=48),
            self._radio(TIMES, "Stop repeating after x occurrences", "repeat_type_x_times"),
            w.TextField(self.count, self.set_count, id="repeat_type_count", hint=tr("Value"),
                        keyboard="number", max_length=5, action="done", on_tap=self.choose_times),
            self._radio(FOREVER, "Repeat forever", "repeat_type_forever"),
            id="dialog_radio_view",
            cls=RADIO_GROUP,
            width="fill",
        )  # fmt: skip
        return w.Dialog(body=rows, buttons=ok_cancel(self.accept, self.close))

    def _radio(self, kind: int, text: str, id_: str) -> w.Widget:
        on_tap = partial(self.choose, kind)
        return w.Radio(self.kind == kind, text=tr(text), id=id_, on_tap=on_tap, width="fill")

    def choose(self, kind: int) -> None:
        """Take a kind of limit; having none is taken at once."""
        self.kind = kind
        if kind == FOREVER:
            self.close(0)

    def choose_times(self) -> None:
        """The field for the number of times was touched."""
        self.kind = TIMES

    def set_count(self, text: str) -> None:
        """Take a number of times."""
        self.count, self.kind = text, TIMES

    def pick_date(self) -> None:
        """Ask for the last day."""
        day = Moments.of(self.phone).day(self.till)
        self.ask(
            date_dialog(day, self.app.store.config),
            self.date_picked,
        )

    def date_picked(self, day: Day) -> None:
        """Repeat until the end of a day; one before the event begins counts for nothing."""
        moments = Moments.of(self.phone)
        end = moments.seconds(datetime.combine(date(*day), time(23, 59, 59)))
        self.till = end if end >= self.begins else moments.now
        self.kind = TILL

    def accept(self) -> None:
        """Take the limit."""
        times = -int(self.count) if self.count.isdecimal() else 0
        self.close(self.till if self.kind == TILL else times if self.kind == TIMES else 0)


def date_dialog(day: date, config: CalendarPreferences) -> PickDate:
    """A date picker whose weeks begin as the app's."""
    first = config.get(FIRST_WEEKDAY) - 1
    return PickDate(year=day.year, month=day.month, day=day.day, first_weekday=first)


@dataclass(eq=False)
class DeleteEventDialog(AppScreen[CalendarApp, int]):
    """Asks before events are deleted; closes with ONE, FUTURE or ALL."""

    repeats: bool = False
    is_task: bool = False
    choice: int = ONE

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.choice = ONE if self.repeats else ALL

    def build(self) -> w.Widget:
        question = tr("Are you sure you want to proceed with the deletion?")
        body = w.Column(
            w.Text(question, w.BODY_LARGE, id="delete_event_description"),
            *(self._choices() if self.repeats else ()),
            gap=8,
            id="delete_event_holder",
            cls="android.widget.LinearLayout",
            width="fill",
        )
        return w.Dialog(
            body=body,
            buttons=[
                w.DialogButton(text=tr("Yes"), on_tap=self.accept),
                w.DialogButton(text=tr("No"), on_tap=self.close),
            ],
        )

    def _choices(self) -> tuple[w.Widget, w.Widget]:
        said = tr("The task is repeatable") if self.is_task else tr("The event is repeatable")
        ids = ("delete_event_one_only", "delete_event_future", "delete_event_all")
        times = _times("Delete", ids)
        group = radio_group(times, self.choice, self.choose, id="delete_event_radio_view")
        return w.Text(said, w.BODY_LARGE, id="delete_event_repeat_description"), group

    def choose(self, choice: int) -> None:
        """Mean these times."""
        self.choice = choice

    def accept(self) -> None:
        """Go on with it."""
        self.close(self.choice)


@dataclass(eq=False)
class EditRepeatingDialog(AppScreen[CalendarApp, int]):
    """Asks which times of an event a change is for; closes with ONE, FUTURE or ALL."""

    is_task: bool = False

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        said = tr("The task is repeatable") if self.is_task else tr("The event is repeatable")
        ids = ("edit_repeating_event_one_only",
               "edit_repeating_event_this_and_future_occurences",
               "edit_repeating_event_all_occurrences")  # fmt: skip
        times = _times("Update", ids)
        group = radio_group(times, None, self.close, id="edit_repeating_event_radiogroup")
        title = w.Text(said, w.BODY_LARGE, id="edit_repeating_event_title")
        body = w.Column(title, group, gap=8, id="edit_repeating_event_holder",
                        cls="android.widget.LinearLayout", width="fill")  # fmt: skip
        return w.Dialog(body=body)


def _times(verb: str, ids: tuple[str, ...]) -> list[tuple[int, Message, str]]:
    """The times of an event that may be meant, as radio buttons want them."""
    texts = (
        f"{verb} the selected occurrence only",
        f"{verb} this and all future occurrences",
        f"{verb} all occurrences",
    )
    return [
        (place, tr(text), id_) for place, (text, id_) in enumerate(zip(texts, ids, strict=True))
    ]


def rule_dialog(rules: dict[int, Message | str], rule: int) -> RadioDialog:
    """The rules of a monthly or yearly repetition."""
    choices: list[tuple[int, Label]] = list(rules.items())
    return RadioDialog(choices=choices, chosen=rule)
