"""The section of the settings for the recycle bin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.messages.app import MessagesApp
from pytest_androidbench.phone.apps.messages.store import USES_BIN
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section, ValueRow
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

EMPTY: Final = (
    "Are you sure you want to empty the Recycle Bin? The messages will be permanently lost."
)


@dataclass(eq=False)
class BinSettings(AppPart[MessagesApp]):
    """Whether deleted messages lie in the bin first, and how many do."""

    def rows(self) -> list[w.Kid]:
        """Its rows."""
        store = self.app.store
        used, count = store.uses_bin, len(store.cache.thrown_away())
        return [
            Section(tr("Recycle Bin"), "settings_recycle_bin_label"),
            CheckRow(tr("Move items into the Recycle Bin instead of deleting"), used, self.flip,
                     "settings_use_recycle_bin"),
            used
            and ValueRow(tr("Empty the Recycle Bin"),
                         ntr("{n} message", "{n} messages", count), self.ask_empty,
                         "settings_empty_recycle_bin"),
        ]  # fmt: skip

    def flip(self) -> None:
        """Use the bin, or no longer."""
        self.app.prefs("Prefs").put(USES_BIN, not self.app.store.uses_bin)

    def ask_empty(self) -> None:
        """Ask before everything in it is gone."""
        if self.app.store.cache.thrown_away():
            self.ask(yes_or_no(tr(EMPTY)), self.empty)
        else:
            self.toast(tr("The Recycle Bin is empty"))

    def empty(self, sure: bool) -> None:
        """Delete what is in it."""
        if sure:
            self.app.store.empty_bin()
