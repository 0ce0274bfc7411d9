"""The conversations that were put away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pytest_androidbench.phone.apps.messages.model import PACKAGE, THREAD_ACTIVITY
from pytest_androidbench.phone.apps.messages.selecting import Selecting
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Archive(Selecting):
    """They come back by themselves when something new is written."""

    activity = ".activities.ArchivedConversationsActivity"
    archive: bool = True

    def build(self) -> w.Widget:
        found = self.shown
        bar = (
            self.selection_bar(len(self.selected), len(found))
            if self.selected
            else self.toolbar(tr("Archive"), "archive_toolbar")
        )
        nothing = w.Text(
            tr("No archived conversations have been found"),
            w.TextStyle(18),
            id="no_conversations_placeholder",
            align="center",
        )
        return w.Page(bar, self.rows(found) if found else w.Align(nothing, down="top", margin=32))

    def actions(self) -> Sequence[Action]:
        if not self.selected:
            empty = Action(id="empty_archive", title=tr("Delete all archived conversations"),
                           act=self.ask_empty, show="never")  # fmt: skip
            return [empty] if self.shown else []
        return [
            Action(id="cab_delete", title=tr("Delete"), icon="delete", act=self.ask_delete,
                   show="always"),
            Action(id="cab_unarchive", title=tr("Unarchive"), icon="unarchive",
                   act=self.bring_back),
            Action(id="cab_select_all", title=tr("Select all"), icon="select_all",
                   act=self.select_all),
        ]  # fmt: skip

    def tap(self, thread: int) -> None:
        extras = {"thread_id": thread}
        self.start(Intent(component=f"{PACKAGE}/{THREAD_ACTIVITY}", extras=extras))

    def bring_back(self) -> None:
        self.store.archive(self.selected, on=False)
        self.selected = []

    def ask_empty(self) -> None:
        question = tr(
            "Are you sure you want to empty the archive? "
            "All archived conversations will be permanently lost."
        )
        self.confirm(question, self.empty)

    def empty(self, sure: bool) -> None:
        if sure:
            self.store.delete_threads([one.thread for one in self.shown])
            self.toast(tr("The archive has been emptied successfully"))

    def on_back(self) -> None:
        if self.selected:
            self.selected = []
        else:
            self.close()
