"""An observation is made of a hierarchy, of what is in front, and of a picture on demand."""

from __future__ import annotations

import base64
from typing import Any

import pytest

from pytest_androidbench.devices.seeing.foreground import FRONT_SCRIPT, full_name, read_front
from pytest_androidbench.devices.seeing.observing import Observer
from pytest_androidbench.devices.seeing.settling import IMMEDIATE
from pytest_androidbench.errors import DeviceGone
from pytest_androidbench.interface.hierarchy import nodes_of, window_of, with_toolbars
from tests.devices.answers import Answers

DUMP = "dumpWindowHierarchy(False, 100, True)"
ALL_WINDOWS = "dumpWindowHierarchy(False, 100, False)"
PICTURE = "takeScreenshot(1, 80)"
KEYS = "com.ex.keys"
FRONT = (
    "    init=1080x2400 420dpi cur=1080x2300 app=1080x2200 rng=1080x1000\n"
    "  mCurrentFocus=Window{5d6 u0 org.ex/org.ex.Main}\n"
    "  mFocusedApp=ActivityRecord{1a2 u0 org.ex/.Main t12}\n"
    f"  mCurMethodId={KEYS}/.Latin\n    mInputShown=false\n"
)
TYPING = FRONT.replace("mInputShown=false", "mInputShown=true")


def element(text: str, package: str = "org.ex", inner: str = "", **values: str) -> str:
    given = {"bounds": "[0,0][9,9]", **values}
    written = " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in given.items())
    return f'<node text="{text}" package="{package}" {written}>{inner}</node>'


def dump(*elements: str, rotation: int = 0) -> str:
    return f'<?xml version="1.0"?><hierarchy rotation="{rotation}">{"".join(elements)}</hierarchy>'


APP = element("app", inner=element("row"))
TOOLBAR = element("", inner=element("Cut", resource_id="android:id/floating_popup_container"))
KEYBOARD = element("keys", KEYS, inner=element("q", KEYS), bounds="[0,50][90,90]")


def observer(device: Answers, size: tuple[int, int] = (7, 5)) -> Observer:
    return Observer(device.automation, device.shell, settle=IMMEDIATE, natural_size=lambda: size)


def device(*elements: str, front: str = FRONT, **answers: Any) -> Answers:
    return Answers({DUMP: dump(*elements or (APP,)), FRONT_SCRIPT: front, **answers})


def test_an_observation_says_what_is_in_front_and_where() -> None:
    asked = device()
    seen = observer(asked).observe()
    assert [(n.index, n.text, n.parent) for n in seen.nodes] == [(0, "app", None), (1, "row", 0)]
    assert (seen.package, seen.activity) == ("org.ex", "org.ex.Main")
    assert (seen.width, seen.height, seen.keyboard) == (1080, 2300, False)
    assert seen.xml == dump(APP)
    assert asked.asked == [DUMP, FRONT_SCRIPT]
    assert asked.changing == []


@pytest.mark.parametrize(("rotation", "size"), [(0, (7, 5)), (1, (5, 7)), (2, (7, 5)), (3, (5, 7))])
def test_a_size_that_is_not_told_is_the_natural_one_turned(
    rotation: int, size: tuple[int, int]
) -> None:
    asked = device(front="", **{DUMP: dump(APP, rotation=rotation)})
    seen = observer(asked).observe()
    assert (seen.width, seen.height) == size
    assert (seen.package, seen.activity, seen.keyboard) == ("org.ex", "", False)


def test_a_dialog_of_another_package_is_in_front() -> None:
    seen = observer(device(element("", "", inner=element("Allow?", "com.system")))).observe()
    assert (seen.package, seen.activity) == ("com.system", "org.ex.Main")
    assert observer(device(element("bare", ""))).observe().package == "org.ex"


def test_while_text_is_typed_toolbar_and_keyboard_are_seen_as_well() -> None:
    asked = device(front=TYPING, **{ALL_WINDOWS: dump(KEYBOARD, APP, TOOLBAR)})
    seen = observer(asked).observe()
    assert seen.keyboard
    told = [(n.index, n.text, n.parent) for n in seen.nodes]
    assert told == [
        (0, "app", None),
        (1, "row", 0),
        (2, "", None),
        (3, "Cut", 2),
        (4, "keys", None),
    ]
    keyboard = seen.nodes[-1]
    assert (keyboard.class_name, keyboard.clickable, keyboard.bounds) == (
        "android.inputmethodservice.SoftInputWindow",
        True,
        (0, 50, 90, 90),
    )
    assert asked.asked == [DUMP, FRONT_SCRIPT, ALL_WINDOWS]


def test_a_keyboard_without_a_window_covers_nothing() -> None:
    seen = observer(device(front=TYPING, **{ALL_WINDOWS: dump(APP, TOOLBAR)})).observe()
    assert [node.text for node in seen.nodes] == ["app", "row", "", "Cut"]


