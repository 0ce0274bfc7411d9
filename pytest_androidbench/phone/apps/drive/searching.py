"""The search for files."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.drive.app import DriveApp
from pytest_androidbench.phone.apps.drive.item_acts import ItemActs
from pytest_androidbench.phone.apps.drive.listing import item_list
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class DriveSearch(AppScreen[DriveApp, None]):
    """A field over what is found, or what was searched for before."""

    search: SearchField = field(default_factory=lambda: SearchField(id="search_text"))
    acts: ItemActs = field(default_factory=ItemActs)

    def on_open(self) -> None:
        self.search.begin()

    def on_pause(self) -> None:
        self.app.store.remember(self.search.words)

    def on_close(self) -> None:
        self.on_pause()

    def build(self) -> w.Widget:
        bar = w.TopBar(
            self.search.box(tr("Search in Drive")),
            back=True,
            actions=[self.search.clear_button(tr("Clear"), id="search_clear")],
            id="toolbar",
        )
        return w.Page(bar, self._rows(), over=self.acts.snackbar.build())

    def _rows(self) -> w.Widget:
        store, words = self.app.store, self.search.words.strip()
        if words:
            return item_list(self.acts, store.found(words), tr("No matching results"))
        rows = [
            w.ListItem(each, icon="history", look=w.MATERIAL, key=f"recent {each}",
                       on_tap=partial(self.search.put, each))
            for each in store.searches()
        ]  # fmt: skip
        return w.Scroll(*rows, id="search_history")
