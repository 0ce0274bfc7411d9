"""A note that is open: what is written of it, and when that is saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from pytest_androidbench.phone.apps.joplin.model import Note, first_line
from pytest_androidbench.phone.kit.markdown import checked
from pytest_androidbench.phone.kit.writing import Writing
from pytest_androidbench.phone.system.app import AppPart

SAVE_MS: Final = 500
EDITOR: Final = "editor"


@dataclass(eq=False)
class NoteDraft(Writing, AppPart[JoplinApp]):
    """Title and text, saved half a second after the last change."""

    text_field = EDITOR

    note_id: str = ""
    title: str = ""
    provisional: bool = False
    """Whether the note is new, and gone if nothing is written."""
    auto_title: bool = False
    """Whether the title follows the text, as nobody has written one."""
    saving: int = 0
    """The timer that will save."""

    @property
    def note(self) -> Note | None:
        """The note as it is stored; None once it is gone."""
        return self.app.store.note(self.note_id)

    def save(self) -> None:
        """Write what was typed since the last time."""
        self.cancel(self.saving)
        note = self.note
        if note is None or (note.title, note.body) == (self.title, self.text):
            return
        if self.auto_title:
            self.title = first_line(self.text)
        self.app.store.change_note(self.note_id, title=self.title, body=self.text)
        self.provisional = False

    def begin(self, title: str, text: str) -> None:
        """Start with words that come from elsewhere."""
        self.title, self.text, self.auto_title = title, text, not title
        self.save()

    def title_typed(self, text: str) -> None:
        """Take a title."""
        self.title, self.auto_title = text, False
        self.on_text_changed()

    def on_text_changed(self) -> None:
        self.cancel(self.saving)
        self.saving = self.after(SAVE_MS, self.save)

    def append(self, text: str) -> None:
        """Put a line at the end."""
        self.text += f"\n{text}"
        self.save()

    def check(self, line: int, on: bool) -> None:
        """Tick an entry of a list in the text."""
        self.text = checked(self.text, line, on)
        self.save()


@dataclass(eq=False)
class DraftPart(AppPart[JoplinApp]):
    """A part of a note's screen, beside the draft it works on."""

    @property
    def draft(self) -> NoteDraft:
        """The draft."""
        found = getattr(self.held_by, "draft", None)
        assert isinstance(found, NoteDraft)
        return found
