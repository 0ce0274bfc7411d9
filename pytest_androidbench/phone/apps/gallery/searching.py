"""The search for files in all folders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.gallery.config import SHOW_ALL
from pytest_androidbench.phone.apps.gallery.media import MediaPage
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page


@dataclass(eq=False)
class SearchPage(MediaPage):
    """All files whose name holds what is typed."""

    activity: ClassVar[str] = ".activities.SearchActivity"
    place: str = SHOW_ALL

    def on_open(self) -> None:
        self.focus("top_toolbar_search")

    def build(self) -> Widget:
        bar = self.grid.top(self.actions, tr("Search files"), "search_menu", back=True)
        return Page(bar, self.grid.build(), id="search_holder")

    def leave(self) -> None:
        self.close()
