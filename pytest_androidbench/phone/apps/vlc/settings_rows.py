"""The rows of the settings' pages (res/xml/preferences*.xml)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pytest_androidbench.phone.apps.vlc import names
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow
from pytest_androidbench.phone.ui.message import tr

Open = Callable[[str], None]
BACKGROUND: Final = translated(
    {
        names.STOPPED: "Stop",
        names.HEARD: "Play videos in background",
    }
)
ORIENTATIONS: Final = translated(
    {"99": "Automatic (sensor)", "102": "Portrait", "101": "Landscape", "103": "Landscape reverse"}
)
ACCELERATION: Final = translated(
    {
        "-1": "Automatic",
        "0": "Disabled",
        "1": "Decoding acceleration",
        "2": "Full acceleration",
    }
)
GROUPINGS: Final = translated(
    {"none": "Do not group videos", "name": "Group by name", "folder": "Group by folder"}
)
THEMES: Final = translated({"-1": "Follow system mode", "1": "Light theme", "2": "Black theme"})


def main_rows(go: Open, permissions: Callable[[], None]) -> Iterable[Entry]:
    """What the first page has; `go` opens another one by its name."""
    yield heading("Media library")
    yield _box(names.SCAN, "Auto rescan", "Automatically scan device for new or deleted media at "
               "application startup", default=True)  # fmt: skip
    yield heading("Video")
    yield choice(names.BACKGROUND, "Background/PiP mode", BACKGROUND, names.STOPPED)
    yield choice("hardware_acceleration", "Hardware Acceleration", ACCELERATION, "-1")
    yield choice(names.ORIENTATION, "Video screen orientation", ORIENTATIONS, "99")
    yield heading("Permissions")
    yield PreferenceRow(title=tr("Permissions"), summary=tr("List of all the permissions"),
                        act=permissions)  # fmt: skip
    yield heading("History")
    yield _box(names.HISTORY, "Playback history", "Save all media played in History section",
               default=True)  # fmt: skip
    yield heading("Extra settings")
    yield PreferenceRow(title=tr("Interface"), act=lambda: go("interface"))
    yield PreferenceRow(title=tr("Video"), act=lambda: go("video"))
    yield PreferenceRow(title=tr("Advanced"), act=lambda: go("advanced"))


def interface_rows() -> Iterable[Entry]:
    """What is shown of lists, and what a tap on one of their rows does."""
    yield choice(names.THEME, "DayNight mode", THEMES, "-1")
    yield _box(names.FOLDERS_FIRST, "Show folders first",
               "Show folders and then files in the file browser", default=True)  # fmt: skip
    yield _box(names.HIDDEN, "Show hidden files", "Show hidden files in the file browser")
    yield heading("Video")
    yield _box(names.SEEN_MARKER, "Show seen video marker",
               "Mark a video as seen when you play it until the end", default=True)  # fmt: skip
    yield _box(names.PLAY_ALL_VIDEO, "Video playlist mode",
               "Play all videos, starting with the one you clicked on")  # fmt: skip
    yield _box(names.THUMBNAILS, "Video thumbnails", "Show video thumbnails in lists", default=True)
    yield heading("Audio")
    yield _box(names.PLAY_ALL_AUDIO, "Audio playlist mode",
               "Play all audio, starting with the one you clicked on")  # fmt: skip


def video_rows() -> Iterable[Entry]:
    """How films are listed."""
    yield choice(names.GROUPING, "Group videos", GROUPINGS, "name")


def advanced_rows(
    dump: Callable[[], None], clear: Callable[[], None], forget: Callable[[], None]
) -> Iterable[Entry]:
    """What is done with what the app keeps."""
    yield heading("Application data")
    yield PreferenceRow(title=tr("Dump media database"),
                        summary=tr("Copy database to internal storage root"), act=dump)  # fmt: skip
    yield PreferenceRow(title=tr("Clear media database"),
                        summary=tr("Clears the database to start over"), act=clear)  # fmt: skip
    yield PreferenceRow(title=tr("Clear playback history"), act=forget)


def _box(key: str, title: str, summary: str, *, default: bool = False) -> Entry:
    return toggle(key, title, summary, default=default, box=True)
