"""Pictures that are picked for an album."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.photos.app import PhotosApp
from pytest_androidbench.phone.apps.photos.grid import PhotoGrid, day_name
from pytest_androidbench.phone.apps.photos.model import LibraryPhoto
from pytest_androidbench.phone.apps.photos.store import PhotoLibrary
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

GRID: Final = "picker_recycler_view"


@dataclass(eq=False)
class PickPhotos(AppScreen[PhotosApp, list[str]]):
    """All pictures, but for those that are there already; closes with the paths of some."""

    there: list[str] = field(default_factory=list)
    grid: PhotoGrid = field(default_factory=PhotoGrid)

    def photos(self) -> list[LibraryPhoto]:
        """What can be picked."""
        return [one for one in PhotoLibrary(self.app).at("photos") if one.path not in self.there]

    def build(self) -> w.Widget:
        photos, count = self.photos(), len(self.grid.chosen)
        done = w.Button(tr("Add"), "text", id="done_button", enabled=bool(count),
                        on_tap=self.done)  # fmt: skip
        title = str(count) if count else tr("Select photos")
        nothing = empty_state(tr("No photos to add"), "empty_state_title")
        content = self.grid.build(photos, self.grid.chosen.toggle, self.day, GRID)
        lead = w.Up(self.close, "close", tr("Close"))
        return w.Page(w.TopBar(title, lead=lead, actions=[done]), content if photos else nothing)

    def day(self, one: LibraryPhoto) -> str:
        """What a picture stands below."""
        return day_name(one.taken.date(), local_time(self.phone).date(), self.phone.display.locale)

    def done(self) -> None:
        """Take them."""
        self.close(list(self.grid.chosen.rows))

    def on_touch(self, phase: str, x: int, y: int, pointer: int) -> None:
        del pointer
        self.grid.sweep.follow(phase, x, y, self.paths, GRID)

    def paths(self) -> list[str]:
        """Of all that is shown."""
        return [one.path for one in self.photos()]
