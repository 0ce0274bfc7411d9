"""Folders that are left out, and folders hidden by a `.nomedia` file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Protocol

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.cells import RELATIVE
from pytest_androidbench.phone.apps.simple.bars import SimpleBar
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.files import SHARED_ROOT
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

SAID = w.TextStyle(18, colour="on_surface_variant")


EXCLUDED, INCLUDED = "excluded_folders", "included_folders"
"""The settings that hold lists of folders."""


class FolderList(Protocol):
    """Where the folders of a page are kept."""

    def paths(self, app: GalleryApp) -> list[str]:
        """What there is."""

    def add(self, app: GalleryApp, path: str) -> None:
        """One more."""

    def drop(self, app: GalleryApp, path: str) -> None:
        """One less."""


@dataclass(frozen=True)
class KeptFolders:
    """Those that a setting lists; what is added leaves other settings."""

    setting: str
    instead_of: Sequence[str] = ()

    def paths(self, app: GalleryApp) -> list[str]:
        return sorted(app.config.paths(self.setting))

    def add(self, app: GalleryApp, path: str) -> None:
        app.config.put(self.setting, app.config.paths(self.setting) | {path})
        for other in self.instead_of:
            app.config.put(other, app.config.paths(other) - {path})

    def drop(self, app: GalleryApp, path: str) -> None:
        app.config.put(self.setting, app.config.paths(self.setting) - {path})


@dataclass(frozen=True)
class MarkedFolders:
    """Those with a file that hides them."""

    mark: str

    def paths(self, app: GalleryApp) -> list[str]:
        found = [file.path.rpartition("/") for file in app.phone.files.below(SHARED_ROOT)]
        return sorted(folder for folder, _, name in found if name == self.mark)

    def add(self, app: GalleryApp, path: str) -> None:
        app.phone.files.write(f"{path}/{self.mark}", b"")

    def drop(self, app: GalleryApp, path: str) -> None:
        app.phone.files.remove(f"{path}/{self.mark}")


@dataclass(eq=False)
class FoldersPage(AppScreen[GalleryApp, None]):
    """Paths with a button to take each from the list, and one to add another."""

    title: ClassVar[TextLike]
    said: ClassVar[TextLike]
    """What an empty list is for."""
    folders: ClassVar[FolderList]

    def build(self) -> w.Widget:
        add = w.BarButton("add", tr("Add folder"), id="add_folder", on_tap=self.add)
        nothing = w.Text(self.said, SAID, id="manage_folders_placeholder")
        paths = self.folders.paths(self.app)
        content = (
            w.Scroll(
                count=len(paths), row=lambda place: self._row(paths[place]),
                id="manage_folders_list",
            )
            if paths
            else w.Panel(nothing, padding=16)
        )  # fmt: skip
        bar = SimpleBar(self.title, "manage_folders_toolbar", actions=[add])
        holder = w.Panel(content, id="manage_folders_holder", cls=RELATIVE, weight=1)
        return w.Page(bar, holder, id="manage_folders_coordinator")

    def _row(self, path: str) -> w.Widget:
        drop = w.IconButton(
            "close", tr("Remove"), key=f"drop {path}", on_tap=partial(self.drop, path)
        )
        row = w.Row(
            w.Text(path, w.BODY_LARGE, id="manage_folder_title", weight=1), drop, width="fill"
        )
        return w.Panel(row, padding=(16, 4, 4, 4), width="fill")

    def add(self) -> None:
        self.ask(FilePicker(hidden=self.app.config.shows_hidden), self.added)

    def added(self, path: str) -> None:
        self.folders.add(self.app, path)

    def drop(self, path: str) -> None:
        """Take a path from the list."""
        self.folders.drop(self.app, path)


@dataclass(eq=False)
class ExcludedPage(FoldersPage):
    """Folders that this app leaves out."""

    activity: ClassVar[str] = ".activities.ExcludedFoldersActivity"
    folders: ClassVar[FolderList] = KeptFolders(EXCLUDED)
    title: ClassVar[TextLike] = tr("Excluded folders")
    said: ClassVar[TextLike] = tr(
        "Excluding folders will make them together with their subfolders hidden just in Simple "
        "Gallery, they will still be visible in other applications.\n\nIf you want to hide "
        "them from other apps too, use the Hide function."
    )


@dataclass(eq=False)
class IncludedPage(FoldersPage):
    """Folders that are looked into as well."""

    activity: ClassVar[str] = ".activities.IncludedFoldersActivity"
    folders: ClassVar[FolderList] = KeptFolders(INCLUDED, instead_of=(EXCLUDED,))
    title: ClassVar[TextLike] = tr("Included folders")
    said: ClassVar[TextLike] = tr(
        "If you have some folders which contain media, but were not recognized by the app, you"
        " can add them manually here."
    )


@dataclass(eq=False)
class HiddenPage(FoldersPage):
    """Folders with a file that hides them from all apps."""

    activity: ClassVar[str] = ".activities.HiddenFoldersActivity"
    folders: ClassVar[FolderList] = MarkedFolders(".nomedia")
    title: ClassVar[TextLike] = tr("Hidden folders")
    said: ClassVar[TextLike] = tr(
        'Seems like you don\'t have any folders hidden with a ".nomedia" file.'
    )
