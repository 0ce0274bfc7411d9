"""Tasks in a todo.txt: contexts, projects, priorities, dates, sorting, archiving."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.markor import todo_edits
from pytest_androidbench.phone.apps.markor.document import DocumentPart
from pytest_androidbench.phone.apps.markor.files import parent
from pytest_androidbench.phone.apps.markor.preferences import DONE_DATE, MORE_CONTEXTS
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.kit.writing import Selected, by_rules
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import Message, tr

LETTERS: Final = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
ORDERS: Final = ("Priority", "Project", "Context", "Date", "Due date", "Description")
_OF_ORDER: Final = {
    "Priority": r"^\(([A-Z])\)",
    "Project": r"(?:^|\s)\+(\S+)",
    "Context": r"(?:^|\s)@(\S+)",
    "Date": r"^(?:x\s)?(?:\([A-Z]\)\s)?(\d{4}-\d\d-\d\d)",
    "Due date": r"\bdue:(\d{4}-\d\d-\d\d)",
    "Description": r"(.*)",
}


@dataclass(eq=False)
class TodoTools(DocumentPart):
    """What the buttons for tasks do."""

    @property
    def today(self) -> str:
        """The date as todo.txt writes it."""
        return f"{local_time(self.phone):%Y-%m-%d}"

    def toggle_done(self) -> None:
        """Mark the selected tasks as done, or open again."""
        date = self.today if self.app.settings.flag(DONE_DATE, default=True) else ""
        self.document.apply(partial(by_rules, rules=todo_edits.done(date)))

    def add_context(self) -> None:
        """Offer the contexts there are."""
        self._add(tr("Insert contexts"), self._tags("@"))

    def add_project(self) -> None:
        """Offer the projects there are."""
        self._add(tr("Insert projects"), self._tags("+"))

    def _add(self, title: Message, tags: list[str]) -> None:
        self.ask(Choose(title=title, choices=[*tags]), self.put_tag, tags)

    def put_tag(self, tags: list[str], place: int) -> None:
        """Add one to the task."""
        self.document.apply(partial(todo_edits.tagged, tag=tags[place]))

    def set_priority(self) -> None:
        """Offer the priorities."""
        self.ask(Choose(title=tr("Priority"), choices=[tr("None"), *LETTERS]), self.put_priority)

    def put_priority(self, place: int) -> None:
        """Give the selected tasks a priority."""
        letter = ("", *LETTERS)[place]
        self.document.apply(partial(by_rules, rules=todo_edits.priority(letter)))

    def insert_date(self) -> None:
        """Add today as the day the task is due."""
        self.document.apply(partial(todo_edits.tagged, tag=f"due:{self.today}"))

    def archive_done(self) -> None:
        """Ask for the file that done tasks go to."""
        self.ask(EnterText(title=tr("Archive"), text="todo.done.txt"), self.archive_into)

    def archive_into(self, name: str) -> None:
        """Move done tasks to the end of another file."""
        lines = self.document.text.split("\n")
        done = [line for line in lines if re.match(r"[xX]\s", line)]
        if not done or not name.strip():
            return
        path = f"{parent(self.document.path)}/{name.strip()}"
        files = self.phone.files
        there = files.read(path).decode("utf-8", errors="replace") if files.is_file(path) else ""
        before = f"{there.strip()}\n" if there.strip() else ""
        try:
            files.write(path, (before + "\n".join(done) + "\n").encode(), uid=self.app.uid)
        except FileError:
            return
        kept = "\n".join(line for line in lines if line not in done)
        self.document.change(Selected(kept, len(kept), len(kept)))

    def sort_tasks(self) -> None:
        """Offer what tasks can be sorted by."""
        self.ask(Choose(title=tr("Sort by"), choices=list(map(tr, ORDERS))), self.sort_by)

    def sort_by(self, place: int) -> None:
        """Sort the lines; those without the value come last."""
        pattern = _OF_ORDER[ORDERS[place]]
        tasks = [line for line in self.document.text.split("\n") if line.strip()]
        found = {task: re.search(pattern, task) for task in tasks}

        def key(task: str) -> tuple[bool, bool, str]:
            match = found[task]
            return task.startswith("x "), match is None, match[1].lower() if match else ""

        text = "\n".join(sorted(tasks, key=key))
        self.document.change(Selected(text, len(text), len(text)))

    def _tags(self, sign: str) -> list[str]:
        known = self.app.settings.text(MORE_CONTEXTS, "+music +video @home @shop")
        found = re.findall(rf"(?:^|\s)({re.escape(sign)}\S+)", f"{known}\n{self.document.text}")
        return sorted(dict.fromkeys(found))
