"""What other apps share with Tasks: a text, files, or words that were selected.

Rules of ShareLinkActivity.kt of tasks/tasks 13.6.3.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Self

from pytest_androidbench.phone.apps.tasksorg.app import SHARE, TasksApp
from pytest_androidbench.phone.apps.tasksorg.draft import Draft
from pytest_androidbench.phone.apps.tasksorg.editor import TaskEdit
from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_SUBJECT, EXTRA_TEXT
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.intents import EXTRA_PROCESS_TEXT, PROCESS_TEXT, Intent
from pytest_androidbench.phone.ui import widgets as w

FOLDER: Final = "/storage/emulated/0/Android/data/org.tasks/files/attachments"
ATTACHED: Final = ("image/", "application/", "audio/")


@dataclass(eq=False)
class ShareLink(AppScreen[TasksApp, None]):
    """Makes a task of what it was given, and goes on to the task's editor."""

    activity = SHARE

    title: str = ""
    notes: str = ""
    streams: list[str] = field(default_factory=list)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        if intent.action == PROCESS_TEXT:
            return cls(title=intent.text(EXTRA_PROCESS_TEXT))
        subject, text = intent.text(EXTRA_SUBJECT), intent.text(EXTRA_TEXT)
        given = intent.extras.get(EXTRA_STREAM) or []
        files = given if isinstance(given, list) else [given]
        streams = [str(file) for file in files if (intent.type or "").startswith(ATTACHED)]
        if subject.strip():
            return cls(title=subject, notes=text, streams=streams)
        return cls(title=text, streams=streams)

    def build(self) -> w.Widget:
        return w.Page()

    def on_open(self) -> None:
        fresh = Draft.fresh(self.app, "my")
        task = replace(fresh.task, title=self.title, notes=self.notes)
        kept = (_copy(self.app, file) for file in self.streams if file.startswith("content:"))
        files = tuple(file for file in kept if file is not None)
        editor = TaskEdit.of(replace(fresh, task=task, files=files))
        editor.was = fresh
        self.show(editor)
        self.close()


def _copy(app: TasksApp, stream: str) -> tuple[str, str] | None:
    content, files = app.phone.content, app.phone.files
    name = content.name_of(stream)
    try:
        files.mkdir(FOLDER, parents=True, uid=app.uid)
        path = f"{FOLDER}/{_free_name(app, name)}"
        files.write(path, content.open(stream), uid=app.uid)
    except (ContentError, FileError):
        return None
    return path.rpartition("/")[2], f"file://{path}"


def _free_name(app: TasksApp, name: str) -> str:
    """The name, with a number where there is such a file already."""
    base, dot, end = name.rpartition(".")
    stem, suffix = (base, dot + end) if dot else (name, "")
    number, free = 0, name
    while app.phone.files.stat(f"{FOLDER}/{free}") is not None:
        number += 1
        free = f"{stem}-{number}{suffix}"
    return free
