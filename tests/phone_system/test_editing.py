from __future__ import annotations

import base64
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.keyboard.adb_ime import AdbIme
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.windows.key_codes import character, code_of
from pytest_androidbench.phone.system.windows.undoing import redo, remember, undo
from pytest_androidbench.phone.ui.box import ViewState
from tests.phone_system.sample import opened


def test_keys_of_the_keyboard_type() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    for key in ("H", "i", "Space", "Symbol keyboard", "7", "Letter keyboard", "x", "Delete"):
        finger.tap(desc=key)
    assert notes.title == "Hi 7"
    assert finger.find(id="title").focused
    assert finger.shows(id="keyboard_holder")
    phone.windows.back()
    assert not finger.shows(id="keyboard_holder")
    assert phone.windows.focused[1] == ".Notes"


def test_capitals_at_the_start_of_sentences() -> None:
    _, finger, notes = opened()
    finger.tap(id="body")
    for key in ("A", "b", ".", "Space", "C", "d", "Enter", "E"):
        finger.tap(desc=key)
    assert notes.body == "Ab. Cd\nE"


def test_shift_locks_with_a_second_press() -> None:
    _, finger, notes = opened()
    finger.tap(id="title")
    finger.tap(desc="A")
    finger.tap(desc="Shift")
    finger.tap(desc="Shift")
    for key in ("B", "C"):
        finger.tap(desc=key)
    finger.tap(desc="Shift enabled")
    finger.tap(desc="d")
    assert notes.title == "ABCd"


def test_shift_takes_back_the_capital_at_the_start_of_a_sentence() -> None:
    _, finger, notes = opened()
    finger.tap(id="title")
    finger.tap(desc="Shift")
    finger.tap(desc="a")
    assert notes.title == "a"


def test_the_action_key_goes_on_to_the_next_field_and_then_is_done() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    finger.tap(desc="Next")
    assert finger.find(id="number").focused
    assert finger.shows(id="key_pos_number_line4_2")
    phone.windows.type_text("4a2")
    assert notes.number == "42"
    finger.tap(desc="Done")
    assert notes.seen[-1] == "done"
    assert not phone.windows.keyboard_shown


def test_the_keyboard_takes_room_from_the_page() -> None:
    phone, finger, _ = opened()
    before = finger.find(resource_id="android:id/content").bounds.bottom
    finger.tap(id="title")
    after = finger.find(resource_id="android:id/content").bounds.bottom
    top = finger.find(id="keyboard_holder").bounds.top
    assert after == top < before
    phone.windows.home()
    assert not finger.shows(id="keyboard_holder")


def test_hardware_keys_edit() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    windows = phone.windows
    windows.type_text("hello")
    for key in ("dpad_left", "del", "move_home"):
        windows.key_name(key)
    windows.key(code_of("KEYCODE_Q") or 0, meta=1)
    assert notes.title == "Qhelo"
    windows.key(code_of("a") or 0, meta=0x1000)
    windows.key_name("cut")
    assert (notes.title, phone.clipboard.text) == ("", "Qhelo")
    windows.key_name("paste")
    windows.key_name("paste")
    assert notes.title == "QheloQhelo"


def test_a_long_press_selects_a_word_and_offers_what_to_do_with_it() -> None:
    phone, finger, notes = opened()
    notes.title = "first second"
    box = finger.find(id="title").bounds
    phone.windows.fingers.long_press(box.left + 70, box.center.y)
    assert phone.windows.editor.selected_text == "first"
    finger.tap(desc="Cut")
    assert (notes.title, phone.clipboard.text) == (" second", "first")
    assert not finger.shows(desc="Copy")


def test_two_taps_on_a_field_are_a_double_tap_unless_something_else_was_touched() -> None:
    phone, finger, notes = opened()
    notes.title = "word"
    finger.tap(id="title")
    finger.tap(id="title")
    assert phone.windows.editor.selected_text == "word"
    phone.clock.advance(1_000)
    finger.tap(id="title")
    finger.tap(id="save")
    phone.windows.back()
    finger.tap(id="title")
    assert phone.windows.editor.selected_text == ""


def test_text_can_be_set_without_focus() -> None:
    phone, finger, notes = opened()
    assert phone.windows.set_text(finger.find(id="body"), "one\ntwo")
    assert notes.body == "one\ntwo"
    assert not phone.windows.keyboard_shown
    assert not phone.windows.set_text(finger.find(id="save"), "x")


def broadcast(action: str, **extras: str) -> Intent:
    return Intent(action=action, extras=extras)


