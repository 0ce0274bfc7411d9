"""What the menu of an open note does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pytest_androidbench.phone.apps.joplin.alarm import AlarmDialog
from pytest_androidbench.phone.apps.joplin.draft import DraftPart
from pytest_androidbench.phone.apps.joplin.properties import NoteProperties
from pytest_androidbench.phone.apps.joplin.tags import TagsDialog
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class NoteActions(DraftPart):
    """Alarm, tags, trash and more for the note of the draft."""

    def entries(self, attach: Callable[[], None], draw: Callable[[], None]) -> list[MenuEntry]:
        """The rows under the dots."""
        note = self.draft.note
        if note is None:
            return []
        rows: tuple[tuple[str, Callable[[], None]], ...] = (
            ("Attach...", attach),
            ("Draw picture", draw),
            *((("Set alarm", self.set_alarm),) if note.is_todo else ()),
            ("Share", self.share),
            ("Tags", self.edit_tags),
            ("Convert to note" if note.is_todo else "Convert to todo", self.convert),
            ("Copy Markdown link", self.copy_link),
            ("Properties", self.show_properties),
            ("Delete", self.delete),
        )
        if note.deleted_ms:
            rows = (
                ("Restore", self.restore),
                ("Permanently delete note", self.ask_delete),
                ("Properties", self.show_properties),
            )
        return [MenuEntry(text=tr(title), act=act) for title, act in rows]

    def tick(self, on: bool) -> None:
        """Mark the to-do as done, or not."""
        self.app.store.tick(self.draft.note_id, on)
        self.app.set_alarm(self.draft.note_id)

    def set_alarm(self) -> None:
        note = self.draft.note
        if note is not None:
            self.ask(AlarmDialog(due_ms=note.due_ms), self.alarm_set)

    def alarm_set(self, due_ms: int) -> None:
        """Keep when the alarm rings; 0 for never."""
        self.app.store.change_note(self.draft.note_id, todo_due=due_ms)
        self.app.set_alarm(self.draft.note_id)

    def share(self) -> None:
        draft = self.draft
        text = f"{draft.title}\n\n{draft.text}"
        self.phone.activities.share(text=text, subject=draft.title, caller=self.screen)

    def edit_tags(self) -> None:
        self.show(TagsDialog.of(self.app.store, self.draft.note_id))

    def convert(self) -> None:
        note = self.draft.note
        if note is None:
            return
        values = {"todo_due": 0, "todo_completed": 0} if note.is_todo else {}
        self.app.store.change_note(note.id, is_todo=int(not note.is_todo), **values)
        self.app.set_alarm(note.id)

    def copy_link(self) -> None:
        link = f"[{self.draft.title}](:/{self.draft.note_id})"
        self.phone.clipboard.put(link, package=self.app.package)

    def show_properties(self) -> None:
        self.show(NoteProperties(note_id=self.draft.note_id))

    def delete(self) -> None:
        """Move the note to the trash and leave it."""
        self.draft.save()
        self.draft.provisional = False
        self.app.store.trash_notes(self.draft.note_id)
        self.screen.close()

    def restore(self) -> None:
        self.app.store.restore_notes(self.draft.note_id)
        self.screen.close()

    def ask_delete(self) -> None:
        self.ask(Confirm(message=tr("Permanently delete this note?")), self.delete_for_good)

    def delete_for_good(self, sure: bool) -> None:
        if sure:
            self.app.store.delete_notes(self.draft.note_id)
            self.screen.close()
