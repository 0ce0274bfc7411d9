"""The first page: folders with media."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.gallery.cells import ROW_DP, folder_cell, folder_row, rows_of
from pytest_androidbench.phone.apps.gallery.frames import framed
from pytest_androidbench.phone.apps.gallery.locking import FolderLock
from pytest_androidbench.phone.apps.gallery.media import MediaPage
from pytest_androidbench.phone.apps.gallery.media_grid import MediaGrid
from pytest_androidbench.phone.apps.gallery.model import (
    GET_CONTENT,
    LISTS,
    MAIN_ACTIVITY,
    PICK,
    MediaFolder,
)
from pytest_androidbench.phone.apps.gallery.preferences import (
    LIST,
    RECYCLE_BIN,
    SHOW_ALL,
)
from pytest_androidbench.phone.apps.gallery.screen import FilesScreen
from pytest_androidbench.phone.apps.gallery.searching import MediaSearchPage
from pytest_androidbench.phone.apps.gallery.selected_folders import SelectedFolders
from pytest_androidbench.phone.apps.gallery.view_options import ViewOptions
from pytest_androidbench.phone.apps.simple.bars import Action, ActionBar
from pytest_androidbench.phone.apps.simple.file_picker import FilePicker
from pytest_androidbench.phone.apps.simple.search_menu import SearchBar
from pytest_androidbench.phone.apps.simple.security import AppLock
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

IMAGES_PERMISSION: Final = "android.permission.READ_MEDIA_IMAGES"
MORE_PERMISSIONS: Final = (
    "android.permission.ACCESS_MEDIA_LOCATION",
    "android.permission.READ_MEDIA_VIDEO",
)
TEMPORARY: Final = (
    "temporarily_show_hidden",
    "temporarily_show_excluded",
    "temp_skip_delete_confirmation",
    "temp_skip_recycle_bin",
)
"""Settings that end with the app."""


@dataclass(eq=False)
class Folders(FilesScreen):
    """All folders with media; `picking` is the kind of media another app wants to have."""

    activity: ClassVar[str] = MAIN_ACTIVITY
    picking: str = ""
    within: str = ""
    """The folder whose subfolders are shown; "" for all."""
    lock: FolderLock = field(default_factory=FolderLock)
    app_lock: AppLock = field(default_factory=AppLock)
    chosen: SelectedFolders = field(default_factory=SelectedFolders)
    search: SearchBar = field(default_factory=SearchBar)
    options: ViewOptions = field(default_factory=ViewOptions)
    bar: ActionBar = field(default_factory=ActionBar)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(picking=_wanted(intent))

    def on_open(self) -> None:
        if self.within:
            return
        self.app_lock.guard()
        for name in TEMPORARY:
            self.app.config.drop(name)
        self.request_permissions((IMAGES_PERMISSION,), self.permitted)

    def permitted(self, granted: dict[str, bool]) -> None:
        if not all(granted.values()):
            self.close(toast=tr("Storage permission is required"))
            return
        self.request_permissions(MORE_PERMISSIONS, self.ready)

    def ready(self, granted: dict[str, bool]) -> None:
        del granted
        self.options.access.given()
        kept = self.app.config.text("default_folder")
        if kept and not self.picking and self.phone.files.is_dir(kept):
            self.show(MediaPage(place=kept))

    def on_resume(self) -> None:
        self.app.cache(self.app.library.folders())

    def build(self) -> w.Widget:
        found, selected = self.folders(), self.chosen.selected
        if selected:
            bar = self.bar.selecting(selected, self.keys(), self.chosen.actions)
        else:
            buttons = self.bar.buttons(self.actions)
            leave = self.on_back if self.within else None
            bar = self.search.build(
                buttons, hint=tr("Search folders"), back=bool(self.within), on_icon=leave
            )
        everywhere = w.Text(
            tr("Switch to file search across all visible folders"),
            id="directories_switch_searching",
            align="center",
            on_tap=self.search_files,
        )
        return w.Page(
            bar,
            framed(
                self._grid(found),
                "directories",
                w.Panel(everywhere, padding=16, width="fill") if self.search.words else None,
            ),
            id="directories_coordinator",
        )

    def folders(self) -> list[MediaFolder]:
        """The folders that are shown now."""
        wanted, translate = self.search.words.casefold(), self.phone.windows.translate
        return [
            folder
            for folder in self.app.library.shown_folders(self.within)
            if wanted in translate(folder.name).casefold()
        ]

    def keys(self) -> list[str]:
        return [folder.path for folder in self.folders()]

    def _grid(self, found: Sequence[MediaFolder]) -> w.Widget:
        if not found:
            return self.options.nothing(self.search.words, "directories_empty_placeholder")
        config, phone = self.app.config, self.phone
        listed = config.number("view_type_folders") == LIST
        columns = 1 if listed else self.options.columns("dir_column_cnt")
        side = self.options.side(columns)

        def cell(folder: MediaFolder) -> w.Widget:
            path, selected = folder.path, self.chosen.selected
            chosen, hold = path in selected, partial(self.hold, path)
            tap = partial(selected.toggle if selected else self.open, path)
            if listed:
                return folder_row(phone, config, folder, chosen=chosen, on_tap=tap, on_long=hold)
            return folder_cell(phone, config, folder, side, chosen=chosen, on_tap=tap, on_long=hold)

        def row(place: int) -> w.Widget:
            cells = [cell(f) for f in found[place * columns : (place + 1) * columns]]
            return rows_of(cells, columns)[0]

        count = -(-len(found) // columns)
        height = ROW_DP if listed else side
        return w.Scroll(count=count, row=row, row_height=height, id="directories_grid")

    def hold(self, path: str) -> None:
        """A long press selects a folder, unless another app waits for a picture."""
        if not self.picking:
            self.chosen.selected.toggle(path)

    def open(self, key: str) -> None:
        """Show what is in a folder, once its PIN is known where it has one."""
        self.lock.open(key, self.enter)

    def enter(self, key: str) -> None:
        """Show what is in a folder."""
        if key != self.within and self.app.library.has_subfolders(key):
            self.show(Folders(picking=self.picking, within=key))
        elif self.picking:
            grid = MediaGrid(picking=self.picking)
            self.ask(MediaPage(place=key, grid=grid), self.picked)
        else:
            self.show(MediaPage(place=key))

    def picked(self, intent: Intent) -> None:
        self.close(intent)

    def actions(self) -> Sequence[Action]:
        """The menu while nothing is selected."""
        config, options = self.app.config, self.options
        excluded = config.on("temporarily_show_excluded")
        own = [
            Action(id="open_camera", title=tr("Open camera"), icon="photo_camera",
                   act=options.open_camera, show="always"),
            Action(id="show_all", title=tr("Show all folders content"), icon="collections",
                   act=self.show_all, show="always"),
        ]  # fmt: skip
        common = [
            Action(id="sort", title=tr("Sort by"), act=options.sort),
            Action(id="filter", title=tr("Filter media"), act=options.filter),
            Action(id="change_view_type", title=tr("Change view type"), act=options.change_view,
                   show="never"),
            *options.hidden_actions(),
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
            config.number("view_type_folders") != LIST
            and options.column_count("dir_column_cnt"),
            options.settings(),
            options.about(),
        ]  # fmt: skip
        shown = common if self.picking else [*own, *common, *more]
        return [action for action in shown if action]

    def show_all(self) -> None:
        self.app.config.put("show_all", value=True)
        self.show(MediaPage(place=SHOW_ALL))

    def show_excluded(self, on: bool) -> None:
        self.app.config.put("temporarily_show_excluded", on)

    def unset_default(self) -> None:
        self.app.config.drop("default_folder")

    def create_folder(self) -> None:
        if self.options.access.given():
            self.ask(FilePicker(hidden=self.app.config.shows_hidden), self.options.folder_created)

    def search_files(self) -> None:
        self.search.end()
        self.show(MediaSearchPage())

    def done(self) -> None:
        self.chosen.selected.end()

    def on_back(self) -> None:
        if self.chosen.selected:
            self.chosen.selected.end()
        elif self.search.open:
            self.search.end()
        else:
            self.close()


def _wanted(intent: Intent) -> str:
    """The kind of media another app wants to have."""
    if intent.action not in {PICK, GET_CONTENT}:
        return ""
    given = intent.type or ""
    if given in LISTS:
        return f"{given.rpartition('/')[2]}/*"
    return given or "image/*"
