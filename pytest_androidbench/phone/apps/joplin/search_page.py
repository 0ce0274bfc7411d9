"""The search: a field, and the notes that fit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.look import BODY, MARGIN, back_button, bar
from pytest_androidbench.phone.apps.joplin.note_list import NoteList
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP, Glyph
from pytest_androidbench.phone.apps.joplin.search import search
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

WAIT_MS: Final = 200
"""So long after the last letter the list follows."""


@dataclass(eq=False)
class NoteSearchPage(AppScreen[JoplinApp, None]):
    """Looks for what is typed, a moment after."""

    query: str = ""
    asked: str = ""
    """The query the list is for."""
    waiting: int = 0
    notes: NoteList = field(default_factory=NoteList)

    def on_open(self) -> None:
        self.focus("query")

    def build(self) -> w.Widget:
        rows = search(self.app.store, self.asked)
        selecting = self.notes.there(rows)
        bar_ = self.notes.bar(rows) if selecting else bar(tr("Search"), back_button(self.close))
        field = w.TextField(
            self.query,
            self.typed,
            key="query",
            style="plain",
            action="search",
            on_done=self.look,
            text_style=BODY,
        )
        clear = w.Panel(
            w.Align(Glyph("cancel", 24)),
            cls=VIEW_GROUP,
            desc=tr("Clear"),
            on_tap=self.clear,
            width=48,
            height=48,
        )
        line = w.Row(
            w.Panel(field, padding=(MARGIN, 6, 0, 6), weight=1),
            clear,
            width="fill",
        )
        return w.Page(bar_, line, w.Divider(), self.notes.build(rows))

    def typed(self, text: str) -> None:
        self.query = text
        self.cancel(self.waiting)
        self.waiting = self.after(WAIT_MS, self.look)

    def look(self) -> None:
        self.cancel(self.waiting)
        self.asked = self.query.strip()
        self.scroll_to_start("notes")

    def clear(self) -> None:
        self.query = ""
        self.look()
        self.focus("query")

    def on_back(self) -> None:
        if self.notes:
            self.notes.end()
        else:
            self.close()
