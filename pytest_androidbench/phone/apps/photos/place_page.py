"""The pictures of one place: an album, a folder, a person, the favourites, the archive."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.grid import PhotoGrid, day_name
from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.picking import PickPhotos
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.apps.photos.viewer import PhotoPager
from pytest_androidbench.phone.kit.dialogs import Confirm, EnterText, MenuEntry
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.menus import Menus
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

MOST_TITLE = 200
GRID: Final = "place_recycler_view"


@dataclass(eq=False)
class PhotosOf(AppScreen[PhotosApp, None]):
    """A grid below a title; an album has a menu."""

    kind: str = "favorites"
    value: str = ""
    title: str | Message = ""
    grid: PhotoGrid = field(default_factory=PhotoGrid)
    menus: Menus = field(default_factory=Menus)

    @property
    def album(self) -> int:
        """The number of the album it shows; 0 for another place."""
        return int(self.value) if self.kind == "album" else 0

    def photos(self) -> list[LibraryPhoto]:
        """What is there."""
        return PhotoLibrary(self.app).at(self.kind, self.value)

    @property
    def heading(self) -> str | Message:
        """The title; an album's as it is now."""
        if self.kind != "album":
            return self.title
        album = PhotoLibrary(self.app).albums.get(self.album)
        return album.title if album is not None else ""

    def build(self) -> w.Widget:
        photos = self.photos()
        content = self.grid.build(photos, self.open, self.day, GRID)
        add = self.album and w.Button(tr("Add photos"), id="add_photos_button", on_tap=self.pick)
        nothing = empty_state(tr("Nothing here yet"), "empty_state_title", action=add or None)
        over = self.grid.actions.snackbar.build()
        return w.Page(self.bar(), content if photos else nothing, over=over)

    def bar(self) -> w.Widget:
        """The title, or what can be done with the selection."""
        if len(self.grid.chosen):
            return self.grid.bar(self.album)
        actions = [
            w.BarButton("add_photo_alternate", tr("Add photos"), id="add_photos", on_tap=self.pick),
            w.BarButton("share", tr("Share"), id="share", on_tap=self.share),
            w.More(partial(self.menus.open, self.more)),
        ]
        return w.TopBar(self.heading, back=True, actions=actions if self.album else [])

    def day(self, one: LibraryPhoto) -> str:
        """What a picture stands below."""
        return day_name(one.taken.date(), local_time(self.phone).date(), self.phone.display.locale)

    def open(self, path: str) -> None:
        """Show one."""
        self.show(PhotoPager(path=path, kind=self.kind, value=self.value))

    def share(self) -> None:
        """Send all of an album to another app."""
        paths = self.paths()
        if paths:
            self.grid.actions.share(paths)
        else:
            self.toast(tr("Add photos to share this album"))

    def pick(self) -> None:
        """Let somebody pick what is added to an album."""
        self.ask(PickPhotos(there=self.paths()), self.picked)

    def picked(self, paths: list[str]) -> None:
        """Put it into the album."""
        self.grid.actions.put_into(self.album, paths)

    def paths(self) -> list[str]:
        """Of all that is shown."""
        return [one.path for one in self.photos()]

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        del pointer
        self.grid.sweep.follow(phase, x, y, self.paths, GRID)

    def more(self) -> list[MenuEntry]:
        """What can be done with an album."""
        return [
            MenuEntry(text=tr("Add photos"), act=self.pick),
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
            PhotoLibrary(self.app).albums.put(self.album, title=title.strip()[:MOST_TITLE])

    def ask_delete(self) -> None:
        """Ask before an album goes."""
        message = tr("Deleting an album is permanent. Photos that were in it stay on the phone.")
        question = Confirm(title=tr("Delete album?"), message=message, positive=tr("Delete"))
        self.ask(question, self.delete)

    def delete(self, sure: bool) -> None:
        """Delete the album."""
        if sure:
            PhotoLibrary(self.app).drop(self.album)
            self.close()

    def on_back(self) -> None:
        if len(self.grid.chosen):
            self.grid.chosen.end()
        else:
            self.close()
