"""What counts as a step of an agent that drives its device, and as which action it is told."""

from __future__ import annotations

import base64
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.deeds import (
    CALLS,
    LONGEST_WORD,
    MOST_WORDS,
    deeds_in,
    deeds_of_call,
    deeds_of_path,
    deeds_of_words,
)
from pytest_androidbench.devices.door.translating import action_of
from pytest_androidbench.interface.actions import (
    Action,
    Adb,
    Drag,
    Gesture,
    LongPress,
    Open,
    Pinch,
    Press,
    Scroll,
    Swipe,
    Tap,
    Type,
    action_from_plain,
    action_to_plain,
)

ENCODED = base64.b64encode("你好".encode()).decode()
SELECTOR = {"mask": 1, "childOrSibling": [], "childOrSiblingSelector": [], "text": "Name"}


def actions(line: str) -> list[Action | Adb]:
    return [action_of(deed) for deed in deeds_in(line)]


def called(method: str, *arguments: Any) -> list[Action | Adb]:
    return [action_of(d) for d in deeds_of_call(method, [json.dumps(one) for one in arguments])]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("input tap 10 20", Tap((10, 20))),
        ("input touchscreen tap 10.4 19.6", Tap((10, 20))),
        ("input -d 0 tap 10 20", Tap((10, 20))),
        ("cmd input tap 10 20", Tap((10, 20))),
        ("input swipe 1 2 3 4", Swipe((1, 2), (3, 4), 300)),
        ("input swipe 1 2 3 4 900", Swipe((1, 2), (3, 4), 900)),
        ("input swipe 5 5 5 5 1000", LongPress((5, 5), 1000)),
        ("input swipe 5 5 5 5 100", Swipe((5, 5), (5, 5), 100)),
        ("input draganddrop 1 2 3 4 700", Drag((1, 2), (3, 4), 700)),
        ("input text a%sb", Type("a b")),
        ("input text 'it is' so", Type("it is so")),
        ("input keyevent 4", Press("back")),
        ("input keyevent KEYCODE_HOME", Press("home")),
        ("input keyevent app_switch", Press("recents")),
        ("input keyevent 279", Adb("input keyevent 279")),
        ("input keyevent --longpress 26", Adb("input keyevent --longpress 26")),
        ("input keycombination CTRL_LEFT V", Adb("input keycombination CTRL_LEFT V")),
        ("input motionevent DOWN 1 2", Adb("input motionevent DOWN 1 2")),
        ("input roll 1 2", Adb("input roll 1 2")),
        ("input tap nan 2", Adb("input tap nan 2")),
        ("input tap", Adb("input tap")),
        ("am start -n com.android.settings/.Settings", Open("com.android.settings")),
        ("am start -W com.android.settings/.Settings$Sub", Open("com.android.settings")),
        ("cmd activity start-activity -n a.b/.C", Open("a.b")),
        (
            "am start -a android.intent.action.VIEW -d http://a.b/c",
            Adb("am start -a android.intent.action.VIEW -d http://a.b/c"),
        ),
        ("am start -n a.b/.C -d tel:1", Adb("am start -n a.b/.C -d tel:1")),
        ("monkey -p a.b -c android.intent.category.LAUNCHER 1", Open("a.b")),
        ("monkey -p a.b 500", Adb("monkey -p a.b 500")),
        (f"am broadcast -a ADB_INPUT_B64 --es msg {ENCODED}", Type("你好")),
        (f"am broadcast -a ADB_KEYBOARD_INPUT_TEXT --es text {ENCODED}", Type("你好")),
        ("am broadcast -a ADB_INPUT_TEXT --es msg 'a b'", Type("a b")),
        ("am broadcast -a ADB_INPUT_CHARS --eia chars 97,128075", Type("a👋")),
        ("am broadcast -a ADB_INPUT_CODE --ei code 67", Press("delete")),
        ("am broadcast -a ADB_EDITOR_CODE --ei code 3", Press("enter")),
        ("am broadcast -a ADB_CLEAR_TEXT", Type("", clear=True)),
        ("am broadcast -a ADB_INPUT_B64 --es msg '%%'", Adb("am broadcast ADB_INPUT_B64 %%")),
        ("cmd statusbar expand-notifications", Adb("cmd statusbar expand-notifications")),
        ("sendevent /dev/input/event1 1 330 1", Adb("sendevent /dev/input/event1 1 330 1")),
    ],
)
def test_what_a_finger_could_do_is_a_step(line: str, action: Action | Adb) -> None:
    assert actions(line) == [action]


@pytest.mark.parametrize(
    "line",
    [
        "getprop", "input", "input help", "dumpsys input", "screencap -p", "uiautomator dump",
        "svc wifi disable", "settings put global a 1", "am force-stop a.b", "am broadcast -a X",
        "am broadcast", "am", "cmd", "cmd package list packages", "monkey", "pm clear a.b",
        "input motionevent MOVE 1 2", "input motionevent UP 1 2", "echo input tap 1 2",
        "am broadcast -a ADB_KEYBOARD_HIDE", "cmd statusbar collapse",
        "sendevent /dev/input/event1 3 53 100", "sendevent /dev/input/event1 1 330 0",
        "ime set com.android.adbkeyboard/.AdbIME", "content insert --uri content://sms",
    ],
)  # fmt: skip
def test_what_looks_or_changes_settings_is_none(line: str) -> None:
    assert deeds_in(line) == ()


