"""The example `vlui`: what its network is given and what it is to answer. Needs no PyTorch."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from examples.vlui.encoding import LENGTH, NOTHING, UNKNOWN, Vocabulary, pixels_of, targets_of
from examples.vlui.lessons import MOVED, Lessons, moved, read_lessons
from pytest_androidbench.agents.bmoca.policy import SIZE
from pytest_androidbench.agents.parts.dual_gesture import DualGesture
from pytest_androidbench.agents.parts.dual_gesture_head import HEAD, TAPS, gesture_of, number_of
from pytest_androidbench.errors import AgentLoadError

GOALS: Final = ("Call 911.", "Set an alarm for 10:30.")
SHARES: Final = st.floats(0, 1)
WIDE, HIGH = SIZE


def targets(*gestures: DualGesture) -> Any:
    numbers = np.array([number_of(gesture) for gesture in gestures])
    return targets_of(np.array([each.signed for each in gestures], dtype=np.float32), numbers)


def spot(row: int, column: int) -> Image.Image:
    """A white pixel, on black."""
    picture = Image.new("RGB", SIZE)
    picture.putpixel((column, row), (255, 255, 255))
    return picture


def test_a_goal_is_the_numbers_of_its_words() -> None:
    vocabulary = Vocabulary.of(GOALS)
    assert vocabulary.words == ("10", "30", "911", "alarm", "an", "call", "for", "set")
    assert len(vocabulary) == 2 + len(vocabulary.words)
    numbers = vocabulary.numbers("call an AMBULANCE!")
    assert numbers[:3].tolist() == [7, 6, UNKNOWN]
    assert set(numbers[3:]) == {NOTHING}
    assert len(numbers) == len(vocabulary.numbers("call " * 100)) == LENGTH
    assert vocabulary.numbers("Call 911 for an alarm") is not numbers


@given(st.text(), st.lists(st.text(), max_size=3))
def test_any_goal_has_numbers_that_the_vocabulary_knows(goal: str, shown: list[str]) -> None:
    vocabulary = Vocabulary.of(shown)
    numbers = vocabulary.numbers(goal)
    assert numbers.shape == (LENGTH,)
    assert 0 <= numbers.min() <= numbers.max() < len(vocabulary)


def test_a_picture_is_its_colours_row_by_row() -> None:
    picture = Image.new("RGB", SIZE, (1, 2, 3))
    picture.putpixel((5, 9), (7, 8, 9))
    pixels = pixels_of(picture)
    assert pixels.shape == (3, HIGH, WIDE)
    assert pixels[:, 0, 0].tolist() == [1, 2, 3]
    assert pixels[:, 9, 5].tolist() == [7, 8, 9]


@given(SHARES, SHARES)
def test_a_tap_is_spread_around_the_number_that_stands_for_it(y: float, x: float) -> None:
    tap = DualGesture.at(y, x)
    [target] = targets(tap)
    assert target.sum() == pytest.approx(1, abs=1e-5)
    if number_of(tap) < len(TAPS):
        # Across, a step of the grid is as far as one down, whose numbers count twice.
        apart = [abs(tap.signed[0] - y) * 2 + abs(tap.signed[1] - x) for y, x, *_ in TAPS]
        assert target[int(np.argmin(apart))] == target.max() > 0.1
        assert target[len(TAPS) :].sum() == 0


@pytest.mark.parametrize("number", range(len(TAPS), len(HEAD)))
def test_a_swipe_and_a_button_are_themselves(number: int) -> None:
    [target] = targets(gesture_of(number))
    assert target[number] == 1
    assert target.sum() == 1


@given(st.integers(-MOVED, MOVED), st.integers(-MOVED, MOVED))
def test_a_picture_is_moved_as_a_whole(down: int, right: int) -> None:
    there = moved(pixels_of(spot(100, 50)), down, right)
    assert np.argwhere(there[0]).tolist() == [[100 + down, 50 + right]]
    edge = moved(pixels_of(Image.new("RGB", SIZE, "white")), down, right)
    assert edge.min() == 255


def lessons(tmp_path: Path) -> tuple[Vocabulary, Lessons]:
    """A demonstration that taps a white pixel, and one that swipes."""
    for place, gesture in enumerate((DualGesture.at(100.5 / HIGH, 50.5 / WIDE), gesture_of(380))):
        folder = tmp_path / "dual-gesture" / f"task{place}"
        folder.mkdir(parents=True)
        spot(100, 50).save(folder / "seen.png")
        numbers = (gesture.y_touch, gesture.x_touch, gesture.y_lift, gesture.x_lift)
        step = {
            "gesture": numbers,
            "number": number_of(gesture),
            "picture": "seen.png",
            "reward": 1,
        }
        of = {"suite": "bmoca", "task": folder.name, "profile": "train_env_000", "seed": 30,
              "goal": GOALS[place], "screen": [1080, 2160]}  # fmt: skip
        (folder / "train_env_000.json").write_text(json.dumps({"of": of, "steps": [step]}))
    return read_lessons(tmp_path)


def test_lessons_are_the_steps_of_demonstrations(tmp_path: Path) -> None:
    vocabulary, read = lessons(tmp_path)
    assert vocabulary == Vocabulary.of(GOALS)
    assert read.goals.tolist() == [vocabulary.numbers(goal).tolist() for goal in GOALS]
    assert len(read) == 2
    assert np.argwhere(read.pixels[:, 0]).tolist() == [[0, 100, 50], [1, 100, 50]]
    assert read.swipes.tolist() == [0, 1]
    assert read.targets.shape == (2, len(HEAD))


def test_what_was_touched_moves_with_the_picture(tmp_path: Path) -> None:
    """And the same draws give the same."""
    _, read = lessons(tmp_path)
    drawn = read.drawn(64, np.random.default_rng(3))
    assert set(drawn.numbers) == set(read.numbers)
    again = read.drawn(64, np.random.default_rng(3))
    assert (drawn.pixels == again.pixels).all()
    assert (drawn.gestures == again.gestures).all()
    places = set()
    for pixels, gesture, swipe in zip(drawn.pixels, drawn.gestures, drawn.swipes, strict=True):
        [(row, column)] = np.argwhere(pixels[0])
        places.add((row, column))
        if not swipe:
            touched = (gesture[:2] + 1) / 2 * (HIGH, WIDE)
            assert touched == pytest.approx((row + 0.5, column + 0.5), abs=0.01)
    assert len(places) > 30


def test_a_folder_without_demonstrations_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AgentLoadError, match="holds no demonstrations with pictures"):
        read_lessons(tmp_path)
