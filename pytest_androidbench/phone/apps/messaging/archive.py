"""The conversations that were put away."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.messaging.app import MessagingApp
from pytest_androidbench.phone.apps.messaging.conversation_list import ChatList
from pytest_androidbench.phone.apps.messaging.names import ARCHIVE
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class ArchivedChats(AppScreen[MessagingApp, None]):
    """They come back by themselves when something new arrives."""

    activity = ARCHIVE
    rows: ChatList = field(default_factory=lambda: ChatList(archive=True))

    def build(self) -> w.Widget:
        found = self.rows.shown
        bar = w.TopBar(tr("Archived"), back=True, id="toolbar")
        nothing = empty_state(tr("Archived conversations appear here"), "empty_text_hint")
        return w.Page(
            self.rows.selection_bar() if self.rows.chosen else bar,
            self.rows.build(found) if found else nothing,
            over=self.rows.snackbar.build(),
        )

    def on_back(self) -> None:
        if self.rows.chosen:
            self.rows.chosen.end()
        else:
            self.close()
