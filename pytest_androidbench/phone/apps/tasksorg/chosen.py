"""What can be done with tasks of a list: with all that are selected, and completing one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.dates import DueDate
from pytest_androidbench.phone.apps.tasksorg.drawer import PickList
from pytest_androidbench.phone.apps.tasksorg.formats import relative_moment
from pytest_androidbench.phone.apps.tasksorg.look import BAR, H6, bar, bar_action
from pytest_androidbench.phone.apps.tasksorg.model import Task, has_time, plus_days, start_ms
from pytest_androidbench.phone.apps.tasksorg.priority import PickPriority
from pytest_androidbench.phone.apps.tasksorg.tags import TagPicker
from pytest_androidbench.phone.kit.selection import Selection
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

V = TypeVar("V")


@dataclass(eq=False)
class ChosenTasks(Selection[int], AppPart[TasksApp]):
    """The selection, by the tasks' ids."""

    def bar(self, open_menu: Callable[[], None]) -> w.Widget:
        """The bar while tasks are selected."""
        done = w.IconButton(
            "arrow_back", tr("Done"), id="action_mode_close_button", on_tap=self.end,
            colour="on_surface",
            cls="android.widget.ImageView", width=BAR, height=BAR,
        )  # fmt: skip
        return bar(
            w.Text(str(len(self)), H6, lines=1, id="action_bar_title"),
            bar_action("label_outline", tr("Tags"), "edit_tags", self.ask_tags),
            bar_action("list", tr("Move"), "move_tasks", self.ask_list),
            bar_action("schedule", tr("Reschedule"), "reschedule", self.ask_dates),
            bar_action("outlined_flag", tr("Change priority"), "edit_priority", self.ask_priority),
            w.More(open_menu, key="selection", colour="on_surface"),
            lead=done,
            id_="action_mode_bar",
        )

    def tasks(self) -> list[Task]:
        """The tasks that are selected."""
        return self.app.store.some(self.rows)

    def choose(self, ids: list[int]) -> None:
        """Select these and no others."""
        self.rows = ids

    def ask_dates(self) -> None:
        self.ask_due(list(self.rows))

    def ask_due(self, ids: list[int]) -> None:
        """Ask for the due date of tasks, selected or not."""
        due = _common((task.due for task in self.app.store.some(ids)), 0)
        self.ask(DueDate.at(self.phone, due), self.reschedule, ids)

    def reschedule(self, ids: list[int], due: int) -> None:
        """Give tasks another due date; what starts relative to it moves along."""
        for task in self.app.store.some(ids):
            hidden = task.hidden_until
            if hidden and task.due and due:
                moved = local_time(self.phone, hidden)
                days = local_time(self.phone, due).date() - local_time(self.phone, task.due).date()
                minutes = moved.hour * 60 + moved.minute if has_time(hidden) else None
                hidden = start_ms(plus_days(moved, days.days), minutes)
            if (due, hidden) != (task.due, task.hidden_until):
                self.app.store.set([task.id], dueDate=due, hideUntil=hidden)
        self.end()

    def ask_tags(self) -> None:
        first, *others = self.tasks()
        common = [uid for uid in first.tags if all(uid in one.tags for one in others)]
        self.ask(TagPicker(chosen=common), self.tag)

    def tag(self, uids: tuple[str, ...]) -> None:
        """Give all of them these tags."""
        for task in self.tasks():
            self.app.store.save(replace(task, tags=uids))
        self.end()

    def ask_list(self) -> None:
        filters = (f"list:{task.calendar}" for task in self.tasks())
        self.ask(PickList(chosen=_common(filters, "")), self.move)

    def move(self, filter_: str) -> None:
        """Put all of them into another list."""
        for task in self.tasks():
            self.app.store.save(replace(task, calendar=filter_.partition(":")[2]))
        self.end()

    def ask_priority(self) -> None:
        priority = _common((task.priority for task in self.tasks()), -1)
        self.ask(PickPriority(priority=priority), self.prioritize)

    def prioritize(self, priority: int) -> None:
        """Give all of them a priority."""
        self.app.store.set(self.rows, importance=priority)
        self.end()


@dataclass(eq=False)
class Completion(AppPart[TasksApp]):
    """Completes tasks, and knows how the last ones were before."""

    before: list[tuple[int, int, int]] = field(default_factory=list)
    """Id, completion and due date of each."""

    def complete(self, id_: int) -> Message | None:
        """Complete a task with its subtasks, or open it again; gives what is to be said of it."""
        store = self.app.store
        task = store.task(id_)
        if task is None:
            return None
        was = {one.id: one for one in (task, *store.below(id_))}
        changed = store.complete([id_], done=not task.completed)
        self.before = [(one.id, was[one.id].completed, was[one.id].due) for one in changed]
        later = store.task(id_)
        if task.completed or not changed:
            return None
        if task.recurrence and later is not None and not later.completed:
            date = relative_moment(self.phone, later.due, "long")
            return tr("{title} rescheduled for {date}", title=task.title, date=date)
        return (
            tr("Task completed") if len(changed) == 1 else tr("{n} tasks completed", n=len(changed))
        )

    def undo(self) -> None:
        """Open again what was completed last."""
        for id_, completed, due in self.before:
            self.app.store.put_back(id_, completed, due)


def _common(values: Iterable[V], otherwise: V) -> V:
    """The value that all have, if there is one."""
    found = {*values}
    return found.pop() if len(found) == 1 else otherwise
