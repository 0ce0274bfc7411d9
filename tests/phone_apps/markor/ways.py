"""Ways to the screens of Markor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pytest_androidbench.phone.apps.markor.app import PACKAGE
from pytest_androidbench.phone.apps.markor.preferences import INTRO_SEEN
from pytest_androidbench.phone.system.app_ops import all_files
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import Shot, Step, back, fill, hold, launch, shot, tap, write

FOLDER: Final = "/storage/emulated/0/Documents/markor"
NOTES: Final = {
    "plan.md": (
        "# Weekend\n\nTake the **early** train to [the lake](https://example.org/lake).\n\n"
        "- [x] tickets\n- [ ] sandwiches\n\n1. swim\n2. sleep\n\n> Bring a towel\n\n"
        "```\nplatform 9\n```\n\n| what | who |\n|------|-----|\n| tent | Ada |\n"
    ),
    "2023_08_17_humble_bicycle_backup_final_copy.txt": "Oil the chain.",
    "todo.txt": "(A) Call Bo @phone +party\nx 2023-10-14 Water the plants",
    "Recipes/soup.md": "Leeks",
}


def some_notes(phone: Phone, files: Mapping[str, str]) -> None:
    """Have some notes, and the first pages answered."""
    app = phone.packages.app(PACKAGE)
    assert app is not None
    app.prefs("app").put(INTRO_SEEN, value=True)
    all_files(PACKAGE).write(phone, True)
    phone.files.mkdir(f"{FOLDER}/Recipes", parents=True)
    for name, text in files.items():
        phone.files.write(f"{FOLDER}/{name}", text.encode())


def notes(driver: Driver) -> None:
    """The notes of the pictures."""
    some_notes(driver.phone, NOTES)


OPEN: Final[tuple[Step, ...]] = (notes, launch(PACKAGE))
NEW: Final = (*OPEN, tap("Create a new file or folder"))
CHOSEN: Final = (*OPEN, hold("plan.md"))
CHOSEN_MORE: Final = (*CHOSEN, tap("More options"))
NOTE: Final = (*OPEN, tap("plan.md"))
NOTE_MORE: Final = (*NOTE, tap("More options"))
SETTINGS: Final = (*OPEN, tap("More options"), tap("Settings"))
INTRO: Final[tuple[Step, ...]] = (launch(PACKAGE),)
MARKOR_SHOTS: Final[tuple[Shot, ...]] = (
    shot("intro", *INTRO),
    shot("intro, last", *INTRO, *(tap("NEXT"),) * 4),
    shot("permission", *INTRO, *(tap("NEXT"),) * 4, tap("DONE")),
    shot("files", *OPEN),
    shot("empty folder", *NEW, write("Nothing"), tap("FOLDER"), tap("Nothing")),
    shot("go to", *OPEN, tap("Go to")),
    shot("sort by", *OPEN, tap("Sort by")),
    shot("menu", *OPEN, tap("More options")),
    shot("new file", *NEW, back),
    shot("types", *NEW, back, tap("new_file_dialog__type")),
    shot("selected", *CHOSEN),
    shot("several selected", *CHOSEN, tap("Recipes")),
    shot("selected, menu", *CHOSEN_MORE),
    shot("delete?", *CHOSEN, tap("Delete")),
    shot("rename", *CHOSEN, tap("Rename"), back),
    shot("details", *CHOSEN, tap("Details")),
    shot("move", *CHOSEN_MORE, tap("Move")),
    shot(
        "name taken",
        *CHOSEN_MORE,
        tap("Copy"),
        tap("Recipes"),
        tap("SELECT THIS FOLDER"),
        hold("plan.md"),
        tap("More options"),
        tap("Copy"),
        tap("Recipes"),
        tap("SELECT THIS FOLDER"),
    ),
    shot("search", *OPEN, tap("Search"), tap("Search in content")),
    shot("found", *OPEN, tap("Search"), write("p"), tap("OK")),
    shot("editor", *NOTE),
    shot("editor, typing", *NOTE, tap("document__fragment__edit__highlighting_editor")),
    shot("view", *NOTE, tap("View mode")),
    shot("editor menu", *NOTE_MORE),
    shot("file settings", *NOTE_MORE, tap("File settings")),
    shot("formats", *NOTE_MORE, tap("File settings"), tap("Format")),
    shot("share", *NOTE_MORE, tap("Share")),
    shot("tools", *NOTE_MORE, tap("Tools")),
    shot("speed read", *NOTE_MORE, tap("Tools"), tap("Speed Read")),
    shot("date and time", *NOTE, tap("Date and time")),
    shot("search in note", *NOTE, tap("Search"), back),
    shot("replace", *NOTE, tap("Search"), tap("SEARCH / REPLACE"), fill("Search for", "the")),
    shot("attach", *NOTE, tap("Attach")),
    shot("link", *NOTE, tap("Attach"), tap("Insert Link")),
    shot("special key", *NOTE, tap("Special Key")),
    shot("to-do", *OPEN, tap("To-Do")),
    shot("priority", *OPEN, tap("To-Do"), tap("Priority")),
    shot("quick note", *OPEN, tap("QuickNote")),
    shot("more", *OPEN, tap("More")),
    shot("leaving", *OPEN, back),
    shot("settings", *SETTINGS),
    shot("general", *SETTINGS, tap("General")),
    shot("edit mode", *SETTINGS, tap("Edit mode")),
    shot("view mode", *SETTINGS, tap("View mode")),
    shot("markdown settings", *SETTINGS, tap("Markdown")),
    shot("levels of headings", *SETTINGS, tap("Markdown"), tap("Table of contents")),
    shot("start tab", *SETTINGS, tap("General"), tap("App start tab")),
    shot("ignore list", *SETTINGS, tap("General"), tap("Ignore list")),
)
DIALOGS: Final = frozenset(
    {
        *("Choose", "DateAndTime", "EnterText", "InsertLink"),
        *("PickFile", "PickFolder", "SearchText", "SpinnerList"),
    }
)
"""Dialogs that Markor opens from many places; its own tests press what is in them."""
SHOTS: Final = {"markor": MARKOR_SHOTS}


def a_link_and_a_task(phone: Phone) -> None:
    for name in phone.files.listdir("/sdcard"):
        phone.files.remove_tree(f"/sdcard/{name}")
    lines = "    Read\n    https://example.org"
    some_notes(phone, {"QuickNote.md": lines, "todo.txt": "x a\nb +c"})
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "markor": app_ground(PACKAGE, 45, starts={"markor": a_link_and_a_task}, beyond=DIALOGS)
}
EXCUSES: Final = (
    Excuse(
        "markor (MarkorMain|DocumentScreen) full",
        "tap 'Jump to bottom'",
        "a page that is seen as a whole is at its bottom",
    ),
    Excuse(
        "markor (MarkorMain|DocumentScreen) full",
        "tap 'Table of contents'",
        "a page has none until levels of headings are chosen in the settings",
    ),
    Excuse(
        "markor DocumentScreen full",
        "tap '(De-indent|Move text one line (up|down))'",
        "an empty note has no indent and no other line",
    ),
)
