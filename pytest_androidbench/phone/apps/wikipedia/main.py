"""The main page: a tab for each part of the app over a bar that leads from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.apps.wikipedia.edits_tab import EditsTab
from pytest_androidbench.phone.apps.wikipedia.explore_tab import ExploreTab
from pytest_androidbench.phone.apps.wikipedia.history_tab import HistoryTab
from pytest_androidbench.phone.apps.wikipedia.more_sheet import MoreSheet
from pytest_androidbench.phone.apps.wikipedia.saved_tab import SavedTab
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

EXPLORE, SAVED, SEARCH, EDITS, MORE = range(5)
TABS: Final = (
    w.Tab(text=tr("Explore"), icon="explore", id="nav_tab_explore"),
    w.Tab(text=tr("Saved"), icon="bookmark_border", id="nav_tab_reading_lists"),
    w.Tab(text=tr("Search"), icon="search", id="nav_tab_search"),
    w.Tab(text=tr("Edits"), icon="edit", id="nav_tab_edits"),
    w.Tab(text=tr("More"), icon="menu", id="nav_more_container"),
)


@dataclass(eq=False)
class WikiMain(AppScreen[WikipediaApp, None]):
    """Explore, Saved, Search and Edits; More opens a sheet."""

    activity: ClassVar[str] = names.MAIN

    tab: int = EXPLORE
    explore: ExploreTab = field(default_factory=ExploreTab)
    saved: SavedTab = field(default_factory=SavedTab)
    search: HistoryTab = field(default_factory=HistoryTab)
    edits: EditsTab = field(default_factory=EditsTab)

    def build(self) -> w.Widget:
        return w.Page(
            *self._parts(),
            w.Divider(),
            w.BottomTabs(TABS, self.tab, self.go_to, id="main_nav_tab_layout"),
        )

    def _parts(self) -> tuple[w.Widget, w.Widget]:
        """The bar above, and what is below it."""
        match self.tab:
            case 1:
                actions = [w.More(self.saved.more, id="menu_overflow_button")]
                return self._bar(tr("Saved"), actions), self.saved.build()
            case 2:
                return self.search.bar() or self._bar(tr("History"), []), self.search.build()
            case 3:
                return self._bar(tr("Edits"), []), self.edits.build()
            case _:
                mark = w.Text("WIKIPEDIA", look.H2, lines=1, id="main_toolbar_wordmark")
                return self._bar(mark, []), self.explore.build()

    @staticmethod
    def _bar(title: TextLike | w.Widget, actions: Sequence[w.Kid]) -> w.Widget:
        return w.TopBar(title, actions=actions, id="main_toolbar")

    def go_to(self, place: int) -> None:
        """Show a tab, or the sheet; the tab Search once more starts a search."""
        if place == MORE:
            self.show(MoreSheet())
        elif place == self.tab == SEARCH:
            self.show(self.app.page("search"))
        else:
            self.search.chosen.end()
            self.tab = place

    def on_back(self) -> None:
        if len(self.search.chosen):
            self.search.chosen.end()
        elif self.tab != EXPLORE:
            self.tab = EXPLORE
        else:
            self.close()
