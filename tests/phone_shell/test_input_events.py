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
        ("input text 'a b'", "a b"),
        ("input text a\\ b", "a b"),
        ('input text "it\'s"', "it's"),
        ("input text %%s%S", "% %S"),
        ("input text one two", "one"),
        ("input text 'çß~'", "çß~"),
        ("input keyboard text a; input touchscreen text b", "ab"),
        ("input -d DEFAULT_DISPLAY text a; input -d -1 text b; input -d 3 text c", "ab"),
        ("input keyevent --doubletap 29 30", "aa"),
        ("input keyevent --longpress 29 30", "ab"),
        ("input text abcd; input keyevent --longpress DEL", "ab"),
        ("input keyevent a KEYCODE_b KEYCODE_C", "c"),
        ("input keyevent nonsense 29", "a"),
        (f"input keyevent {'A' * 200} 29", "a"),
        ("input text abc; input keyevent 21 67", "ac"),
        ("input keycombination 59 29", "A"),
        ("input keycombination 60 29", "A"),
        ("input keycombination KEYCODE_SHIFT_LEFT A B", "AB"),
        ("input keycombination -t 20 59 29", "A"),
        ("input keycombination 29 59 30", "aB"),
        (
            "input text ab; input keycombination 113 29; input keycombination 113 31; "
            "input keyevent 123; input keycombination CTRL_LEFT V",
            "abab",
        ),
        ("input text ab; input keycombination 113 29; input keyevent CUT PASTE PASTE", "abab"),
        ("input text ab; input keycombination 113 29; input keyevent COPY DEL 279 279", "abab"),
        ("input text ab; input keyevent 67; input keycombination 113 54", "ab"),
        ("input text ab; input keycombination 113 54", ""),
        ("input text ab; input keycombination 113 54; input keycombination 113 59 54", "ab"),
        ("input keycombination 113 30", ""),
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


@pytest.mark.parametrize("cancel", ["CANCEL", "cancel 1 1", "CANCEL 7"])
def test_a_cancelled_touch_presses_nothing(sample: Sample, cancel: str) -> None:
    phone, finger, notes = sample
    save, before = place(finger, "save"), list(notes.seen)
    done = run(phone, f"input motionevent DOWN {save}; input motionevent {cancel}; sleep 1")
    assert (done.stderr, notes.seen) == ("", before)
    assert run(phone, f"input motionevent UP {save}").code == 0
    assert not finger.shows(text="Save?")


def test_line_ends_and_tabs_are_keys(sample: Sample) -> None:
    phone, finger, notes = sample
    run(phone, f"input tap {place(finger, 'body')}; input text $'a\\nb\\tc'")
    assert notes.body == "a\nb\tc"
    run(phone, f"input tap {place(finger, 'title')}; input text $'d\\t7'")
    assert (notes.title, notes.number) == ("d", "7")


def test_volume_and_power_together_take_a_screenshot(sample: Sample) -> None:
    phone, _, _ = sample
    run(phone, "input keycombination POWER VOLUME_DOWN")
    assert phone.windows.screen_on
    assert len(phone.files.listdir("/sdcard/Pictures/Screenshots")) == 1


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
        ("input keyevent --doubletap 29", "0m00.14"),
        ("input keyevent --longpress 29", "0m00.45"),
        ("input keycombination -t 300 59 29", "0m00.35"),
        ("input draganddrop 5 900 5 800 1000", "0m01.05"),
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


ILLEGAL = "IllegalArgumentException: "
ARGUMENT = ILLEGAL + "Argument expected after "
INVALID = ILLEGAL + "Error: Invalid arguments for "
NO_EVENTS = "NullPointerException: Attempt to get length of null array"


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("tap", ARGUMENT + '"tap"'),
        ("tap 5", ARGUMENT + '"5"'),
        ("tap x 5", INVALID + "command: tap"),
        ("roll 1", ARGUMENT + '"1"'),
        ("text", ARGUMENT + '"text"'),
        ("text é", NO_EVENTS),
        ("text 'a 你好'", NO_EVENTS),
        ("text $'\\r'", NO_EVENTS),
        ("keyevent", ARGUMENT + '"keyevent"'),
        ("keyevent --longpress", ARGUMENT + '"--longpress"'),
        ("motionevent", ARGUMENT + '"motionevent"'),
        ("motionevent hover 1 1", "IllegalArgumentException: Unknown action: hover"),
        ("motionevent DOWN", ARGUMENT + '"motionevent"'),
        ("motionevent UP 1", ARGUMENT + '"1"'),
        ("swipe 1 2 3", ARGUMENT + '"3"'),
        ("swipe 1 2 3 4 x", INVALID + "command: swipe"),
        ("draganddrop 1 2 3 4 0x5", INVALID + "command: draganddrop"),
        ("keycombination 3", ILLEGAL + "keycombination requires at least 2 keycodes"),
        ("keycombination -x 29", ILLEGAL + "Unknown keycode: -x"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(sample: Sample, script: str, complaint: str) -> None:
    done = run(sample[0], f"input {script}")
    command = script.partition(" ")[0]
    thrown = f"\nException occurred while executing '{command}':\njava.lang.{complaint}"
    assert (done.stderr.partition("\n\tat ")[0], done.stdout, done.code) == (thrown, "", 255)


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        ("-d", ARGUMENT + '"-d"'),
        ("-d 0", ARGUMENT + '"-d"'),
        ("-d x tap 5 5", INVALID + "display ID."),
        ("mouse", ARGUMENT + '"mouse"'),
    ],
)
def test_sources_and_displays_come_with_a_command(
    sample: Sample, script: str, complaint: str
) -> None:
    done = run(sample[0], f"input {script}")
    assert complaint in done.stderr.splitlines()[2]
    assert done.code == 255


def test_nothing_is_typed_of_a_text_that_has_other_letters(sample: Sample) -> None:
    phone, finger, notes = sample
    run(phone, f"input tap {place(finger, 'title')}; input text abcé")
    assert notes.title == ""


def test_what_android_13_does_not_know_is_told_and_is_no_failure(sample: Sample) -> None:
    done = run(sample[0], "input scroll 5 5 --axis VSCROLL,1")
    assert (done.stdout, done.stderr, done.code) == ("Unknown command: scroll\n", "", 0)