def test_the_broadcast_keyboard_types_once_it_is_chosen() -> None:
    phone, finger, notes = opened()
    assert "com.github.uiautomator/.AdbKeyboard" in phone.ime.all()
    finger.tap(id="title")
    word = base64.b64encode("naïve 你好".encode()).decode()
    typed = broadcast("ADB_KEYBOARD_INPUT_TEXT", text=word)
    assert phone.broadcasts.send(typed) == BroadcastResult()
    phone.ime.select("com.github.uiautomator/.AdbKeyboard")
    assert not finger.shows(id="keyboard_holder")
    assert phone.broadcasts.send(typed).result == -1
    assert notes.title == "naïve 你好"
    assert phone.broadcasts.send(broadcast("ADB_INPUT_TEXT", msg="!")).result == -1
    assert notes.title == "naïve 你好!"
    assert phone.broadcasts.send(broadcast("ADB_KEYBOARD_CLEAR_TEXT")).result == -1
    assert notes.title == ""
    phone.broadcasts.send(broadcast("ADB_KEYBOARD_EDITOR_CODE", code="5"))
    assert finger.find(id="number").focused
    assert phone.broadcasts.send(broadcast("ADB_KEYBOARD_HIDE")).result == -1
    assert not phone.windows.keyboard_shown


@pytest.mark.parametrize(
    ("action", "extras", "title"),
    [
        ("ADB_INPUT_TEXT", {"msg": "na\u00efve \u4f60\u597d"}, "Old na\u00efve \u4f60\u597d"),
        (
            "ADB_INPUT_B64",
            {"msg": base64.b64encode("\U0001f638".encode()).decode()},
            "Old \U0001f638",
        ),
        ("ADB_INPUT_B64", {"msg": "8J+YuA=="}, "Old \U0001f638"),
        ("ADB_INPUT_B64", {"msg": "/w=="}, "Old \ufffd"),
        ("ADB_INPUT_B64", {"msg": "x"}, "Old "),
        ("ADB_INPUT_CHARS", {"chars": [128568, 32, 67]}, "Old \U0001f638 C"),
        ("ADB_INPUT_CHARS", {"chars": [-1]}, "Old "),
        ("ADB_INPUT_CODE", {"code": 67}, "Old"),
        ("ADB_INPUT_TEXT", {"mcode": "1,29,0,30"}, "Old Ab"),
        ("ADB_INPUT_TEXT", {"mcode": "4096+1,29,4096,29,0,67"}, ""),
        ("ADB_INPUT_TEXT", {"msg": "a", "mcode": "1+0+4096,30"}, "Old aB"),
        ("ADB_INPUT_TEXT", {"mcode": "0,b"}, "Old "),
        ("ADB_INPUT_MCODE", {"mcode": "4096,29,0,67"}, "Old "),
        ("ADB_INPUT_B64", {"msg": "8J+YuA"}, "Old \U0001f638"),
        ("ADB_INPUT_CHARS", {"chars": [0xD83D, 0xDE38]}, "Old \U0001f638"),
        ("ADB_INPUT_CHARS", {"chars": "65,66"}, "Old "),
        ("ADB_INPUT_CODE", {"code": "67"}, "Old "),
        ("ADB_INPUT_CODE", {"code": 3}, "Old "),
        ("ADB_EDITOR_CODE", {}, "Old "),
        ("ADB_CLEAR_TEXT", {}, ""),
        ("ADB_KEYBOARD_INPUT_TEXT", {"text": "eA=="}, "Old "),
    ],
)
def test_adbkeyboard_does_what_broadcasts_say(
    action: str, extras: dict[str, Any], title: str
) -> None:
    phone, finger, notes = opened(AdbIme)
    finger.tap(id="title")
    phone.windows.editor.commit("Old ")
    sent = Intent(action=action, extras=extras)
    phone.broadcasts.send(sent)
    assert notes.title == "Old "
    assert phone.ime.enable("com.android.adbkeyboard/.AdbIME")
    phone.ime.select("com.android.adbkeyboard/.AdbIME")
    assert phone.broadcasts.send(sent) == BroadcastResult()
    assert notes.title == title
    assert phone.windows.focused[1] == ".Notes"


def test_adbkeyboard_clears_around_what_is_selected() -> None:
    phone, finger, notes = opened(AdbIme)
    phone.ime.enable("com.android.adbkeyboard/.AdbIME")
    phone.ime.select("com.android.adbkeyboard/.AdbIME")
    finger.tap(id="title")
    phone.windows.type_text("one two")
    phone.windows.editor.select(4, 7)
    phone.broadcasts.send(Intent(action="ADB_CLEAR_TEXT"))
    assert (notes.title, phone.windows.editor.selected_text) == ("two", "two")


def test_an_editor_action_adds_no_line() -> None:
    phone, finger, notes = opened(AdbIme)
    phone.ime.enable("com.android.adbkeyboard/.AdbIME")
    phone.ime.select("com.android.adbkeyboard/.AdbIME")
    finger.tap(id="body")
    phone.broadcasts.send(Intent(action="ADB_EDITOR_CODE", extras={"code": 6}))
    assert (notes.body, phone.windows.keyboard_shown) == ("", False)