def test_a_device_that_shows_no_hierarchy_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    for nothing in (None, "", 7, "<hierarchy/>"):
        gone = Observer(
            Answers({DUMP: nothing}).automation,
            Answers().shell,
            settle=IMMEDIATE.__class__(empty_seconds=-1.0, immediate=True),
            natural_size=lambda: (1, 1),
        )
        with pytest.raises(DeviceGone, match="shows no hierarchy: its window manager does not"):
            gone.observe()


def test_a_picture_is_taken_by_the_automation_server_or_else_by_the_shell() -> None:
    taken = Answers({PICTURE: base64.b64encode(b"jpeg").decode(), "screencap": "png"})
    assert observer(taken).picture() == b"jpeg"
    assert taken.asked == [PICTURE]
    for nothing in (None, ""):
        other = Answers({PICTURE: nothing, "screencap -p": "png"})
        assert observer(other).picture() == b"png"
        assert other.asked == [PICTURE, "screencap -p"]
        assert other.changing == []
    with pytest.raises(DeviceGone, match="gave no picture of its screen"):
        observer(Answers()).picture()
    with pytest.raises(DeviceGone, match="sent a broken picture: "):
        observer(Answers({PICTURE: "abcde"})).picture()


def test_a_picture_of_an_observation_is_taken_once() -> None:
    asked = device(**{PICTURE: base64.b64encode(b"one").decode()})
    seen = observer(asked).observe()
    assert PICTURE not in asked.asked
    assert (seen.screenshot, seen.screenshot) == (b"one", b"one")
    assert asked.asked.count(PICTURE) == 1


def test_what_the_automation_server_is_asked_may_change_the_device_but_for_looks() -> None:
    asked = Answers()
    server = asked.automation
    for method in ("deviceInfo", "dumpWindowHierarchy", "takeScreenshot", "click", "info"):
        server.call(method)
    assert asked.changing == ["click()", "info()"]
    assert not server.held


def test_only_windows_with_a_toolbar_are_added_behind() -> None:
    nodes = nodes_of(dump(APP))
    more = with_toolbars(nodes, dump(APP, TOOLBAR, element("no"), TOOLBAR))
    assert [n.text for n in more] == ["app", "row", "", "Cut", "", "Cut"]
    assert [n.parent for n in more] == [None, 0, None, 2, None, 4]
    own = element("bar", resource_id="android:id/floating_popup_container")
    assert [n.text for n in with_toolbars((), dump(own))] == ["bar"]


def test_a_window_is_the_first_of_its_package_that_is_shown() -> None:
    hidden = element("hidden", KEYS, visible_to_user="false")
    flat = element("flat", KEYS, bounds="[0,5][9,5]")
    found = window_of(dump(APP, hidden, flat, KEYBOARD, element("second", KEYS)), KEYS)
    assert found is not None
    assert (found.text, found.index, found.parent) == ("keys", 0, None)
    assert window_of(dump(APP), KEYS) is None


@pytest.mark.parametrize(
    ("values", "shown"),
    [
        ({}, True),
        ({"visible_to_user": "true"}, True),
        ({"visible_to_user": "false"}, False),
        ({"bounds": "[0,0][1,1]"}, True),
        ({"bounds": "[-5,-5][-4,-4]"}, True),
        ({"bounds": "[0,0][0,1]"}, False),
        ({"bounds": "[0,0][1,0]"}, False),
        ({"bounds": "[3,0][1,1]"}, False),
        ({"bounds": "[0,0][9,9]x"}, False),
        ({"bounds": ""}, False),
    ],
)
def test_what_can_be_seen_is_a_node(values: dict[str, str], shown: bool) -> None:
    assert len(nodes_of(dump(element("a", **values)))) == shown


def test_what_a_node_is_not_said_to_be_it_is_not() -> None:
    (node,) = nodes_of('<hierarchy><node bounds="[0,0][9,9]" checked="TRUE"/></hierarchy>')
    flags = (node.checked, node.clickable, node.scrollable, node.focused, node.enabled)
    assert flags == (False,) * 5
    words = (node.text, node.desc, node.hint, node.resource_id, node.class_name, node.package)
    assert words == ("",) * 6
    assert (node.index, node.parent) == (0, None)


@pytest.mark.parametrize(
    ("told", "front"),
    [
        ("  mFocusedApp=null\n  mCurrentFocus=Window{1 u10 a.b/a.b.C}\n", ("a.b", "a.b.C")),
        (
            "  mFocusedApp=Token{1 u0 x}\n  mCurrentFocus=Window{1 u0 a.b/.C$D}\n",
            ("a.b", "a.b.C$D"),
        ),
        ("  mCurrentFocus=Window{1 u0 a/.A}\n  mFocusedApp=R{2 u0 b/.B t1}\n", ("b", "b.B")),
        ("  mOther=R{2 u0 b/.B t1}\n", ("", "")),
    ],
)
def test_the_focused_app_is_in_front_or_else_the_focused_windows(
    told: str, front: tuple[str, str]
) -> None:
    read = read_front(told)
    assert (read.package, read.activity) == front


def test_short_names_of_activities_are_spelled_out() -> None:
    assert full_name("a.b", ".C") == "a.b.C"
    assert full_name("a.b", "x.C") == "x.C"
