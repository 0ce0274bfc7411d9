"""The settings page, and the folders that are left out or hidden."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.gallery.app import GalleryApp
from pytest_androidbench.phone.apps.gallery.dialogs import EMPTY_BIN
from pytest_androidbench.phone.apps.gallery.managing import ExcludedPage, HiddenPage, IncludedPage
from pytest_androidbench.phone.apps.gallery.marks import ManageMarks
from pytest_androidbench.phone.apps.gallery.preferences import FLAGS, NUMBERS, RECYCLE_BIN
from pytest_androidbench.phone.apps.simple.about import SimpleAboutPage
from pytest_androidbench.phone.apps.simple.common_settings import CommonSettings, settings_page
from pytest_androidbench.phone.apps.simple.dialogs import yes_or_no
from pytest_androidbench.phone.apps.simple.migrating import SettingsExchange
from pytest_androidbench.phone.apps.simple.paths import size_text
from pytest_androidbench.phone.apps.simple.security import AppLock
from pytest_androidbench.phone.apps.simple.settings_rows import Section, SettingRows, ValueRow
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, tr

Box = tuple[str, Message]
VIDEOS: Final[Sequence[Box]] = (
    ("autoplay_videos", tr("Play videos automatically")),
    ("remember_last_video_position", tr("Remember last video playback position")),
    ("loop_videos", tr("Loop videos")),
    (
        "open_videos_on_separate_screen",
        tr("Always open videos on a separate screen with new horizontal gestures"),
    ),
    (
        "allow_video_gestures",
        tr("Allow controlling video volume and brightness with vertical gestures"),
    ),
)
THUMBNAILS: Final[Sequence[Box]] = (
    ("crop_thumbnails", tr("Crop thumbnails into squares")),
    ("animate_gifs", tr("Animate GIFs at thumbnails")),
    ("show_thumbnail_video_duration", tr("Show video durations")),
    ("show_thumbnail_file_types", tr("Show image file types")),
    ("mark_favorite_items", tr("Mark favorite items")),
    ("folder_limit_title", tr("Limit long folder titles to 1 line")),
)
FULLSCREEN: Final[Sequence[Box]] = (
    ("max_brightness", tr("Max brightness when viewing fullscreen media")),
    ("dark_background", tr("Black background at fullscreen media")),
    ("hide_system_ui", tr("Automatically hide system UI at fullscreen media")),
    ("allow_instant_change", tr("Allow instantly changing media by clicking on screen sides")),
    (
        "allow_photo_gestures",
        tr("Allow controlling photo brightness with vertical gestures"),
    ),
    ("allow_down_gesture", tr("Allow closing the fullscreen view with a down gesture")),
    ("show_notch", tr("Show a notch if available")),
)
ZOOMING: Final[Sequence[Box]] = (
    ("allow_zooming_images", tr("Allow deep zooming images")),
    ("allow_rotating_with_gestures", tr("Allow rotating images with gestures")),
    ("show_highest_quality", tr("Show images in the highest possible quality")),
    ("allow_one_to_one_zoom", tr("Allow 1:1 zooming in with two double taps")),
)
OPERATIONS: Final[Sequence[Box]] = (
    ("delete_empty_folders", tr("Delete empty folders after deleting their content")),
    ("keep_last_modified", tr("Keep old last-modified value at file operations")),
    ("skip_delete_confirmation", tr("Always skip delete confirmation dialog")),
)
SCROLLING: Final[Sequence[Box]] = (
    ("enable_pull_to_refresh", tr("Enable pull-to-refresh from the top")),
)
HIDDEN: Final[Sequence[Box]] = (
    ("show_hidden_media", tr("Show hidden items")),
    ("search_all_files_by_default", tr("Search all files instead of folders on the main screen")),
)
BOTTOM: Final[Sequence[Box]] = (
    ("bottom_actions", tr("Show some action buttons at the bottom of the screen")),
)
BIN: Final[Sequence[Box]] = (
    ("use_recycle_bin", tr("Move items into the Recycle Bin instead of deleting")),
    ("show_recycle_bin_at_folders", tr("Show the Recycle Bin at the folders screen")),
    ("show_recycle_bin_last", tr("Show the Recycle Bin as the last item on the main screen")),
)
"""All but the first only while there is one."""
DETAILS: Final[Sequence[Box]] = (
    ("show_extended_details", tr("Show extended details over fullscreen media")),
    ("hide_extended_details", tr("Hide extended details when status bar is hidden")),
)
"""The second only while details are shown."""
IDS: Final = {
    "show_hidden_media": "show_hidden_items",
    "search_all_files_by_default": "search_all_files",
    "bottom_actions": "bottom_actions_checkbox",
    "show_recycle_bin_at_folders": "show_recycle_bin",
    "dark_background": "black_background",
}
"""Settings whose rows are called by another name."""
PRIORITIES: Final = (tr("Speed"), tr("Compromise"), tr("Avoid showing invalid files"))
ROTATIONS: Final = (tr("System setting"), tr("Device rotation"), tr("Aspect ratio"))
FAQ: Final = [
    (
        "Where do deleted files go?",
        "Into the Recycle Bin, from which they can be restored until it is emptied.",
    ),
    (
        "How can I hide a folder from all apps?",
        "Hold it at the first page and choose Hide folder: a file called .nomedia does the rest.",
    ),
    (
        "Why do I not see some folder?",
        "Look for it among the excluded folders in the settings, and check the filter.",
    ),
]


def about() -> SimpleAboutPage:
    """The About page."""
    return SimpleAboutPage(faq=FAQ)


@dataclass(eq=False)
class GallerySettingsPage(AppScreen[GalleryApp, None]):
    """What can be set."""

    activity: ClassVar[str] = ".activities.SettingsActivity"
    rows: SettingRows = field(default_factory=SettingRows)
    common: CommonSettings = field(default_factory=CommonSettings)
    lock: AppLock = field(default_factory=AppLock)
    migrating: SettingsExchange = field(default_factory=SettingsExchange)

    def build(self) -> w.Widget:
        hidden = self.app.config.on("show_extended_details")
        return settings_page((
            self.common.colors(),
            self._general(),
            self._section("Videos", "videos", VIDEOS),
            self._section("Thumbnails", "thumbnails", THUMBNAILS),
            self._section("Scrolling", "scrolling", SCROLLING),
            [*self._section("Fullscreen media", "fullscreen_media", FULLSCREEN),
             self._choice("screen_rotation", tr("Rotate fullscreen media by"), ROTATIONS)],
            self._section("Deep zoomable images", "deep_zoomable_images", ZOOMING),
            [*self._section("Extended details", "extended_details", DETAILS[: 2 if hidden else 1]),
             hidden and ValueRow(tr("Manage extended details"), None, self.manage_details,
                                 "settings_manage_extended_details")],
            self.lock.rows(),
            self._section("File operations", "file_operations", OPERATIONS),
            self._bottom_actions(),
            self._bin(),
            [Section(tr("Migrating"), "settings_migrating_label"), *self.migrating.rows()],
        ))  # fmt: skip

    def _section(self, title: str, name: str, boxes: Sequence[Box]) -> list[w.Kid]:
        return [Section(tr(title), f"settings_{name}_label"), *self._boxes(boxes)]

    def _general(self) -> list[w.Kid]:
        return [
            Section(tr("General"), "settings_general_settings_label"),
            self.common.language(),
            self.common.date_format(),
            self._choice("file_loading_priority", tr("File loading priority"), PRIORITIES),
            ValueRow(tr("Manage included folders"), None, self.open_included,
                     "settings_manage_included_folders"),
            ValueRow(tr("Manage excluded folders"), None, self.open_excluded,
                     "settings_manage_excluded_folders"),
            ValueRow(tr("Manage hidden folders"), None, self.open_hidden,
                     "settings_manage_hidden_folders"),
            *self._boxes(HIDDEN),
        ]  # fmt: skip

    def _bottom_actions(self) -> list[w.Kid]:
        shown = self.app.config.on("bottom_actions")
        return [
            *self._section("Bottom actions", "bottom_actions", BOTTOM),
            shown
            and ValueRow(tr("Manage visible bottom actions"), None, self.manage_actions,
                         "settings_manage_bottom_actions"),
        ]  # fmt: skip

    def _bin(self) -> list[w.Kid]:
        used = self.app.config.on("use_recycle_bin")
        size = sum(one.size for one in self.app.library.media(RECYCLE_BIN))
        return [
            *self._section("Recycle Bin", "recycle_bin", BIN if used else BIN[:1]),
            used and ValueRow(tr("Empty the Recycle Bin"), size_text(size), self.ask_empty,
                              "settings_empty_recycle_bin"),
        ]  # fmt: skip

    def _boxes(self, boxes: Sequence[Box]) -> list[w.Widget]:
        return [
            self.rows.check(text, name, default=FLAGS[name], id_=f"settings_{IDS.get(name, name)}")
            for name, text in boxes
        ]

    def _choice(self, name: str, text: TextLike, choices: Sequence[Message]) -> w.Widget:
        return self.rows.choice(text, name, choices, default=NUMBERS[name])

    def manage_actions(self) -> None:
        """Ask which buttons stand below a picture."""
        self.show(ManageMarks(setting="visible_bottom_actions", kind="bottom_actions"))

    def manage_details(self) -> None:
        """Ask what is told over a picture."""
        self.show(ManageMarks(setting="extended_details", kind="extended_details"))

    def open_included(self) -> None:
        self.show(IncludedPage())

    def open_excluded(self) -> None:
        self.show(ExcludedPage())

    def open_hidden(self) -> None:
        self.show(HiddenPage())

    def ask_empty(self) -> None:
        if self.app.library.media(RECYCLE_BIN):
            self.ask(yes_or_no(EMPTY_BIN), self.empty)
        else:
            self.toast(tr("The Recycle Bin is empty"))

    def empty(self, sure: bool) -> None:
        if sure:
            self.app.file_operations.empty_bin()
            self.toast(tr("The Recycle Bin has been emptied successfully"))