def test_adbkeyboard_goes_on_and_says_that_it_is_on() -> None:
    phone, finger, _ = opened(AdbIme)
    phone.ime.enable("com.android.adbkeyboard/.AdbIME")
    phone.ime.select("com.android.adbkeyboard/.AdbIME")
    finger.tap(id="title")
    assert "ADB Keyboard {ON}" in phone.windows.view.dump(all_windows=True)
    phone.broadcasts.send(Intent(action="ADB_EDITOR_CODE", extras={"code": 5}))
    assert finger.find(id="number").focused


@pytest.mark.parametrize(
    ("code", "meta", "typed"),
    [
        (29, 0, "a"),
        (29, 1, "A"),
        (8, 0, "1"),
        (8, 1, "!"),
        (62, 0, " "),
        (77, 0, "@"),
        (3, 0, None),
    ],
)
def test_what_keys_type(code: int, meta: int, typed: str | None) -> None:
    assert character(code, meta) == typed


def _step(by: int) -> Callable[[int, str], int]:
    return lambda at, _: at + by


steps = st.lists(
    st.one_of(
        st.tuples(
            st.just("commit"),
            st.text(st.characters(codec="ascii", exclude_characters="\n"), max_size=4),
        ),
        st.tuples(st.just("delete"), st.integers(1, 3)),
        st.tuples(st.just("move"), st.integers(-3, 3)),
    ),
    max_size=15,
)


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(steps)
def test_editing_is_what_a_list_of_characters_would_do(
    edits: list[tuple[str, str] | tuple[str, int]],
) -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    text, caret = "", 0
    for kind, what in edits:
        if isinstance(what, str):
            phone.windows.editor.commit(what)
            text, caret = text[:caret] + what + text[caret:], caret + len(what)
        elif kind == "delete":
            phone.windows.editor.delete_before(what)
            start = max(0, caret - what)
            text, caret = text[:start] + text[caret:], start
        else:
            phone.windows.editor.move(_step(what))
            caret = max(0, min(len(text), caret + what))
    assert notes.title == text


def test_what_was_typed_can_be_undone_and_done_again() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    editor, windows = phone.windows.editor, phone.windows
    for key in ("a", "b", "del", "c"):
        windows.key_name(key)
    assert notes.title == "ac"
    undone = []
    while editor.undo():
        undone.append(notes.title)
    assert undone == ["a", "ab", ""]
    again = []
    while editor.redo():
        again.append(notes.title)
    assert again == ["ab", "a", "ac"]
    editor.undo()
    windows.key_name("d")
    assert (notes.title, editor.redo()) == ("ad", False)


def test_what_others_put_into_a_field_cannot_be_undone() -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    phone.windows.type_text("mine")
    notes.title = "theirs"
    phone.windows.invalidate()
    assert not phone.windows.editor.undo()
    phone.windows.type_text("!")
    phone.windows.set_text(finger.find(id="title"), "set")
    assert not phone.windows.editor.undo()
    finger.tap(id="body")
    phone.windows.type_text("x")
    finger.tap(id="title")
    assert not phone.windows.editor.undo()
    assert (notes.title, notes.body) == ("set", "x")


def test_undoing_outlives_a_snapshot() -> None:
    phone, finger, _ = opened()
    finger.tap(id="title")
    phone.windows.type_text("one")
    phone.snapshots.save("typed")
    phone.windows.home()
    phone.snapshots.load("typed")
    assert phone.windows.editor.undo()
    assert finger.find(id="title").text == "Title"


@pytest.mark.parametrize(
    ("ms", "left"), [(300, "0123456789" * 3 + "abcd"), (1_000, "0123456789" * 2 + "01")]
)
def test_a_held_delete_key_deletes_until_it_is_lifted(ms: int, left: str) -> None:
    phone, finger, notes = opened()
    finger.tap(id="title")
    phone.windows.type_text("0123456789" * 3 + "abcde")
    phone.windows.fingers.long_press(*finger.find(desc="Delete").bounds.center, ms)
    phone.clock.advance(5_000)
    assert notes.title == left


@given(st.lists(st.text("ab\U0001f638", max_size=6), min_size=1, max_size=8))
def test_undoing_goes_back_through_any_texts(texts: list[str]) -> None:
    view = ViewState()
    for before, after in pairwise(["", *texts]):
        remember(view, before, after)
    now = texts[-1]
    while (restored := undo(view, now)) is not None:
        now = restored.text
    assert now == ""
    while (restored := redo(view, now)) is not None:
        now = restored.text
    assert now == texts[-1]
