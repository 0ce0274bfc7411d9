"""What the tests of Joplin do again and again."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.joplin.store import NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import hold, wait

SAVED_MS: Final = 600
INDEXED_MS: Final = 11_000


def new(joplin: Driver, what: str, text: str) -> None:
    """Make a note or a to-do and write into it."""
    joplin.tap("Add new")
    joplin.tap(what)
    joplin.phone.windows.type_text(text)


def leave(joplin: Driver) -> None:
    """Go back to the list."""
    while joplin.find("Sidebar") is None:
        joplin.phone.windows.back()


def press(joplin: Driver, label: str) -> None:
    """Press something for long."""
    hold(label)(joplin)


def pass_ms(joplin: Driver, ms: int) -> None:
    """Let time pass."""
    wait(ms)(joplin)


def titles(joplin: Driver) -> list[str]:
    """The titles in the list, from the top."""
    lists = [node for node in joplin.nodes() if node.class_name.endswith(".ScrollView")]
    rows = [row for list_ in lists for row in list_.children if row.clickable]
    return [text for row in rows for n in row.walk() if (text := n.text)]


def row(store: NoteStore, title: str) -> dict[str, Any]:
    """The row of a note."""
    found = store.db.one("SELECT * FROM notes WHERE title = ?", title)
    assert found is not None, [r["title"] for r in store.db.query("SELECT title FROM notes")]
    return dict(found)
