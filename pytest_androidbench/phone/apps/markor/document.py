"""A document that is open on a screen: loaded, changed, saved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import parent
from pytest_androidbench.phone.apps.markor.formats import TITLES, Format, format_of, is_picture
from pytest_androidbench.phone.apps.markor.preferences import VIEW_FIRST
from pytest_androidbench.phone.kit.writing import Writing
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui.message import tr

EDITOR: Final = "document__fragment__edit__highlighting_editor"
LEAST_SAVED: Final = 2
"""Shorter texts are saved by hand only."""
TOO_SHORT: Final = (
    "Files with fewer than {n} characters not saved automatically in order to prevent data loss."
)


@dataclass(eq=False)
class OpenDocument(Writing, AppPart[MarkorApp]):
    """A document that is edited or viewed, one at a time."""

    text_field = EDITOR

    path: str = ""
    saved: str = ""
    """The text as it was loaded or saved last."""
    seen_ms: int = 0
    """When the file had been changed as of then."""
    viewing: bool = False

    @property
    def format(self) -> Format:
        """The format the document is opened in: one that was chosen, or that of its name."""
        chosen = self.app.settings.text(f"PREF_PREFIX_FILE_FORMAT{self.path}")
        named = [name for name in TITLES if name == chosen]
        return named[0] if named else format_of(self.path, self.saved.encode())

    def open(self, path: str, *, viewing: bool | None = None) -> None:
        """Load a document, in the mode it was left in unless told otherwise."""
        settings = self.app.settings
        self.path, self.seen_ms = path, -1
        self.load()
        prefers = settings.flag(VIEW_FIRST) or settings.of_file("PREVIEW_STATE", path)
        self.viewing = is_picture(path) or (prefers if viewing is None else viewing)
        left_at = settings.number(f"PREF_PREFIX_EDIT_POS_CHAR{path}", len(self.text))
        self.select(EDITOR, min(left_at, len(self.text)))

    def load(self) -> None:
        """Read the file if it has changed since; a missing one, or a folder, is an empty text."""
        stat = self.phone.files.stat(self.path)
        changed_ms = stat.mtime_ms if stat is not None else 0
        if changed_ms == self.seen_ms:
            return
        content = self.phone.files.read(self.path) if self.phone.files.is_file(self.path) else b""
        shown = "" if is_picture(self.path) else content.decode("utf-8", errors="replace")
        if shown != self.text:
            self.forget_changes()
        self.text = self.saved = shown
        self.seen_ms = changed_ms

    def save(self, *, by_hand: bool = False) -> bool:
        """Write the text if it has changed; tells whether it need not, or could be."""
        if not self.path or self.text == self.saved:
            return True
        if not by_hand and len(self.text) < LEAST_SAVED:
            self.toast(tr(TOO_SHORT, n=LEAST_SAVED))
            return True
        if not by_hand and len(self.text.strip()) < LEAST_SAVED:
            self.phone.clipboard.put(self.text, package=self.app.package)
            return self._failed()
        try:
            self.phone.files.mkdir(parent(self.path), parents=True, uid=self.app.uid)
            self.phone.files.write(self.path, self.text.encode(), uid=self.app.uid)
        except FileError:
            return self._failed()
        self.saved = self.text
        stat = self.phone.files.stat(self.path)
        self.seen_ms = stat.mtime_ms if stat is not None else 0
        return True

    def _failed(self) -> bool:
        self.toast(tr("Error: Could not open file."), long=True)
        return False

    def leave(self) -> None:
        """Save, and remember mode and caret, when the document goes out of sight."""
        if not self.path:
            return
        self.save()
        settings = self.app.settings
        settings.opened(self.path)
        settings.put_of_file("PREVIEW_STATE", self.path, self.viewing)
        settings.put(f"PREF_PREFIX_EDIT_POS_CHAR{self.path}", self.selection()[0])

    def reload(self) -> None:
        """Read the file again."""
        self.seen_ms = -1
        self.load()
        self.toast("✔")

    @property
    def lists_go_on(self) -> bool:
        by_default = self.format != "keyvalue"
        return self.app.settings.of_file("AUTO_FORMAT", self.path, default=by_default)


@dataclass(eq=False)
class DocumentPart(AppPart[MarkorApp]):
    """A part of an editor, beside the document it works on."""

    @property
    def document(self) -> OpenDocument:
        """The document."""
        found = getattr(self.held_by, "document", None)
        assert isinstance(found, OpenDocument)
        return found
