"""Making folders and taking files in: what the plus offers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.drive import look, names
from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.store import DriveFull
from pytest_androidbench.phone.kit.dialogs import EnterText, MenuEntry
from pytest_androidbench.phone.kit.row_sheets import RowSheets
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.system.content import ContentError
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

PICK: Final = Intent(
    action="android.intent.action.OPEN_DOCUMENT",
    type="*/*",
    categories=("android.intent.category.OPENABLE",),
)


@dataclass(eq=False)
class Adding(AppPart[DriveApp]):
    """The plus of a list, and what it makes in the folder that is shown."""

    folder: int = 0
    sheets: RowSheets = field(default_factory=RowSheets)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def button(self) -> w.Widget:
        """The plus."""
        return w.Fab("add", tr("Create new"), id="extended_fab", on_tap=self.open)

    def open(self) -> None:
        """Show what can be made."""
        self.sheets.open(tr("Create new"), self.rows)

    def rows(self) -> list[MenuEntry]:
        """What that is."""
        return [
            MenuEntry(text=tr("Folder"), act=self.ask_folder, sign="create_new_folder"),
            MenuEntry(text=tr("Upload"), act=self.pick, sign="upload"),
        ]

    def ask_folder(self) -> None:
        """Ask what a folder is to be called."""
        name = self.phone.windows.translate(tr("Untitled folder"))
        question = EnterText(
            title=tr("New folder"),
            text=name,
            positive=tr("Create"),
            selects=len(name),
            field_id=names.NAME_FIELD,
        )
        self.ask(question, self.make_folder)

    def make_folder(self, name: str) -> None:
        """Make it."""
        if name.strip():
            self.app.store.add_folder(name.strip()[: names.MOST_NAME], self.folder)

    def pick(self) -> None:
        """Let somebody pick a file of the phone."""
        if not self.start_for(PICK, self.picked):
            self.toast(tr("No app can pick a file"))

    def picked(self, answer: Intent | None) -> None:
        """Take it in."""
        if answer is not None and answer.data:
            self.snackbar.say(self.take(answer.data))

    def take(self, address: str) -> TextLike:
        """Take the file at an address in; what is to be said of it."""
        content = self.phone.content
        try:
            data = content.open(address)
        except ContentError:
            return tr("Upload failed")
        kind = look.kind_of(content.type_of(address) or "")
        name = content.name_of(address)[: names.MOST_NAME]
        try:
            self.app.store.upload(name, kind, data, self.folder)
        except DriveFull:
            return tr("Your storage is full")
        return tr("1 upload completed")
