"""What a page with pictures and films offers while nothing is selected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from pytest_androidbench.phone.apps.gallery.choices import GroupDialog
from pytest_androidbench.phone.apps.gallery.file_actions import FileActions
from pytest_androidbench.phone.apps.gallery.preferences import (
    FAVORITES,
    LIST,
    RECYCLE_BIN,
    SHOW_ALL,
)
from pytest_androidbench.phone.apps.gallery.screen import FilesPart
from pytest_androidbench.phone.apps.gallery.slideshow import SlideshowDialog
from pytest_androidbench.phone.apps.gallery.view_options import ViewOptions
from pytest_androidbench.phone.apps.gallery.viewer import Viewer
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.file_picker import NewFolder
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class MediaMenu(FilesPart):
    """The menu, and what its entries do."""

    options: ViewOptions = field(default_factory=ViewOptions)
    files: FileActions = field(default_factory=FileActions)

    def actions(self) -> Sequence[Action]:
        """What the bar offers while nothing is selected."""
        config, place, options = self.app.config, self.home.place, self.options
        files = self.files
        grid = config.view_type(place) != LIST
        default = config.text("default_folder") == place
        everything, binned = place == SHOW_ALL, place == RECYCLE_BIN
        found = (
            grid and Action(id="toggle_filename", title=tr("Toggle filename visibility"),
                            icon="label", act=self.toggle_names, show="always"),
            everything and Action(id="folder_view", title=tr("Switch to folder view"),
                                  icon="folder", act=self.home.leave, show="always"),
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
        self.show(GroupDialog(place=self.home.place))

    def create_folder(self) -> None:
        if self.options.access.given():
            self.ask(NewFolder(path=self.home.place), self.options.folder_created)

    def open_bin(self) -> None:
        self.home.open_place(RECYCLE_BIN)

    def make_default(self, on: bool) -> None:
        if on:
            self.app.config.put("default_folder", self.home.place)
        else:
            self.app.config.drop("default_folder")

    def restore_all(self) -> None:
        self.app.file_operations.restore(self.home.keys())
        self.toast(tr("Files have been restored successfully"))
        self.screen.close()

    def start_slideshow(self) -> None:
        self.ask(SlideshowDialog(), self.slideshow_ready)

    def slideshow_ready(self, sure: bool) -> None:
        found = self.home.media()
        if sure and found:
            self.show(Viewer(path=found[0].path, place=self.home.place, playing=True))
