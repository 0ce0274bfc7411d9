"""What the settings pages hold: rows by page, each for one preference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from pytest_androidbench.phone.apps.markor import prefs
from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.ui.message import tr

Where = Literal["folder", "file"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What every row has."""

    title: str
    icon: str = "insert_drive_file"
    summary: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """The title of a group of rows."""

    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Leads(Row):
    """A row that leads to another page of that title."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Row):
    """A box to check."""

    key: str
    default: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(Row):
    """One of some values: what is kept, and what is shown for it; the first is it by default."""

    key: str
    values: tuple[tuple[str, str], ...]

    @property
    def setting(self) -> ListPreference:
        """The setting that is picked."""
        values = {value: tr(title) for value, title in self.values}
        default = self.values[0][0]
        return ListPreference(key=self.key, title=tr(self.title), values=values, default=default)


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Row):
    """A number on a bar."""

    key: str
    default: int
    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Line(Row):
    """A text to write."""

    key: str
    default: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Row):
    """A file or folder to pick."""

    key: str
    kind: Where


Rows = tuple[Row | Heading, ...]
START: Final = "Settings"
PAGES: Final[dict[str, Rows]] = {
    START: (
        Leads(title="General", summary="Files and folders"),
        Leads(title="Other", summary="Miscellaneous", icon="tune"),
        Leads(title="Edit mode", summary="Editor Settings", icon="edit"),
        Leads(title="View mode", summary="Display converted markup", icon="visibility"),
        Heading(title="Format"),
        Leads(title="To-Do", icon="assignment"),
        Heading(title="Essential"),
        Pick(
            title="Theme",
            icon="palette",
            key=prefs.THEME,
            values=(("system", "System"), ("light", "Light"), ("dark", "Dark")),
        ),
    ),
    "General": (
        Heading(title="Save location"),
        Place(title="Notebook", icon="save", key=prefs.NOTEBOOK, kind="folder"),
        Place(title="QuickNote", icon="bolt", key=prefs.QUICKNOTE, kind="file"),
        Place(title="To-Do", icon="assignment", key=prefs.TODO, kind="file"),
        Heading(title="Miscellaneous"),
        Line(
            title="Always open with this app",
            icon="open_in_browser",
            key=prefs.TEXT_EXTENSIONS,
            about="Always open files with this app when the list contains the file extension.",
        ),
        Pick(
            title="App start tab",
            key=prefs.START_TAB,
            values=(("0", "Notebook"), ("1", "To-Do"), ("2", "QuickNote")),
        ),
        Pick(
            title="App start folder",
            key=prefs.START_FOLDER,
            values=(
                ("notebook", "Notebook"),
                ("favourites", "Favourites"),
                ("internal_storage", "Internal storage"),
                ("popular_documents", "Popular documents"),
                ("recently_viewed_documents", "Recently viewed documents"),
            ),
        ),
        Heading(title="Search"),
        Pick(
            title="Search depth",
            icon="list_alt",
            key=prefs.SEARCH_DEPTH,
            values=(
                ("0", "Infinite"),
                ("1", "1"),
                ("2", "2"),
                ("3", "3"),
                ("5", "5"),
                ("10", "10"),
            ),
        ),
        Line(
            title="Ignore list",
            icon="rule",
            key=prefs.SEARCH_IGNORED,
            about="Do not search specified files and folders.",
        ),
    ),
    "Other": (
        Heading(title="General"),
        Line(
            title="Share into - Format",
            icon="share",
            key=prefs.SHARE_FORMAT,
            default="\\n----\\n{{text}}",
            about="Format/Prefix for text shared into Markor.",
        ),
    ),
    "Edit mode": (
        Number(
            title="Font Size",
            icon="format_size",
            summary="Control the font size used in the editor",
            key=prefs.FONT_SIZE,
            default=15,
            least=1,
            most=36,
        ),
        Heading(title="Miscellaneous"),
        Flag(
            title="Center text",
            icon="format_align_center",
            summary="Edit text in the center of the screen",
            key=prefs.CENTERED,
        ),
        Pick(
            title="Unordered list character",
            icon="list",
            summary="Which character to use to denote unordered lists",
            key=prefs.LIST_SIGN,
            values=(("-", "Dash (-)"), ("*", "Asterisk (*)"), ("+", "Plus (+)")),
        ),
    ),
    "View mode": (
        Flag(
            title="Prefer view",
            icon="visibility",
            summary="Open existing files in view mode",
            key=prefs.VIEW_FIRST,
        ),
    ),
    "To-Do": (
        Flag(
            title="Add completion date",
            icon="date_range",
            summary="Add completion date for todos when marking them as done",
            key=prefs.DONE_DATE,
            default=True,
        ),
        Line(
            title="Additional contexts and projects",
            icon="favorite",
            summary="Enter space-separated @contexts and +projects.",
            key=prefs.MORE_CONTEXTS,
            default="+music +video @home @shop",
        ),
    ),
}
