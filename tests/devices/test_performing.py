"""Each action is what a device is asked to do for it, and where that takes place."""

from __future__ import annotations

import pytest

from pytest_androidbench.devices.acting.key_codes import KEY_CODES
from pytest_androidbench.devices.acting.opening import Opener
from pytest_androidbench.devices.acting.performing import Performed, Performer
from pytest_androidbench.errors import ActionError
from pytest_androidbench.interface import actions as act
from pytest_androidbench.interface.observation import Bounds, Node, Observation
from tests.devices.answers import Answers, printed

FIELD: Bounds = (0, 100, 200, 200)
FOCUSED: Bounds = (0, 300, 200, 400)
LIST: Bounds = (0, 400, 1000, 1400)
SEEN = Observation(
    nodes=(
        Node(index=0, bounds=FIELD, class_name="android.widget.EditText"),
        Node(index=1, bounds=FOCUSED, class_name="android.widget.EditText", focused=True),
        Node(index=2, bounds=LIST, scrollable=True),
    ),
    package="p",
    activity="p.A",
    width=1000,
    height=2000,
)
ANY = "{'mask': 16777216, 'childOrSibling': [], 'childOrSiblingSelector': [], 'instance': 0}"
HAS_FOCUS = {"waitForExists": True}


def performed(action: act.Action, device: Answers) -> Performed:
    shell, automation = device.shell, device.automation
    return Performer(automation, shell, Opener(shell)).perform(action, SEEN)


def scrolled(*points: tuple[int, int]) -> list[tuple[int, int]]:
    """Where a finger is every 20 ms that moves from one point to another in 400 ms, and rests."""
    (x0, y0), (x1, y1) = points
    way = [
        (round(x0 + (x1 - x0) * step / 20), round(y0 + (y1 - y0) * step / 20)) for step in range(20)
    ]
    return [*way, *[(x1, y1)] * 6]


def flat(points: list[tuple[int, int]]) -> list[int]:
    return [coordinate for point in points for coordinate in point]


@pytest.mark.parametrize(
    ("action", "asked", "point"),
    [
        (act.Tap(0), ["click(100, 150)"], (100, 150)),
        (act.Tap((3, 4)), ["click(3, 4)"], (3, 4)),
        (act.LongPress(0, 700), ["click(100, 150, 700)"], (100, 150)),
        (
            act.DoubleTap((3, 4)),
            ["injectInputEvent(0, 3, 4, 0)", "injectInputEvent(1, 3, 4, 0)", "click(3, 4)"],
            (3, 4),
        ),
        (act.Swipe((1, 2), (3, 4), 300), ["swipe(1, 2, 3, 4, 60)"], (1, 2)),
        (act.Swipe((1, 2), (3, 4), 9), ["swipe(1, 2, 3, 4, 2)"], (1, 2)),
        (act.Swipe((1, 2), (3, 4), 15), ["swipe(1, 2, 3, 4, 3)"], (1, 2)),
        (act.Drag(0, (3, 4), 1000), ["drag(100, 150, 3, 4, 200)"], (100, 150)),
        (act.Drag((3, 4), 0, 1), ["drag(3, 4, 100, 150, 2)"], (3, 4)),
        (
            act.Gesture(((1, 2, 0), (3, 2, 40), (5, 6, 60))),
            ["swipePoints([1, 2, 2, 2, 3, 2, 5, 6], 4)"],
            (1, 2),
        ),
        (act.Press("home"), ["pressKeyCode(3,)"], None),
        (act.Press("volume_down"), ["pressKeyCode(25,)"], None),
        (act.Wait(2.5), ["sleep 2.5"], None),
        (
            act.Pinch("out", 2, 300),
            [
                f"gesture({ANY}, {{'x': 436, 'y': 900}}, {{'x': 564, 'y': 900}}, "
                "{'x': 180, 'y': 900}, {'x': 820, 'y': 900}, 60)"
            ],
            (500, 900),
        ),
        (
            act.Pinch("in", 2, 1),
            [
                f"gesture({ANY}, {{'x': 180, 'y': 900}}, {{'x': 820, 'y': 900}}, "
                "{'x': 436, 'y': 900}, {'x': 564, 'y': 900}, 2)"
            ],
            (500, 900),
        ),
        (
            act.Scroll("down"),
            [f"swipePoints({flat(scrolled((500, 1199), (500, 600)))}, 4)"],
            (500, 1199),
        ),
        (
            act.Scroll("left", (500, 900)),
            [f"swipePoints({flat(scrolled((200, 900), (799, 900)))}, 4)"],
            (200, 900),
        ),
    ],
    ids=repr,
)
def test_an_action_is_asked_of_the_device(
    action: act.Action, asked: list[str], point: tuple[int, int] | None
) -> None:
    device = Answers()
    assert performed(action, device) == Performed(point=point)
    assert device.asked == asked
    assert device.changing == asked


