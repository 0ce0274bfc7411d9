"""The page of one task: every row of it, from the title to when it was changed."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from pytest_androidbench.phone.apps.tasksorg import look, model
from pytest_androidbench.phone.apps.tasksorg.app import MAIN, TasksApp
from pytest_androidbench.phone.apps.tasksorg.belongings import Subtasks, TaskAttachments
from pytest_androidbench.phone.apps.tasksorg.dates import DueDate, StartDate
from pytest_androidbench.phone.apps.tasksorg.draft import Draft
from pytest_androidbench.phone.apps.tasksorg.drawer import PickList
from pytest_androidbench.phone.apps.tasksorg.hint import Hint
from pytest_androidbench.phone.apps.tasksorg.priority import priority_row
from pytest_androidbench.phone.apps.tasksorg.recurrence import (
    CustomRecurrence,
    choose_rule,
    rule_lines,
)
from pytest_androidbench.phone.apps.tasksorg.reminders import Reminders
from pytest_androidbench.phone.apps.tasksorg.repeating import BASIC
from pytest_androidbench.phone.apps.tasksorg.rows import (
    date_line,
    info_row,
    is_overdue,
    list_chips,
)
from pytest_androidbench.phone.apps.tasksorg.tags import TagPicker
from pytest_androidbench.phone.apps.tasksorg.timer import TaskTimer
from pytest_androidbench.phone.kit.dialogs import Choose, Confirm
from pytest_androidbench.phone.kit.leaving import Leaving
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

CALENDAR = "android.permission.READ_CALENDAR"


@dataclass(eq=False)
class TaskEdit(AppScreen[TasksApp, None]):
    """The editor of a task, new or old."""

    activity = MAIN

    was: Draft = field(default_factory=Draft)
    """The task as it was opened."""
    task: model.Task = field(default_factory=model.Task)
    reminders: Reminders = field(default_factory=Reminders)
    attachments: TaskAttachments = field(default_factory=TaskAttachments)
    subtasks: Subtasks = field(default_factory=Subtasks)
    timer: TaskTimer = field(default_factory=TaskTimer)
    hint: Hint = field(default_factory=Hint)
    leaving: Leaving = field(default_factory=Leaving)

    @classmethod
    def of(cls, draft: Draft) -> TaskEdit:
        """The editor of a task."""
        task = draft.task
        return cls(
            was=draft,
            task=task,
            reminders=Reminders(alarms=list(draft.alarms), ring=task.ring),
            attachments=TaskAttachments(files=list(draft.files)),
            timer=TaskTimer(
                estimated=task.estimated_s, elapsed=task.elapsed_s, since=task.timer_start
            ),
        )

    @property
    def draft(self) -> Draft:
        """The task as it is now."""
        timer = self.timer
        task = replace(
            self.task, ring=self.reminders.ring, estimated_s=timer.estimated,
            elapsed_s=timer.elapsed, timer_start=timer.since,
        )  # fmt: skip
        return Draft(
            task=task,
            alarms=tuple(self.reminders.alarms),
            files=tuple(self.attachments.files),
            subtasks=tuple(self.subtasks.titles),
        )

    def on_open(self) -> None:
        if not self.task.id:
            self.focus("title")

    def beat_ms(self) -> int:
        return 1000 if self.timer.since else 0

    def build(self) -> w.Widget:
        task = self.task
        delete = look.bar_action(
            "delete_outline", tr("Delete task"), "menu_delete", self.ask_delete
        )
        body = [part for row in self._rows() for part in (row, w.Divider())]
        icon = "check_box_outline_blank" if task.completed else "check_box"
        title = w.TextField(
            task.title, partial(self.put, "title"), hint=tr("Task name"), id="title",
            style="plain", action="done", on_done=self.save, text_style=w.TITLE,
        )  # fmt: skip
        bar = look.bar(
            "", delete if task.id else None, icon="save", desc=tr("Save"), on_icon=self.save
        )
        top = w.Column(
            bar, w.Panel(title, padding=(16, 0, 16, 8)), across="stretch",
            id="collapsingtoolbarlayout", cls=look.FRAME,
        )  # fmt: skip
        return w.Page(
            look.app_bar(top),
            self.hint.build(),
            w.Scroll(
                w.Column(*body, across="stretch", id="compose_view", cls=look.COMPOSE),
                padding=(0, 0, 0, 88 if task.id else 0),
                key="rows",
                cls="android.widget.ScrollView",
            ),
            fab=w.Fab(icon, id="fab", on_tap=self.turn_completed) if task.id else None,
        )

    def _rows(self) -> list[w.Widget]:
        task, store = self.task, self.app.store
        saved = store.task(task.id) if task.id else None
        mine = [tag for tag in store.tags() if tag.uid in task.tags]
        tags = list_chips(mine, "label", "Add tags", self.ask_tags)
        own = [one for one in store.lists() if one.uuid == task.calendar]
        lists = list_chips(own, "list", "Default list", self.ask_list)
        notes = w.TextField(
            task.notes, partial(self.put, "notes"), hint=tr("Description"), style="plain",
            multiline=True, key="notes",
        )  # fmt: skip
        calendar = look.line(w.Text(tr("Don't add to calendar"), look.FAINT))
        start = date_line(self.phone, task.hidden_until, "No start date")
        late = is_overdue(self.phone, task)
        due = date_line(self.phone, task.due, "No due date", late=late)
        return [
            look.edit_row("hourglass_empty", start, self.ask_start),
            look.edit_row("schedule", due, self.ask_due),
            look.edit_row("repeat", rule_lines(task, self.ask_repeat_from), self.ask_repeat),
            look.edit_row(
                "outlined_flag", priority_row(task.priority, partial(self.put, "priority"))
            ),
            look.edit_row("label_outline", tags, self.ask_tags),
            look.edit_row("list", lists, self.ask_list),
            self.subtasks.build(task.id, self.open_subtask),
            self.reminders.build(task),
            self.attachments.build(),
            look.edit_row("notes", notes),
            look.edit_row("event", calendar, self.ask_calendar),
            self.timer.build(),
            *([info_row(self.phone, saved)] if saved is not None else []),
        ]

    def put(self, name: str, value: str | int | tuple[str, ...]) -> None:
        """Give a field of the task another value."""
        changed: dict[str, Any] = {name: value}
        self.task = replace(self.task, **changed)

    def open_subtask(self, id_: int) -> None:
        task = self.app.store.task(id_)
        if task is not None:
            self.show(TaskEdit.of(Draft.of(self.app.store, task)))

    def ask_start(self) -> None:
        self.ask(StartDate.at(self.phone, self.task.hidden_until, self.task.due), self.put_start)

    def put_start(self, hidden: int) -> None:
        if not hidden:
            self.reminders.start_cleared()
        self.put("hidden_until", hidden)

    def ask_due(self) -> None:
        self.ask(DueDate.at(self.phone, self.task.due), self.put_due)

    def put_due(self, due: int) -> None:
        self.reminders.due_changed(self.task.due, due)
        self.put("due", due)

    def ask_repeat(self) -> None:
        self.ask(choose_rule(self.task.recurrence), self.repeat_picked)

    def repeat_picked(self, index: int) -> None:
        """Take a simple rule, or ask for one of its own."""
        place = index if self.task.recurrence in BASIC else index - 1
        if place == len(BASIC):
            dialog = CustomRecurrence.of(self.task.recurrence, self.task.due)
            self.ask(dialog, self.put_recurrence)
        elif place >= 0:
            self.put_recurrence(BASIC[place])

    def put_recurrence(self, rule: str) -> None:
        """Repeat by a rule, which needs a due date."""
        self.put("recurrence", rule)
        if rule and not self.task.due:
            self.put_due(model.stamp(local_time(self.phone).replace(hour=12, minute=0, second=0)))

    def ask_repeat_from(self) -> None:
        choices = [tr("due date"), tr("completion date")]
        dialog = Choose(choices=[*choices], chosen=self.task.repeat_from)
        self.ask(dialog, self.put, "repeat_from")

    def ask_tags(self) -> None:
        self.ask(TagPicker(chosen=list(self.task.tags)), self.put, "tags")

    def ask_list(self) -> None:
        self.ask(PickList(chosen=f"list:{self.task.calendar}"), self.put_list)

    def put_list(self, filter_: str) -> None:
        self.put("calendar", filter_.partition(":")[2])

    def ask_calendar(self) -> None:
        self.request_permissions((CALENDAR,), self.calendar_asked)

    def calendar_asked(self, held: dict[str, bool]) -> None:
        """Offer the calendars of the phone: it has none but the app's own choice."""
        if held[CALENDAR]:
            self.show(Choose(choices=[tr("Don't add to calendar")], chosen=0))

    def save(self) -> None:
        """Keep what was changed, and leave."""
        if self.draft != self.was:
            self.draft.write(self.app.store)
        self.close()

    def turn_completed(self) -> None:
        """Complete the task and leave, or open it again."""
        if self.task.completed:
            self.put("completed", 0)
        else:
            self.put("completed", self.now_ms)
            self.save()

    def ask_delete(self) -> None:
        self.ask(Confirm(title=tr("Delete this task?")), self.delete)

    def delete(self, sure: bool) -> None:
        if sure:
            self.app.store.delete([self.task.id])
            self.close()

    def on_back(self) -> None:
        question = Confirm(
            title=tr("Are you sure you want to discard your changes?"),
            positive=tr("Keep editing"),
            negative=tr("Discard"),
        )
        changed = self.draft != self.was
        self.leaving.leave_unless(question if changed else None)
