"""What can be done with an open note: saving, formatting, and the rows of its menu."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.joplin.alarm import AlarmDialog
from pytest_androidbench.phone.apps.joplin.attaching import Attaching
from pytest_androidbench.phone.apps.joplin.dialogs import DropDown
from pytest_androidbench.phone.apps.joplin.formats import moment_text
from pytest_androidbench.phone.apps.joplin.model import branches, first_line
from pytest_androidbench.phone.apps.joplin.properties import Properties
from pytest_androidbench.phone.apps.joplin.tags import TagsDialog
from pytest_androidbench.phone.apps.joplin.toolbar import ATTACH, EDITS, HIDE, TIME
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.markdown import checked
from pytest_androidbench.phone.kit.writing.edits import inserted
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr

SAVE_MS: Final = 500
EDITOR: Final = "editor"


@dataclass(eq=False)
class NoteActions(Attaching):
    """The half of the note's screen that acts."""

    text_field = EDITOR

    title: str = field(default="", kw_only=True)
    editing: bool = field(default=False, kw_only=True)
    provisional: bool = field(default=False, kw_only=True)
    """Whether the note is new, and gone if nothing is written."""
    auto_title: bool = field(default=False, kw_only=True)
    """Whether the title follows the text, as nobody has written one."""
    saving: int = field(default=0, kw_only=True)
    """The timer that will save."""

    def menu_entries(self) -> list[MenuEntry]:
        """The rows under the dots."""
        note = self.note
        if note is None:
            return []
        if note.deleted_ms:
            return [
                MenuEntry(text=tr("Restore"), act=self.restore),
                MenuEntry(text=tr("Permanently delete note"), act=self.ask_delete),
                MenuEntry(text=tr("Properties"), act=self.show_properties),
            ]
        alarm = [MenuEntry(text=tr("Set alarm"), act=self.set_alarm)] if note.is_todo else []
        other = tr("Convert to note") if note.is_todo else tr("Convert to todo")
        return [
            MenuEntry(text=tr("Attach..."), act=self.attach),
            MenuEntry(text=tr("Draw picture"), act=self.draw),
            *alarm,
            MenuEntry(text=tr("Share"), act=self.share),
            MenuEntry(text=tr("Tags"), act=self.edit_tags),
            MenuEntry(text=other, act=self.convert),
            MenuEntry(text=tr("Copy Markdown link"), act=self.copy_link),
            MenuEntry(text=tr("Properties"), act=self.show_properties),
            MenuEntry(text=tr("Delete"), act=self.delete),
        ]

    def save(self) -> None:
        """Write what was typed since the last time."""
        self.cancel(self.saving)
        note = self.note
        if note is None or (note.title, note.body) == (self.title, self.text):
            return
        if self.auto_title:
            self.title = first_line(self.text)
        self.store.change_note(self.note_id, title=self.title, body=self.text)
        self.provisional = False

    def title_typed(self, text: str) -> None:
        self.title, self.auto_title = text, False
        self.save_soon()

    def on_text_changed(self) -> None:
        self.save_soon()

    def save_soon(self) -> None:
        self.cancel(self.saving)
        self.saving = self.after(SAVE_MS, self.save)

    def format(self, name: str) -> None:
        """Do what a button under the editor says."""
        if name in EDITS:
            self.apply(EDITS[name])
        elif name == ATTACH:
            self.attach()
        elif name == TIME:
            now = moment_text(self.phone, self.store.settings, self.now_ms)
            self.apply(partial(inserted, text=now))
        elif name == HIDE:
            self.hide_keyboard()

    def edit(self) -> None:
        self.editing = True
        self.focus_editor()

    def focus_editor(self) -> None:
        """Put the caret where writing begins: a to-do is mostly its title."""
        note = self.note
        self.focus("title" if note is not None and note.is_todo else EDITOR)

    def check(self, line: int, on: bool) -> None:
        """Tick an entry of a list in the text."""
        self.text = checked(self.text, line, on)
        self.save()

    def follow(self, address: str) -> None:
        """Open a link: another note, or whatever takes the address."""
        if address.startswith(":/"):
            self.follow_inside(address[2:].partition("#")[0])
        elif not self.start(Intent(action=ACTION_VIEW, data=address)):
            self.toast(tr("No apps can perform this action."))

    def tick(self, on: bool) -> None:
        self.store.tick(self.note_id, on)
        self.app.set_alarm(self.note_id)

    def choose_folder(self) -> None:
        tree = branches(self.store.folders())
        titles = [branch.folder.title for branch in tree]
        depths = [branch.depth for branch in tree]
        self.ask(DropDown(at="folders", rows=[*titles], depths=depths), self.move)

    def move(self, place: int) -> None:
        folder = branches(self.store.folders())[place].folder
        self.store.move_notes(folder.id, self.note_id)
        self.provisional = False

    def set_alarm(self) -> None:
        note = self.note
        if note is not None:
            self.ask(AlarmDialog(due_ms=note.due_ms), self.alarm_set)

    def alarm_set(self, due_ms: int) -> None:
        """Keep when the alarm rings; 0 for never."""
        self.store.change_note(self.note_id, todo_due=due_ms)
        self.app.set_alarm(self.note_id)

    def share(self) -> None:
        text = f"{self.title}\n\n{self.text}"
        self.phone.activities.share(text=text, subject=self.title, caller=self)

    def edit_tags(self) -> None:
        self.show(TagsDialog.of(self.store, self.note_id))

    def convert(self) -> None:
        note = self.note
        if note is None:
            return
        values = {"todo_due": 0, "todo_completed": 0} if note.is_todo else {}
        self.store.change_note(self.note_id, is_todo=int(not note.is_todo), **values)
        self.app.set_alarm(self.note_id)

    def copy_link(self) -> None:
        link = f"[{self.title}](:/{self.note_id})"
        self.phone.clipboard.put(link, package=self.app.package)

    def show_properties(self) -> None:
        self.show(Properties(note_id=self.note_id))

    def delete(self) -> None:
        """Move the note to the trash and leave it."""
        self.save()
        self.provisional = False
        self.store.trash_notes(self.note_id)
        self.close()

    def restore(self) -> None:
        self.store.restore_notes(self.note_id)
        self.close()

    def ask_delete(self) -> None:
        self.ask(Confirm(message=tr("Permanently delete this note?")), self.delete_for_good)

    def delete_for_good(self, sure: bool) -> None:
        if sure:
            self.store.delete_notes(self.note_id)
            self.close()
