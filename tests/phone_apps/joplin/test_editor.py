"""A note is edited: by hand, with the buttons below, in its menu."""

from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.joplin.store import NoteStore
from tests.phone_apps.driver import Driver
from tests.phone_apps.joplin.pages import SAVED_MS, leave, new, pass_ms, row, titles


def body(store: NoteStore, joplin: Driver) -> str:
    pass_ms(joplin, SAVED_MS)
    found = store.db.value("SELECT body FROM notes ORDER BY updated_time DESC")
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize(
    ("button", "wanted"),
    [
        ("Bold", "ab****"),
        ("Code", "ab``"),
        ("Link", "ab[]()"),
        ("Unordered list", "- ab"),
        ("Ordered list", "1. ab"),
        ("Task list", "- [ ] ab"),
        ("Header 2", "## ab"),
        ("Increase indent level", "    ab"),
        ("Insert time", "ab15/10/2023 15:34"),
    ],
)
def test_buttons_change_the_text(
    joplin: Driver, store: NoteStore, button: str, wanted: str
) -> None:
    new(joplin, "New note", "ab")
    if joplin.find(button) is None:
        joplin.tap("Show more actions")
    joplin.tap(button)
    assert joplin.find("Show more actions") is not None
    assert body(store, joplin) == wanted


