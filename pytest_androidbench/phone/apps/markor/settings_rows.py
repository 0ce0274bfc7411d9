"""What the settings pages hold: rows by page, each for one preference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.markor import preferences
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import (
    choice,
    heading,
    slider,
    toggle,
    translated,
)
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceLine, PreferenceToggle
from pytest_androidbench.phone.ui.message import tr

FILE: Final = "insert_drive_file"


@dataclass(frozen=True, slots=True)
class Leads:
    """A row that leads to another page of that title."""

    title: str
    icon: str
    summary: str


@dataclass(frozen=True, slots=True)
class PathPreference:
    """A file or folder to pick."""

    key: str
    title: str
    icon: str
    kind: Literal["folder", "file"]


def _flag(
    key: str, title: str, icon: str, summary: str, *, default: bool = False
) -> PreferenceToggle:
    return toggle(key, title, summary, default=default, icon=icon, box=True)


def _pick(key: str, title: str, icon: str, values: Mapping[str, str]) -> ListPreference:
    """The first is it by default."""
    return choice(key, title, translated(values), next(iter(values)), icon)


def _line(key: str, title: str, icon: str, about: str, default: str = "") -> PreferenceLine:
    said = tr(about) if about else None
    return PreferenceLine(key=key, title=tr(title), icon=icon, about=said, default=default)


@dataclass(frozen=True, slots=True)
class LevelsPreference:
    """The levels of headings that are in the table of contents."""

    title: str
    icon: str


Row = Entry | Leads | PathPreference | LevelsPreference
START: Final = "Settings"
PAGES: Final[dict[str, tuple[Row, ...]]] = {
    START: (
        Leads("General", FILE, "Files and folders"),
        Leads("Other", "tune", "Miscellaneous"),
        Leads("Edit mode", "edit", "Editor Settings"),
        Leads("View mode", "visibility", "Display converted markup"),
        heading("Format"),
        Leads("Markdown", "code", ""),
        Leads("To-Do", "assignment", ""),
        heading("Essential"),
        _pick(preferences.THEME, "Theme", "palette", {
            "system": "System", "light": "Light", "dark": "Dark",
        }),
    ),
    "General": (
        heading("Save location"),
        PathPreference(preferences.NOTEBOOK, "Notebook", "save", "folder"),
        PathPreference(preferences.QUICKNOTE, "QuickNote", "bolt", "file"),
        PathPreference(preferences.TODO, "To-Do", "assignment", "file"),
        heading("Miscellaneous"),
        _line(preferences.TEXT_EXTENSIONS, "Always open with this app", "open_in_browser",
              "Always open files with this app when the list contains the file extension."),
        _pick(preferences.START_TAB, "App start tab", FILE, {
            "0": "Notebook", "1": "To-Do", "2": "QuickNote",
        }),
        _pick(preferences.START_FOLDER, "App start folder", FILE, {
            "notebook": "Notebook",
            "favourites": "Favourites",
            "internal_storage": "Internal storage",
            "popular_documents": "Popular documents",
            "recently_viewed_documents": "Recently viewed documents",
        }),
        heading("Search"),
        _pick(preferences.SEARCH_DEPTH, "Search depth", "list_alt", {
            "0": "Infinite", "1": "1", "2": "2", "3": "3", "5": "5", "10": "10",
        }),
        _line(preferences.SEARCH_IGNORED, "Ignore list", "rule",
              "Do not search specified files and folders."),
    ),
    "Other": (
        heading("General"),
        _line(preferences.SHARE_FORMAT, "Share into - Format", "share",
              "Format/Prefix for text shared into Markor.", "\\n----\\n{{text}}"),
    ),
    "Edit mode": (
        slider(preferences.FONT_SIZE, "Font Size", 15, 1, 36, icon="format_size"),
        heading("Miscellaneous"),
        _flag(preferences.CENTERED, "Center text", "format_align_center",
              "Edit text in the center of the screen"),
        _pick(preferences.LIST_SIGN, "Unordered list character", "list", {
            "-": "Dash (-)", "*": "Asterisk (*)", "+": "Plus (+)",
        }),
    ),
    "View mode": (
        _flag(preferences.VIEW_FIRST, "Prefer view", "visibility",
              "Open existing files in view mode"),
        heading("Text"),
        slider(preferences.VIEW_SIZE, "Font Size", -1, -1, 36, icon="format_size",
               summary="-1 => Editor"),
    ),
    "Markdown": (
        heading("Syntax highlighting"),
        slider(preferences.HIGHLIGHT_DELAY, "Highlighting delay", 650, 50, 3000, icon="highlight",
               summary="How long, in milliseconds, colours wait for the next letter."),
        _flag(preferences.HIGHLIGHT_ENDING, "Highlight line ending", "more_horiz",
              "Highlight spaces at the end of lines containing two or more spaces"),
        heading("View mode"),
        LevelsPreference("Table of contents", "list"),
    ),
    "To-Do": (
        _flag(preferences.DONE_DATE, "Add completion date", "date_range",
              "Add completion date for todos when marking them as done", default=True),
        _line(preferences.MORE_CONTEXTS, "Additional contexts and projects", "favorite", "",
              "+music +video @home @shop"),
    ),
}  # fmt: skip
