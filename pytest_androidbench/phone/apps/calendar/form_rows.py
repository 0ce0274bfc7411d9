"""Rows of the pages for an event and for a task."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.calendar import formats
from pytest_androidbench.phone.apps.calendar.event import REMINDER_OFF
from pytest_androidbench.phone.apps.calendar.form import EventForm
from pytest_androidbench.phone.apps.calendar.repeating import is_weekly
from pytest_androidbench.phone.apps.calendar.type_dialogs import swatch
from pytest_androidbench.phone.apps.simple.settings_rows import EndCheckBox
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

STYLE: Final = w.TextStyle(17)
IMAGE_VIEW: Final = "android.widget.ImageView"
RELATIVE: Final = "android.widget.RelativeLayout"
ICON_DP: Final = 56


@dataclass(frozen=True, slots=True)
class FormRows:
    """Builds the rows of a form; ids begin with its prefix."""

    form: EventForm

    def id(self, name: str) -> str:
        """An id of the page."""
        return f"{self.form.prefix}_{name}"

    def field(self, name: str, hint: str, *, multiline: bool = False) -> w.Widget:
        """A text field over one of the form's texts."""
        return w.TextField(
            bind=name,
            hint=tr(hint),
            id=self.id(name),
            style="line",
            text_style=STYLE,
            multiline=multiline,
            max_length=None if multiline else 180,
        )

    def line(self, icon: str | None, name: str, body: w.Widget) -> w.Widget:
        """A row with a sign before it."""
        sign = w.Icon(icon, id=self.id(f"{name}_image")) if icon else None
        lead = w.Panel(sign, width=ICON_DP, padding=(20, 0, 0, 0))
        body.weight = 1
        return w.Row(lead, body, width="fill")

    def text(
        self, name: str, text: TextLike, on_tap: Callable[[], None], colour: str | None = None
    ) -> w.Widget:
        """A value to tap on."""
        return w.Text(text, STYLE, colour, id=self.id(name), on_tap=on_tap, height=52, lines=1)

    def all_day(self) -> w.Widget:
        """Whether it lasts all day."""
        schedule = self.form.schedule
        box = EndCheckBox(schedule.all_day, text=tr("All-day"), id=self.id("all_day"), width="fill")
        holder = w.Panel(box, id=self.id("all_day_holder"), cls=RELATIVE,
                         on_tap=schedule.toggle_all_day, padding=(0, 0, 16, 0))  # fmt: skip
        return self.line("schedule", "time", holder)

    def reminders(self) -> list[w.Kid]:
        """Up to three reminders; the next is offered when the one before is set."""
        chosen, all_day = self.form.reminders, self.form.schedule.all_day
        rows: list[w.Kid] = []
        for place, minutes in enumerate(chosen.minutes):
            if place and chosen.minutes[place - 1] == REMINDER_OFF and minutes == REMINDER_OFF:
                break
            off = place > 0 and minutes == REMINDER_OFF
            text = tr("Add another reminder") if off else formats.reminder_text(minutes)
            tap = partial(chosen.begin, place, all_day)
            row = self.text(f"reminder_{place + 1}", text, tap, "outline" if off else None)
            rows.append(self.line(None if place else "notifications", "reminder", row))
        return rows

    def repetition(self) -> list[w.Kid]:
        """How often, by which rule and how long it repeats."""
        schedule, store = self.form.schedule, self.form.app.store
        text = self.text(
            "repetition", formats.interval_text(schedule.interval), schedule.choose_interval
        )
        rows: list[w.Kid] = [self.line("repeat", "repetition", text)]
        if schedule.has_rule:
            named = not is_weekly(schedule.interval) and schedule.rule in (2, 4)
            rule = formats.rule_text(schedule.interval, schedule.rule, schedule.start_day,
                             store.config.weekdays())  # fmt: skip
            label = tr("Repeat") if named else tr("Repeat on")
            rows.append(self._pair("repetition_rule", label, rule, schedule.choose_rule))
        if schedule.interval:
            label = tr("Repeat till") if schedule.limit > 0 else tr("Repeat")
            limit = formats.limit_text(schedule.limit, store.moments.day(max(0, schedule.limit)))
            rows.append(self._pair("repetition_limit", label, limit, schedule.choose_limit))
        return rows

    def _pair(
        self, name: str, label: TextLike, value: TextLike, on_tap: Callable[[], None]
    ) -> w.Widget:
        row = w.Row(
            w.Text(label, STYLE, id=self.id(f"{name}_label"), lines=1),
            w.Text(value, STYLE, id=self.id(name), align="end", weight=1, lines=1),
            gap=16,
            width="fill",
            height=52,
        )
        holder = w.Panel(row, id=self.id(f"{name}_holder"), cls=RELATIVE, on_tap=on_tap,
                         padding=(0, 0, 16, 0))  # fmt: skip
        return self.line(None, name, holder)

    def type_and_color(self) -> list[w.Kid]:
        """Its type, and its colour."""
        category = self.form.category
        type_ = w.Text(category.title, STYLE, id=self.id("type"), lines=1,
                       height=52)  # fmt: skip
        color = w.Row(
            w.Text(tr("Task color") if self.form.prefix == "task" else tr("Event color"), STYLE,
                   id=self.id("color_text"), weight=1, lines=1),
            swatch(category.shown_color, self.id("color")),
            width="fill",
            height=52,
        )  # fmt: skip
        return [
            self.line("label", "type", self._holder("type", type_, category.choose_type)),
            w.Panel(w.Divider(), id=self.id("type_divider"), cls=IMAGE_VIEW),
            self.line("palette", "color", self._holder("color", color, category.choose_color)),
        ]

    def _holder(self, name: str, kid: w.Widget, on_tap: Callable[[], None]) -> w.Widget:
        return w.Panel(kid, id=self.id(f"{name}_holder"), cls=RELATIVE, on_tap=on_tap,
                       padding=(0, 0, 16, 0))  # fmt: skip

    def groups(self, lines: Sequence[str], *groups: list[w.Kid]) -> w.Widget:
        """Groups of rows, with a line of a name after each but the last."""
        rows = list(groups[0])
        for name, group in zip(lines, groups[1:], strict=True):
            rows += [self._divider(name), *group]
        return w.Column(*rows, across="stretch")

    def _divider(self, name: str) -> w.Widget:
        line = w.Panel(w.Divider(), id=self.id(f"{name}_divider"), cls=IMAGE_VIEW)
        return w.Panel(line, padding=(0, 8))
