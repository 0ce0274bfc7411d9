"""Notes are listed, written, ticked, selected, thrown away."""

from __future__ import annotations

import re

from pytest_androidbench.phone.apps.joplin.store import NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.pages import SAVED_MS, leave, new, pass_ms, press, row, titles

WELCOME = [
    "1. Welcome to Joplin!",
    "2. Importing and exporting data",
    "3. Synchronising your data",
    "4. Tips",
    "5. Joplin Privacy Policy",
]


def test_the_first_start_makes_a_notebook(joplin: Driver, store: NoteStore) -> None:
    assert [folder.title for folder in store.folders()] == ["Welcome!"]
    assert titles(joplin) == WELCOME


def test_a_new_note_is_stored_as_the_app_does(joplin: Driver, store: NoteStore) -> None:
    now = joplin.phone.clock.now_ms
    new(joplin, "New note", "# Leaves\nred and brown")
    leave(joplin)
    found = row(store, "Leaves")
    assert re.fullmatch(r"[0-9a-f]{12}4[0-9a-f]{19}", found["id"])
    assert found["body"] == "# Leaves\nred and brown"
    assert found["parent_id"] == store.folders()[0].id
    assert now <= found["user_created_time"] == found["created_time"] == found["order"]
    assert found["user_updated_time"] == found["updated_time"] > found["created_time"]
    wanted = ("joplin", "net.cozic.joplin-mobile", 0, 1)
    columns = ("source", "source_application", "is_todo", "markup_language")
    assert tuple(found[column] for column in columns) == wanted
    assert titles(joplin)[0] == "Leaves"


def test_a_new_note_without_a_word_is_gone(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("Add new")
    joplin.tap("New note")
    assert store.db.value("SELECT count(*) FROM notes") == 6
    leave(joplin)
    assert store.db.value("SELECT count(*) FROM notes") == 5


def test_what_is_typed_is_saved_half_a_second_later(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New to-do", "Sweep")
    assert store.db.value("SELECT count(*) FROM notes WHERE title = 'Sweep'") == 0
    pass_ms(joplin, SAVED_MS)
    assert row(store, "Sweep")["is_todo"] == 1


def test_back_leads_from_the_editor_to_the_page_to_the_list(joplin: Driver) -> None:
    joplin.tap("4. Tips")
    joplin.tap("Edit")
    assert joplin.find("Edit") is None
    joplin.phone.windows.back()
    joplin.phone.windows.back()
    assert joplin.find("Edit") is not None
    joplin.tap("Back")
    assert titles(joplin) == WELCOME


def test_a_title_follows_the_text_until_it_is_written(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New note", "One")
    pass_ms(joplin, SAVED_MS)
    joplin.phone.windows.type_text(" two")
    pass_ms(joplin, SAVED_MS)
    joplin.tap("One two", "EditText")
    joplin.phone.windows.type_text("!")
    leave(joplin)
    assert row(store, "One two!")["body"] == "One two"


def test_ticked_to_dos_are_faded_and_sink(joplin: Driver, store: NoteStore) -> None:
    for title in ("First", "Second"):
        new(joplin, "New to-do", title)
        leave(joplin)
    assert titles(joplin)[:2] == ["Second", "First"]
    joplin.tap("to-do: Second")
    found = row(store, "Second")
    assert found["todo_completed"] == found["updated_time"] > 0
    assert titles(joplin)[:2] == ["First", "Second"]
    joplin.tap("to-do: Second")
    assert row(store, "Second")["todo_completed"] == 0


def test_sorting(joplin: Driver) -> None:
    joplin.tap("Sort notes by")
    joplin.tap("Title")
    assert titles(joplin) == WELCOME[::-1]
    joplin.tap("Sort notes by")
    joplin.tap("✓ [ Reverse sort order ]")
    assert titles(joplin) == WELCOME
    joplin.tap("Sort notes by")
    assert joplin.find("⬤ Title") is not None
    assert joplin.find("[ Reverse sort order ]") is not None


def test_on_its_side_the_last_row_of_the_order_is_scrolled_to(joplin: Driver) -> None:
    joplin.phone.windows.rotate(1)
    joplin.tap("Sort notes by")
    assert joplin.find("✓ [ Show completed to-dos ]") is None
    joplin.phone.windows.fingers.swipe([(1200, 800), (1200, 300)], 600)
    assert joplin.find("✓ [ Show completed to-dos ]")


def test_done_to_dos_can_be_hidden(joplin: Driver) -> None:
    new(joplin, "New to-do", "Sweep")
    leave(joplin)
    joplin.tap("to-do: Sweep")
    joplin.tap("Sort notes by")
    joplin.tap("✓ [ Show completed to-dos ]")
    assert titles(joplin) == WELCOME


def test_deleted_notes_lie_in_the_trash(joplin: Driver, store: NoteStore) -> None:
    press(joplin, "4. Tips")
    joplin.tap("3. Synchronising your data")
    joplin.tap("Delete")
    assert titles(joplin) == [*WELCOME[:2], WELCOME[4]]
    found = row(store, "4. Tips")
    assert found["deleted_time"] == found["updated_time"] > 0
    joplin.tap("Sidebar")
    joplin.tap("Trash")
    assert sorted(titles(joplin)) == WELCOME[2:4]
    press(joplin, "4. Tips")
    joplin.tap("Restore")
    joplin.tap("Empty trash")
    joplin.tap("OK")
    assert titles(joplin) == []
    assert row(store, "4. Tips")["deleted_time"] == 0
    assert store.db.value("SELECT count(*) FROM notes") == 4


def test_several_notes_move_after_a_question(joplin: Driver, store: NoteStore) -> None:
    cellar = store.add_folder("Cellar")
    press(joplin, "4. Tips")
    joplin.tap("5. Joplin Privacy Policy")
    joplin.tap("Move to notebook...")
    joplin.tap("Cellar")
    assert joplin.find('Move 2 notes to notebook "Cellar"?') is not None
    joplin.tap("OK")
    assert titles(joplin) == WELCOME[:3]
    assert {r.title for r in store.rows("folder", cellar)} == set(WELCOME[3:])


def test_selecting_all_and_duplicating(joplin: Driver, store: NoteStore) -> None:
    press(joplin, "4. Tips")
    joplin.tap("Duplicate")
    assert "4. Tips (1)" in titles(joplin)
    copy, first = row(store, "4. Tips (1)"), row(store, "4. Tips")
    assert copy["body"] == first["body"]
    assert copy["id"] != first["id"]
    press(joplin, "4. Tips")
    joplin.tap("Select all")
    joplin.tap("Delete")
    assert titles(joplin) == []
    assert any(text.startswith("There are currently no notes.") for text in joplin.texts())


def test_a_list_of_many_notes_scrolls(joplin: Driver, store: NoteStore) -> None:
    folder = store.folders()[0].id
    for number in range(120):
        store.add_note(folder, title=f"Note {number:03}", user_updated_time=number)
    joplin.phone.windows.changed()
    long = "very " * 30 + "long"
    store.add_note(folder, title=long, user_updated_time=5)
    joplin.scrolled_to("Note 090")
    shown = len(titles(joplin))
    assert 5 < shown < 30