@pytest.mark.parametrize(
    "action", [act.NoAction("format"), act.Answer("x"), act.Done(), act.Infeasible("x")]
)
def test_what_is_said_is_no_action_of_a_device(action: act.Action) -> None:
    device = Answers()
    with pytest.raises(ActionError, match=f"^{type(action).__name__} is no action of a device$"):
        performed(action, device)
    assert device.asked == []


def test_keys_have_androids_numbers() -> None:
    assert KEY_CODES == {
        "back": 4, "home": 3, "recents": 187, "enter": 66, "delete": 67, "tab": 61, "power": 26,
        "volume_up": 24, "volume_down": 25,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("action", "taps", "point"),
    [
        (act.Type("a", 0), ["click(100, 150)"], (100, 150)),
        (act.Type("a", 1), [], (100, 350)),
        (act.Type("a", (3, 4)), ["click(3, 4)"], (3, 4)),
        (act.Type("a"), [], None),
    ],
)
def test_a_field_is_tapped_ahead_of_typing_where_it_has_not_the_focus(
    action: act.Type, taps: list[str], point: tuple[int, int] | None
) -> None:
    device = Answers(HAS_FOCUS)
    assert performed(action, device) == Performed(point=point)
    assert [what for what in device.asked if what.startswith("click")] == taps
    assert device.asked[-1] == "input text a"


def test_nothing_is_typed_where_nothing_has_the_focus() -> None:
    device = Answers()
    assert performed(act.Type("a", 0, clear=True), device) == Performed(
        point=(100, 150), error="no text field has the focus; tap one first"
    )
    assert [what.partition("(")[0] for what in device.asked] == ["click", "waitForExists"]


def test_the_focus_is_awaited_of_text_fields_for_two_seconds() -> None:
    device = Answers(HAS_FOCUS)
    performed(act.Type("a"), device)
    waited = device.asked[0]
    assert "'focused': True" in waited
    assert "'classNameMatches': '.*(EditText|AutoCompleteTextView)'" in waited
    assert waited.endswith(", 2000)")


def test_a_field_is_cleared_ahead_of_typing() -> None:
    device = Answers(HAS_FOCUS)
    performed(act.Type("", clear=True), device)
    performed(act.Type("a", clear=True, enter=True), device)
    others = [what for what in device.asked if not what.startswith("waitForExists")]
    assert others == ["clearInputText()", "clearInputText()", "input text a; input keyevent 66"]


def test_what_a_device_refuses_is_told_with_the_point() -> None:
    device = Answers({**HAS_FOCUS, "input text": printed(errors="Killed\n", code=1)})
    assert performed(act.Type("a", 1), device) == Performed(
        point=(100, 350), error="the device refused the text: Killed"
    )


def test_an_app_that_is_not_there_is_told() -> None:
    error = performed(act.Open("Chess"), Answers()).error
    assert error == "no app called 'Chess' is installed; those that can be opened: none"