def test_a_line_may_be_several_steps() -> None:
    line = "input tap 1 2; sleep 1; input tap 3 4 && input keyevent 66"
    assert actions(line) == [Tap((1, 2)), Tap((3, 4)), Press("enter")]


@pytest.mark.parametrize(
    ("call", "action"),
    [
        (("click", 1, 2), Tap((1, 2))),
        (("click", 406.0, 706.5), Tap((406, 706))),
        (("click", 1, 2, 800), LongPress((1, 2), 800)),
        (("swipe", 1, 2, 3, 4, 20), Swipe((1, 2), (3, 4), 100)),
        (("drag", 1, 2, 3, 4, 20), Drag((1, 2), (3, 4), 100)),
        (("swipePoints", [1, 2, 3, 4, 5, 6], 10), Gesture(((1, 2, 0), (3, 4, 50), (5, 6, 100)))),
        (("pressKey", "home"), Press("home")),
        (("pressKey", "recent"), Press("recents")),
        (("pressKeyCode", 4), Press("back")),
        (("pressKeyCode", 82), Adb("pressKeyCode(82)")),
        (("setText", SELECTOR, "Ada"), Type("Ada", clear=True)),
        (("clearTextField", SELECTOR), Type("", clear=True)),
        (("clearInputText",), Type("", clear=True)),
        (("scrollForward", SELECTOR, True, 10), Scroll("down")),
        (("flingToBeginning", SELECTOR, False, 9), Scroll("left")),
        (("pinchIn", SELECTOR, 50, 10), Pinch("in")),
        (("openNotification",), Adb("openNotification()")),
        (("injectInputEvent", 0, 1, 2, 0), Adb("injectInputEvent(0, 1, 2, 0)")),
        (("click", SELECTOR), Adb(f"click({json.dumps(SELECTOR)})")),
    ],
)
def test_what_uiautomator2_is_called_for_is_a_step(
    call: tuple[Any, ...], action: Action | Adb
) -> None:
    assert called(*call) == [action]


@pytest.mark.parametrize(
    "call",
    [
        ("dumpWindowHierarchy", False, 50), ("takeScreenshot", 1, 80), ("deviceInfo",),
        ("exist", SELECTOR), ("waitForExists", SELECTOR, 100), ("injectInputEvent", 1, 1, 2, 0),
        ("setClipboard", "", "text"), ("getLastToast",), ("objInfo", SELECTOR),
    ],
)  # fmt: skip
def test_what_it_is_asked_is_none(call: tuple[Any, ...]) -> None:
    assert called(*call) == []


def test_a_webdriver_server_is_asked_over_paths() -> None:
    path = "/session/1/element/2/click"
    assert [action_of(d) for d in deeds_of_path("POST", path)] == [Adb(f"POST {path}")]
    assert deeds_of_path("POST", "/session/1/elements") == ()
    assert deeds_of_path("GET", "/session/1/element/2/text") == ()
    assert deeds_of_path("POST", "/jsonrpc/0") == ()


def test_words_of_the_binder_commands_are_no_line() -> None:
    assert [action_of(d) for d in deeds_of_words(("cmd", "input", "text", "a;b"))] == [Type("a;b")]


@given(st.text() | st.text(st.sampled_from("input am tap;'\"$1 2")))
def test_no_line_is_too_much(line: str) -> None:
    for deed in deeds_in(line):
        assert_is_told(action_of(deed))


@given(st.sampled_from(sorted(CALLS)), st.lists(st.text() | st.integers().map(str)))
def test_no_call_is_too_much(method: str, arguments: list[str]) -> None:
    for deed in deeds_of_call(method, arguments):
        assert_is_told(action_of(deed))


@pytest.mark.parametrize(
    ("method", "arguments"),
    [
        ("pressKey", ["0"]),
        ("click", ["1e999", "0"]),
        ("setText", ["{}", "[" * LONGEST_WORD]),
        ("swipe", ["0", "0", "1", "1", '"x"']),
    ],
)
def test_a_call_that_means_nothing_is_told_in_its_words(method: str, arguments: list[str]) -> None:
    (deed,) = deeds_of_call(method, arguments)
    assert isinstance(action_of(deed), Adb)


def assert_is_told(action: Action | Adb) -> None:
    """Whatever it is, it can be written, and read again where others can take it."""
    plain = action_to_plain(action)
    if not isinstance(action, Adb):
        assert action_from_plain(plain) == action


def test_a_deed_has_a_length() -> None:
    (deed,) = deeds_in(f"input text {'x' * 100_000} " + "y " * 1_000)
    assert len(deed) <= MOST_WORDS
    assert max(map(len, deed)) <= LONGEST_WORD
