"""Tasks in a todo.txt: contexts, projects, priorities, dates, sorting, archiving."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from pytest_androidbench.phone.apps.markor import todo_edits
from pytest_androidbench.phone.apps.markor.document import DocumentScreen
from pytest_androidbench.phone.apps.markor.files import parent
from pytest_androidbench.phone.apps.markor.prefs import DONE_DATE, MORE_CONTEXTS
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.kit.writing import Selected, by_rules
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui.message import tr

R = TypeVar("R")
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
class TodoTools(DocumentScreen[R]):
    """What the buttons for tasks do."""

    @property
    def today(self) -> str:
        """The date as todo.txt writes it."""
        return f"{local_time(self.phone):%Y-%m-%d}"

    def toggle_done(self) -> None:
        """Mark the selected tasks as done, or open again."""
        date = self.today if self.settings.flag(DONE_DATE, default=True) else ""
        self.apply(partial(by_rules, rules=todo_edits.done(date)))

    def add_context(self) -> None:
        """Offer the contexts there are."""
        self.ask(Choose(title=tr("Insert contexts"), choices=[*self._tags("@")]), self.put_context)

    def put_context(self, place: int) -> None:
        """Add one to the task."""
        self.apply(partial(todo_edits.tagged, tag=self._tags("@")[place]))

    def add_project(self) -> None:
        """Offer the projects there are."""
        self.ask(Choose(title=tr("Insert projects"), choices=[*self._tags("+")]), self.put_project)

    def put_project(self, place: int) -> None:
        """Add one to the task."""
        self.apply(partial(todo_edits.tagged, tag=self._tags("+")[place]))

    def set_priority(self) -> None:
        """Offer the priorities."""
        self.ask(Choose(title=tr("Priority"), choices=[tr("None"), *LETTERS]), self.put_priority)

    def put_priority(self, place: int) -> None:
        """Give the selected tasks a priority."""
        letter = ("", *LETTERS)[place]
        self.apply(partial(by_rules, rules=todo_edits.priority(letter)))

    def insert_date(self) -> None:
        """Add today as the day the task is due."""
        self.apply(partial(todo_edits.tagged, tag=f"due:{self.today}"))

    def archive_done(self) -> None:
        """Ask for the file that done tasks go to."""
        self.ask(EnterText(title=tr("Archive"), text="todo.done.txt"), self.archive_into)

    def archive_into(self, name: str) -> None:
        """Move done tasks to the end of another file."""
        lines = self.text.split("\n")
        done = [line for line in lines if re.match(r"[xX]\s", line)]
        if not done or not name.strip():
            return
        path = f"{parent(self.path)}/{name.strip()}"
        files = self.phone.files
        there = files.read(path).decode("utf-8", errors="replace") if files.is_file(path) else ""
        before = f"{there.strip()}\n" if there.strip() else ""
        try:
            files.write(path, (before + "\n".join(done) + "\n").encode(), uid=self.app.uid)
        except FileError:
            return
        kept = "\n".join(line for line in lines if line not in done)
        self.change(Selected(kept, len(kept), len(kept)))

    def sort_tasks(self) -> None:
        """Offer what tasks can be sorted by."""
        self.ask(Choose(title=tr("Sort by"), choices=list(map(tr, ORDERS))), self.sort_by)

    def sort_by(self, place: int) -> None:
        """Sort the lines; those without the value come last."""
        pattern = _OF_ORDER[ORDERS[place]]
        tasks = [line for line in self.text.split("\n") if line.strip()]
        found = {task: re.search(pattern, task) for task in tasks}

        def key(task: str) -> tuple[bool, bool, str]:
            match = found[task]
            return task.startswith("x "), match is None, match[1].lower() if match else ""

        text = "\n".join(sorted(tasks, key=key))
        self.change(Selected(text, len(text), len(text)))

    def _tags(self, sign: str) -> list[str]:
        known = self.settings.text(MORE_CONTEXTS, "+music +video @home @shop")
        found = re.findall(rf"(?:^|\s)({re.escape(sign)}\S+)", f"{known}\n{self.text}")
        return sorted(dict.fromkeys(found))
