"""Ways to the screens of Joplin."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.joplin.app import JoplinApp
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Shot,
    Step,
    back,
    hold,
    launch,
    shot,
    swipe,
    tap,
    tap_last,
    wait,
    write,
)

JOPLIN: Final = "net.cozic.joplin"
WELCOME: Final = "1. Welcome to Joplin!"


def granted(driver: Driver) -> None:
    """Let the app know the location and notify, so that it asks for neither."""
    for permission in ("ACCESS_FINE_LOCATION", "POST_NOTIFICATIONS"):
        driver.phone.permissions.grant(JOPLIN, permission)


def few_notes(driver: Driver) -> None:
    """Two notebooks, a note, a to-do and something in the trash, in place of the first notes."""
    granted(driver)
    driver.phone.windows.start_app(JOPLIN)
    store = driver.app_of(JoplinApp).store
    for folder in store.folders():
        store.delete_notes(*(row.id for row in store.rows("folder", folder.id)))
    [first] = store.folders()
    store.change_folder(first.id, title="Home")
    store.add_folder("Cellar", first.id)
    body = "- [ ] one\n\n[link](https://example.org) **bold**"
    note = store.add_note(first.id, title="List", body=body)
    store.put_tags(note, (), ("red",))
    store.add_note(first.id, title="Sweep", is_todo=True)
    store.trash_notes(store.add_note(first.id, title="Old", body="gone"))
    store.index()


def hide_keyboard(driver: Driver) -> None:
    """Hide the keyboard."""
    if driver.phone.windows.keyboard_shown:
        driver.phone.windows.back()


OPEN: Final[tuple[Step, ...]] = (granted, launch(JOPLIN))
MENU: Final = (*OPEN, tap("Sidebar"))
TIPS: Final = (*OPEN, tap("4. Tips"))
TODO: Final = (*OPEN, tap("Add new"), tap("New to-do"), write("Water the ferns"))
TWO: Final = (*TODO, back, back, back, tap("Add new"), tap("New to-do"), write("Call Bo"))
LISTED: Final = (*TWO, back, back, back, tap("to-do: Call Bo"))
CONFIG: Final = (*MENU, tap("Configuration"))
TAGGED: Final = (*TIPS, tap("Actions"), tap("Tags"), tap("tag1, tag2, ..."), write("plants, home"))
TRASHED: Final = (*TIPS, tap("Actions"), tap("Delete"), tap("Sidebar"))
DRAWING: Final = (
    *TIPS,
    tap("Actions"),
    tap("Draw picture"),
    swipe((200, 600), (800, 900), (400, 1500), ms=600),
)
JOPLIN_SHOTS: Final[tuple[Shot, ...]] = (
    shot("notes", *OPEN),
    shot("location", launch(JOPLIN), tap(WELCOME)),
    shot("add", *OPEN, tap("Add new")),
    shot("to-dos", *LISTED),
    shot("selected", *LISTED, hold("4. Tips"), tap("Water the ferns")),
    shot("move to", *LISTED, hold("4. Tips"), tap("Move to notebook...")),
    shot(
        "move two?",
        *LISTED,
        hold("4. Tips"),
        tap(WELCOME),
        tap("Move to notebook..."),
        tap_last("Welcome!"),
    ),
    shot("sort", *OPEN, tap("Sort notes by")),
    shot("menu", *MENU),
    shot("notebook", *MENU, hold("Welcome!")),
    shot("delete notebook?", *MENU, hold("Welcome!"), tap("DELETE")),
    shot("new notebook", *MENU, tap("New Notebook"), write("Travel")),
    shot(
        "tree",
        *MENU,
        tap("New Notebook"),
        write("Travel"),
        tap("Select parent notebook"),
        tap_last("Welcome!"),
        tap("Save changes"),
        tap("Sidebar"),
    ),
    shot("parents", *MENU, tap("New Notebook"), hide_keyboard, tap("Select parent notebook")),
    shot("no notebooks", *MENU, hold("Welcome!"), tap("DELETE"), tap("OK"), back),
    shot("trash in the menu", *TRASHED),
    shot("trash", *TRASHED, tap("Trash")),
    shot("deleted note", *TRASHED, tap("Trash"), tap("4. Tips")),
    shot("deleted note's menu", *TRASHED, tap("Trash"), tap("4. Tips"), tap("Actions")),
    shot("empty trash?", *TRASHED, tap("Trash"), tap("Empty trash")),
    shot("search", *OPEN, tap("Search")),
    shot("found", *OPEN, wait(12_000), tap("Search"), write("notes"), wait(300)),
    shot("note", *OPEN, tap(WELCOME)),
    shot("Markdown", *TIPS),
    shot("note's menu", *TIPS, tap("Actions")),
    shot("to-do", *LISTED, tap("Water the ferns")),
    shot("editor", *TIPS, tap("Edit")),
    shot("all buttons", *TIPS, tap("Edit"), tap("Show more actions")),
    shot("find", *TIPS, tap("Edit"), tap("Find and replace"), tap("Show advanced")),
    shot("edited", *TIPS, tap("Edit"), write("Bold"), tap("Bold"), tap("Undo")),
    shot(
        "plain editor",
        *CONFIG,
        tap("Note"),
        tap("Use the plain text editor", "Switch"),
        tap("Save changes"),
        back,
        back,
        tap("Add new"),
        tap("New note"),
    ),
    shot("new note", *OPEN, tap("Add new"), tap("New note")),
    shot("notebooks", *TIPS, tap("▼")),
    shot("tags of a note", *TAGGED),
    shot("tags", *TAGGED, hide_keyboard, tap("OK"), back, tap("Sidebar"), tap("Tags")),
    shot("properties", *TIPS, tap("Actions"), tap("Properties")),
    shot("attach", *TIPS, tap("Actions"), tap("Attach...")),
    shot("drawing", *DRAWING),
    shot("leave drawing?", *DRAWING, back),
    shot("drawn", *DRAWING, tap("Save"), swipe((540, 1800), (540, 600))),
    shot("share", *TIPS, tap("Actions"), tap("Share")),
    shot("alarm", *LISTED, tap("Water the ferns"), tap("Actions"), tap("Set alarm")),
    shot(
        "alarm set",
        *LISTED,
        tap("Water the ferns"),
        tap("Actions"),
        tap("Set alarm"),
        tap("SET DATE"),
        tap("OK"),
        tap("OK"),
    ),
    shot("configuration", *CONFIG),
    shot("general", *CONFIG, tap("General")),
    shot("date formats", *CONFIG, tap("General"), tap("DD/MM/YYYY")),
    shot("appearance", *CONFIG, tap("Appearance")),
    shot("note settings", *CONFIG, tap("Note")),
    shot("synchronisation", *MENU, tap("Synchronise")),
    shot("tools", *CONFIG, tap("Tools")),
    shot("settings search", *CONFIG, tap("Search"), write("theme"), hide_keyboard),
    shot("status", *CONFIG, tap("Tools"), tap("Sync status")),
    shot("more information", *CONFIG, tap("More information")),
    shot("unsaved changes", *CONFIG, tap("Appearance"), tap("Increase"), back, back),
    shot(
        "dark",
        *CONFIG,
        tap("Appearance"),
        tap("Light"),
        tap("Dark"),
        tap("Save changes"),
        back,
        back,
    ),
)
SHOTS: Final = {"joplin": JOPLIN_SHOTS}


GROUNDS: Final = {
    "joplin": app_ground(
        JOPLIN, 24, starts={"joplin": lambda phone: few_notes(Driver(phone))}, beyond=SYSTEM_LISTS
    )
}
