"""The phrasebook: translations that were saved."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.translate import look, names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.entries import EntryRows
from pytest_androidbench.phone.apps.translate.schema import PHRASEBOOK
from pytest_androidbench.phone.kit.dialogs import Confirm, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SavedPhrases(AppScreen[TranslateApp, None]):
    """Entries by when they were saved, or by the alphabet."""

    entries: EntryRows = field(default_factory=partial(EntryRows, table=PHRASEBOOK))
    search: SearchField = field(default_factory=SearchField)
    menus: Menus = field(default_factory=Menus)

    def build(self) -> w.Widget:
        order = self.app.prefs().get(names.SAVED_ORDER, "time")
        rows = self.app.store.phrasebook.listed(self.search.words, order)
        said = tr("No matches") if self.search.words else tr("Translations you save appear here")
        body = self.entries.listed(rows) if rows else empty_state(said, "phrasebook_empty")
        return w.Page(self._bar(), body, over=self.entries.snackbar.build())

    def _bar(self) -> w.Widget:
        if self.search.open:
            clear = self.search.clear_button(tr("Clear query"), id="search_close_btn")
            box = self.search.box(tr("Search saved"))
            return w.TopBar(box, back=True, actions=[clear], id="toolbar")
        actions = [
            w.BarButton("search", tr("Search saved"), id="phrasebook_search",
                        on_tap=self.search.begin),
            w.BarButton("sort", tr("Sort"), id="phrasebook_sort", key="sort",
                        on_tap=self.sort),
            w.More(self.more),
        ]  # fmt: skip
        return w.TopBar(tr("Saved"), back=True, actions=actions, id="toolbar", cls=look.GROUP)

    def sort(self) -> None:
        """Show how they can be listed."""
        self.menus.open(self.orders, "sort")

    def orders(self) -> list[MenuEntry]:
        """How that is."""
        return [
            MenuEntry(text=tr("Sort by time"), act=partial(self.order, "time")),
            MenuEntry(text=tr("Sort alphabetically"), act=partial(self.order, "alphabet")),
        ]

    def order(self, order: str) -> None:
        """List them so from now on."""
        self.app.prefs().put(names.SAVED_ORDER, order)

    def more(self) -> None:
        """Show what can be done with all of them."""
        self.menus.open(self.rest)

    def rest(self) -> list[MenuEntry]:
        """What that is."""
        return [MenuEntry(text=tr("Clear saved"), act=self.ask_clear)]

    def ask_clear(self) -> None:
        """Make sure."""
        sure = Confirm(
            title=tr("Clear saved translations?"),
            message=tr("Your whole phrasebook is deleted from this phone."),
            positive=tr("Clear"),
        )
        self.ask(sure, self.clear)

    def clear(self, sure: bool) -> None:
        """Remove all of them."""
        if sure:
            self.app.store.phrasebook.clear()

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        else:
            self.close()
