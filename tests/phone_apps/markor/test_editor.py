from __future__ import annotations

import pytest

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.widgets.text_field import caret_rect
from tests.phone_apps.markor.conftest import Make
from tests.phone_apps.markor.notebook import EDITOR, FOLDER, Notebook

TOO_SHORT = (
    "Files with fewer than 2 characters not saved automatically in order to prevent data loss."
)


@pytest.fixture
def note(notebook: Make) -> Notebook:
    """A note of two lines that is open, the caret at its end."""
    notes = notebook({"a.md": "one\ntwo", "b.txt": "other"})
    notes.tap("a.md")
    return notes


def test_what_is_typed_is_saved_on_leaving(note: Notebook) -> None:
    note.type(" three")
    assert note.read("a.md") == "one\ntwo"
    note.back()
    assert note.read("a.md") == "one\ntwo three"
    note.tap("a.md")
    note.type("!")
    note.phone.windows.home()
    assert note.read("a.md") == "one\ntwo three!"


def test_the_page_follows_the_caret(note: Notebook) -> None:
    editing = note.phone.windows.editor

    def is_caret_seen() -> bool:
        focus = editing.focus()
        assert focus is not None
        caret = caret_rect(focus.box, focus.view.caret)
        return focus.box.clip.top <= caret.top < caret.bottom <= focus.box.clip.bottom

    for _ in range(60):
        note.type("\nanother line")
        assert is_caret_seen()
    editing.move(lambda _caret, _text: 0)
    assert is_caret_seen()


def test_an_unchanged_file_keeps_its_time(note: Notebook) -> None:
    before = note.phone.files.stat(f"{FOLDER}/a.md")
    note.phone.clock.advance(60_000)
    note.back()
    assert note.phone.files.stat(f"{FOLDER}/a.md") == before


def test_a_short_text_is_saved_by_hand_only(note: Notebook) -> None:
    note.write_over("document__fragment__edit__highlighting_editor", "x")
    note.back()
    assert note.phone.windows.last_toast() == TOO_SHORT
    assert note.read("a.md") == "one\ntwo"
    note.tap("a.md")
    note.write_over("document__fragment__edit__highlighting_editor", "")
    note.tap("Save")
    assert note.read("a.md") == ""


def test_save_undo_and_redo_are_there_when_they_have_something_to_do(note: Notebook) -> None:
    def enabled() -> list[str]:
        nodes = (note.find(name) for name in ("Undo", "Redo", "Save"))
        return [node.desc for node in nodes if node is not None and node.enabled]

    assert enabled() == []
    note.type("x")
    assert enabled() == ["Undo", "Save"]
    note.tap("Undo")
    assert note.text == "one\ntwo"
    assert enabled() == ["Redo"]
    note.tap("Redo")
    note.tap("Save")
    assert enabled() == ["Undo"]


def test_view_mode_shows_markup_and_is_remembered(notebook: Make) -> None:
    note = notebook({"m.md": "# Head\n\n**bold** and [link](b%20c.md)\n", "b c.md": "linked"})
    note.tap("m.md")
    note.tap("View mode")
    assert {"Head", "bold", "link"} <= set(note.texts())
    note.tap("link")
    assert note.text == "linked"
    note.back()
    note.back()
    note.tap("m.md")
    assert note.find("Edit mode") is not None
    note.tap("Edit mode")
    assert note.text.startswith("# Head")


@pytest.mark.parametrize(
    ("button", "text"),
    [
        ("Check list", "one\n- [ ] two"),
        ("Unordered list", "one\n- two"),
        ("Bold", "one\ntwo**x**"),
        ("Delete lines", "onex"),
        ("Heading 2", "one\n## two"),
        ("Move text one line up", "two\none"),
    ],
)
def test_buttons_change_the_line_or_what_comes_next(note: Notebook, button: str, text: str) -> None:
    for _ in range(6):
        if note.find(button) is not None:
            break
        strip = note.find("document__fragment__edit__text_actions_bar")
        assert strip is not None
        note.phone.windows.fingers.swipe(
            [(900, strip.bounds.center.y), (200, strip.bounds.center.y)], 600
        )
    note.tap(button)
    if "x" in text:
        note.type("x")
    assert note.text == text


def test_enter_goes_on_with_a_list(notebook: Make) -> None:
    note = notebook({"l.md": "1. one"})
    note.tap("l.md")
    note.enter()
    note.type("two")
    note.enter()
    note.enter()
    assert note.text == "1. one\n2. two\n"


def test_a_long_text_stays_where_it_was_tapped(notebook: Make) -> None:
    note = notebook({"long.md": "line\n" * 80})
    note.tap("long.md")
    before = note.find(EDITOR)
    assert before is not None
    note.phone.windows.fingers.tap(before.bounds.center.x, before.bounds.top + 20)
    after = note.find(EDITOR)
    assert after is not None
    assert after.bounds.top == before.bounds.top
    note.type("x")
    assert note.text.startswith("linex\n")


def test_lines_are_searched_and_replaced(note: Notebook) -> None:
    note.tap("Search")
    note.type("TW")
    note.tap("two")
    note.type("2")
    assert note.text == "one\n2"
    note.tap("Search")
    note.tap("SEARCH / REPLACE")
    note.write_over("search_input", "one")
    note.write_over("replace_input", "1")
    note.tap("Replace all")
    assert note.text == "1\n2"


