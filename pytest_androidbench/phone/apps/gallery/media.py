"""The pictures and films of a folder, of all folders, or those in the bin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.choices import GroupDialog
from pytest_androidbench.phone.apps.gallery.config import FAVORITES, LIST, RECYCLE_BIN, SHOW_ALL
from pytest_androidbench.phone.apps.gallery.file_picker import NewFolder
from pytest_androidbench.phone.apps.gallery.media_grid import MediaGrid
from pytest_androidbench.phone.apps.gallery.model import Medium, folder_name
from pytest_androidbench.phone.apps.gallery.screen import FilesScreen
from pytest_androidbench.phone.apps.gallery.slideshow import SlideshowDialog
from pytest_androidbench.phone.apps.gallery.viewer import Viewer
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

NAMES: Final[dict[str, Message]] = {FAVORITES: tr("Favorites"), RECYCLE_BIN: tr("Recycle Bin")}


@dataclass(eq=False)
class MediaPage(FilesScreen):
    """A grid with its menu."""

    activity: ClassVar[str] = ".activities.MediaActivity"
    grid: MediaGrid = field(default_factory=MediaGrid)

    def on_resume(self) -> None:
        self.app.cache_media(self.app.library.media(self.place))

    def build(self) -> w.Widget:
        back = self.place != SHOW_ALL
        bar = self.grid.top(self.actions, self._hint(), "media_menu", back=back)
        return w.Page(bar, self.grid.build(), id="media_coordinator")

    def media(self) -> list[Medium]:
        return self.grid.media()

    def done(self) -> None:
        self.grid.chosen.selected.end()

    def emptied(self) -> None:
        self.close()

    def on_back(self) -> None:
        if not self.grid.back():
            self.leave()

    def leave(self) -> None:
        """Go back from the page itself."""
        if self.place == SHOW_ALL:
            self.app.config.put("show_all", value=False)
        self.close()

    def _hint(self) -> TextLike:
        if self.place == SHOW_ALL:
            return tr("Search files")
        name = NAMES.get(self.place) or folder_name(self.place)
        return tr("Search in {name}", name=self.phone.windows.translate(name))

    def actions(self) -> Sequence[Action]:
        """What the bar offers while nothing is selected."""
        config, place, options = self.app.config, self.place, self.grid.options
        files = self.grid.chosen.files
        grid = config.view_type(place) != LIST
        default = config.text("default_folder") == place
        everything, binned = place == SHOW_ALL, place == RECYCLE_BIN
        found = (
            grid and Action(id="toggle_filename", title=tr("Toggle filename visibility"),
                            icon="label", act=self.toggle_names, show="always"),
            everything and Action(id="folder_view", title=tr("Switch to folder view"),
                                  icon="folder", act=self.leave, show="always"),
            Action(id="sort", title=tr("Sort by"), icon="sort", act=options.sort),
            Action(id="filter", title=tr("Filter media"), icon="filter_list", act=options.filter),
            Action(id="change_view_type", title=tr("Change view type"), act=options.change_view,
                   show="never"),
            *options.hidden_actions(),
            binned and Action(id="empty_recycle_bin", title=tr("Empty the Recycle Bin"),
                              act=files.ask_empty, show="never"),
            binned and Action(id="empty_disable_recycle_bin",
                              title=tr("Empty and disable the Recycle Bin"),
                              act=partial(files.ask_empty, disable=True), show="never"),
            config.on("use_recycle_bin") and not binned and Action(
                id="open_recycle_bin", title=tr("Open the Recycle Bin"), act=self.open_bin,
                show="never"),
            binned and Action(id="restore_all_files", title=tr("Restore all files"),
                              act=self.restore_all, show="never"),
            everything and Action(id="open_camera", title=tr("Open camera"),
                                  act=options.open_camera),
            Action(id="group", title=tr("Group by"), act=self.group, show="never"),
            Action(id="unset_as_default_folder" if default else "set_as_default_folder",
                   title=tr("Unset as default folder") if default
                   else tr("Set as default folder"),
                   act=partial(self.make_default, not default), show="never"),
            place not in {SHOW_ALL, RECYCLE_BIN, FAVORITES} and Action(
                id="create_new_folder", title=tr("Create new folder"), act=self.create_folder,
                show="never"),
            grid and options.column_count("media_column_cnt"),
            Action(id="slideshow", title=tr("Slideshow"), act=self.start_slideshow,
                   show="never"),
            options.settings(),
            everything and options.about(),
        )  # fmt: skip
        return [action for action in found if action]

    def toggle_names(self) -> None:
        self.app.config.put("display_file_names", not self.app.config.on("display_file_names"))

    def group(self) -> None:
        self.show(GroupDialog(place=self.place))

    def create_folder(self) -> None:
        if self.grid.options.access.given():
            self.ask(NewFolder(path=self.place), self.grid.options.folder_created)

    def open_bin(self) -> None:
        self.show(MediaPage(place=RECYCLE_BIN))

    def make_default(self, on: bool) -> None:
        if on:
            self.app.config.put("default_folder", self.place)
        else:
            self.app.config.drop("default_folder")

    def restore_all(self) -> None:
        self.app.file_operations.restore(self.keys())
        self.toast(tr("Files have been restored successfully"))
        self.close()

    def start_slideshow(self) -> None:
        self.ask(SlideshowDialog(), self.slideshow_ready)

    def slideshow_ready(self, sure: bool) -> None:
        found = self.media()
        if sure and found:
            self.show(Viewer(path=found[0].path, place=self.place, playing=True))
