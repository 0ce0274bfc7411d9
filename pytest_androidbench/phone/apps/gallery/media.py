"""The pictures and films of a folder, of all folders, or those in the bin."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.frames import framed
from pytest_androidbench.phone.apps.gallery.media_grid import MediaGrid
from pytest_androidbench.phone.apps.gallery.media_menu import MediaMenu
from pytest_androidbench.phone.apps.gallery.model import Medium
from pytest_androidbench.phone.apps.gallery.preferences import FAVORITES, RECYCLE_BIN, SHOW_ALL
from pytest_androidbench.phone.apps.gallery.screen import FilesScreen
from pytest_androidbench.phone.apps.simple.paths import folder_name
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

NAMES: Final[dict[str, Message]] = {FAVORITES: tr("Favorites"), RECYCLE_BIN: tr("Recycle Bin")}


@dataclass(eq=False)
class MediaPage(FilesScreen):
    """A grid with its menu."""

    activity: ClassVar[str] = ".activities.MediaActivity"
    grid: MediaGrid = field(default_factory=MediaGrid)
    menu: MediaMenu = field(default_factory=MediaMenu)

    def on_resume(self) -> None:
        self.app.cache_media(self.app.library.media(self.place))

    def build(self) -> w.Widget:
        back = self.place != SHOW_ALL
        bar = self.grid.top(self.menu.actions, self._hint(), "media_menu", back=back)
        return w.Page(bar, framed(self.grid.build(), "media"), id="media_coordinator")

    def media(self) -> list[Medium]:
        return self.grid.media()

    def done(self) -> None:
        self.grid.chosen.selected.end()

    def emptied(self) -> None:
        self.close()

    def on_back(self) -> None:
        if not self.grid.back():
            self.leave()

    def open_place(self, place: str) -> None:
        self.show(MediaPage(place=place))

    def leave(self) -> None:
        if self.place == SHOW_ALL:
            self.app.config.put("show_all", value=False)
        self.close()

    def _hint(self) -> TextLike:
        if self.place == SHOW_ALL:
            return tr("Search files")
        name = NAMES.get(self.place) or folder_name(self.place)
        return tr("Search in {name}", name=self.phone.windows.translate(name))
