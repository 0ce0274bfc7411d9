"""The pictures of one place: an album, a folder, a person, the favourites, the archive."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.grid import PhotoGrid, day_name
from pytest_androidbench.phone.apps.photos.store import LibraryPhoto, PhotoLibrary
from pytest_androidbench.phone.apps.photos.viewer import PhotoPager
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

MOST_TITLE = 200


@dataclass(eq=False)
class PhotosOf(AppScreen[PhotosApp, None]):
    """A grid below a title; an album has a menu."""

    kind: str = "favorites"
    value: str = ""
    title: str | Message = ""
    grid: PhotoGrid = field(default_factory=PhotoGrid)
    menus: Menus = field(default_factory=Menus)

    @property
    def heading(self) -> str | Message:
        """The title; an album's as it is now."""
        if self.kind != "album":
            return self.title
        album = PhotoLibrary(self.app).albums.get(int(self.value))
        return album.title if album is not None else ""

    def build(self) -> w.Widget:
        photos = PhotoLibrary(self.app).at(self.kind, self.value)
        content = self.grid.build(photos, self.open, self.day)
        nothing = empty_state(tr("Nothing here yet"), "empty_state_title")
        over = self.grid.actions.snackbar.build()
        return w.Page(self.bar(), content if photos else nothing, over=over)

    def bar(self) -> w.Widget:
        """The title, or what can be done with the selection."""
        if len(self.grid.chosen):
            return self.grid.bar()
        more = self.kind == "album" and w.More(partial(self.menus.open, self.more))
        return w.TopBar(self.heading, back=True, actions=[more] if more else [])

    def day(self, one: LibraryPhoto) -> str:
        """What a picture stands below."""
        return day_name(one.taken.date(), local_time(self.phone).date(), self.phone.display.locale)

    def open(self, path: str) -> None:
        """Show one."""
        self.show(PhotoPager(path=path, kind=self.kind, value=self.value))

    def more(self) -> list[MenuEntry]:
        """What can be done with an album."""
        return [
            MenuEntry(text=tr("Rename album"), act=self.ask_title),
            MenuEntry(text=tr("Delete album"), act=self.ask_delete),
        ]

    def ask_title(self) -> None:
        """Ask for another title."""
        text = str(self.heading)
        dialog = EnterText(title=tr("Rename album"), text=text, required=True)
        self.ask(dialog, self.renamed)

    def renamed(self, title: str) -> None:
        """Call it so."""
        if title.strip():
            PhotoLibrary(self.app).albums.put(int(self.value), title=title.strip()[:MOST_TITLE])

    def ask_delete(self) -> None:
        """Ask before an album goes."""
        message = tr("Deleting an album is permanent. Photos that were in it stay on the phone.")
        question = Confirm(title=tr("Delete album?"), message=message, positive=tr("Delete"))
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        """Delete the album."""
        if sure:
            PhotoLibrary(self.app).drop(int(self.value))
            self.close()

    def on_back(self) -> None:
        if len(self.grid.chosen):
            self.grid.chosen.end()
        else:
            self.close()