def test_steps_are_taken_back_and_made_again(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New note", "word")
    assert joplin.find("Redo") is None
    joplin.tap("Bold")
    joplin.tap("Undo")
    assert body(store, joplin) == "word"
    joplin.tap("Redo")
    assert body(store, joplin) == "word****"
    assert joplin.find("Redo") is None


def test_a_list_goes_on_in_the_next_line(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New note", "- one")
    joplin.phone.windows.type_text("\n")
    joplin.phone.windows.type_text("two")
    assert body(store, joplin) == "- one\n- two"


def test_a_box_on_the_page_is_ticked_in_the_text(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("give notes tags", "CheckBox")
    assert "- [x] give notes tags" in row(store, "4. Tips")["body"]
    joplin.tap("give notes tags", "CheckBox")
    assert "- [ ] give notes tags" in row(store, "4. Tips")["body"]


def test_a_title_can_be_changed_on_the_page(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("4. Tips", "EditText")
    joplin.phone.windows.type_text("!")
    leave(joplin)
    assert "4. Tips!" in titles(joplin)
    assert row(store, "4. Tips!")["user_updated_time"] > row(store, "4. Tips!")["created_time"]


def test_a_note_becomes_a_to_do(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("Actions")
    joplin.tap("Convert to todo")
    assert row(store, "4. Tips")["is_todo"] == 1
    joplin.tap("to-do: 4. Tips")
    assert row(store, "4. Tips")["todo_completed"] > 0
    joplin.tap("Actions")
    joplin.tap("Convert to note")
    assert (row(store, "4. Tips")["is_todo"], row(store, "4. Tips")["todo_completed"]) == (0, 0)


def test_an_alarm_is_kept_and_rings(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New to-do", "Sweep")
    pass_ms(joplin, SAVED_MS)
    joplin.tap("Actions")
    joplin.tap("Set alarm")
    joplin.tap("SET DATE")
    joplin.tap("16")
    joplin.tap("OK")
    joplin.tap("OK")
    joplin.tap("SAVE ALARM")
    due = row(store, "Sweep")["todo_due"]
    assert due - joplin.phone.clock.now_ms < 24 * 3_600_000
    [alarm] = store.db.query("SELECT note_id, trigger_time FROM alarms")
    assert tuple(alarm) == (row(store, "Sweep")["id"], due)
    pass_ms(joplin, 24 * 3_600_000)
    posted = [n for n in joplin.phone.notifications.list() if n.package == "net.cozic.joplin"]
    assert [n.title for n in posted] == ["Sweep"]
    joplin.tap("Actions")
    joplin.tap("Set alarm")
    joplin.tap("CLEAR ALARM")
    assert row(store, "Sweep")["todo_due"] == 0


def test_tags_are_given_and_taken(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("Actions")
    joplin.tap("Tags")
    joplin.tap("tag1, tag2, ...")
    joplin.phone.windows.type_text("Home , red")
    joplin.tap("OK")
    assert [tag.title for tag in store.tags()] == ["home", "red"]
    joplin.tap("Actions")
    joplin.tap("Tags")
    joplin.tap("red")
    joplin.tap("OK")
    assert [tag.title for tag in store.tags()] == ["home"]
    leave(joplin)
    joplin.tap("Sidebar")
    joplin.tap("Tags")
    joplin.tap("home")
    assert titles(joplin) == ["4. Tips"]


def test_a_tag_that_is_named_twice_is_one(joplin: Driver, store: NoteStore) -> None:
    for label in ("4. Tips", "Actions", "Tags", "tag1, tag2, ..."):
        joplin.tap(label)
    joplin.phone.windows.type_text("home, Home,, home")
    joplin.tap("OK")
    assert [tag.title for tag in store.all_tags()] == ["home"]


def test_on_its_side_a_note_is_tagged_with_the_keyboard_up(
    joplin: Driver, store: NoteStore
) -> None:
    joplin.phone.windows.rotate(1)
    for label in ("4. Tips", "Actions", "Tags", "tag1, tag2, ..."):
        joplin.tap(label)
    joplin.phone.windows.type_text("red")
    assert joplin.phone.windows.keyboard_shown
    assert "red" in joplin.texts()
    joplin.tap("OK")
    assert [tag.title for tag in store.tags()] == ["red"]


def test_on_its_side_the_editor_has_a_line_in_place_of_the_buttons(joplin: Driver) -> None:
    new(joplin, "New note", "ab")
    assert joplin.find("Bold")
    joplin.phone.windows.rotate(1)
    assert joplin.phone.windows.keyboard_shown
    assert "ab" in joplin.texts()
    assert joplin.find("Bold") is None


def test_a_note_moves_with_the_drop_down(joplin: Driver, store: NoteStore) -> None:
    cellar = store.add_folder("Cellar")
    joplin.tap("4. Tips")
    joplin.tap("▼")
    joplin.tap("Cellar")
    assert joplin.find("Cellar") is not None
    assert row(store, "4. Tips")["parent_id"] == cellar


def test_the_menu_deletes_and_restores(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("Actions")
    joplin.tap("Delete")
    assert row(store, "4. Tips")["deleted_time"] > 0
    joplin.tap("Sidebar")
    joplin.tap("Trash")
    joplin.tap("4. Tips")
    assert joplin.find("Edit") is None
    joplin.tap("Actions")
    joplin.tap("Restore")
    assert row(store, "4. Tips")["deleted_time"] == 0


def test_properties_and_the_link_to_a_note(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("4. Tips")
    joplin.tap("Actions")
    joplin.tap("Copy Markdown link")
    assert joplin.phone.clipboard.text == f"[4. Tips](:/{row(store, '4. Tips')['id']})"
    joplin.tap("Actions")
    joplin.tap("Properties")
    assert {"Created: 15/10/2023 15:34", "Updated: 15/10/2023 15:34"} <= set(joplin.texts())


def test_a_link_leads_to_another_note(joplin: Driver, store: NoteStore) -> None:
    target = row(store, "4. Tips")["id"]
    store.add_note(store.folders()[0].id, title="Leads", body=f"see [there](:/{target})")
    joplin.phone.windows.changed()
    joplin.tap("Leads")
    joplin.tap("there")
    assert joplin.find("4. Tips", "EditText") is not None


def test_a_drawing_is_attached(joplin: Driver, store: NoteStore) -> None:
    joplin.tap("5. Joplin Privacy Policy")
    joplin.tap("Actions")
    joplin.tap("Draw picture")
    joplin.phone.windows.fingers.swipe([(200, 600), (800, 900)], 300)
    joplin.tap("Save")
    [resource] = store.db.query("SELECT id, mime, file_extension, size FROM resources")
    data = joplin.phone.files.read(f"/data/data/net.cozic.joplin/files/{resource['id']}.svg")
    assert (resource["mime"], resource["size"]) == ("image/svg+xml", len(data))
    assert data.startswith(b"<svg")
    written = row(store, "5. Joplin Privacy Policy")["body"]
    assert written.endswith(f"![drawing.svg](:/{resource['id']})")


def test_a_file_is_attached(joplin: Driver, store: NoteStore) -> None:
    joplin.phone.files.write("/sdcard/Download/plan.txt", b"dig")
    joplin.tap("4. Tips")
    joplin.tap("Actions")
    joplin.tap("Attach...")
    joplin.tap("Attach file")
    joplin.tap("plan.txt")
    [resource] = store.db.query("SELECT id, title, mime, size FROM resources")
    assert tuple(resource)[1:] == ("plan.txt", "text/plain", 3)
    assert row(store, "4. Tips")["body"].endswith(f"\n[plan.txt](:/{resource['id']})")
    stored = f"/data/data/net.cozic.joplin/files/{resource['id']}.txt"
    assert joplin.phone.files.read(stored) == b"dig"


def test_a_new_note_knows_where_it_was_written(joplin: Driver, store: NoteStore) -> None:
    joplin.phone.properties.put("qemu.geo.fix", "8.5 47.25 400")
    new(joplin, "New note", "here")
    leave(joplin)
    found = row(store, "here")
    assert (found["latitude"], found["longitude"], found["altitude"]) == (47.25, 8.5, 400)


def test_words_are_found_and_replaced(joplin: Driver, store: NoteStore) -> None:
    new(joplin, "New note", "one two One three one")
    joplin.tap("Find and replace")
    joplin.phone.windows.type_text("one")
    joplin.tap("Show advanced")
    joplin.tap("Replace with...")
    joplin.phone.windows.type_text("1")
    joplin.tap("Next match")
    joplin.tap("Replace")
    assert body(store, joplin) == "1 two One three one"
    joplin.tap("Case sensitive")
    joplin.tap("Replace all")
    assert body(store, joplin) == "1 two One three 1"
    joplin.tap("Close")
    assert joplin.find("Replace all") is None


def test_all_buttons_lie_behind_the_one_in_the_middle(joplin: Driver) -> None:
    new(joplin, "New note", "")
    assert joplin.find("Header 1") is None
    joplin.tap("Show more actions")
    assert joplin.find("Header 1") is not None
    joplin.tap("Hide more actions")
    assert joplin.find("Header 1") is None
