"""Tags: the list of all, and the dialog that gives them to a note."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.look import BODY, back_button, bar, ruled
from pytest_androidbench.phone.apps.joplin.model import NoteTag
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP, native_button
from pytest_androidbench.phone.apps.joplin.store import NoteStore
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

ROW_HEIGHT = 42


@dataclass(eq=False)
class TagsPage(AppScreen[JoplinApp, str]):
    """All tags that notes have; closes with the id of one."""

    def build(self) -> w.Widget:
        tags = self.app.store.tags()
        rows = w.Scroll(
            count=len(tags),
            row=lambda place: self._row(tags[place]),
            row_height=ROW_HEIGHT,
            key="tags",
            cls="android.widget.ScrollView",
        )
        return w.Page(bar(tr("Tags"), back_button(self.close)), rows)

    def _row(self, tag: NoteTag) -> w.Widget:
        text = ruled(w.Text(tag.title, BODY, lines=1))
        return w.Panel(text, cls=VIEW_GROUP, width="fill", on_tap=partial(self.close, tag.id))


@dataclass(eq=False)
class TagsDialog(AppScreen[JoplinApp, None]):
    """The tags of one note: ticked in a list, or written as new ones."""

    window: ClassVar[WindowKind] = "dialog"

    note_id: str = ""
    ticked: list[str] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    """The tags the note had, which stay on top."""
    new: str = ""
    filter: str = ""

    @classmethod
    def of(cls, store: NoteStore, note_id: str) -> TagsDialog:
        """The dialog for a note."""
        tags = store.tags_of(note_id)
        return cls(note_id=note_id, ticked=list(tags), first=list(tags))

    def build(self) -> w.Widget:
        wanted = self.filter.casefold()
        tags = [tag for tag in self.app.store.all_tags() if wanted in tag.title.casefold()]
        tags.sort(key=lambda tag: (tag.id not in self.first, tag.title.casefold()))
        new = w.TextField(bind="new", hint=tr("tag1, tag2, ..."), key="new tags", style="line")
        filter_ = w.TextField(bind="filter", hint=tr("Filter tags"), key="filter", style="line")
        title = w.Text(tr("Type new tags or select from list"), w.TITLE_MEDIUM)
        fields = w.Column(
            w.Row(w.Text(tr("New tags:"), BODY), w.Panel(new, weight=1), gap=8, width="fill"),
            filter_,
            across="stretch",
        )
        wide = self.phone.display.is_wide
        rows = w.Scroll(
            wide and fields,
            *(self._row(tag) for tag in tags),
            key="tags",
            cls="android.widget.ScrollView",
        )
        body = w.Column(
            not wide and w.Panel(title, padding=(10, 14)),
            not wide and fields,
            rows,
            w.Divider(),
            w.Row(
                w.Panel(native_button(tr("OK"), self.accept), weight=1),
                w.Panel(native_button(tr("Cancel"), self.close), weight=1),
                gap=5,
                width="fill",
            ),
            across="stretch",
            height=None if wide else 480,
        )
        return w.Panel(
            body, look=w.Look(background="surface_high", radius=4), padding=10, width=340
        )

    def _row(self, tag: NoteTag) -> w.Widget:
        sign = "check_box" if tag.id in self.ticked else "check_box_outline_blank"
        text = ruled(
            w.Icon(sign, 20), w.Panel(w.Text(tag.title, BODY, lines=1), padding=(8, 0, 0, 0))
        )
        return w.Panel(text, cls=VIEW_GROUP, width="fill", on_tap=partial(self.toggle, tag.id))

    def toggle(self, id_: str) -> None:
        if id_ in self.ticked:
            self.ticked.remove(id_)
        else:
            self.ticked.append(id_)

    def accept(self) -> None:
        named = (title.strip().lower() for title in self.new.split(","))
        titles = [title for title in dict.fromkeys(named) if title]
        self.app.store.put_tags(self.note_id, self.ticked, titles)
        self.close()
