"""The app's settings as they are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

BY_NAME, BY_MODIFIED, BY_SIZE, BY_TAKEN, BY_PATH = 1, 2, 4, 8, 32
DESCENDING, RANDOM, NUMERIC, CUSTOM = 1024, 16384, 32768, 131072
NEWEST_FIRST: Final = BY_MODIFIED | DESCENDING
NO_GROUPS, MODIFIED_DAILY, TAKEN_DAILY, FILE_TYPE, EXTENSION, FOLDER = 1, 2, 4, 8, 16, 32
MODIFIED_MONTHLY, TAKEN_MONTHLY, GROUP_COUNTS = 64, 128, 2048
IMAGES, VIDEOS, GIFS, RAWS, SVGS, PORTRAITS = 1, 2, 4, 8, 16, 32
ALL_KINDS: Final = IMAGES | VIDEOS | GIFS | RAWS | SVGS
GRID, LIST = 1, 2
FAVORITES, RECYCLE_BIN, SHOW_ALL = "favorites", "recycle_bin", "show_all"
SKIP, OVERWRITE, MERGE, KEEP_BOTH = 1, 2, 3, 4
FLAGS: Final[Mapping[str, bool]] = {
    "show_hidden_media": False,
    "temporarily_show_hidden": False,
    "temporarily_show_excluded": False,
    "temp_skip_delete_confirmation": False,
    "temp_skip_recycle_bin": False,
    "show_all": False,
    "search_all_files_by_default": False,
    "autoplay_videos": False,
    "remember_last_video_position": False,
    "loop_videos": False,
    "open_videos_on_separate_screen": False,
    "allow_video_gestures": True,
    "crop_thumbnails": True,
    "animate_gifs": False,
    "show_thumbnail_video_duration": False,
    "show_thumbnail_file_types": True,
    "mark_favorite_items": True,
    "display_file_names": False,
    "file_rounded_corners": False,
    "scroll_horizontally": False,
    "enable_pull_to_refresh": True,
    "max_brightness": False,
    "dark_background": False,
    "hide_system_ui": False,
    "allow_instant_change": False,
    "allow_photo_gestures": False,
    "allow_down_gesture": True,
    "allow_zooming_images": True,
    "show_highest_quality": False,
    "allow_one_to_one_zoom": False,
    "allow_rotating_with_gestures": True,
    "show_notch": True,
    "show_extended_details": False,
    "hide_extended_details": False,
    "delete_empty_folders": False,
    "keep_last_modified": True,
    "skip_delete_confirmation": False,
    "bottom_actions": True,
    "use_recycle_bin": True,
    "show_recycle_bin_at_folders": True,
    "show_recycle_bin_last": False,
    "folder_limit_title": False,
    "group_direct_subfolders": False,
    "last_conflict_apply_to_all": True,
    "slideshow_include_videos": False,
    "slideshow_include_gifs": False,
    "slideshow_random_order": False,
    "slideshow_move_backwards": False,
    "loop_slideshow": False,
}
"""What can be on or off, and what it is at first."""
NUMBERS: Final[Mapping[str, int]] = {
    "filter_media": ALL_KINDS,
    "directory_sort_order": NEWEST_FIRST | NUMERIC,
    "sort_order": NEWEST_FIRST | NUMERIC,
    "group_by": NO_GROUPS,
    "dir_column_cnt": 2,
    "media_column_cnt": 3,
    "view_type_folders": GRID,
    "view_type_files": GRID,
    "folder_media_count": 1,
    "folder_thumbnail_style": 1,
    "thumbnail_spacing": 1,
    "screen_rotation": 0,
    "file_loading_priority": 0,
    "last_conflict_resolution": SKIP,
    "slideshow_interval": 5,
    "slideshow_animation": 1,
    "random_seed": 0,
    "visible_bottom_actions": 15,
    "extended_details": 15,
}


class GalleryPreferences:
    """Typed access to `Prefs.xml`."""

    def __init__(self, prefs: Prefs) -> None:
        self._prefs = prefs
        self._all = prefs.all()

    def on(self, name: str) -> bool:
        """Whether something is on."""
        value = self._all.get(name)
        return value if isinstance(value, bool) else FLAGS[name]

    def number(self, name: str) -> int:
        """A choice or a count."""
        value = self._all.get(name)
        return value if type(value) is int else NUMBERS[name]

    def text(self, name: str) -> str:
        """A path, or nothing."""
        value = self._all.get(name)
        return value if isinstance(value, str) else ""

    def paths(self, name: str) -> frozenset[str]:
        """A set of paths."""
        value = self._all.get(name)
        return value if isinstance(value, frozenset) else frozenset()

    def put(self, name: str, value: str | int | bool | frozenset[str]) -> None:
        """Keep a setting."""
        self._prefs.put(name, value)
        self._all = self._prefs.all()

    def drop(self, name: str) -> None:
        """Go back to what a setting was at first."""
        self._prefs.remove(name)
        self._all = self._prefs.all()

    def sorting(self, place: str) -> int:
        """How a folder's media are sorted: its own way, or as all are."""
        own = self._all.get(f"sort_folder_{place.lower()}")
        return own if type(own) is int else self.number("sort_order")

    def grouping(self, place: str) -> int:
        """How a folder's media are grouped."""
        own = self._all.get(f"group_folder_{place.lower()}")
        return own if type(own) is int else self.number("group_by")

    def view_type(self, place: str) -> int:
        """Whether a folder's media are a grid or a list."""
        own = self._all.get(f"view_type_folder_{place.lower()}")
        return own if type(own) is int else self.number("view_type_files")

    def keep(self, prefix: str, general: str, place: str, value: int, *, own: bool) -> None:
        """Keep a folder's own choice, or one for all that have none."""
        name = f"{prefix}{place.lower()}"
        if own:
            self.put(name, value)
            return
        self._prefs.remove(name)
        self.put(general, value)

    def has_own(self, prefix: str, place: str) -> bool:
        """Whether a folder has a choice of its own."""
        return f"{prefix}{place.lower()}" in self._all

    @property
    def folder_order(self) -> list[str]:
        """The folders in an order of the user's own."""
        return [path for path in self.text("custom_folders_order").split("|||") if path]

    def order_folders(self, paths: Sequence[str]) -> None:
        """Keep an order of folders."""
        self.put("custom_folders_order", "|||".join(paths))

    def lock_of(self, folder: str) -> str:
        """The hash of the PIN that a folder is locked with; empty where it is not."""
        return self.text(f"protected_folder_hash_{folder}")

    def lock(self, folder: str, pin: str) -> None:
        """Lock a folder with the hash of a PIN; an empty one unlocks it."""
        self.put(f"protected_folder_hash_{folder}", pin)

    @property
    def covers(self) -> dict[str, str]:
        """The pictures that were chosen to stand for folders."""
        pairs = (line.partition("\t") for line in sorted(self.paths("album_covers")))
        return {folder: picture for folder, _, picture in pairs}

    def cover(self, folder: str, picture: str) -> None:
        """Let a picture stand for a folder; an empty path the newest again."""
        covers = {**self.covers, folder: picture}
        kept = (f"{one}\t{path}" for one, path in covers.items() if path)
        self.put("album_covers", frozenset(kept))

    @property
    def shows_hidden(self) -> bool:
        """Whether hidden files are shown now."""
        return self.on("show_hidden_media") or self.on("temporarily_show_hidden")

    @property
    def pinned(self) -> frozenset[str]:
        """The folders on top; favourites and the bin are there from the start."""
        value = self._all.get("pinned_folders")
        return value if isinstance(value, frozenset) else frozenset((FAVORITES, RECYCLE_BIN))
