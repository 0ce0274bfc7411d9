"""The editor of a task: title, details, day, time, repetition, list."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import date, datetime, time, timedelta
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlecalendar import look
from pytest_androidbench.phone.apps.googlecalendar.app import GoogleCalendarApp
from pytest_androidbench.phone.apps.googlecalendar.custom_repeat import CustomRepeat
from pytest_androidbench.phone.apps.googlecalendar.draft import MOST_NOTE, MOST_TITLE
from pytest_androidbench.phone.apps.googlecalendar.rules import RULES
from pytest_androidbench.phone.apps.googlecalendar.schema import CalendarTask, CalendarTaskList
from pytest_androidbench.phone.apps.googlecalendar.spoken import spoken_rule
from pytest_androidbench.phone.apps.googlecalendar.values import week_start
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.kit.pickers import Day, PickDate, PickTimeMaterial
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.dates import date_text
from pytest_androidbench.phone.system.times import clock_text
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NOON: Final = 12 * 60


@dataclass(eq=False)
class CalendarTaskEditor(AppScreen[GoogleCalendarApp, None]):
    """A new task, or a changed one; one without a title is kept as "(No title)" is shown."""

    activity = "com.google.android.calendar.event.EditEventActivity"

    id: int = 0
    day: str = ""
    """Of a new task, ISO 8601."""
    task: CalendarTask = field(default_factory=CalendarTask)
    before: CalendarTask = field(default_factory=CalendarTask)
    leaving: Leaving = field(default_factory=Leaving)

    def on_open(self) -> None:
        today = self.app.store.now.date().isoformat()
        new = CalendarTask(day=self.day or today)
        self.task = self.before = self.app.store.tasks.get(self.id) or new
        if not self.task.id:
            self.focus("title")

    def build(self) -> w.Widget:
        close = w.IconButton("close", tr("Cancel"), id="cancel", width=56, height=56,
                             colour="on_surface", on_tap=self.on_back)  # fmt: skip
        save = w.Button(tr("Save"), id="save", on_tap=self.save)
        title = w.TextField(
            self.task.title,
            partial(self.put_text, "title"),
            hint=tr("Add title"),
            id="title",
            style="plain",
            text_style=w.HEADLINE_SMALL,
            max_length=MOST_TITLE,
        )
        return w.Page(
            w.TopBar(lead=close, actions=[save, w.Spacer(width=12)], id="edit_toolbar"),
            w.Scroll(
                w.Panel(title, padding=(56, 4, 16, 4), width="fill"),
                w.Divider(),
                self._details(),
                w.Divider(),
                *self._times(),
                w.Divider(),
                self._list(),
                id="task_edit",
            ),
        )

    def _details(self) -> w.Widget:
        box = w.TextField(
            self.task.details,
            partial(self.put_text, "details"),
            hint=tr("Add details"),
            id="details",
            style="plain",
            max_length=MOST_NOTE,
            multiline=True,
        )
        lead = w.Panel(w.Align(w.Icon("notes")), width=72, height=56)
        return w.Row(lead, w.Panel(box, weight=1), width="fill")

    def _times(self) -> list[w.Widget]:
        task, locale = self.task, self.phone.display.locale
        translate = self.phone.windows.translate
        all_day = task.minutes < 0
        day = date_text(date.fromisoformat(task.day), "yMMMEd", locale)
        at = datetime.combine(date.min, time()) + timedelta(minutes=max(0, task.minutes))
        clock = clock_text(at, self.phone.display)
        row = w.Row(
            w.Spacer(width=72),
            w.Text(day, w.BODY_LARGE, id="start_date", height=48, weight=1,
                   desc=f"{translate(tr('Start date'))}: {day}", on_tap=self.ask_day),
            None if all_day else w.Text(
                clock, w.BODY_LARGE, id="start_time", height=48,
                desc=f"{translate(tr('Start time'))}: {clock}", on_tap=self.ask_time),
            w.Spacer(width=16),
            width="fill",
        )  # fmt: skip
        rule = spoken_rule(task.rule, locale, translate)
        return [
            w.SwitchRow(tr("All-day"), all_day, self.put_all_day, icon="schedule",
                        look=look.ROW, switch_id="right_action", id="all_day"),
            row,
            w.ListItem(rule, icon="repeat", look=look.ROW, id="repeat", on_tap=self.ask_rule),
        ]  # fmt: skip

    def put_text(self, name: str, text: str) -> None:
        """Take what was typed."""
        texts = {"title": self.task.title, "details": self.task.details, name: text}
        self.task = replace(self.task, title=texts["title"], details=texts["details"])

    def _lists(self) -> list[CalendarTaskList]:
        return self.app.store.lists.all("ORDER BY _id")

    def _list(self) -> w.Widget:
        shown = next((one.name for one in self._lists() if one.id == self.task.list), "")
        return w.ListItem(shown, icon="view_list", look=look.ROW, id="task_list",
                          on_tap=self.ask_list)  # fmt: skip

    def put_all_day(self, on: bool) -> None:
        """At no time of the day, or at noon to begin with."""
        self.hide_keyboard()
        self.task = replace(self.task, minutes=-1 if on else NOON)

    def ask_day(self) -> None:
        """Ask for a day."""
        self.hide_keyboard()
        day = date.fromisoformat(self.task.day)
        dialog = PickDate(year=day.year, month=day.month, day=day.day,
                          first_weekday=week_start(self.app.prefs()))  # fmt: skip
        self.ask(dialog, self.day_picked)

    def day_picked(self, day: Day) -> None:
        """Take it."""
        self.task = replace(self.task, day=date(*day).isoformat())

    def ask_time(self) -> None:
        """Ask for a time."""
        self.hide_keyboard()
        hour, minute = divmod(max(0, self.task.minutes), 60)
        self.ask(PickTimeMaterial(hour=hour, minute=minute), self.time_picked)

    def time_picked(self, picked: tuple[int, int]) -> None:
        """Take it."""
        hour, minute = picked
        self.task = replace(self.task, minutes=hour * 60 + minute)

    def ask_rule(self) -> None:
        """Ask how often it comes again."""
        self.hide_keyboard()
        own = self.task.rule
        known = [*RULES] if own in RULES else [own, *RULES]
        translate, locale = self.phone.windows.translate, self.phone.display.locale
        rows = [translate(spoken_rule(rule, locale, translate)) for rule in known]
        self.ask(Choose(choices=[*rows, tr("Custom…")], chosen=known.index(own)),
                 self.rule_picked, known)  # fmt: skip

    def rule_picked(self, known: list[str], place: int) -> None:
        """Take it, or ask on."""
        if place < len(known):
            self.rule_made(known[place])
        else:
            self.ask(CustomRepeat.of(self.task.rule, self.task.day), self.rule_made)

    def rule_made(self, rule: str) -> None:
        """Take a rule."""
        self.task = replace(self.task, rule=rule)

    def ask_list(self) -> None:
        """Ask for a list; another name makes one."""
        self.hide_keyboard()
        lists = self._lists()
        ids = [one.id for one in lists]
        chosen = ids.index(self.task.list) if self.task.list in ids else -1
        names = [one.name for one in lists]
        self.ask(Choose(choices=[*names], chosen=chosen), self.list_picked, ids)

    def list_picked(self, ids: list[int], place: int) -> None:
        """Take it."""
        self.task = replace(self.task, list=ids[place])

    def save(self) -> None:
        """Keep it."""
        self.app.store.tasks.save(replace(self.task, title=self.task.title.strip()))
        self.close(toast=tr("Task saved"))

    def on_back(self) -> None:
        question = Confirm(message=tr("Discard changes?"), positive=tr("Discard"),
                           negative=tr("Keep editing"))  # fmt: skip
        self.leaving.leave(question if self.task != self.before else None)
