"""What belongs to a task, in its editor: subtasks and attachments."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.apps.tasksorg.model import Task
from pytest_androidbench.phone.apps.tasksorg.rows import check_icon
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

NO_APP: Final = "No app can perform this action."
_SOURCES: Final = {
    "Take a picture": Intent(action="android.media.action.IMAGE_CAPTURE"),
    "Pick from gallery": Intent(action="android.intent.action.GET_CONTENT", type="image/*"),
    "Pick from storage": Intent(action="android.intent.action.OPEN_DOCUMENT", type="*/*"),
}


@dataclass(eq=False)
class Subtasks(AppPart[TasksApp]):
    """Those that are there, and the titles of those that are not saved yet."""

    titles: list[str] = field(default_factory=list)

    def build(self, parent: int, open_task: Callable[[int], None]) -> w.Widget:
        """A row for each, and one to add more."""
        old = [t for t in self.app.store.tasks() if t.parent and t.parent == parent]
        rows = [self._old(task, open_task) for task in old]
        rows += [self._new(place) for place in range(len(self.titles))]
        add = look.faint_action(tr("Add subtask"), self.add)
        return look.edit_row("subdirectory_arrow_right", w.Column(*rows, add, across="stretch"))

    def _old(self, task: Task, open_task: Callable[[int], None]) -> w.Widget:
        box = w.Panel(
            w.Align(w.Icon(check_icon(task), colour=look.PRIORITY[task.priority])),
            width=48, height=48, cls="android.widget.ImageView",
            on_tap=partial(self.complete, task.id, not task.completed),
        )  # fmt: skip
        text = w.Text(task.title, look.FAINT if task.completed else look.BODY1, lines=1, weight=1)
        row = w.Row(box, text, width="fill", height=48)
        return w.Panel(row, cls=look.VIEW, width="fill", on_tap=partial(open_task, task.id))

    def _new(self, place: int) -> w.Widget:
        words = w.TextField(
            self.titles[place], partial(self.put, place), style="plain", key=f"part{place}",
            action="done", on_done=self.add,
        )  # fmt: skip
        remove = w.IconButton("clear", tr("Delete"), on_tap=partial(self.drop, place))
        sign = w.Icon("check_box_outline_blank")
        return w.Row(sign, w.Spacer(8), w.Panel(words, weight=1), remove)

    def complete(self, id_: int, done: bool) -> None:
        """Complete a subtask, or open it again."""
        self.app.store.complete([id_], done=done)

    def add(self) -> None:
        """Begin a subtask, unless the last one is still empty."""
        if not self.titles or self.titles[-1].strip():
            self.titles.append("")
        self.focus(f"part{len(self.titles) - 1}")

    def put(self, place: int, text: str) -> None:
        """Call a new subtask something."""
        self.titles[place] = text

    def drop(self, place: int) -> None:
        """Leave a new subtask out."""
        del self.titles[place]


@dataclass(eq=False)
class TaskAttachments(AppPart[TasksApp]):
    """Files of a task."""

    files: list[tuple[str, str]] = field(default_factory=list)
    """Name and address of each."""

    def build(self) -> w.Widget:
        """A row for each file, and one to add more."""
        rows = [self._row(place) for place in range(len(self.files))]
        add = look.faint_action(tr("Add attachment"), self.ask_file)
        return look.edit_row("attach_file", w.Column(*rows, add, across="stretch"))

    def _row(self, place: int) -> w.Widget:
        name, address = self.files[place]
        text = w.Text(name, look.BODY1, lines=1, on_tap=partial(self.open, address), height=48)
        return look.with_clear(text, partial(self.drop, place), w.Spacer(weight=1))

    def ask_file(self) -> None:
        """Ask where the file is to come from."""
        self.ask(Choose(choices=[tr(source) for source in _SOURCES]), self.find)

    def find(self, index: int) -> None:
        """Let another app find the file."""
        if not self.start_for([*_SOURCES.values()][index], self.attach):
            self.toast(tr(NO_APP))

    def attach(self, answer: Intent | None) -> None:
        """Attach what was found."""
        if answer is not None and answer.data:
            self.files.append((self.phone.content.name_of(answer.data), answer.data))

    def open(self, address: str) -> None:
        """Open a file in another app."""
        kind = self.phone.content.type_of(address)
        if not self.start(Intent(action=ACTION_VIEW, data=address, type=kind)):
            self.toast(tr(NO_APP))

    def drop(self, place: int) -> None:
        """Attach a file no longer."""
        del self.files[place]
