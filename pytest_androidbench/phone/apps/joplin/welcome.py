"""The notebook a new phone starts with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.joplin.store import NoteStore

NOTEBOOK: Final = "Welcome!"
NOTES: Final = {
    "1. Welcome to Joplin!": (
        "# Welcome to Joplin!\n\nHere you keep notes and to-dos, sorted into notebooks.\n\n"
        "## First steps\n\n1. Open the side menu to change to another notebook.\n"
        "2. Press **+** to write a note or a to-do.\n3. Press the pen to edit a note.\n"
    ),
    "2. Importing and exporting data": (
        "# Importing and exporting data\n\nAll notes can leave the phone in one file: see"
        " **Configuration**, then *Import and Export*.\n"
    ),
    "3. Synchronising your data": (
        "# Synchronising your data\n\nNotes can be kept the same on several devices. Choose a"
        " target under *Synchronisation*:\n\n- a folder\n- a server of your own\n- a cloud\n"
    ),
    "4. Tips": (
        "# Tips\n\n- [ ] give notes tags\n- [ ] set an alarm for a to-do\n- [x] read this list\n\n"
        "Text can be **bold**, *slanted*, ~~struck out~~ or `code`.\n\n> Quotes stand like this.\n"
        "\n| Sign | Meaning |\n|---|---|\n| `#` | heading |\n| `-` | list |\n"
    ),
    "5. Joplin Privacy Policy": (
        "# Joplin Privacy Policy\n\nNothing leaves the phone unless you synchronise or share it.\n"
    ),
}


def welcome(store: NoteStore) -> None:
    """Make the notebook and its notes."""
    folder = store.add_folder(NOTEBOOK)
    for title, body in NOTES.items():
        store.add_note(folder, title=title, body=body)
