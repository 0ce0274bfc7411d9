"""Selected text: its toolbar, and the handles at its ends."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import PROCESS_TEXT, IntentFilter
from pytest_androidbench.phone.system.parts import SelectionEnd
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, TextField
from tests.phone_system.sample import Finger, Notes, Viewer, opened, phone_showing

WORDS = "first second third fourth"


@pytest.fixture
def selected() -> tuple[Phone, Finger, Notes]:
    """A phone where `second` is selected by a long press."""
    phone, finger, notes = opened()
    notes.title = WORDS
    phone.windows.invalidate()
    box = finger.find(id="title").bounds
    phone.windows.fingers.long_press(box.left + 200, box.center.y)
    assert phone.windows.editor.selected_text == "second"
    return phone, finger, notes


def buttons(finger: Finger) -> list[str]:
    bars = finger.all(id="floating_popup_container")
    return [node.desc for bar in bars for node in bar.walk() if node.desc]


def handles(phone: Phone) -> list[Rect]:
    return [w.area for w in phone.windows.scene().windows if w.layer == Layer.HANDLE]


def drag(phone: Phone, end: SelectionEnd, letters: int) -> None:
    """Drag a handle by its disc, by so many letters' width, down at the disc's middle."""
    grip = handles(phone)[end == "end"]
    x, y = grip.center.x, grip.top + 25
    place = phone.windows.selecting.place(end)
    assert place is not None
    phone.windows.fingers.drag((x, y), (x + 22 * letters, y), 300)


def test_the_toolbar_offers_what_can_be_done(selected: tuple[Phone, Finger, Notes]) -> None:
    phone, finger, _ = selected
    assert buttons(finger) == ["Cut", "Copy", "Share", "Select all"]
    finger.tap(desc="Copy")
    assert (buttons(finger), handles(phone)) == ([], [])
    phone.windows.editor.select(0, 5)
    phone.windows.overlays.show_toolbar()
    phone.windows.invalidate()
    assert buttons(finger) == ["Cut", "Copy", "Paste", "Share", "Select all"]
    finger.tap(desc="Select all")
    assert buttons(finger) == ["Cut", "Copy", "Paste", "Share"]


def test_selected_text_is_shared(selected: tuple[Phone, Finger, Notes]) -> None:
    phone, finger, _ = selected
    finger.tap(desc="Share")
    assert finger.shows(text="second")
    assert {"Notes", "Other"} <= set(finger.texts())
    phone.windows.back()
    assert phone.windows.editor.selected_text == ""


def test_handles_lie_below_both_ends(selected: tuple[Phone, Finger, Notes]) -> None:
    phone, finger, _ = selected
    start, end = handles(phone)
    line = phone.windows.selecting.place("start")
    assert line is not None
    assert start.top == end.top == line.bottom
    assert start.right == line.center.x < end.left
    assert not [node for node in finger.all(class_name="android.view.View") if node.bounds == start]


def test_handles_grow_a_selection_by_words_and_shrink_it_by_letters(
    selected: tuple[Phone, Finger, Notes],
) -> None:
    phone, finger, _ = selected
    drag(phone, "end", 3)
    assert phone.windows.editor.selected_text == "second third"
    assert buttons(finger) == ["Cut", "Copy", "Share", "Select all"]
    drag(phone, "start", -3)
    assert phone.windows.editor.selected_text == "first second third"
    drag(phone, "end", -30)
    assert phone.windows.editor.selected_text == "f"
    drag(phone, "start", 30)
    assert phone.windows.editor.selected_text == "f"


def test_handles_go_with_the_selection(selected: tuple[Phone, Finger, Notes]) -> None:
    phone, finger, _ = selected
    finger.tap(id="title")
    assert (buttons(finger), handles(phone)) == ([], [])
    phone.windows.back()
    phone.windows.fingers.double_tap(*finger.find(id="title").bounds.center)
    assert len(handles(phone)) == 2
    phone.windows.type_text("x")
    assert handles(phone) == []


@dataclass(eq=False)
class Secret(AppScreen[App, None]):
    """A field for a password."""

    word: str = "12"

    def build(self) -> Widget:
        return Page(TextField(bind="word", id="word", password=True))


def test_secrets_are_neither_copied_nor_shared() -> None:
    phone = phone_showing(Secret)
    finger = Finger(phone)
    box = finger.find(id="word").bounds
    phone.windows.fingers.long_press(box.left + 70, box.center.y)
    assert phone.windows.editor.selected_text == "12"
    assert buttons(finger) == []
    phone.clipboard.put("34")
    phone.windows.fingers.long_press(box.left + 70, box.center.y)
    assert buttons(finger) == ["Paste"]


class WordsApp(App):
    """Takes words that are selected elsewhere."""

    package = "com.ex.words"
    label = "Words"
    main = ".Viewer"
    activities = {".Viewer": Viewer, ".Taker": Viewer}  # noqa: RUF012
    filters = (IntentFilter(activity=".Taker", actions=(PROCESS_TEXT,), types=("text/plain",)),)
    labels = {".Taker": "Take words"}  # noqa: RUF012


def test_other_apps_take_selected_words_behind_the_three_dots() -> None:
    phone, finger, notes = opened(WordsApp)
    notes.title = WORDS
    phone.windows.invalidate()
    box = finger.find(id="title").bounds
    phone.windows.fingers.long_press(box.left + 200, box.center.y)
    assert buttons(finger) == ["Cut", "Copy", "Share", "Select all", "More options"]
    finger.tap(desc="More options", package="android")
    assert buttons(finger) == ["Take words", "Close overflow"]
    finger.tap(desc="Take words")
    assert phone.windows.focused == ("com.ex.words", ".Taker")


def test_what_has_no_room_stands_behind_the_three_dots(
    selected: tuple[Phone, Finger, Notes],
) -> None:
    phone, finger, _ = selected
    phone.display = replace(phone.display, density=700)
    assert buttons(finger) == ["Cut", "Copy", "Share", "More options"]
    finger.tap(desc="More options", package="android")
    assert buttons(finger) == ["Select all", "Close overflow"]
    finger.tap(desc="Close overflow")
    assert buttons(finger) == ["Cut", "Copy", "Share", "More options"]
    finger.tap(desc="More options", package="android")
    finger.tap(desc="Select all")
    assert phone.windows.editor.selected_text == WORDS


class SixApp(App):
    """Takes words in six ways."""

    package = "com.ex.six"
    label = "Six"
    activities = {f".Taker{n}": Viewer for n in range(6)}  # noqa: RUF012
    labels = {f".Taker{n}": f"Take words {n}" for n in range(6)}  # noqa: RUF012
    filters = tuple(
        IntentFilter(activity=f".Taker{n}", actions=(PROCESS_TEXT,), types=("text/plain",))
        for n in range(6)
    )


def test_of_many_behind_the_dots_four_and_a_half_are_seen_at_once() -> None:
    phone, finger, notes = opened(SixApp)
    notes.title = WORDS
    phone.windows.invalidate()
    box = finger.find(id="title").bounds
    phone.windows.fingers.long_press(box.left + 200, box.center.y)
    finger.tap(desc="More options", package="android")
    assert buttons(finger) == [*(f"Take words {n}" for n in range(5)), "Close overflow"]
    listed = finger.find(class_name="android.widget.ListView", package="android").bounds
    whole = finger.find(desc="Take words 0").bounds.height
    assert 4 * whole < listed.height < 5 * whole
    x, _ = listed.center
    phone.windows.fingers.swipe([(x, listed.bottom - 10), (x, listed.top + 10)], 600)
    assert "Take words 5" in buttons(finger)
