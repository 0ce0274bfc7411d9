"""One note: shown as a page, or edited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.joplin.look import (
    BAR_TITLE,
    MARGIN,
    VIEW_GROUP,
    action,
    back_button,
    bar,
    drop_down,
)
from pytest_androidbench.phone.apps.joplin.model import Note
from pytest_androidbench.phone.apps.joplin.note_actions import EDITOR, NoteActions
from pytest_androidbench.phone.apps.joplin.settings import (
    EDITOR_SIZE,
    PLAIN_EDITOR,
    TOOLBAR,
    TRACK_LOCATION,
    VIEWER_SIZE,
)
from pytest_androidbench.phone.apps.joplin.toolbar import BUTTONS, button
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.markdown import MarkdownView, PageLook
from pytest_androidbench.phone.kit.markdown.view import WEB_VIEW
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.joplin.app import JoplinApp

TITLE, PAGE = "title", "page"
TITLE_STYLE: Final = w.TextStyle(16, 700)
LOCATION: Final = "android.permission.ACCESS_FINE_LOCATION"


@dataclass(eq=False)
class NoteScreen(NoteActions):
    """A note; a new one is edited first."""

    @classmethod
    def of(cls, app: JoplinApp, note_id: str, *, is_new: bool = False) -> NoteScreen:
        """The screen of a note as it is now."""
        note = app.store.note(note_id)
        title, body = (note.title, note.body) if note is not None else ("", "")
        return cls(
            note_id=note_id,
            title=title,
            text=body,
            editing=is_new,
            provisional=is_new,
            auto_title=is_new,
        )

    def on_open(self) -> None:
        held = self.phone.permissions.held(self.app.package, "ACCESS_FINE_LOCATION")
        if self.store.settings.flag(TRACK_LOCATION) and not held:
            self.request_permissions((LOCATION,), self.location_asked)
        if self.editing:
            self.focus_editor()

    def location_asked(self, granted: dict[str, bool]) -> None:
        del granted

    def build(self) -> w.Widget:
        note = self.note
        if note is None:
            return w.Page(bar("", back_button(self.on_back)))
        page = not self.editing and bool(self.text.strip())
        fab = w.Fab("edit", tr("Edit"), on_tap=self.edit, cls="android.widget.Button")
        return w.Page(
            self._bar(note),
            self._title(note),
            w.Divider(),
            self._editor() if self.editing else page and self._page(),
            self.editing and self._has_toolbar and self._toolbar(),
            fab=None if self.editing or note.deleted_ms else fab,
        )

    def _bar(self, note: Note) -> w.Widget:
        folder = self.store.folder(note.folder_id)
        name = folder.title if folder is not None else "..."
        title = (
            w.Text(name, BAR_TITLE, lines=1, weight=1)
            if note.deleted_ms
            else drop_down(name, self.choose_folder, "folders")
        )
        undo = bool(self.editing and (self.done or self.undone))
        redo = bool(self.editing and self.undone)
        return bar(
            title,
            back_button(self.on_back),
            [
                undo and action("undo", "Undo", self.undo, enabled=bool(self.done)),
                redo and action("redo", "Redo", self.redo),
                action("more_vert", "Actions", self.open_menu, key="more"),
            ],
        )

    def _title(self, note: Note) -> w.Widget:
        box = note.is_todo and w.CheckBox(
            bool(note.done_ms),
            None if note.deleted_ms else self.tick,
            desc=tr("to-do: {title}", title=self.title),
            key="done",
        )
        field = w.TextField(
            self.title,
            self.title_typed,
            hint=tr("Add title"),
            key=TITLE,
            style="plain",
            text_style=TITLE_STYLE,
            enabled=not note.deleted_ms,
        )
        padding = (0 if note.is_todo else MARGIN, 6, MARGIN, 6)
        return w.Row(box or None, w.Panel(field, padding=padding, weight=1), width="fill")

    def _page(self) -> w.Widget:
        size = self.store.settings.number(VIEWER_SIZE)
        look = PageLook(size=size, code="code", padding=(MARGIN, 10, MARGIN, 150))
        can_write = self.note is not None and not self.note.deleted_ms
        return MarkdownView(
            self.text,
            look=look,
            on_link=self.follow,
            on_check=self.check if can_write else None,
            key=PAGE,
        )

    def _editor(self) -> w.Widget:
        settings = self.store.settings
        plain = settings.flag(PLAIN_EDITOR)
        field = w.TextField(
            self.text,
            self.typed,
            hint=tr("Add body") if plain else None,
            key=EDITOR,
            multiline=True,
            style="plain",
            text_style=w.TextStyle(settings.number(EDITOR_SIZE)),
        )
        scroll = w.Scroll(
            w.Panel(field, padding=(MARGIN, 8)),
            key="document",
            cls=VIEW_GROUP if plain else WEB_VIEW,
        )
        return w.Panel(scroll, cls=None if plain else WEB_VIEW, weight=1, width="fill")

    @property
    def _has_toolbar(self) -> bool:
        # A phone on its side has room above the keyboard for this or for the text.
        settings, wide = self.store.settings, self.phone.display.is_wide
        return settings.flag(TOOLBAR) and not settings.flag(PLAIN_EDITOR) and not wide

    def _toolbar(self) -> w.Widget:
        row: list[w.Kid] = [button(item, partial(self.format, item.name)) for item in BUTTONS]
        look = w.Look(background="surface_container", border="outline_variant")
        return w.Panel(
            w.Scroll(*row, axis="x", key="toolbar", weight=0, width="fill"), look=look, width="fill"
        )

    def entries(self, menu: str) -> Sequence[MenuEntry]:  # noqa: ARG002 - there is but one
        return self.menu_entries()

    def on_pause(self) -> None:
        self.save()

    def on_close(self) -> None:
        self.save()
        if self.provisional:
            self.store.delete_notes(self.note_id)

    def on_back(self) -> None:
        self.save()
        if self.editing and not self.provisional:
            self.hide_keyboard()
            self.editing = False
            self.forget_changes()
        else:
            self.close()
