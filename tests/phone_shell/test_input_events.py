"""What `input` does to an app: touches, strokes, keys and texts."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.shell import Result, run_text
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_system.sample import Finger, Notes, Rows, opened

Sample = tuple[Phone, Finger, Notes]


@pytest.fixture
def sample() -> Sample:
    """A phone with the sample app in front."""
    return opened()


def run(phone: Phone, script: str) -> Result:
    return asyncio.run(run_text(phone, script))


def place(finger: Finger, name: str) -> str:
    """Where something is, as `input` takes it."""
    x, y = finger.find(id=name).bounds.center
    return f"{x} {y}"


def offset(phone: Phone) -> int:
    """How far the list of the window in front is scrolled."""
    window = phone.windows.active
    assert window is not None
    return window.view.offsets.get("list", 0)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("input text ab%sc", "ab c"),
        ("input keyboard -d 0 text x", "x"),
        ("input keyevent A 30 KEYCODE_C", "abc"),
        ("input keyevent --doubletap 29 30", "aabb"),
        ("input keyevent --delay 5 29", "a"),
        ("input keyevent nonsense 29", "a"),
        (f"input keyevent {'A' * 200} 29", "a"),
        ("input text abc; input keyevent 21 67", "ac"),
        ("input keycombination 59 29", "A"),
        ("input keycombination 60 29", "A"),
        ("input keycombination KEYCODE_SHIFT_LEFT A B", "AB"),
        ("input keycombination -x 29 30", "ab"),
        ("input text abc; input keycombination 113 29; input keyevent 67", ""),
        ("input text abc; input keycombination 114 29; input keyevent 67", ""),
        ("input text abc; input keycombination 57 29", "abca"),
        ("input text abc; input roll -1 0; input text x", "abxc"),
        ("input text abc; input roll -3 2; input roll 2 -1; input text x", "abcx"),
        ("input text abc; input roll 0 0; input text x", "abcx"),
    ],
)
def test_a_field_is_typed_into(sample: Sample, script: str, expected: str) -> None:
    phone, finger, notes = sample
    done = run(phone, f"input tap {place(finger, 'title')}; {script}")
    assert (notes.title, done.stdout, done.stderr, done.code) == (expected, "", "", 0)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("input roll 0 -1; input text x", "axb\ncd"),
        ("input roll 1 -2; input text x", "axb\ncd"),
        ("input roll 0 -1; input roll 1 0; input text x", "abx\ncd"),
        ("input roll 0 -1; input roll 0 1; input text x", "ab\ncxd"),
    ],
)
def test_rolling_up_and_down_moves_the_caret_by_lines(
    sample: Sample, script: str, expected: str
) -> None:
    phone, finger, notes = sample
    start = "input text ab; input keyevent ENTER; input text cd; input keyevent 21"
    run(phone, f"input tap {place(finger, 'body')}; {start}; {script}")
    assert notes.body == expected


def test_a_tap_and_a_stream_of_touches_press_a_button(sample: Sample) -> None:
    phone, finger, _ = sample
    save = place(finger, "save")
    run(phone, f"input touchscreen tap {save}")
    assert finger.shows(text="Save?")
    run(phone, "input keyevent 4")
    assert not finger.shows(text="Save?")
    run(phone, f"input motionevent down {save}; input motionevent MOVE {save}")
    assert not finger.shows(text="Save?")
    run(phone, f"input motionevent UP {save}")
    assert finger.shows(text="Save?")


def test_a_stroke_that_stays_is_a_long_press(sample: Sample) -> None:
    phone, finger, notes = sample
    save = place(finger, "save")
    run(phone, f"input swipe {save} {save} 700")
    assert notes.seen[-1] == "held"


def test_a_motion_without_a_place_is_at_the_corner(sample: Sample) -> None:
    phone, _, notes = sample
    before = list(notes.seen)
    assert run(phone, "input motionevent DOWN; input motionevent UP").code == 0
    assert notes.seen == before


def test_a_drag_comes_to_rest_and_a_swipe_flings(sample: Sample) -> None:
    phone, _, notes = sample
    notes.show(Rows())
    run(phone, "input draganddrop 540 1800 540 1300 200")
    assert offset(phone) == 500 - 21
    run(phone, "input swipe 540 1800 540 1300 100")
    assert offset(phone) > 1100


@pytest.mark.parametrize(
    ("script", "seconds"),
    [
        ("input tap 5 5", "0m00.05"),
        ("input tap 5 900", "0m00.05"),
        ("input swipe 5 900 5 800", "0m00.35"),
        ("input swipe 5 900 5 800 -1", "0m00.35"),
        ("input swipe 5 900 5 800 0", "0m00.05"),
        ("input swipe 5 900 5 800 500", "0m00.55"),
        ("input swipe 5 900 5 800 60000", "1m00.05"),
        ("input swipe 5 900 5 800 70000", "1m10.05"),
        ("input draganddrop 5 900 5 800 200", "0m00.45"),
        ("input keyevent 29", "0m00.05"),
        ("input keyevent 29 29", "0m00.10"),
        ("input keyevent --doubletap 29 29", "0m00.20"),
        ("input press", "0m00.05"),
        ("input motionevent MOVE 5 5", "0m00.01"),
    ],
)
def test_events_take_their_time(sample: Sample, script: str, seconds: str) -> None:
    assert run(sample[0], f"time {script}").stderr.split()[0] == f"{seconds}s"


@pytest.mark.parametrize("x", ["NaN", "Infinity", "-Infinity", "1e30", "-1e30"])
def test_places_far_outside_touch_nothing(sample: Sample, x: str) -> None:
    phone, _, notes = sample
    before = list(notes.seen)
    done = run(phone, f"input tap {x} {x}")
    assert (done.stderr, done.code, notes.seen) == ("", 0, before)


THROWN = "\nException occurred while executing '{}':\njava.lang.{}"
ARGUMENT = "IllegalArgumentException: Argument expected after "


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("tap", THROWN.format("tap", ARGUMENT + '"tap"')),
        ("tap 5", THROWN.format("tap", ARGUMENT + '"5"')),
        ("tap x 5", THROWN.format("tap", 'NumberFormatException: For input string: "x"')),
        ("roll 1", THROWN.format("roll", ARGUMENT + '"1"')),
        ("-d", THROWN.format("input", ARGUMENT + '"-d"')),
        ("-d x tap 5 5", THROWN.format("-d", 'NumberFormatException: For input string: "x"')),
        ("text", THROWN.format("text", ARGUMENT + '"text"')),
        ("text é", THROWN.format("text", "NullPointerException: Attempt to get length of null "
                                 "array")),
        ("keyevent", THROWN.format("keyevent", ARGUMENT + '"keyevent"')),
        ("keyevent --delay", THROWN.format("keyevent", ARGUMENT + '"--delay"')),
        ("motionevent", THROWN.format("motionevent", ARGUMENT + '"motionevent"')),
        ("motionevent hover 1 1",
         THROWN.format("motionevent", "IllegalArgumentException: Unknown motionevent HOVER")),
        ("motionevent UP 1", THROWN.format("motionevent", ARGUMENT + '"1"')),
        ("swipe 1 2 3", "Error: Invalid arguments for command: swipe\n"),
        ("draganddrop 1 2 3 4 5 6", "Error: Invalid arguments for command: draganddrop\n"),
        ("swipe 1 2 3 4 x", THROWN.format("swipe", 'NumberFormatException: For input string: "x"')),
        ("keycombination 3", "Error: Invalid arguments for command: keycombination\n"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(sample: Sample, script: str, complaint: str) -> None:
    done = run(sample[0], f"input {script}")
    assert (done.stderr.partition("\n\tat ")[0], done.stdout, done.code) == (complaint, "", 255)
