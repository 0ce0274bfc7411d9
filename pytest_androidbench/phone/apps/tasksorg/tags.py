"""The page on which the tags of a task are chosen, or made."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.tasksorg import look
from pytest_androidbench.phone.apps.tasksorg.app import TasksApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TagPicker(AppScreen[TasksApp, tuple[str, ...]]):
    """Closes with the uids of the chosen tags."""

    activity: ClassVar[str] = ".tags.TagPickerActivity"
    chosen: list[str] = field(default_factory=list)
    words: str = ""

    def build(self) -> w.Widget:
        words = self.words.strip()
        search = w.TextField(
            self.words, self.search, style="plain", hint=tr("Enter tag name"), id="search_input"
        )
        top = look.up_bar(search, self.on_back)
        tags = [tag for tag in self.app.store.tags() if words.casefold() in tag.name.casefold()]
        known = any(tag.name.casefold() == words.casefold() for tag in tags)
        rows = [
            self._row(
                w.Icon(
                    look.icon_of(tag.icon, "label"),
                    colour=look.hex_of(tag.color, "on_surface_variant"),
                ),
                w.Text(tag.name, look.BODY1, weight=1),
                w.CheckBox(tag.uid in self.chosen, partial(self.put, tag.uid)),
                tag.uid,
            )
            for tag in tags
        ]
        if words and not known:
            text = w.Text(tr('Create "{name}"', name=words), look.BODY1, weight=1)
            rows.insert(0, self._row(w.Icon("add"), text, None, ""))
        return w.Page(top, w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER))

    def _row(self, sign: w.Widget, text: w.Widget, box: w.Widget | None, uid: str) -> w.Widget:
        row = w.Row(sign, w.Spacer(24), text, box, width="fill", height=56)
        turn = partial(self.put, uid, uid not in self.chosen) if uid else self.create
        return w.Panel(row, padding=(16, 0), width="fill", cls=look.VIEW, on_tap=turn)

    def search(self, words: str) -> None:
        """Show the tags with some letters."""
        self.words = words

    def put(self, uid: str, on: bool) -> None:
        """Choose a tag, or no longer."""
        (self.chosen.append if on else self.chosen.remove)(uid)

    def create(self) -> None:
        """Make a tag of what was typed, and choose it."""
        self.chosen.append(self.app.store.put_tag("", self.words.strip()))
        self.words = ""

    def on_back(self) -> None:
        if self.words:
            self.words = ""
        else:
            self.close(tuple(self.chosen))
