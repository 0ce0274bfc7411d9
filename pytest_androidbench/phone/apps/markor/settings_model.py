"""What the settings pages hold: rows by page, each for one preference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.markor import prefs
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preferences import (
    Entry,
    PreferenceHeading,
    PreferenceLine,
    PreferenceToggle,
    Slider,
)
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


def _heading(title: str) -> PreferenceHeading:
    return PreferenceHeading(title=tr(title))


def _flag(
    key: str, title: str, icon: str, summary: str, *, default: bool = False
) -> PreferenceToggle:
    about = tr(summary)
    return PreferenceToggle(
        key=key, title=tr(title), icon=icon, summary=about, default=default, box=True
    )


def _pick(key: str, title: str, icon: str, values: Mapping[str, str]) -> ListPreference:
    """One of some values: what is kept, and what is shown; the first is it by default."""
    shown = {value: tr(text) for value, text in values.items()}
    default = next(iter(values))
    return ListPreference(key=key, title=tr(title), icon=icon, values=shown, default=default)


def _line(key: str, title: str, icon: str, about: str, default: str = "") -> PreferenceLine:
    said = tr(about) if about else None
    return PreferenceLine(key=key, title=tr(title), icon=icon, about=said, default=default)


def _number(key: str, title: str, icon: str, default: int, least: int, most: int) -> Slider:
    return Slider(key=key, title=tr(title), icon=icon, default=default, least=least, most=most)


START: Final = "Settings"
PAGES: Final[dict[str, tuple[Entry | Leads | PathPreference, ...]]] = {
    START: (
        Leads("General", FILE, "Files and folders"),
        Leads("Other", "tune", "Miscellaneous"),
        Leads("Edit mode", "edit", "Editor Settings"),
        Leads("View mode", "visibility", "Display converted markup"),
        _heading("Format"),
        Leads("To-Do", "assignment", ""),
        _heading("Essential"),
        _pick(prefs.THEME, "Theme", "palette", {
            "system": "System", "light": "Light", "dark": "Dark",
        }),
    ),
    "General": (
        _heading("Save location"),
        PathPreference(prefs.NOTEBOOK, "Notebook", "save", "folder"),
        PathPreference(prefs.QUICKNOTE, "QuickNote", "bolt", "file"),
        PathPreference(prefs.TODO, "To-Do", "assignment", "file"),
        _heading("Miscellaneous"),
        _line(prefs.TEXT_EXTENSIONS, "Always open with this app", "open_in_browser",
              "Always open files with this app when the list contains the file extension."),
        _pick(prefs.START_TAB, "App start tab", FILE, {
            "0": "Notebook", "1": "To-Do", "2": "QuickNote",
        }),
        _pick(prefs.START_FOLDER, "App start folder", FILE, {
            "notebook": "Notebook",
            "favourites": "Favourites",
            "internal_storage": "Internal storage",
            "popular_documents": "Popular documents",
            "recently_viewed_documents": "Recently viewed documents",
        }),
        _heading("Search"),
        _pick(prefs.SEARCH_DEPTH, "Search depth", "list_alt", {
            "0": "Infinite", "1": "1", "2": "2", "3": "3", "5": "5", "10": "10",
        }),
        _line(prefs.SEARCH_IGNORED, "Ignore list", "rule",
              "Do not search specified files and folders."),
    ),
    "Other": (
        _heading("General"),
        _line(prefs.SHARE_FORMAT, "Share into - Format", "share",
              "Format/Prefix for text shared into Markor.", "\\n----\\n{{text}}"),
    ),
    "Edit mode": (
        _number(prefs.FONT_SIZE, "Font Size", "format_size", 15, 1, 36),
        _heading("Miscellaneous"),
        _flag(prefs.CENTERED, "Center text", "format_align_center",
              "Edit text in the center of the screen"),
        _pick(prefs.LIST_SIGN, "Unordered list character", "list", {
            "-": "Dash (-)", "*": "Asterisk (*)", "+": "Plus (+)",
        }),
    ),
    "View mode": (
        _flag(prefs.VIEW_FIRST, "Prefer view", "visibility", "Open existing files in view mode"),
    ),
    "To-Do": (
        _flag(prefs.DONE_DATE, "Add completion date", "date_range",
              "Add completion date for todos when marking them as done", default=True),
        _line(prefs.MORE_CONTEXTS, "Additional contexts and projects", "favorite", "",
              "+music +video @home @shop"),
    ),
}  # fmt: skip
