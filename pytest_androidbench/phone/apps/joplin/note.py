"""One note: shown as a page, or edited."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.attaching import NO_APPS, Attaching
from pytest_androidbench.phone.apps.joplin.dialogs import ContextMenu, folder_drop_down
from pytest_androidbench.phone.apps.joplin.draft import EDITOR, NoteDraft
from pytest_androidbench.phone.apps.joplin.find_panel import FindPanel
from pytest_androidbench.phone.apps.joplin.formats import moment_text
from pytest_androidbench.phone.apps.joplin.highlights import HIGHLIGHTS
from pytest_androidbench.phone.apps.joplin.look import (
    BAR_TITLE,
    MARGIN,
    action,
    back_button,
    bar,
    drop_down,
    menu_trigger,
)
from pytest_androidbench.phone.apps.joplin.model import Note, branches
from pytest_androidbench.phone.apps.joplin.note_actions import NoteActions
from pytest_androidbench.phone.apps.joplin.preferences import (
    EDITOR_SIZE,
    PLAIN_EDITOR,
    TOOLBAR,
    TRACK_LOCATION,
    VIEWER_SIZE,
)
from pytest_androidbench.phone.apps.joplin.react import VIEW_GROUP
from pytest_androidbench.phone.apps.joplin.sharing import Shared
from pytest_androidbench.phone.apps.joplin.toolbar import (
    ATTACH,
    EDITS,
    FIND,
    TIME,
    MarkdownToolbar,
)
from pytest_androidbench.phone.kit.dialogs import MenuEntry
from pytest_androidbench.phone.kit.markdown import MarkdownView, PageLook
from pytest_androidbench.phone.kit.markdown.view import WEB_VIEW
from pytest_androidbench.phone.kit.writing.edits import inserted
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

TITLE, PAGE = "title", "page"
TITLE_STYLE: Final = w.TextStyle(16, 700)
LOCATION: Final = "android.permission.ACCESS_FINE_LOCATION"


@dataclass(eq=False)
class NoteScreen(AppScreen[JoplinApp, None]):
    """A note; a new one is edited first."""

    draft: NoteDraft = field(default_factory=NoteDraft)
    editing: bool = False
    attaching: Attaching = field(default_factory=Attaching)
    actions: NoteActions = field(default_factory=NoteActions)
    toolbar: MarkdownToolbar = field(default_factory=MarkdownToolbar)
    finding: FindPanel = field(default_factory=FindPanel)

    @classmethod
    def of(cls, app: JoplinApp, note_id: str, *, is_new: bool = False) -> NoteScreen:
        """The screen of a note as it is now."""
        note = app.store.note(note_id)
        title, body = (note.title, note.body) if note is not None else ("", "")
        draft = NoteDraft(
            note_id=note_id, title=title, text=body, provisional=is_new, auto_title=is_new
        )
        return cls(draft=draft, editing=is_new)

    def take(self, shared: Shared) -> None:
        """Write down what another app has shared, and attach its files."""
        self.draft.begin(shared.title, shared.text)
        for address in shared.files:
            self.attaching.picked(Intent(data=address))

    def on_open(self) -> None:
        held = self.phone.permissions.held(self.app.package, "ACCESS_FINE_LOCATION")
        if self.app.store.settings.flag(TRACK_LOCATION) and not held:
            self.request_permissions((LOCATION,), self.location_asked)
        if self.editing:
            self.focus_editor()

    def location_asked(self, granted: dict[str, bool]) -> None:
        del granted

    def build(self) -> w.Widget:
        note = self.draft.note
        if note is None:
            return w.Page(bar("", back_button(self.on_back)))
        page = not self.editing and bool(self.draft.text.strip())
        fab = w.Fab("edit", tr("Edit"), on_tap=self.edit, cls="android.widget.Button")
        return w.Page(
            self._bar(note),
            self._title(note),
            w.Divider(),
            self._editor() if self.editing else page and self._page(),
            self.editing and self._has_toolbar and self._tools(),
            fab=None if self.editing or note.deleted_ms else fab,
        )

    def _bar(self, note: Note) -> w.Widget:
        folder = self.app.store.folder(note.folder_id)
        name = folder.title if folder is not None else "..."
        title = (
            w.Text(name, BAR_TITLE, lines=1, weight=1)
            if note.deleted_ms
            else drop_down(name, self.choose_folder, "folders")
        )
        draft = self.draft
        done, undone = self.editing and bool(draft.done), self.editing and bool(draft.undone)
        return bar(
            title,
            back_button(self.on_back),
            [
                (done or undone) and action("undo", "Undo", draft.undo, enabled=done),
                undone and action("redo", "Redo", draft.redo),
                menu_trigger(self.open_menu),
            ],
        )

    def _title(self, note: Note) -> w.Widget:
        box = note.is_todo and w.CheckBox(
            bool(note.done_ms),
            None if note.deleted_ms else self.actions.tick,
            desc=tr("to-do: {title}", title=self.draft.title),
            key="done",
        )
        field = w.TextField(
            self.draft.title,
            self.draft.title_typed,
            hint=tr("Add title"),
            key=TITLE,
            style="plain",
            text_style=TITLE_STYLE,
            enabled=not note.deleted_ms,
        )
        padding = (0 if note.is_todo else MARGIN, 6, MARGIN, 6)
        return w.Row(box or None, w.Panel(field, padding=padding, weight=1), width="fill")

    def _page(self) -> w.Widget:
        size = self.app.store.settings.number(VIEWER_SIZE)
        look = PageLook(size=size, code="code", padding=(MARGIN, 10, MARGIN, 150))
        note = self.draft.note
        can_write = note is not None and not note.deleted_ms
        return MarkdownView(
            self.draft.text,
            look=look,
            on_link=self.follow,
            on_check=self.draft.check if can_write else None,
            key=PAGE,
        )

    def _editor(self) -> w.Widget:
        settings = self.app.store.settings
        plain = settings.flag(PLAIN_EDITOR)
        field = w.TextField(
            self.draft.text,
            self.draft.typed,
            hint=tr("Add body") if plain else None,
            key=EDITOR,
            multiline=True,
            style="plain",
            text_style=w.TextStyle(settings.number(EDITOR_SIZE)),
            marking=None if plain else HIGHLIGHTS,
        )
        scroll = w.Scroll(
            w.Panel(field, padding=(MARGIN, 8)),
            key="document",
            cls=VIEW_GROUP if plain else WEB_VIEW,
        )
        return w.Panel(scroll, cls=None if plain else WEB_VIEW, weight=1, width="fill")

    def _tools(self) -> w.Widget:
        return w.Column(
            self.finding.on and self.finding.build(),
            self.toolbar.build(self.format),
            across="stretch",
        )

    @property
    def _has_toolbar(self) -> bool:
        # A phone on its side has room above the keyboard for this or for the text.
        settings, wide = self.app.store.settings, self.phone.display.is_wide
        return settings.flag(TOOLBAR) and not settings.flag(PLAIN_EDITOR) and not wide

    def entries(self) -> list[MenuEntry]:
        """The rows under the dots."""
        return self.actions.entries(self.attaching.attach, self.attaching.draw)

    def open_menu(self) -> None:
        self.ask(ContextMenu(rows=[entry.text for entry in self.entries()]), self.menu_picked)

    def menu_picked(self, place: int) -> None:
        """Act on a row of the menu."""
        self.entries()[place].act()

    def format(self, name: str) -> None:
        """Do what a button under the editor says."""
        if name in EDITS:
            self.draft.apply(EDITS[name])
        elif name == ATTACH:
            self.attaching.attach()
        elif name == TIME:
            now = moment_text(self.phone, self.app.store.settings, self.now_ms)
            self.draft.apply(partial(inserted, text=now))
        elif name == FIND:
            self.finding.toggle_panel()

    def edit(self) -> None:
        self.editing = True
        self.focus_editor()

    def focus_editor(self) -> None:
        """Put the caret where writing begins: a to-do is mostly its title."""
        note = self.draft.note
        self.focus(TITLE if note is not None and note.is_todo else EDITOR)

    def follow(self, address: str) -> None:
        """Open a link: another note, an attached file, or whatever takes the address."""
        if address.startswith(":/"):
            id_ = address[2:].partition("#")[0]
            if self.app.store.note(id_) is None:
                self.attaching.open(id_)
            else:
                self.show(NoteScreen.of(self.app, id_))
        elif not self.start(Intent(action=ACTION_VIEW, data=address)):
            self.toast(tr(NO_APPS))

    def choose_folder(self) -> None:
        tree = branches(self.app.store.folders())
        ids = [branch.folder.id for branch in tree]
        self.ask(folder_drop_down("folders", tree), self.move, ids)

    def move(self, ids: list[str], place: int) -> None:
        self.app.store.move_notes(ids[place], self.draft.note_id)
        self.draft.provisional = False

    def on_pause(self) -> None:
        self.draft.save()

    def on_close(self) -> None:
        self.draft.save()
        if self.draft.provisional:
            self.app.store.delete_notes(self.draft.note_id)

    def on_back(self) -> None:
        self.draft.save()
        if self.editing and not self.draft.provisional:
            self.hide_keyboard()
            self.editing = False
            self.draft.forget_changes()
        else:
            self.close()
