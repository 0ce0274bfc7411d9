from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.system.windows.press import along
from pytest_androidbench.phone.system.windows.scrolling import fling_distance, velocity
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Page, Scroll
from tests.phone_system.sample import Finger, Notes, Rows, opened

HOME = "com.google.android.apps.nexuslauncher"


def listed() -> tuple[Finger, Rows]:
    phone, finger, notes = opened()
    rows = Rows()
    notes.show(rows)
    assert phone.windows.focused[1] == ".Rows"
    return finger, rows


def first_row(finger: Finger) -> str:
    return next(text for text in finger.texts() if text.startswith("Row "))


def offset(finger: Finger) -> int:
    return finger.windows.active.view.offsets.get("list", 0) if finger.windows.active else 0


def test_a_slow_drag_moves_the_list_by_the_way_beyond_the_slop() -> None:
    finger, rows = listed()
    finger.windows.fingers.drag((540, 1800), (540, 1300), 800)
    assert offset(finger) == 500 - 21
    assert rows.taps == []


def test_a_swipe_flings_further_than_the_finger_went() -> None:
    finger, _ = listed()
    finger.windows.fingers.swipe([(540, 1800), (540, 800)], 200)
    assert offset(finger) > 1000
    finger.windows.fingers.swipe([(540, 800), (540, 2200)], 100)
    finger.windows.fingers.swipe([(540, 800), (540, 2200)], 100)
    assert first_row(finger) == "Row 0"


def test_a_tap_hits_what_is_shown_after_scrolling() -> None:
    finger, rows = listed()
    finger.windows.fingers.swipe([(540, 1800), (540, 800)], 300)
    shown = finger.find(text=finger.texts()[5])
    finger.windows.fingers.tap(*shown.bounds.center)
    assert [f"Row {index}" for index in rows.taps] == [shown.text]


def test_long_press() -> None:
    _, finger, notes = opened()
    finger.windows.fingers.long_press(*finger.find(id="save").bounds.center, 700)
    assert notes.seen[-1] == "held"
    assert not finger.shows(text="Save?")


def test_a_stream_of_touches_is_a_tap_or_a_long_press_by_the_clock() -> None:
    phone, finger, notes = opened()
    place = finger.find(id="save").bounds.center
    phone.windows.fingers.touch("down", *place)
    phone.clock.advance(100)
    phone.windows.fingers.touch("up", *place)
    assert finger.shows(text="Save?")
    phone.windows.back()
    phone.windows.fingers.touch("down", *place)
    phone.clock.advance(500)
    phone.windows.fingers.touch("up", *place)
    assert notes.seen[-1] == "held"
    assert not finger.shows(text="Save?")


def test_a_second_finger_does_not_disturb_the_first() -> None:
    phone, finger, notes = opened()
    place = finger.find(id="save").bounds.center
    phone.windows.fingers.touch("down", *place, pointer=0)
    phone.windows.fingers.touch("down", 100, 2000, pointer=1)
    phone.windows.fingers.touch("move", 100, 1500, pointer=1)
    phone.windows.fingers.touch("up", *place, pointer=0)
    phone.windows.fingers.touch("up", 100, 1500, pointer=1)
    assert finger.shows(text="Save?")
    assert phone.windows.gestures.fingers == 0
    assert isinstance(notes, Notes)


def test_edges_go_back_home_and_pull_the_shade() -> None:
    finger, _ = listed()
    windows = finger.windows
    windows.fingers.swipe([(2, 1200), (500, 1200)], 200)
    assert windows.focused[1] == ".Notes"
    windows.fingers.swipe([(1079, 1200), (500, 1200)], 200)
    assert windows.foreground == HOME
    windows.start_app("com.ex.notes")
    windows.fingers.swipe([(540, 2395), (540, 1200)], 200)
    assert windows.foreground == HOME
    windows.fingers.swipe([(540, 10), (540, 1200)], 200)
    assert finger.shows(id="notification_panel")
    windows.fingers.swipe([(540, 2000), (540, 900)], 200)
    assert not finger.shows(id="notification_panel")


def test_nothing_is_touched_while_the_display_is_off() -> None:
    phone, finger, notes = opened()
    place = finger.find(id="save").bounds.center
    phone.windows.sleep()
    phone.windows.fingers.tap(*place)
    phone.windows.wake()
    assert not finger.shows(text="Save?")
    assert notes.seen[-1] == "resume"


points = st.tuples(st.integers(0, 1079), st.integers(0, 2399))


@given(st.lists(points, min_size=2, max_size=6), st.integers(10, 3000))
def test_a_path_begins_and_ends_where_it_must(path: list[tuple[int, int]], ms: int) -> None:
    samples = along(path, ms)
    assert samples[0] == (0, *path[0])
    assert samples[-1] == (ms, *path[-1])
    assert [sample[0] for sample in samples] == sorted(sample[0] for sample in samples)


@given(st.floats(-20_000, 20_000), st.integers(160, 640))
def test_a_fling_goes_the_way_of_the_finger_and_faster_goes_further(
    speed: float, density: int
) -> None:
    distance = fling_distance(speed, density)
    assert distance * speed >= 0
    assert abs(fling_distance(speed * 2, density)) >= abs(distance)
    assert fling_distance(-speed, density) == -distance


@given(st.integers(1, 100))
def test_a_finger_that_rests_has_no_speed(rest: int) -> None:
    samples = [(0, 0, 0), (50, 0, 500), (151 + rest, 0, 500), (251 + rest, 0, 500)]
    assert velocity(samples) == (0.0, 0.0)


@settings(max_examples=15, deadline=None)
@given(st.lists(st.tuples(points, points, st.integers(0, 800)), max_size=6))
def test_no_gesture_breaks_the_phone(
    gestures: list[tuple[tuple[int, int], tuple[int, int], int]],
) -> None:
    finger, _ = listed()
    for start, end, ms in gestures:
        finger.windows.fingers.swipe([start, end], ms)
        finger.windows.view.dump(all_windows=True)
    crashes = [e for e in finger.phone.log.entries() if e.tag == "AndroidRuntime"]
    assert not [e for e in crashes if "out of ink" not in e.message and "Error" in e.message]


def test_a_finger_on_its_way_does_not_lay_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    finger, _ = listed()
    finger.phone.clock.advance(1000)
    finger.texts()
    builds: list[str] = []

    def build(rows: Rows) -> Widget:
        builds.append("build")
        return Page(Scroll(count=200, row=rows.row, row_height=60, id="list"))

    monkeypatch.setattr(Rows, "build", build)
    finger.windows.fingers.swipe([(540, 1800), (540, 800)], 500)
    assert builds == []
    assert first_row(finger) != "Row 0"
    assert builds == ["build"]


def test_each_way_from_a_point_to_the_next_takes_the_same_time() -> None:
    finger, _ = listed()
    finger.windows.fingers.swipe([(540, 1800), (540, 1300), (540, 1300)], 400)
    assert offset(finger) == 500 - 21


@given(st.lists(points, min_size=3, max_size=300), st.integers(10, 3000))
def test_a_path_goes_through_each_of_its_points_at_its_time(
    path: list[tuple[int, int]], ms: int
) -> None:
    samples = along(path, ms)
    ways = len(path) - 1
    assert {(ms * at // ways, *point) for at, point in enumerate(path)} <= set(samples)