def test_file_settings_are_kept_for_the_file(note: Notebook) -> None:
    note.more("File settings")
    note.tap("Format")
    note.tap("Plain Text")
    assert note.find("Bold") is None
    note.back()
    note.tap("b.txt")
    assert note.find("Bold") is None
    note.back()
    note.tap("a.md")
    assert note.find("Bold") is None


def test_a_file_changed_elsewhere_is_read_again(note: Notebook) -> None:
    note.phone.windows.home()
    note.put("a.md", "from outside")
    note.phone.windows.start_app("net.gsantner.markor")
    assert note.text == "from outside"


def test_quicknote_and_todo_are_files_of_the_notebook(notebook: Make) -> None:
    notes = notebook({"b.md": "b"})
    notes.tap("QuickNote")
    notes.type("remember")
    notes.tap("To-Do")
    assert notes.read("QuickNote.md") == "remember"
    notes.type("call Ada @phone")
    notes.tap("Toggle done")
    notes.tap("Files")
    assert notes.read("todo.txt") == "x 2023-10-15 call Ada @phone"
    assert {"QuickNote.md", "todo.txt"} <= set(notes.rows())


def test_shared_text_goes_to_a_document(notebook: Make) -> None:
    notes = notebook({"b.md": "b"})
    notes.phone.activities.start(
        Intent(
            action="android.intent.action.SEND",
            type="text/plain",
            package="net.gsantner.markor",
            extras={"android.intent.extra.TEXT": "shared"},
        )
    )
    notes.tap("Select existing document")
    notes.tap("b.md")
    assert notes.text == "b\n\n----\nshared"


@pytest.mark.parametrize(("row", "name"), [("QuickNote", "QuickNote.md"), ("To-Do", "todo.txt")])
def test_shared_text_comes_to_a_folder_that_is_not_there_yet(
    new: Notebook, row: str, name: str
) -> None:
    shared = {"android.intent.extra.TEXT": "shared"}
    action, package = "android.intent.action.SEND", "net.gsantner.markor"
    new.phone.activities.start(
        Intent(action=action, type="text/plain", package=package, extras=shared)
    )
    new.tap(row)
    assert new.crashes() == []
    assert "shared" in new.read(name)


def test_a_document_is_opened_for_another_app(notebook: Make) -> None:
    notes = notebook({"b.md": "b"})
    uri = "content://com.android.externalstorage.documents/document/primary%3ADocuments%2FMarkor%2Fb.md"
    notes.phone.activities.start(
        Intent(action="android.intent.action.VIEW", data=uri, package="net.gsantner.markor")
    )
    assert notes.text == "b"


def test_a_folder_is_no_document(notebook: Make) -> None:
    notes = notebook({"b.md": "b"})
    intent = Intent(action="android.intent.action.VIEW", data=f"file://{FOLDER}", type="text/plain")
    notes.phone.activities.start(intent.having(package="net.gsantner.markor"))
    notes.tap(EDITOR)
    notes.type("lost")
    notes.tap("Save")
    assert notes.phone.windows.last_toast() == "Error: Could not open file."
    assert (notes.crashes(), notes.names()) == ([], ["b.md"])


def test_the_text_is_shared(note: Notebook) -> None:
    note.more("Share")
    note.tap("Plain Text")
    assert note.phone.windows.foreground != "net.gsantner.markor"


def test_a_text_is_read_word_by_word(notebook: Make) -> None:
    notes = notebook({"a.md": "one, two - three"})
    notes.tap("a.md")
    notes.tap("More options")
    notes.tap("Tools")
    notes.tap("Speed Read")
    assert notes.find("one") is None
    notes.phone.clock.advance(2200)
    assert notes.find("two") is not None
    assert notes.find("Word: 2") is not None
    notes.tap("+100 words (click)\n-100 long click swipe down")
    assert notes.find("three") is not None


def test_a_date_is_written_and_its_pattern_remembered(note: Notebook) -> None:
    note.tap("Date and time")
    note.write_over("datetime_format_input", "yyyy/MM")
    note.tap("OK")
    assert note.text == "one\ntwo2023/10"
    note.tap("Date and time")
    note.tap("Get format instead date or time")
    note.tap("Last used")
    assert note.text == "one\ntwo2023/10yyyy/MM"


def test_the_moment_of_a_date_can_be_picked(note: Notebook) -> None:
    note.tap("Date and time")
    pick = note.find("Pick date")
    assert pick is not None
    assert not pick.enabled
    note.tap("Always use current date & time")
    note.tap("Pick date")
    note.tap("OK")
    note.tap("yyyy-MM-dd")
    assert note.text == "one\ntwo2023-10-15"


def test_page_keys_move_the_caret_by_lines(notebook: Make) -> None:
    notes = notebook({"a.md": "\n".join(f"line {number}" for number in range(40))})
    notes.tap("a.md")
    notes.tap("Special Key")
    notes.tap("Page Up (Page Up)")
    notes.type("!")
    assert "line 19!\n" in notes.text
