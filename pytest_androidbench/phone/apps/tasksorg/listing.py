"""Which tasks a list shows, in which order and under which headings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.tasksorg import model
from pytest_androidbench.phone.apps.tasksorg.formats import relative_day
from pytest_androidbench.phone.apps.tasksorg.preferences import ListOrder
from pytest_androidbench.phone.apps.tasksorg.store import APPLE_EPOCH_MS, TaskStore
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import TextLike, tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

NO_DATE: Final = 3_538_339_200_000
MY_TASKS, TODAY, RECENT = "my", "today", "recent"
_PRIORITIES: Final = ("High priority", "Medium priority", "Low priority", "No priority")
_GROUPED: Final[dict[model.Mode, str]] = {
    "due": "Due", "start": "Start", "created": "Created", "modified": "Modified",
}  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class ListHeading:
    """The title of a group."""

    text: str
    folded: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedTask:
    """A task where it stands in the list."""

    task: model.Task
    indent: int = 0
    children: int = 0

    @property
    def shared(self) -> str:
        """What other apps get of it."""
        box = "☑" if self.task.completed else "☐"
        return f"{'   ' * self.indent} {box} {self.task.title}".strip()


Entry = ListHeading | ListedTask


class TaskListing:
    """The rows of a filter: `my`, `today`, `recent`, `list:UUID`, `tag:UID` or `search:TEXT`."""

    def __init__(self, phone: Phone, store: TaskStore, order: ListOrder, filter_: str) -> None:
        self._phone, self._store, self._order, self._filter = phone, store, order, filter_
        self._now = store.now_ms

    def tasks(self) -> list[model.Task]:
        """What the filter lets through, in no order."""
        return [task for task in self._store.tasks() if self._passes(task)]

    def entries(self, folded: Collection[str] = ()) -> list[Entry]:
        """Headings and tasks from top to bottom."""
        everything = self._store.tasks()
        shown = [task for task in everything if self._passes(task)]
        ids = {task.id for task in shown}
        nested = not self._filter.startswith("search:") and self._filter != RECENT
        roots = [t for t in shown if not nested or t.parent not in ids]
        children: dict[int, list[model.Task]] = {}
        for task in everything if nested else ():
            if task.parent and self._visible(task):
                children.setdefault(task.parent, []).append(task)
        entries: list[Entry] = []
        for heading, group in self._groups(self._sorted(roots)):
            if heading:
                entries.append(ListHeading(text=heading, folded=heading in folded))
            if not heading or heading not in folded:
                entries += [line for task in group for line in self._tree(task, children, 0)]
        return entries

    def _tree(
        self, task: model.Task, children: dict[int, list[model.Task]], indent: int
    ) -> Iterable[ListedTask]:
        below = children.get(task.id, [])
        yield ListedTask(task=task, indent=indent, children=len(below))
        if not task.collapsed:
            for child in sorted(below, key=lambda t: (t.completed > 0, _manual(t), t.id)):
                yield from self._tree(child, children, indent + 1)

    @cached_property
    def _lists(self) -> dict[str, str]:
        return {one.uuid: one.name for one in self._store.lists()}

    def _visible(self, task: model.Task) -> bool:
        order = self._order
        if task.completed and not order.show_completed:
            return False
        return order.show_hidden or task.hidden_until <= self._now

    def _passes(self, task: model.Task) -> bool:
        kind, _, value = self._filter.partition(":")
        if kind == "search":
            return self._matches(task, value.casefold())
        if kind == RECENT:
            return task.modified > self._now - model.DAY_MS
        if not self._visible(task):
            return False
        if kind == TODAY:
            end = model.stamp(model.day_of(local_time(self._phone))) + model.DAY_MS
            return 0 < task.due < end
        if kind == "list":
            return task.calendar == value
        return kind != "tag" or value in task.tags

    def _matches(self, task: model.Task, words: str) -> bool:
        lists = self._lists
        tags = {tag.uid: tag.name for tag in self._store.tags()}
        names = [lists.get(task.calendar, ""), *(tags.get(uid, "") for uid in task.tags)]
        return any(words in text.casefold() for text in (task.title, task.notes, *names))

    def _sorted(self, tasks: Sequence[model.Task]) -> list[model.Task]:
        order = self._order
        if self._filter == RECENT:
            return sorted(tasks, key=lambda t: (-t.modified, t.id))
        manual = order.manual and self._filter.startswith("list:")
        found = sorted(tasks, key=lambda t: (t.title.upper(), t.id))
        found.sort(key=_manual if manual else self._key(order.sort), reverse=not order.ascending)
        if order.group != "none":
            found.sort(key=self._group_key, reverse=not order.group_ascending)
        if order.done_below:
            key = self._key(order.completed)
            done = [task for task in found if task.completed]
            done.sort(key=key, reverse=not order.completed_ascending)
            found = [*(task for task in found if not task.completed), *done]
        return found

    def _key(self, mode: model.Mode) -> Callable[[model.Task], float | str]:
        keys: dict[model.Mode, Callable[[model.Task], float | str]] = {
            "title": lambda t: t.title.upper(),
            "due": lambda t: _dated(t.due, 43_140_000) + t.priority * 1000,
            "start": lambda t: _dated(t.hidden_until, 86_399_000) + t.priority * 1000,
            "priority": lambda t: t.priority,
            "modified": lambda t: t.modified,
            "created": lambda t: t.created,
            "completed": lambda t: t.completed,
            "list": lambda t: self._lists.get(t.calendar, "").upper(),
            "manual": _manual,
        }
        return keys.get(mode, self._smart)

    def _smart(self, task: model.Task) -> float:
        due = _dated(task.due, 43_140_000) if task.due else 2 * self._now
        return due + 172_799_999 * task.priority

    def _groups(self, tasks: Sequence[model.Task]) -> list[tuple[str, list[model.Task]]]:
        if self._order.group == "none" or self._filter == RECENT:
            return [("", list(tasks))]
        groups: dict[str, list[model.Task]] = {}
        for task in tasks:
            below = self._order.done_below and task.completed
            groups.setdefault("Completed" if below else self._heading(task), []).append(task)
        return list(groups.items())

    def _group_key(self, task: model.Task) -> float | str:
        mode = self._order.group
        if mode not in _GROUPED:
            return self._key(mode)(task)
        ms = self._group_ms(task)
        return model.stamp(model.day_of(local_time(self._phone, ms))) if ms else NO_DATE

    def _group_ms(self, task: model.Task) -> int:
        times = {"due": task.due, "start": task.hidden_until, "created": task.created}
        return times.get(self._order.group, task.modified)

    def _heading(self, task: model.Task) -> str:
        mode = self._order.group
        if mode == "priority":
            return _PRIORITIES[task.priority]
        if mode == "list":
            return self._lists.get(task.calendar, "")
        ms = self._group_ms(task)
        if not ms:
            return {"due": "No due date", "start": "No start date"}.get(mode, "No date")
        today = model.stamp(model.day_of(local_time(self._phone)))
        if mode == "due" and ms < today:
            return "Overdue"
        full = self._order.full_dates
        return f"{_GROUPED[mode]} {relative_day(self._phone, ms, 'full', always_full=full)}"


def named(store: TaskStore, filter_: str) -> model.TaskList | model.TaskTag | None:
    """The list or the tag that a filter is for."""
    kind, _, id_ = filter_.partition(":")
    if kind == "list":
        return next((one for one in store.lists() if one.uuid == id_), None)
    if kind == "tag":
        return next((tag for tag in store.tags() if tag.uid == id_), None)
    return None


def filter_title(store: TaskStore, filter_: str) -> TextLike:
    """What the list of a filter is called."""
    titles = {MY_TASKS: tr("My Tasks"), TODAY: tr("Today"), RECENT: tr("Recently modified")}
    found = named(store, filter_)
    return titles.get(filter_, "") if found is None else found.name


def _dated(ms: int, end_of_day: int) -> int:
    if not ms:
        return NO_DATE
    return ms if model.has_time(ms) else ms + end_of_day


def _manual(task: model.Task) -> int:
    return (task.created - APPLE_EPOCH_MS) // 1000 if task.order is None else task.order
