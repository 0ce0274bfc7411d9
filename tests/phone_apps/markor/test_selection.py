from __future__ import annotations

import pytest

from tests.phone_apps.markor.conftest import Make
from tests.phone_apps.markor.notebook import FOLDER, Notebook

NOTES = {"a.md": "A", "b.md": "B", "one/a.md": "old", "two/x.md": "X"}


@pytest.fixture
def notes(notebook: Make) -> Notebook:
    return notebook(NOTES)


def test_a_touch_selects_while_something_is_selected(notes: Notebook) -> None:
    notes.long_press("a.md")
    assert notes.find("Rename") is not None
    assert "Markor" not in notes.texts()
    notes.tap("one")
    assert notes.find("Rename") is None
    notes.tap("a.md")
    notes.tap("one")
    assert notes.texts()[0] == "Markor"


def test_delete_asks_with_the_paths(notes: Notebook) -> None:
    notes.long_press("a.md")
    notes.tap("one")
    notes.tap("Delete")
    question = notes.find("android:id/message") or notes.find("message")
    assert question is not None
    assert question.text.startswith("Do you really want to delete this Documents?")
    assert "/storage/emulated/0/Documents/markor/a.md" in question.text
    notes.tap("CANCEL")
    assert notes.names() == ["a.md", "b.md", "one", "two"]
    notes.tap("Delete")
    notes.tap("OK")
    assert notes.names() == ["b.md", "two"]
    assert notes.rows() == ["two", "b.md"]


def test_a_name_the_storage_does_not_take_changes_nothing(notes: Notebook) -> None:
    notes.long_press("a.md")
    notes.tap("Rename")
    notes.write_over("new_name", "n" * 300)
    notes.tap("OK")
    notes.tap("fab_add_new_item")
    notes.type("n" * 300)
    notes.tap("FOLDER")
    assert notes.crashes() == []
    assert notes.names() == ["a.md", "b.md", "one", "two"]


def test_rename_refuses_a_name_that_is_taken(notes: Notebook) -> None:
    notes.long_press("a.md")
    notes.tap("Rename")
    notes.write_over("new_name", "B.md")
    notes.tap("OK")
    assert "File/folder already exists! Please use a different name" in notes.texts()
    ok = notes.find("OK")
    assert ok is not None
    assert not ok.enabled
    notes.write_over("new_name", "c.txt")
    notes.tap("OK")
    assert notes.names() == ["b.md", "c.txt", "one", "two"]


def take(notes: Notebook, action: str, folder: str) -> None:
    notes.more(action)
    notes.tap(folder)
    notes.tap("SELECT THIS FOLDER")


def test_move_and_copy_into_a_folder(notes: Notebook) -> None:
    changed = notes.phone.files.stat(f"{FOLDER}/b.md")
    assert changed is not None
    notes.long_press("b.md")
    take(notes, "Move", "two")
    notes.long_press("a.md")
    take(notes, "Copy", "two")
    assert notes.names() == ["a.md", "one", "two"]
    assert notes.names("two") == ["a.md", "b.md", "x.md"]
    moved = notes.phone.files.stat(f"{FOLDER}/two/b.md")
    assert moved is not None
    assert moved.mtime_ms == changed.mtime_ms


@pytest.mark.parametrize(
    ("answer", "there"),
    [
        ("Keep both", {"a.md": "old", "a_1.md": "A"}),
        ("Overwrite", {"a.md": "A"}),
        ("Skip", {"a.md": "old"}),
    ],
)
def test_a_taken_name_is_asked_about(notes: Notebook, answer: str, there: dict[str, str]) -> None:
    notes.long_press("a.md")
    take(notes, "Move", "one")
    assert "'a.md' already exists in one" in notes.texts()
    notes.tap(answer)
    assert {name: notes.read(f"one/{name}") for name in notes.names("one")} == there
    assert ("a.md" in notes.names()) is (answer == "Skip")


def test_one_answer_for_all(notebook: Make) -> None:
    notes = notebook({**NOTES, "one/b.md": "old too"})
    notes.long_press("a.md")
    notes.tap("b.md")
    take(notes, "Move", "one")
    notes.tap("Overwrite (all)")
    assert notes.names() == ["one", "two"]
    assert [notes.read("one/a.md"), notes.read("one/b.md")] == ["A", "B"]


def test_a_copy_beside_the_original_gets_a_number(notes: Notebook) -> None:
    notes.long_press("a.md")
    notes.more("Copy")
    notes.tap("SELECT THIS FOLDER")
    assert notes.names() == ["a.md", "a_1.md", "b.md", "one", "two"]


def test_a_folder_does_not_go_into_itself(notes: Notebook) -> None:
    notes.long_press("one")
    notes.more("Move")
    assert notes.rows() == ["two"]
    notes.tap("SELECT THIS FOLDER")
    assert notes.names() == ["a.md", "b.md", "one", "two"]


@pytest.mark.parametrize("action", ["Move", "Copy"])
def test_nothing_goes_where_nothing_can_be_written(notes: Notebook, action: str) -> None:
    notes.long_press("a.md")
    notes.more(action)
    for _ in range(3):
        notes.tap("..")
    assert notes.value("ui__filesystem_dialog__title") == f"{action} → emulated"
    notes.tap("SELECT THIS FOLDER")
    assert notes.crashes() == []
    assert notes.names() == ["a.md", "b.md", "one", "two"]


def test_what_cannot_be_deleted_stays(notes: Notebook) -> None:
    notes.tap("Go to")
    notes.tap("Internal storage")
    notes.tap("..")
    notes.long_press("0")
    notes.tap("Delete")
    notes.tap("OK")
    assert notes.crashes() == []
    assert notes.rows() == ["0"]


def test_favourites_are_listed(notes: Notebook) -> None:
    notes.long_press("a.md")
    notes.tap("Favourite")
    notes.tap("a.md")
    notes.tap("Go to")
    notes.tap("Favourites")
    assert notes.rows() == ["a.md"]


def test_details_tell_about_the_text(notebook: Make) -> None:
    notes = notebook({"t.md": "one two\nthree\n"})
    notes.long_press("t.md")
    notes.tap("Details")
    assert {"t.md", "14 Bytes", "text/markdown", "2 / 3 / 12"} <= set(notes.texts())


def test_the_text_is_copied(notes: Notebook) -> None:
    notes.long_press("b.md")
    notes.more("Clipboard")
    assert notes.phone.clipboard.text == "B"
    assert notes.texts()[0] == "Markor"
