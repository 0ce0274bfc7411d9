"""Text is typed by keys, else by a keyboard that takes it whole, else pasted."""

from __future__ import annotations

import base64

import pytest

from pytest_androidbench.devices.acting.writing import KEYBOARD, Writer, is_typeable, key_script
from tests.devices.answers import Answers, printed

ENTER = "input keyevent 66"
TEXT = "日本"
ENCODED = base64.b64encode(TEXT.encode()).decode()
BROADCAST = f"am broadcast -a ADB_KEYBOARD_INPUT_TEXT --es text {ENCODED}"
ENABLED = f"ime enable {KEYBOARD}; ime set {KEYBOARD}"
USUAL = "settings get secure default_input_method"
HAS_KEYBOARD = {"ime list -s -a": f"com.ex/.Keys\n{KEYBOARD}\n", USUAL: "com.ex/.Keys\n"}
TAKEN = "Broadcasting: Intent { }\nBroadcast completed: result=-1\n"
MISSED = "Broadcast completed: result=0\n"
PASTED = [f"setClipboard(None, {TEXT!r})", "getClipboard()", "pasteClipboard()"]
NOWHERE = "the device has no keyboard for this text and does not let it be pasted"


def writer(device: Answers) -> Writer:
    return Writer(device.automation, device.shell)


@pytest.mark.parametrize(
    ("text", "enter", "asked"),
    [
        ("", False, []),
        ("", True, [ENTER]),
        ("hi", False, ["input text hi"]),
        ("hi", True, [f"input text hi; {ENTER}"]),
        ("a b%s", False, ["input text a%sb% && input text s"]),
        ("it's", False, ["""input text 'it'"'"'s'"""]),
        ("x" * 500, False, [f"input text {'x' * 500}"]),
    ],
)
def test_plain_text_is_typed_by_keys(text: str, enter: bool, asked: list[str]) -> None:
    device = Answers()
    assert writer(device).write(text, enter=enter) == ""
    assert device.asked == asked


@pytest.mark.parametrize(("text", "enter"), [("", True), ("hi", False), ("hi", True)])
def test_keys_that_are_refused_are_told(text: str, enter: bool) -> None:
    device = Answers({"input": printed(" no\n", code=1)})
    assert writer(device).write(text, enter=enter) == "the device refused the text: no"


@pytest.mark.parametrize("enter", [False, True])
def test_other_text_is_given_to_the_keyboard_that_takes_it_whole(enter: bool) -> None:
    device = Answers({**HAS_KEYBOARD, "am broadcast": TAKEN})
    assert writer(device).write(TEXT, enter=enter) == ""
    assert device.asked == [
        "ime list -s -a",
        USUAL,
        ENABLED,
        BROADCAST,
        "ime set com.ex/.Keys",
        *([ENTER] if enter else []),
    ]


def test_a_keyboard_is_waited_for_that_does_not_take_it_at_once() -> None:
    device = Answers({**HAS_KEYBOARD, "am broadcast": [MISSED, MISSED, MISSED, TAKEN]})
    assert writer(device).write(TEXT) == ""
    tries = device.asked[3:-1]
    assert tries == [BROADCAST, *["sleep 0.3", BROADCAST] * 3]


def test_what_no_keyboard_takes_is_pasted_ahead_of_the_usual_keyboards_return() -> None:
    device = Answers({**HAS_KEYBOARD, "am broadcast": MISSED, "getClipboard": TEXT})
    assert writer(device).write(TEXT) == ""
    assert device.asked.count(BROADCAST) == device.asked.count("sleep 0.3") == 4
    assert device.asked[-4:] == [*PASTED, "ime set com.ex/.Keys"]


@pytest.mark.parametrize("enter", [False, True])
def test_without_such_a_keyboard_text_is_pasted(enter: bool) -> None:
    device = Answers({"ime list": f"{KEYBOARD}Pro\n", "getClipboard": TEXT})
    assert writer(device).write(TEXT, enter=enter) == ""
    assert device.asked == ["ime list -s -a", *PASTED, *([ENTER] if enter else [])]


def test_a_clipboard_that_keeps_nothing_is_told_and_nothing_is_entered() -> None:
    device = Answers({"getClipboard": "another"})
    assert writer(device).write(TEXT, enter=True) == NOWHERE
    assert device.asked[-1] == "getClipboard()"


def test_enter_that_is_refused_after_a_paste_is_told() -> None:
    device = Answers({"getClipboard": TEXT, "input": printed("no", code=1)})
    assert writer(device).write(TEXT, enter=True) == "the device refused the text: no"


def test_a_field_is_emptied_and_asked_for_the_focus() -> None:
    device = Answers({"waitForExists": [False, True]})
    one = writer(device)
    assert (one.focused(), one.focused()) == (False, True)
    one.clear()
    assert device.asked[-1] == "clearInputText()"


@pytest.mark.parametrize(
    ("text", "typeable"),
    [("", True), (" ~", True), ("x" * 500, True), ("\x1f", False), ("\x7f", False), ("a\n", False)],
)
def test_keys_write_printable_ascii(text: str, typeable: bool) -> None:
    assert is_typeable(text) == typeable


@pytest.mark.parametrize(
    ("text", "script"),
    [
        ("%s", "input text % && input text s"),
        ("s%", "input text s%"),
        ("%%s%s", "input text %% && input text s% && input text s"),
        ("$HOME", "input text '$HOME'"),
    ],
)
def test_a_percent_ahead_of_an_s_is_typed_by_itself(text: str, script: str) -> None:
    assert key_script(text) == script
