"""The list of what is left out, in the settings (BlacklistPreferenceDialog.kt)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.retromusic.app import RetroApp
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

TREE: Final = "android.intent.action.OPEN_DOCUMENT_TREE"


@dataclass(eq=False)
class BlacklistDialog(AppScreen[RetroApp, None]):
    """A tap on a path asks whether it is to be shown again."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        rows = w.Choices([*self.app.blacklist.paths()], self.ask_remove, key="paths")
        buttons = (
            w.DialogButton(text=tr("Done"), on_tap=self.close),
            w.DialogButton(text=tr("Clear"), on_tap=self.ask_clear),
            w.DialogButton(text=tr("Add"), on_tap=self.ask_folder),
        )
        return w.Dialog(tr("Blacklist"), body=rows, buttons=buttons)

    def ask_remove(self, place: int) -> None:
        """Ask about a path."""
        path = self.app.blacklist.paths()[place]
        question = Confirm(
            title=tr("Remove from blacklist"),
            message=tr("Do you want to remove {path} from the blacklist?", path=path),
            positive=tr("Remove"),
        )
        self.ask(question, self.remove, path)

    def remove(self, path: str, sure: bool) -> None:
        """Show it again."""
        if sure:
            self.app.blacklist.remove(path)

    def ask_clear(self) -> None:
        """Ask about all of them."""
        question = Confirm(
            title=tr("Clear blacklist"),
            message=tr("Do you want to clear the blacklist?"),
            positive=tr("Clear"),
        )
        self.ask(question, self.clear)

    def clear(self, sure: bool) -> None:
        """Show everything."""
        if sure:
            self.app.blacklist.set(())

    def ask_folder(self) -> None:
        """Ask for a folder."""
        self.start_for(Intent(action=TREE), self.add)

    def add(self, answer: Intent | None) -> None:
        """Leave a folder out."""
        if answer is not None and answer.data:
            folder = self.phone.content.path_of(answer.data)
            if folder is not None:
                self.app.blacklist.add(folder)
