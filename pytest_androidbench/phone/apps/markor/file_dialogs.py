"""Dialogs of the file browser: renaming, deleting, and names that are taken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.markor.app import MarkorApp
from pytest_androidbench.phone.apps.markor.files import allowed_name, base, parent
from pytest_androidbench.phone.kit.dialogs import Confirm, ok_cancel
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

KEEP, OVERWRITE, SKIP = range(3)
ANSWERS: Final = ("Keep both", "Overwrite", "Skip")
ANSWERS_FOR_ALL: Final = ("Keep both (all)", "Overwrite (all)", "Skip (all)")


def ask_delete(paths: Sequence[str]) -> Confirm:
    """The question before files go for good."""
    noun = "Document" if len(paths) == 1 else "Documents"
    listed = "\n".join(paths)
    message = f"Do you really want to delete this {noun}?\n\n\n{listed}"
    return Confirm(title=tr("Confirm Delete"), message=message)


@dataclass(eq=False)
class RenameFile(AppScreen[MarkorApp, str]):
    """Asks for a file's new name, with its extension; closes with the new path."""

    window: ClassVar[WindowKind] = "dialog"

    path: str = ""
    name: str = ""
    clashes: bool = False

    def on_open(self) -> None:
        self.name = base(self.path)
        self.focus("new_name")

    def build(self) -> w.Widget:
        said = tr("File/folder already exists! Please use a different name")
        body = w.Column(
            w.TextField(self.name, self.put_name, id="new_name", style="line"),
            w.Text(said if self.clashes else "", colour="error", id="dialog_message"),
            across="stretch",
        )
        buttons = ok_cancel(self.done, self.close, enabled=not self.clashes)
        return w.Dialog(tr("Rename"), body=body, buttons=buttons)

    def put_name(self, text: str) -> None:
        """Take a name without the characters that file names must not have."""
        self.name, self.clashes = allowed_name(text), False

    def done(self) -> None:
        """Rename, unless the name is taken."""
        target = f"{parent(self.path)}/{self.name}"
        if target == self.path or not self.name:
            self.close(self.path)
            return
        self.clashes = self.phone.files.exists(target)
        if not self.clashes:
            try:
                self.phone.files.rename(self.path, target)
            except FileError:
                target = self.path
            self.close(target)
