"""What can be done with tasks of a list: one, or all that are chosen."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.base import TasksScreen
from pytest_androidbench.phone.apps.tasksorg.dates import DueDate
from pytest_androidbench.phone.apps.tasksorg.drawer import PickList
from pytest_androidbench.phone.apps.tasksorg.editor import TaskEdit
from pytest_androidbench.phone.apps.tasksorg.formats import relative_moment
from pytest_androidbench.phone.apps.tasksorg.listing import Heading, Line, Listing
from pytest_androidbench.phone.apps.tasksorg.look import bar, bar_action
from pytest_androidbench.phone.apps.tasksorg.model import Task, has_time, plus_days, start_ms
from pytest_androidbench.phone.apps.tasksorg.priority import PickPriority
from pytest_androidbench.phone.apps.tasksorg.settings_model import Order, order_of
from pytest_androidbench.phone.apps.tasksorg.tags import TagPicker
from pytest_androidbench.phone.kit.dialogs import Confirm, OverflowMenu
from pytest_androidbench.phone.kit.saying import Saying
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import IconButton


@dataclass(eq=False)
class Selecting(TasksScreen[Any], Saying[TasksApp, Any]):
    """A list whose rows can be chosen, completed and rescheduled."""

    filter: str = "my"
    chosen: list[int] = field(default_factory=list)
    dated: list[int] = field(default_factory=list)
    """The tasks whose date is asked for."""
    undone: list[tuple[int, int, int]] = field(default_factory=list)
    """Id, completion and due date of what was completed last, as they were."""

    @property
    def shown_filter(self) -> str:
        """What is listed: the filter, or what the search finds."""
        words = str(getattr(self, "words", "")).strip()
        return f"search:{words}" if words else self.filter

    @property
    def order(self) -> Order:
        """How the list is ordered."""
        return order_of(self.prefs)

    def listing(self) -> Listing:
        """What is shown."""
        return Listing(self.phone, self.store, self.order, self.shown_filter)

    def lines(self) -> list[Line]:
        """The tasks that are shown, from the top down."""
        return [line for line in self.listing().entries() if not isinstance(line, Heading)]

    def selection_bar(self) -> Widget:
        """The bar while tasks are chosen."""
        return bar(
            str(len(self.chosen)),
            bar_action("label_outline", tr("Tags"), "edit_tags", self.ask_tags),
            bar_action("list", tr("Move"), "move_tasks", self.ask_list),
            bar_action("schedule", tr("Reschedule"), "reschedule", self.ask_dates),
            bar_action("outlined_flag", tr("Change priority"), "edit_priority", self.ask_priority),
            IconButton(
                "more_vert",
                tr("More options"),
                key="selection",
                on_tap=self.open_selection,
                cls="android.widget.ImageView",
            ),
            icon="arrow_back",
            desc=tr("Done"),
            on_icon=self.leave,
        )

    def toggle(self, id_: int) -> None:
        """Choose a task, or no longer."""
        (self.chosen.remove if id_ in self.chosen else self.chosen.append)(id_)

    def leave(self) -> None:
        """Choose nothing."""
        self.chosen = []

    def create(self) -> None:
        """Write a new task, in this list or with this tag."""
        kind, _, value = self.filter.partition(":")
        calendar = value if kind == "list" else self.default_list
        tags = [value] if kind == "tag" else []
        self.ask(TaskEdit.fresh(self, calendar, tags, today=self.filter == "today"), self.edited)

    def open(self, id_: int) -> None:
        """Open a task."""
        task = self.store.task(id_)
        if task is not None:
            self.ask(TaskEdit.of(self.store, task), self.edited)

    def edited(self, said: str) -> None:
        """Say what happened in the editor."""
        if said.startswith("list:"):
            self.filter = said
        elif said:
            self.say(tr(said))

    def complete(self, id_: int) -> None:
        """Complete a task, or open it again."""
        task = self.store.task(id_)
        if task is None:
            return
        done = not task.completed
        was = {one.id: one for one in (task, *self.store.below(id_))}
        changed = self.store.complete([id_], done=done)
        self.undone = [(one.id, was[one.id].completed, was[one.id].due) for one in changed]
        if done and changed:
            later = self.store.task(id_)
            self.say(self._completed(task, later, len(changed)), undo="undo_completed")

    def _completed(self, task: Task, later: Task | None, count: int) -> Any:
        if task.recurrence and later is not None and not later.completed:
            date = relative_moment(self.phone, later.due, "long")
            return tr("{title} rescheduled for {date}", title=task.title, date=date)
        return tr("Task completed") if count == 1 else tr("{n} tasks completed", n=count)

    def undo_completed(self) -> None:
        """Open again what was completed last."""
        for id_, completed, due in self.undone:
            self.store.put_back(id_, completed, due)
        self.hush()

    def ask_due(self, id_: int) -> None:
        """Ask for the due date of one task."""
        self._ask_dates([id_])

    def ask_dates(self) -> None:
        """Ask for the due date of all chosen ones."""
        self._ask_dates(list(self.chosen))

    def _ask_dates(self, ids: list[int]) -> None:
        self.dated = ids
        dues = {task.due for id_ in ids if (task := self.store.task(id_))}
        self.ask(DueDate.at(self.phone, dues.pop() if len(dues) == 1 else 0), self.reschedule)

    def reschedule(self, due: int) -> None:
        """Give tasks another due date; what starts relative to it moves along."""
        for task in [task for id_ in self.dated if (task := self.store.task(id_))]:
            hidden = task.hidden_until
            if hidden and task.due and due:
                moved = local_time(self.phone, hidden)
                days = local_time(self.phone, due).date() - local_time(self.phone, task.due).date()
                minutes = moved.hour * 60 + moved.minute if has_time(hidden) else None
                hidden = start_ms(plus_days(moved, days.days), minutes)
            if (due, hidden) != (task.due, task.hidden_until):
                self.store.set([task.id], dueDate=due, hideUntil=hidden)
        self.chosen = []

    def ask_tags(self) -> None:
        tasks = self._tasks()
        common = [uid for uid in tasks[0].tags if all(uid in one.tags for one in tasks)]
        self.ask(TagPicker(chosen=common), self.tag)

    def tag(self, uids: list[str]) -> None:
        """Give the chosen tasks these tags."""
        for task in self._tasks():
            self.store.save(replace(task, tags=tuple(uids)))
        self.chosen = []

    def ask_list(self) -> None:
        lists = {task.calendar for task in self._tasks()}
        self.ask(PickList(chosen=f"list:{lists.pop()}" if len(lists) == 1 else ""), self.move)

    def move(self, filter_: str) -> None:
        """Put the chosen tasks into another list."""
        for task in self._tasks():
            self.store.save(replace(task, calendar=filter_.partition(":")[2]))
        self.chosen = []

    def ask_priority(self) -> None:
        priorities = {task.priority for task in self._tasks()}
        chosen = priorities.pop() if len(priorities) == 1 else -1
        self.ask(PickPriority(priority=chosen), self.prioritize)

    def prioritize(self, priority: int) -> None:
        """Give the chosen tasks a priority."""
        self.store.set(self.chosen, importance=priority)
        self.chosen = []

    def open_selection(self) -> None:
        rows: list[TextLike] = [tr("Select all"), tr("Share"), tr("Copy"), tr("Delete")]
        self.ask(OverflowMenu(rows=rows, at="selection"), self.selection_picked)

    def selection_picked(self, index: int) -> None:
        """Act on a row of the selection's menu."""
        (self.select_all, self.share_chosen, self.ask_copy, self.ask_delete)[index]()

    def select_all(self) -> None:
        """Choose everything that is shown."""
        self.chosen = [line.task.id for line in self.lines()]

    def share_chosen(self) -> None:
        self._share([line for line in self.lines() if line.task.id in self.chosen])

    def share_all(self) -> None:
        self._share(self.lines())

    def _share(self, lines: list[Line]) -> None:
        texts = [
            f"{'   ' * line.indent} {'☑' if line.task.completed else '☐'} {line.task.title}".strip()
            for line in lines
        ]
        self.phone.activities.share(text="\n".join(texts), caller=self)

    def ask_copy(self) -> None:
        self.ask(Confirm(message=tr("Copy selected tasks?")), self.copy_chosen)

    def copy_chosen(self, sure: bool) -> None:
        if sure:
            self.say(tr("{n} copied", n=self.store.copy(self.chosen)))
            self.chosen = []

    def ask_delete(self) -> None:
        self.ask(Confirm(message=tr("Delete selected tasks?")), self.delete_chosen)

    def delete_chosen(self, sure: bool) -> None:
        if sure:
            self.say(tr("{n} deleted", n=self.store.delete(self.chosen)))
            self.chosen = []

    def _tasks(self) -> list[Task]:
        return [task for id_ in self.chosen if (task := self.store.task(id_))]
