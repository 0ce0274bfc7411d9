"""The dialogs that decide how media are shown: sorted, filtered, grouped, as grid or list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.preferences import (
    ALL_KINDS,
    BY_MODIFIED,
    BY_NAME,
    BY_PATH,
    BY_SIZE,
    BY_TAKEN,
    CUSTOM,
    DESCENDING,
    EXTENSION,
    FILE_TYPE,
    FOLDER,
    GIFS,
    GRID,
    GROUP_COUNTS,
    IMAGES,
    LIST,
    MODIFIED_DAILY,
    MODIFIED_MONTHLY,
    NO_GROUPS,
    NUMERIC,
    PORTRAITS,
    RANDOM,
    RAWS,
    SHOW_ALL,
    SVGS,
    TAKEN_DAILY,
    TAKEN_MONTHLY,
    VIDEOS,
)
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

Option = tuple[int, Message, str]
SORTINGS: Final[Sequence[Option]] = (
    (BY_NAME, tr("Name"), "sorting_dialog_radio_name"),
    (BY_PATH, tr("Path"), "sorting_dialog_radio_path"),
    (BY_SIZE, tr("Size"), "sorting_dialog_radio_size"),
    (BY_MODIFIED, tr("Last modified"), "sorting_dialog_radio_last_modified"),
    (BY_TAKEN, tr("Date taken"), "sorting_dialog_radio_date_taken"),
    (RANDOM, tr("Random"), "sorting_dialog_radio_random"),
)
FOLDER_SORTINGS: Final = (*SORTINGS, (CUSTOM, tr("Custom"), "sorting_dialog_radio_custom"))
GROUPINGS: Final[Sequence[Option]] = (
    (NO_GROUPS, tr("Do not group files"), "grouping_dialog_radio_none"),
    (MODIFIED_DAILY, tr("Last modified (daily)"), "grouping_dialog_radio_last_modified_daily"),
    (
        MODIFIED_MONTHLY,
        tr("Last modified (monthly)"),
        "grouping_dialog_radio_last_modified_monthly",
    ),
    (TAKEN_DAILY, tr("Date taken (daily)"), "grouping_dialog_radio_date_taken_daily"),
    (TAKEN_MONTHLY, tr("Date taken (monthly)"), "grouping_dialog_radio_date_taken_monthly"),
    (FILE_TYPE, tr("File type"), "grouping_dialog_radio_file_type"),
    (EXTENSION, tr("Extension"), "grouping_dialog_radio_extension"),
    (FOLDER, tr("Folder"), "grouping_dialog_radio_folder"),
)
KINDS: Final[Sequence[Option]] = (
    (IMAGES, tr("Images"), "filter_media_images"),
    (VIDEOS, tr("Videos"), "filter_media_videos"),
    (GIFS, tr("GIFs"), "filter_media_gifs"),
    (RAWS, tr("RAW images"), "filter_media_raws"),
    (SVGS, tr("SVGs"), "filter_media_svgs"),
    (PORTRAITS, tr("Portraits"), "filter_media_portraits"),
)
VIEWS: Final[Sequence[Option]] = (
    (GRID, tr("Grid"), "change_view_type_dialog_radio_grid"),
    (LIST, tr("List"), "change_view_type_dialog_radio_list"),
)


@dataclass(eq=False)
class PlaceChoice(AppScreen[GalleryApp, bool]):
    """A dialog about one place, the first page when that is empty; True when it was accepted."""

    window: ClassVar[WindowKind] = "dialog"

    place: str = ""
    value: int = 0
    own: bool = False
    """Whether the choice is for this folder only."""

    def framed(self, title: Message, *rows: w.Kid) -> w.Widget:
        """The dialog around its rows."""
        return w.Dialog(
            title,
            body=w.Scroll(*rows, padding=(24, 0, 24, 8), id="choice_scrollview"),
            buttons=ok_cancel(self.accept, self.close),
        )

    def radios(self, options: Sequence[Option], id_: str) -> w.Widget:
        """Radio buttons of which one's mark is in the value."""
        marks = sum(mark for mark, _, _ in options)
        return radio_group(options, self.value & marks, partial(self.choose, marks), id=id_)

    def order(self, prefix: str) -> w.Widget:
        """The two radio buttons for the direction."""
        prefix = f"{prefix}_dialog_radio"
        options = (
            (0, tr("Ascending"), f"{prefix}_ascending"),
            (DESCENDING, tr("Descending"), f"{prefix}_descending"),
        )
        choose = partial(self.choose, DESCENDING)
        return radio_group(options, self.value & DESCENDING, choose, id=f"{prefix}_order")

    def only_here(self, id_: str) -> w.Kid:
        """The box that makes it this folder's own choice."""
        if self.place in {"", SHOW_ALL}:
            return None
        return w.CheckBox(self.own, self.put_own, tr("Use for this folder only"), id=id_)

    def note(self, id_: str) -> w.Kid:
        """What is to be known about sorting and grouping, where both can be chosen."""
        said = tr("Please note that grouping and sorting are 2 independent fields")
        return w.Text(said, w.BODY_SMALL, id=id_) if self.place else None

    def choose(self, marks: int, mark: int) -> None:
        """Put one mark in place of a group of them."""
        self.value = self.value & ~marks | mark

    def put_own(self, on: bool) -> None:
        self.own = on

    def accept(self) -> None:
        raise NotImplementedError


