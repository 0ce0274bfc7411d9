from __future__ import annotations

import pytest

from pytest_androidbench.phone.apps.markor.app import PACKAGE
from tests.phone_apps.markor.conftest import Make
from tests.phone_apps.markor.notebook import FOLDER, Notebook

NOTES = {"Beta.md": "bb", "alpha.txt": "hello there", "zoo/deep.md": "x", "c.csv": "1;2;3;4;5;6"}
OVERFLOW = "More options"


@pytest.fixture
def notes(notebook: Make) -> Notebook:
    return notebook(NOTES)


def test_rows_show_names_and_times_folders_first(notes: Notebook) -> None:
    assert notes.rows() == ["zoo", "alpha.txt", "Beta.md", "c.csv"]
    row = notes.find("opoc_filesystem_item__root")
    assert row is not None
    assert row.desc == "Folder .. "
    assert notes.find("/storage/emulated/0/Documents") is not None
    assert notes.find("File alpha.txt ") is not None
    assert notes.find("10/15/2023, 15:36") is not None


@pytest.mark.parametrize(
    ("choices", "order"),
    [
        (("Date",), ["zoo", "Beta.md", "alpha.txt", "c.csv"]),
        (("Size",), ["zoo", "alpha.txt", "c.csv", "Beta.md"]),
        (("MIME type",), ["zoo", "c.csv", "Beta.md", "alpha.txt"]),
        (("Reverse order",), ["zoo", "c.csv", "Beta.md", "alpha.txt"]),
        (("Folder first",), ["alpha.txt", "Beta.md", "c.csv", "zoo"]),
        (("Date", "Reverse order"), ["zoo", "c.csv", "alpha.txt", "Beta.md"]),
    ],
)
def test_rows_are_sorted(notes: Notebook, choices: tuple[str, ...], order: list[str]) -> None:
    for choice in choices:
        notes.tap("Sort by")
        notes.tap(choice)
    assert notes.rows() == order


def test_back_goes_up_and_out_after_a_second_time(notes: Notebook) -> None:
    notes.tap("zoo")
    assert notes.texts()[0] == "> zoo"
    assert notes.rows() == ["deep.md"]
    notes.back()
    assert notes.texts()[0] == "Markor"
    notes.back()
    assert "Press 'Back' again to exit" in notes.texts()
    notes.phone.clock.advance(2500)
    notes.back()
    assert notes.phone.windows.foreground == PACKAGE
    notes.back()
    assert notes.phone.windows.foreground != PACKAGE


def test_folders_are_shown_even_where_nothing_is_in_them(notes: Notebook) -> None:
    notes.tap("Create a new file or folder")
    notes.type("Empty one")
    notes.tap("FOLDER")
    assert notes.phone.files.is_dir(f"{FOLDER}/Empty one")
    notes.tap("Empty one")
    assert notes.find("empty_hint") is not None


@pytest.mark.parametrize(
    ("typed", "type_", "made"),
    [
        ("plan", "", "plan.md"),
        (" two words ", "Plain Text", "two words.txt"),
        ("a:b?c#", "CSV", "abc.csv"),
        ("bare", "None", "bare"),
    ],
)
def test_a_new_file_gets_the_extension_of_its_type(
    notes: Notebook, typed: str, type_: str, made: str
) -> None:
    notes.tap("Create a new file or folder")
    notes.type(typed)
    if type_:
        notes.tap("new_file_dialog__type")
        notes.tap(type_)
    notes.tap("OK")
    assert made in notes.names()
    assert notes.read(made) == ""


def test_a_file_without_extension_is_opened_after_a_question(notebook: Make) -> None:
    notes = notebook({"bare": "", "said": "text"})
    notes.tap("said")
    assert notes.text == "text"
    notes.back()
    notes.tap("bare")
    assert "Open with" in notes.texts()
    notes.tap("MARKOR")
    notes.type("now")
    notes.back()
    assert notes.read("bare") == "now"


def test_an_existing_file_is_opened_and_not_overwritten(notes: Notebook) -> None:
    notes.tap("Create a new file or folder")
    notes.type("Beta")
    notes.tap("OK")
    assert notes.text == "bb"


def test_no_name_no_file(notes: Notebook) -> None:
    notes.tap("Create a new file or folder")
    notes.tap("OK")
    notes.tap("Create a new file or folder")
    notes.tap("FOLDER")
    assert notes.names() == sorted(("Beta.md", "alpha.txt", "c.csv", "zoo"))


def test_the_extension_is_remembered(notes: Notebook) -> None:
    notes.tap("Create a new file or folder")
    notes.type("one")
    notes.write_over("new_file_dialog__ext", ".org")
    notes.tap("OK")
    notes.back()
    notes.tap("Create a new file or folder")
    assert ".org" in notes.texts()


def test_a_template_begins_the_file(notes: Notebook) -> None:
    notes.tap("Create a new file or folder")
    notes.tap("new_file_dialog__template")
    notes.tap("cooking-recipe.md")
    notes.tap("new_file_dialog__name")
    notes.type("soup")
    notes.tap("OK")
    assert "### Ingredients" in notes.read("soup.md")


def test_search_finds_by_name_below_the_folder(notes: Notebook) -> None:
    notes.tap("Search")
    notes.type("DEEP")
    notes.tap("OK")
    assert "Search (1)" in notes.texts()
    notes.tap("zoo/deep.md")
    assert notes.text == "x"


def test_search_finds_by_content(notes: Notebook) -> None:
    notes.tap("Search")
    notes.tap("Search in content")
    notes.type("hello")
    notes.tap("OK")
    assert "alpha.txt: hello there" in notes.texts()


def test_a_broken_expression_finds_nothing(notes: Notebook) -> None:
    notes.tap("Search")
    notes.tap("Regex search")
    notes.type("(")
    notes.tap("OK")
    assert notes.crashes() == []
    assert "Search (0)" in notes.texts()


def test_places_to_go(notes: Notebook) -> None:
    notes.tap("Beta.md")
    notes.back()
    notes.tap("Go to")
    notes.tap("Recently viewed documents")
    assert notes.rows() == ["Beta.md"]
    notes.tap("Create a new file or folder")
    assert notes.rows() == ["zoo", "alpha.txt", "Beta.md", "c.csv"]
    notes.tap("Go to")
    notes.tap("Internal storage")
    assert "Documents" in notes.rows()
    assert notes.phone.windows.last_toast() == "/storage/emulated/0"


def test_a_file_is_imported(notes: Notebook) -> None:
    notes.phone.files.write("/storage/emulated/0/Download/new.md", b"from there")
    notes.tap(OVERFLOW)
    notes.tap("Import from device")
    notes.tap("Download")
    notes.tap("new.md")
    assert notes.read("new.md") == "from there"


def test_a_file_is_not_imported_where_nothing_can_be_written(notes: Notebook) -> None:
    notes.phone.files.write("/storage/emulated/0/new.md", b"from there")
    notes.tap("Go to")
    notes.tap("Internal storage")
    notes.tap("..")
    notes.tap(OVERFLOW)
    notes.tap("Import from device")
    notes.tap("new.md")
    assert notes.crashes() == []
    assert notes.rows() == ["0"]
