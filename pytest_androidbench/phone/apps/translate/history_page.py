"""What was translated before, the latest first."""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.phone.apps.translate import look
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.entries import EntryRows
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class TranslateHistory(AppScreen[TranslateApp, None]):
    """Entries that are searched, saved, deleted."""

    entries: EntryRows = field(default_factory=EntryRows)
    search: SearchField = field(default_factory=SearchField)

    def build(self) -> w.Widget:
        rows = self.app.store.history.listed(self.search.words)
        said = tr("No matches") if self.search.words else tr("No history")
        body = self.entries.listed(rows) if rows else empty_state(said, "history_empty")
        return w.Page(self._bar(), body, over=self.entries.snackbar.build())

    def _bar(self) -> w.Widget:
        if self.search.open:
            clear = self.search.clear_button(tr("Clear query"), id="search_close_btn")
            box = self.search.box(tr("Search history"))
            return w.TopBar(box, back=True, actions=[clear], id="toolbar")
        find = w.BarButton("search", tr("Search history"), id="history_search",
                           on_tap=self.search.begin)  # fmt: skip
        sweep = w.BarButton("delete_sweep", tr("Clear history"), id="history_clear",
                            on_tap=self.ask_clear)  # fmt: skip
        return w.TopBar(tr("History"), back=True, actions=[find, sweep], id="toolbar",
                        cls=look.GROUP)  # fmt: skip

    def ask_clear(self) -> None:
        """Make sure."""
        self.ask(clearing_history(), self.clear)

    def clear(self, sure: bool) -> None:
        """Forget all that was translated."""
        if sure:
            self.app.store.history.clear()

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        else:
            self.close()


def clearing_history() -> Confirm:
    """Asks whether the history is to be forgotten."""
    return Confirm(
        title=tr("Clear history?"),
        message=tr("All your translations are deleted from this phone. Saved ones stay."),
        positive=tr("Clear"),
    )