@dataclass(eq=False)
class SortDialog(PlaceChoice):
    """How folders or a folder's media are sorted."""

    def on_open(self) -> None:
        config = self.app.config
        self.own = config.has_own("sort_folder_", self.place)
        self.value = (
            config.sorting(self.place) if self.place else config.number("directory_sort_order")
        )

    def build(self) -> w.Widget:
        random = bool(self.value & (RANDOM | CUSTOM))
        by_text = bool(self.value & (BY_NAME | BY_PATH))
        return self.framed(
            tr("Sort by"),
            self.radios(
                SORTINGS if self.place else FOLDER_SORTINGS, "sorting_dialog_radio_sorting"
            ),
            None if random else w.Divider(),
            None if random else self.order("sorting"),
            by_text
            and w.CheckBox(
                bool(self.value & NUMERIC),
                self.put_numeric,
                tr("Sort numeric parts by actual value"),
                id="sorting_dialog_numeric_sorting",
            ),
            self.only_here("sorting_dialog_use_for_this_folder"),
            self.note("sorting_dialog_bottom_note"),
        )

    def put_numeric(self, on: bool) -> None:
        self.choose(NUMERIC, NUMERIC * on)

    def accept(self) -> None:
        if self.place:
            self.app.config.keep("sort_folder_", "sort_order", self.place, self.value, own=self.own)
        else:
            seed = self.app.config.number("random_seed") + 1
            self.app.config.put("random_seed", seed)
            self.app.config.put("directory_sort_order", self.value)
        self.close(True)


@dataclass(eq=False)
class GroupDialog(PlaceChoice):
    """Under which headings a folder's media stand."""

    def on_open(self) -> None:
        self.own = self.app.config.has_own("group_folder_", self.place)
        self.value = self.app.config.grouping(self.place)

    def build(self) -> w.Widget:
        return self.framed(
            tr("Group by"),
            self.radios(GROUPINGS, "grouping_dialog_radio_grouping"),
            w.Divider(),
            self.order("grouping"),
            w.CheckBox(
                bool(self.value & GROUP_COUNTS),
                self.put_counts,
                tr("Show file count at section headers"),
                id="grouping_dialog_show_file_count",
            ),
            self.only_here("grouping_dialog_use_for_this_folder"),
            self.note("grouping_dialog_bottom_note"),
        )

    def put_counts(self, on: bool) -> None:
        self.choose(GROUP_COUNTS, GROUP_COUNTS * on)

    def accept(self) -> None:
        self.app.config.keep("group_folder_", "group_by", self.place, self.value, own=self.own)
        self.close(True)


@dataclass(eq=False)
class FilterDialog(PlaceChoice):
    """Which kinds of media are shown."""

    def on_open(self) -> None:
        self.value = self.app.config.number("filter_media")

    def build(self) -> w.Widget:
        rows = [
            w.CheckBox(bool(self.value & mark), partial(self.put_kind, mark), text, id=id_)
            for mark, text, id_ in KINDS
        ]
        return self.framed(tr("Filter media"), *rows)

    def put_kind(self, mark: int, on: bool) -> None:
        self.value = self.value | mark if on else self.value & ~mark

    def accept(self) -> None:
        self.app.config.put("filter_media", self.value or ALL_KINDS)
        self.close(True)


@dataclass(eq=False)
class ViewTypeDialog(PlaceChoice):
    """Grid or list; of folders also whether those in others are shown with these."""

    subfolders: bool = False

    def on_open(self) -> None:
        config = self.app.config
        self.subfolders = config.on("group_direct_subfolders")
        self.own = config.has_own("view_type_folder_", self.place)
        self.value = (
            config.view_type(self.place) if self.place else config.number("view_type_folders")
        )

    def put_subfolders(self, on: bool) -> None:
        self.subfolders = on

    def build(self) -> w.Widget:
        return self.framed(
            tr("Change view type"),
            self.radios(VIEWS, "change_view_type_dialog_radio"),
            None if self.place else w.Divider(),
            None
            if self.place
            else w.CheckBox(
                self.subfolders,
                self.put_subfolders,
                tr("Group direct subfolders"),
                id="change_view_type_dialog_group_direct_subfolders",
            ),
            self.only_here("change_view_type_dialog_use_for_this_folder"),
        )

    def accept(self) -> None:
        if self.place:
            self.app.config.keep(
                "view_type_folder_", "view_type_files", self.place, self.value, own=self.own
            )
        else:
            self.app.config.put("view_type_folders", self.value)
            self.app.config.put("group_direct_subfolders", self.subfolders)
        self.close(True)
