"""The messages that were deleted while the recycle bin is used, by conversation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.bin_settings import EMPTY
from pytest_androidbench.phone.apps.messages.conversation_list import ConversationList
from pytest_androidbench.phone.apps.messages.rows import wrapped
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MessagesBin(AppScreen[MessagesApp, None]):
    """From here they come back, or are gone."""

    activity = ".activities.RecycleBinConversationsActivity"
    rows: ConversationList = field(default_factory=lambda: ConversationList(in_bin=True))

    def build(self) -> w.Widget:
        found = self.rows.shown
        if self.rows.selected:
            bar = self.rows.selection_bar()
        else:
            bar = self.rows.bar.toolbar(tr("Recycle Bin"), "recycle_bin_toolbar", self.actions)
        said, id_ = tr("The Recycle Bin is empty"), "no_conversations_placeholder"
        nothing = empty_state(said, id_, w.TextStyle(18), down="top", margin=32)
        content = self.rows.build(found) if found else nothing
        return w.Page(bar, wrapped("recycle_bin", content), id="recycle_bin_coordinator")

    def actions(self) -> Sequence[Action]:
        """The menu while nothing is selected."""
        empty = Action(id="empty_recycle_bin", title=tr("Empty the Recycle Bin"),
                       act=self.ask_empty, show="never")  # fmt: skip
        return [empty] if self.rows.shown else []

    def ask_empty(self) -> None:
        """Ask before all of it is gone."""
        self.ask(yes_or_no(tr(EMPTY)), self.empty)

    def empty(self, sure: bool) -> None:
        """Delete all of it."""
        if sure:
            self.app.store.empty_bin()

    def on_back(self) -> None:
        if self.rows.selected:
            self.rows.selected.end()
        else:
            self.close()
