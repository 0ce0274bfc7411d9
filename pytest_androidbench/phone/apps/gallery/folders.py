"""The first page: folders with media."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.cells import ROW_DP, folder_cell, folder_row, rows_of
from pytest_androidbench.phone.apps.gallery.choices import FilterDialog, SortDialog, ViewTypeDialog
from pytest_androidbench.phone.apps.gallery.config import (
    LIST,
    RECYCLE_BIN,
    SHOW_ALL,
)
from pytest_androidbench.phone.apps.gallery.file_picker import FilePicker
from pytest_androidbench.phone.apps.gallery.folder_deeds import FolderDeeds
from pytest_androidbench.phone.apps.gallery.grid import MOST_COLUMNS
from pytest_androidbench.phone.apps.gallery.media import MediaPage
from pytest_androidbench.phone.apps.gallery.model import MAIN_ACTIVITY, Folder
from pytest_androidbench.phone.apps.gallery.searching import SearchPage
from pytest_androidbench.phone.apps.gallery.settings import SettingsPage, about
from pytest_androidbench.phone.apps.simple.bars import Action
from pytest_androidbench.phone.apps.simple.dialogs import RadioDialog
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

IMAGES_PERMISSION: Final = "android.permission.READ_MEDIA_IMAGES"
MORE_PERMISSIONS: Final = (
    "android.permission.ACCESS_MEDIA_LOCATION",
    "android.permission.READ_MEDIA_VIDEO",
)


@dataclass(eq=False)
class Folders(FolderDeeds):
    """All folders with media; `picking` is the kind of media another app wants to have."""

    activity: ClassVar[str] = MAIN_ACTIVITY
    picking: str = ""

    def on_open(self) -> None:
        for name in ("temporarily_show_hidden", "temporarily_show_excluded"):
            self.config.drop(name)
        for name in ("temp_skip_delete_confirmation", "temp_skip_recycle_bin"):
            self.config.drop(name)
        self.request_permissions((IMAGES_PERMISSION,), self.permitted)

    def permitted(self, granted: dict[str, bool]) -> None:
        if not all(granted.values()):
            self.close(toast=tr("Storage permission is required"))
            return
        self.request_permissions(MORE_PERMISSIONS, self.ready)

    def ready(self, granted: dict[str, bool]) -> None:
        del granted
        self.may_manage()
        kept = self.config.text("default_folder")
        if kept and not self.picking and self.phone.files.is_dir(kept):
            self.show(MediaPage(place=kept))

    def on_resume(self) -> None:
        self.app.cache(self.library.folders())

    def build(self) -> w.Widget:
        found = self.found()
        bar = (
            self.selection_bar(len(self.selected), len(found))
            if self.selected
            else self.top(tr("Search folders"), "main_menu", back=False)
        )
        everywhere = w.Text(
            tr("Switch to file search across all visible folders"),
            id="directories_switch_searching",
            align="center",
            on_tap=self.search_files,
        )
        return w.Page(
            bar,
            w.Panel(everywhere, padding=16, width="fill") if self.query else None,
            self._grid(found),
            id="directories_coordinator",
        )

    def found(self) -> list[Folder]:
        """The folders that are shown now."""
        wanted, translate = self.query.casefold(), self.phone.windows.translate
        return [
            folder
            for folder in self.library.shown_folders()
            if wanted in translate(folder.name).casefold()
        ]

    def keys(self) -> list[str]:
        return [folder.path for folder in self.found()]

    def _grid(self, found: Sequence[Folder]) -> w.Widget:
        if not found:
            return self.nothing("directories_empty_placeholder", partial(self.filter))
        config = self.config
        listed = config.number("view_type_folders") == LIST
        columns = 1 if listed else self.columns("dir_column_cnt")
        side = self.side(columns)

        def cell(folder: Folder) -> w.Widget:
            chosen = folder.path in self.selected
            on_tap, on_long = partial(self.touch, folder.path), partial(self.hold, folder.path)
            if listed:
                return folder_row(
                    self.phone, config, folder, chosen=chosen, on_tap=on_tap, on_long=on_long
                )
            return folder_cell(
                self.phone, config, folder, side, chosen=chosen, on_tap=on_tap, on_long=on_long
            )

        def row(place: int) -> w.Widget:
            cells = [cell(f) for f in found[place * columns : (place + 1) * columns]]
            return rows_of(cells, columns)[0]

        count = -(-len(found) // columns)
        height = ROW_DP if listed else side
        return w.Scroll(count=count, row=row, row_height=height, id="directories_grid")

    def hold(self, path: str) -> None:
        """A long press selects a folder, unless another app waits for a picture."""
        if not self.picking:
            self.toggle(path)

    def open(self, key: str) -> None:
        if self.picking:
            self.ask(MediaPage(place=key, picking=self.picking), then=self.picked)
        else:
            self.show(MediaPage(place=key))

    def picked(self, intent: Intent) -> None:
        self.close(intent)

    def actions(self) -> Sequence[Action]:
        if self.selected:
            return self.selection_actions()
        config = self.config
        hidden = config.on("temporarily_show_hidden")
        excluded = config.on("temporarily_show_excluded")
        own = [
            Action(id="open_camera", title=tr("Open camera"), icon="photo_camera",
                   act=self.open_camera, show="always"),
            Action(id="show_all", title=tr("Show all folders content"), icon="collections",
                   act=self.show_all, show="always"),
        ]  # fmt: skip
        common = [
            Action(id="sort", title=tr("Sort by"), act=self.sort),
            Action(id="filter", title=tr("Filter media"), act=self.filter),
            Action(id="change_view_type", title=tr("Change view type"), act=self.change_view,
                   show="never"),
            not config.shows_hidden and Action(
                id="temporarily_show_hidden", title=tr("Temporarily show hidden"),
                act=partial(self.show_hidden, True), show="never"),
            hidden and Action(id="stop_showing_hidden", title=tr("Stop showing hidden media"),
                              act=partial(self.show_hidden, False), show="never"),
            Action(id="temporarily_show_excluded",
                   title=tr("Stop showing excluded") if excluded
                   else tr("Temporarily show excluded"),
                   act=partial(self.show_excluded, not excluded), show="never"),
        ]  # fmt: skip
        more = [
            bool(config.text("default_folder")) and Action(
                id="set_as_default_folder", title=tr("Set as default folder"),
                act=self.unset_default, show="never"),
            Action(id="create_new_folder", title=tr("Create new folder"), act=self.create_folder,
                   show="never"),
            not config.on("show_recycle_bin_at_folders") and Action(
                id="open_recycle_bin", title=tr("Open the Recycle Bin"),
                act=partial(self.open, RECYCLE_BIN), show="never"),
            config.number("view_type_folders") != LIST and Action(
                id="column_count", title=tr("Column count"), act=self.change_columns),
            Action(id="settings", title=tr("Settings"), act=self.open_settings),
            Action(id="about", title=tr("About"), act=self.open_about),
        ]  # fmt: skip
        shown = common if self.picking else [*own, *common, *more]
        return [action for action in shown if action]

    def sort(self) -> None:
        self.show(SortDialog())

    def filter(self) -> None:
        self.show(FilterDialog())

    def change_view(self) -> None:
        self.show(ViewTypeDialog())

    def show_all(self) -> None:
        self.config.put("show_all", value=True)
        self.show(MediaPage(place=SHOW_ALL))

    def show_hidden(self, on: bool) -> None:
        if not on or self.may_manage():
            self.config.put("temporarily_show_hidden", on)

    def show_excluded(self, on: bool) -> None:
        self.config.put("temporarily_show_excluded", on)

    def unset_default(self) -> None:
        self.config.drop("default_folder")

    def create_folder(self) -> None:
        if self.may_manage():
            self.ask(FilePicker(), then=self.folder_created)

    def folder_created(self, path: str) -> None:
        self.config.put("temp_folder_path", path)

    def change_columns(self) -> None:
        choices = [(n, ntr("{n} column", "{n} columns", n)) for n in range(1, MOST_COLUMNS + 1)]
        chosen = self.config.number("dir_column_cnt")
        self.ask(RadioDialog(choices=[*choices], chosen=chosen), then=self.columns_chosen)

    def columns_chosen(self, count: int) -> None:
        self.config.put("dir_column_cnt", count)

    def search_files(self) -> None:
        self.end_search()
        self.show(SearchPage())

    def open_settings(self) -> None:
        self.show(SettingsPage())

    def open_about(self) -> None:
        self.show(about())
