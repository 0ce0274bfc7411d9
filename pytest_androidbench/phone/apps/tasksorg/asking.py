"""The questions the editor asks: dates, repetition, tags, list, reminders, timer."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.apps.tasksorg.dates import DueDate, StartDate
from pytest_androidbench.phone.apps.tasksorg.drawer import PickList
from pytest_androidbench.phone.apps.tasksorg.editing import Editing
from pytest_androidbench.phone.apps.tasksorg.recurrence import CustomRecurrence
from pytest_androidbench.phone.apps.tasksorg.reminders import CustomReminder, Times
from pytest_androidbench.phone.apps.tasksorg.repeating import BASIC, spoken
from pytest_androidbench.phone.apps.tasksorg.tags import TagPicker
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import TextLike, tr

CALENDAR = "android.permission.READ_CALENDAR"
REPEATS = (
    "Does not repeat", "Every day", "Every week", "Every month", "Every year", "Custom\u2026",
)  # fmt: skip


@dataclass(eq=False)
class Asking(Editing):
    """The dialogs of the editor, and what their answers change."""

    def ask_start(self) -> None:
        chosen = local_time(self.phone, self.hidden) if self.hidden else None
        self.ask(
            StartDate(
                day=model.stamp(model.day_of(chosen)) if chosen else 0,
                minutes=chosen.hour * 60 + chosen.minute
                if model.has_time(self.hidden) and chosen
                else -1,
                due=self.due,
            ),
            self.put_start,
        )

    def ask_due(self) -> None:
        self.ask(DueDate.at(self.phone, self.due), self.put_due)

    def ask_repeat(self) -> None:
        plain = self.recurrence in BASIC
        rows: list[str | TextLike] = [tr(row) for row in REPEATS]
        if not plain:
            rows.insert(0, tr(spoken(self.recurrence)))
        chosen = BASIC.index(self.recurrence) if plain else 0
        self.ask(Choose(choices=[*rows], chosen=chosen), self.repeat_picked)

    def repeat_picked(self, index: int) -> None:
        """Take a simple rule, or ask for one of its own."""
        place = index if self.recurrence in BASIC else index - 1
        if place == len(BASIC):
            self.ask(CustomRecurrence.of(self.recurrence, self.due), self.put_recurrence)
        elif place >= 0:
            self.put_recurrence(BASIC[place])

    def put_recurrence(self, rule: str) -> None:
        """Repeat by a rule, which needs a due date."""
        self.recurrence = rule
        if rule and not self.due:
            self.put_due(model.stamp(local_time(self.phone).replace(hour=12, minute=0, second=0)))

    def ask_repeat_from(self) -> None:
        choices: list[TextLike] = [tr("due date"), tr("completion date")]
        self.ask(Choose(choices=choices, chosen=self.repeat_from), self.put_repeat_from)

    def put_repeat_from(self, index: int) -> None:
        self.repeat_from = index

    def ask_tags(self) -> None:
        self.ask(TagPicker(chosen=list(self.tags)), self.put_tags)

    def put_tags(self, uids: list[str]) -> None:
        self.tags = uids

    def ask_list(self) -> None:
        self.ask(PickList(chosen=f"list:{self.calendar}"), self.put_list)

    def put_list(self, filter_: str) -> None:
        self.calendar = filter_.partition(":")[2]

    def ask_alarm(self) -> None:
        self.ask(Choose(choices=[tr(row) for row in self._alarm_rows()]), self.alarm_picked)

    def _alarm_rows(self) -> list[str]:
        start = ["When started"] if self.hidden else []
        due = ["When due", "When overdue"] if self.due else []
        return [*start, *due, "Randomly once a day", "Pick a date and time", "Custom\u2026"]

    def alarm_picked(self, index: int) -> None:
        """Add a reminder, or ask when it is to come."""
        row = self._alarm_rows()[index]
        known = {
            "When started": model.START_ALARM,
            "When due": model.DUE_ALARM,
            "When overdue": model.OVERDUE_ALARM,
        }
        if row in known:
            alarm = known[row]
            self.add_alarm((alarm.time, alarm.type, alarm.repeat, alarm.interval))
        elif row.startswith("Randomly"):
            self.add_alarm((86_400_000, model.RANDOM, 0, 0))
        elif row.startswith("Pick"):
            self.ask(DueDate(), self.alarm_date)
        else:
            self.ask(CustomReminder(), self.put_alarm)

    def alarm_date(self, at: int) -> None:
        """Take a date; without a time it is at that day's noon."""
        if at:
            self.add_alarm((at // 60_000 * 60_000, model.AT, 0, 0))

    def put_alarm(self, alarm: tuple[int, int, int, int]) -> None:
        self.add_alarm(alarm)

    def add_alarm(self, alarm: tuple[int, int, int, int]) -> None:
        """Add a reminder, once."""
        if alarm not in self.alarms:
            self.alarms.append(alarm)

    def ask_ring(self) -> None:
        rows: list[TextLike] = [tr("Ring once"), tr("Ring five times"), tr("Ring nonstop")]
        self.ask(Choose(choices=rows, chosen=self.ring), self.put_ring)

    def put_ring(self, index: int) -> None:
        self.ring = index

    def ask_file(self) -> None:
        rows: list[TextLike] = [tr("Take a picture"), tr("Pick from gallery")]
        self.ask(Choose(choices=[*rows, tr("Pick from storage")]), self.file_from)

    def file_from(self, index: int) -> None:
        """Let another app find the file."""
        intents = (
            Intent(action="android.media.action.IMAGE_CAPTURE"),
            Intent(action="android.intent.action.GET_CONTENT", type="image/*"),
            Intent(action="android.intent.action.OPEN_DOCUMENT", type="*/*"),
        )
        if not self.start_for(intents[index], self.attach):
            self.toast(tr("No app can perform this action."))

    def attach(self, answer: Intent | None) -> None:
        """Attach what was found."""
        if answer is not None and answer.data:
            self.files.append((self.phone.content.name_of(answer.data), answer.data))

    def ask_calendar(self) -> None:
        self.request_permissions((CALENDAR,), self.calendar_asked)

    def calendar_asked(self, held: dict[str, bool]) -> None:
        """Offer the calendars of the phone: it has none but the app's own choice."""
        if held[CALENDAR]:
            self.show(Choose(choices=[tr("Don't add to calendar")], chosen=0))

    def ask_timer(self) -> None:
        self.ask(Times.of(self.estimated, self.elapsed), self.put_times)

    def put_times(self, seconds: tuple[int, int]) -> None:
        self.estimated, self.elapsed = seconds
