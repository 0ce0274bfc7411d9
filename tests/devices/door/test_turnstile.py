"""What is let pass: as many steps as there are, while there is time, and only in a turn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.devices.door.deeds import Deed
from pytest_androidbench.devices.door.frames import DoorRefusal
from pytest_androidbench.devices.door.messages import (
    LONGEST_TEXT,
    ROOM,
    BeginTurn,
    DoorMessage,
    DoorNote,
    NoteDone,
)
from pytest_androidbench.devices.door.turnstile import Turnstile

TAP: Deed = ("input", "tap", "1", "2")


class Passing:
    """A turnstile, what it told, and a clock that a test turns."""

    def __init__(self) -> None:
        self.told: list[DoorMessage] = []
        self.now = 100.0
        self.turnstile = Turnstile(self.told.append, lambda: self.now)

    def begin(self, steps: int | None = None, until: float | None = None) -> None:
        limits = {"steps": float(steps or 0), "seconds": 9.0}
        self.turnstile.begin(BeginTurn(steps=steps, until=until, limits=limits))

    def taps(self, count: int = 1) -> bool:
        try:
            self.turnstile.let_pass("shell", "input tap", [TAP] * count)
        except DoorRefusal:
            return False
        return True

    @property
    def notes(self) -> list[DoorNote]:
        return [one for one in self.told if isinstance(one, DoorNote)]


def test_outside_of_a_turn_all_passes_and_nothing_is_noted() -> None:
    passing = Passing()
    assert passing.taps()
    assert passing.turnstile.let_pass("shell", "ls") == 0
    assert passing.told == []


def test_after_a_turn_nothing_passes_until_an_agent_is_made() -> None:
    passing = Passing()
    passing.begin()
    passing.turnstile.end()
    with pytest.raises(DoorRefusal, match="not the agent's turn"):
        passing.turnstile.let_pass("shell", "ls")
    passing.turnstile.relax()
    assert passing.taps()


@given(
    st.integers(0, 20),
    st.lists(st.integers(0, 4) | st.just("spend") | st.just("give back")),
)
def test_never_more_steps_pass_than_there_are(allowed: int, asked: list[int | str]) -> None:
    passing = Passing()
    passing.begin(steps=allowed)
    left, taken = allowed, 0
    for one in asked:
        if isinstance(one, str):
            amount = 1 if one == "spend" else -1
            passing.turnstile.spend(amount)
            left -= amount
        else:
            passed = passing.taps(one)
            # What looks may always pass; what acts, only as a whole.
            assert passed is (one == 0 or one <= left)
            left, taken = (left - one, taken + one) if passed else (left, taken)
    assert sum(len(note.deeds) for note in passing.notes if not note.refused) == taken


def test_a_refusal_says_which_limit_it_is_and_that_nothing_was_done() -> None:
    passing = Passing()
    passing.begin(steps=1)
    assert passing.taps()
    with pytest.raises(DoorRefusal, match="limit reached: steps = 1; this was not done"):
        passing.turnstile.let_pass("call", "click(1, 2)", [TAP])
    assert passing.notes[-1].refused == "steps"


def test_no_step_passes_when_the_time_is_over() -> None:
    passing = Passing()
    passing.begin(until=105.0)
    assert passing.taps()
    passing.now = 105.0
    with pytest.raises(DoorRefusal, match="limit reached: seconds = 9; this was not done"):
        passing.turnstile.let_pass("shell", "input tap", [TAP])
    passing.turnstile.let_pass("shell", "screencap -p")


def test_only_the_first_refusal_is_told() -> None:
    passing = Passing()
    passing.begin(steps=0)
    assert [passing.taps() for _ in range(1000)] == [False] * 1000
    assert [note.refused for note in passing.notes] == ["steps"]


def test_the_end_of_a_step_is_told_once_it_is() -> None:
    passing = Passing()
    passing.begin()
    number = passing.turnstile.let_pass("shell", "input tap", [TAP])
    assert passing.turnstile.let_pass("shell", "ls") == 0
    passing.turnstile.tell_done(0)
    passing.now = 101.0
    passing.turnstile.tell_done(number)
    assert passing.told[-1] == NoteDone(number=number, at=101.0)
    assert len([one for one in passing.told if isinstance(one, NoteDone)]) == 1


def test_notes_have_a_length_and_an_end_but_steps_are_always_told() -> None:
    passing = Passing()
    passing.begin()
    for _ in range(2 * ROOM // LONGEST_TEXT):
        passing.turnstile.let_pass("shell", "x" * 10 * LONGEST_TEXT)
    assert passing.taps()
    passing.turnstile.end()
    texts = [len(note.text) for note in passing.notes]
    assert max(texts) == LONGEST_TEXT
    assert sum(texts) <= ROOM
    assert passing.notes[-2].deeds == (TAP,)
    assert passing.notes[-1].kind == "unnoted"
    dropped = int(passing.notes[-1].text.split()[0])
    assert dropped + len(passing.notes) - 2 == 2 * ROOM // LONGEST_TEXT


def test_a_turn_begins_with_all_its_room_again() -> None:
    passing = Passing()
    for _ in range(2):
        passing.begin()
        for _ in range(2 * ROOM // LONGEST_TEXT):
            passing.turnstile.let_pass("shell", "x" * LONGEST_TEXT)
        passing.turnstile.end()
    assert len([note for note in passing.notes if note.kind == "unnoted"]) == 2


def test_what_is_no_text_is_told_as_one() -> None:
    passing = Passing()
    passing.begin()
    passing.turnstile.let_pass("shell", "echo \udcff", [("input", "text", "\udcff")])
    (note,) = passing.notes
    assert note.text == "echo \\udcff"
    assert note.deeds == (("input", "text", "\\udcff"),)
