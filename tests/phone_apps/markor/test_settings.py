from __future__ import annotations

import pytest

from tests.phone_apps.markor.conftest import Make
from tests.phone_apps.markor.notebook import Notebook


@pytest.fixture
def settings(notebook: Make) -> Notebook:
    notes = notebook({"a.md": "- a", "sub/s.md": "s"})
    notes.more("Settings")
    return notes


def back_to_files(notes: Notebook) -> None:
    while notes.find("nav_notebook") is None:
        notes.back()


def test_another_folder_becomes_the_notebook(settings: Notebook) -> None:
    settings.tap("General")
    settings.tap("Notebook")
    settings.tap("sub")
    settings.tap("SELECT THIS FOLDER")
    assert "Documents/markor/sub" in settings.texts()
    back_to_files(settings)
    settings.tap("Go to")
    settings.tap("Notebook")
    assert settings.rows() == ["s.md"]
    assert settings.texts()[0] == "Markor"


def test_the_start_tab(settings: Notebook) -> None:
    settings.tap("General")
    settings.tap("App start tab")
    settings.tap("QuickNote")
    back_to_files(settings)
    for _ in range(2):
        settings.back()
    settings.phone.windows.start_app("net.gsantner.markor")
    assert settings.texts()[0] == "QuickNote"


def test_documents_open_in_view_mode(settings: Notebook) -> None:
    settings.tap("View mode")
    settings.tap("Prefer view")
    back_to_files(settings)
    settings.tap("a.md")
    assert settings.find("Edit mode") is not None
    assert "- a" not in settings.texts()


def test_the_sign_of_lists(settings: Notebook) -> None:
    settings.tap("Edit mode")
    settings.tap("Unordered list character")
    settings.tap("Plus (+)")
    back_to_files(settings)
    settings.tap("a.md")
    settings.tap("Unordered list")
    settings.tap("Unordered list")
    assert settings.text == "+ a"


def test_a_theme_of_its_own(settings: Notebook) -> None:
    light = settings.phone.windows.view.image().getpixel((540, 1800))
    settings.tap("Theme")
    settings.tap("Dark")
    assert settings.phone.windows.view.image().getpixel((540, 1800)) != light
    assert not settings.phone.display.dark


def test_files_that_search_leaves_out(settings: Notebook) -> None:
    settings.tap("General")
    settings.tap("Ignore list")
    settings.type("s.md")
    settings.tap("OK")
    back_to_files(settings)
    settings.tap("Search")
    settings.type(".md")
    settings.tap("OK")
    assert "Search (1)" in settings.texts()


def test_a_page_has_a_table_of_the_chosen_headings(notebook: Make) -> None:
    notes = notebook({"a.md": "# One\n\ntext\n\n## Two\n\n### Three"})
    notes.more("Settings")
    notes.tap("Markdown")
    notes.tap("Table of contents")
    notes.tap("Heading 1")
    notes.tap("Heading 2")
    notes.tap("OK")
    back_to_files(notes)
    notes.tap("a.md")
    notes.tap("View mode")
    shown = notes.texts()
    assert "Table of contents" in shown
    assert [shown.count(name) for name in ("One", "Two", "Three")] == [2, 2, 1]
