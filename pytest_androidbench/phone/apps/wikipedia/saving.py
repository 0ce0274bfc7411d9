"""Choosing the reading list that an article is added to, and naming a new one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import look
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.article_acts import list_name
from pytest_androidbench.phone.apps.wikipedia.store import LONGEST_TITLE
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LONGEST_ABOUT: Final = 400
"""Characters of a list's description."""


@dataclass(eq=False)
class NewList(AppScreen[WikipediaApp, tuple[str, str]]):
    """Name and description of a list (ReadingListTitleDialog.kt); closes with both."""

    window: ClassVar[WindowKind] = "dialog"

    number: int = 0
    """The list that is named anew; 0: a new one."""
    name: str = ""
    description: str = ""

    def on_open(self) -> None:
        self.focus("text_input")

    @property
    def _taken(self) -> bool:
        other = self.app.library.named(self.name)
        named = self.name.strip().lower()
        return named == "saved" or (other is not None and other.id != self.number and bool(named))

    def build(self) -> w.Widget:
        name = self.name.strip()
        taken = self._taken
        error = tr("Reading list “{name}” already exists.", name=name)
        body = w.Column(
            w.TextField(
                bind="name", hint=tr("Name of this list"), id="text_input",
                max_length=LONGEST_TITLE, style="line",
            ),
            taken and w.Text(error, w.BODY_SMALL, "error", id="textinput_error"),
            w.TextField(
                bind="description", hint=tr("Description (optional)"), id="secondary_text_input",
                max_length=LONGEST_ABOUT, style="line",
            ),
            gap=8,
            across="stretch",
        )  # fmt: skip
        title = tr("Edit name/description") if self.number else tr("Create new list")
        good = bool(name) and not taken
        return w.Dialog(title, body=body, buttons=ok_cancel(self.done, self.close, enabled=good))

    def done(self) -> None:
        """Hand over what was written."""
        self.close((self.name.strip(), self.description.strip()))


@dataclass(eq=False)
class SaveToList(AppScreen[WikipediaApp, int]):
    """The lists (AddToReadingListDialog.kt); closes with the number of one."""

    window: ClassVar[WindowKind] = "sheet"

    title: str = ""

    def build(self) -> w.Widget:
        lists = self.app.library.lists.all("ORDER BY (listTitle != ''), listTitle, id LIMIT 100")
        create = w.Row(
            w.Icon("add", 24, "primary"),
            w.Text(tr("Create new"), w.BODY_LARGE, "primary"),
            gap=16,
        )
        rows = [
            w.ListItem(
                list_name(row),
                ntr("{n} article", "{n} articles", len(self.app.library.pages_of(row.id))),
                look=w.MATERIAL,
                key=f"to {row.id}",
                on_tap=partial(self.close, row.id),
            )
            for row in lists
        ]
        column = w.Column(
            w.Panel(w.Text(tr("Save to reading list"), look.NAME, id="dialog_title"), padding=16),
            w.Divider(),
            w.Panel(
                create, padding=16, id="create_button", cls=look.LINEAR, width="fill",
                on_tap=self.create,
            ),
            w.Scroll(*rows, id="list_of_lists", cls=look.RECYCLER, weight=0),
            across="stretch",
        )  # fmt: skip
        sheet = w.Look(background="surface_container")
        return w.Panel(column, padding=(0, 8, 0, 24), look=sheet, cls=look.FRAME, width="fill")

    def create(self) -> None:
        """Ask for the name of a new list."""
        self.ask(NewList(), self.created)

    def created(self, texts: tuple[str, str]) -> None:
        """Make the list, and choose it."""
        self.close(self.app.library.create(*texts))
