"""The search for files in all folders."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from pytest_androidbench.phone.apps.gallery.media import MediaPage
from pytest_androidbench.phone.apps.gallery.media_grid import MediaGrid
from pytest_androidbench.phone.apps.gallery.media_menu import MediaMenu
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.preferences import SHOW_ALL
from pytest_androidbench.phone.apps.gallery.screen import FilesScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page


@dataclass(eq=False)
class MediaSearchPage(FilesScreen):
    """All files whose name holds what is typed."""

    activity: ClassVar[str] = ".activities.SearchActivity"
    place: str = SHOW_ALL
    grid: MediaGrid = field(default_factory=MediaGrid)
    menu: MediaMenu = field(default_factory=MediaMenu)

    def on_open(self) -> None:
        self.focus("top_toolbar_search")

    def on_resume(self) -> None:
        self.app.cache_media(self.app.library.media(self.place))

    def build(self) -> Widget:
        bar = self.grid.top(self.menu.actions, tr("Search files"), "search_menu", back=True)
        return Page(bar, self.grid.build(), id="search_holder")

    def media(self) -> list[Medium]:
        return self.grid.media()

    def done(self) -> None:
        self.grid.chosen.selected.end()

    def on_back(self) -> None:
        if not self.grid.back():
            self.close()

    def leave(self) -> None:
        self.close()

    def open_place(self, place: str) -> None:
        self.show(MediaPage(place=place))
