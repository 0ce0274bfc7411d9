"""The conversations that were put away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.conversation_list import ConversationList
from pytest_androidbench.phone.apps.messages.rows import wrapped
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class Archive(AppScreen[MessagesApp, None]):
    """They come back by themselves when something new is written."""

    activity = ".activities.ArchivedConversationsActivity"
    rows: ConversationList = field(default_factory=lambda: ConversationList(archive=True))

    def build(self) -> w.Widget:
        found = self.rows.shown
        if self.rows.selected:
            bar = self.rows.selection_bar()
        else:
            bar = self.rows.bar.toolbar(tr("Archive"), "archive_toolbar", self.actions)
        nothing = empty_state(
            tr("No archived conversations have been found"),
            "no_conversations_placeholder",
            w.TextStyle(18),
            down="top",
            margin=32,
        )
        content = self.rows.build(found) if found else nothing
        return w.Page(bar, wrapped("archive", content), id="archive_coordinator")

    def actions(self) -> Sequence[Action]:
        """The menu while nothing is selected."""
        empty = Action(id="empty_archive", title=tr("Delete all archived conversations"),
                       act=self.ask_empty, show="never")  # fmt: skip
        return [empty] if self.rows.shown else []

    def ask_empty(self) -> None:
        question = tr(
            "Are you sure you want to empty the archive? "
            "All archived conversations will be permanently lost."
        )
        self.ask(yes_or_no(question), self.empty)

    def empty(self, sure: bool) -> None:
        if sure:
            self.app.store.delete_threads([one.thread for one in self.rows.shown])
            self.toast(tr("The archive has been emptied successfully"))

    def on_back(self) -> None:
        if self.rows.selected:
            self.rows.selected.end()
        else:
            self.close()
