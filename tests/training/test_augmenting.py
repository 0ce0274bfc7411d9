"""A trajectory gives one for each beginning that reached the next part of its goal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.records.criticised import NEVER
from pytest_androidbench.training.augmenting import augmented, beginnings_of
from tests.training.trajectories import conditions, trajectory

NOTE = [("Open Joplin", 0), ("Search the ICLR note", 2), ("Open it", 3), ("Answer", 4)]
WIFI = [("Open Settings", 0), ("Turn Wi-Fi off", 3), ("Enable Bluetooth", -1), ("Exit", -1)]
LATER = [("Open Settings", 0), ("Turn Wi-Fi off", -1), ("Enable Bluetooth", 7)]
BACK = [("A", 5), ("B", 3), ("C", 6)]


def emitted(
    pairs: list[tuple[str, int]], *, task: str = "", published: bool
) -> list[tuple[str, int]]:
    found = beginnings_of(task, conditions(pairs), published=published)
    return [(one.task, one.step + 1) for one in found]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        (
            NOTE,
            [
                ("Open joplin", 1),
                ("Open joplin and search the iclr note", 3),
                ("Open joplin, search the iclr note and open it", 4),
            ],
        ),
        (WIFI, [("Open settings", 1), ("Open settings and turn wi-fi off", 4)]),
        (LATER, [("Open settings", 1)]),
        (BACK, [("A", 6), ("A and b", 4)]),
        ([("A", 2)], []),
        ([], []),
    ],
)
def test_the_published_form_gives_what_is_published(
    pairs: list[tuple[str, int]], expected: list[tuple[str, int]]
) -> None:
    assert emitted(pairs, published=True) == expected


def test_a_beginning_goes_on_until_all_of_its_conditions_are_reached() -> None:
    assert emitted(BACK, published=False) == [("A", 6), ("A and b", 6)]


def test_names_are_kept_as_they_are_written() -> None:
    assert emitted(WIFI, published=False)[-1] == ("Open Settings and turn Wi-Fi off", 4)
    pairs = [("go to Chrome", 0), ("Joplin is open", 1), ("The note is found", 2), ("Done", 3)]
    found = emitted(pairs, task="Look it up in Joplin. Then answer.", published=False)
    assert found[-1][0] == "Go to Chrome, Joplin is open and the note is found"


@pytest.mark.parametrize("goal", ["iPhone 15 is found", "I follow it", "2x is set", "", "- open"])
def test_what_is_no_ordinary_word_stays(goal: str) -> None:
    pairs = [(goal, 0), (goal, 1), ("End", 2)]
    assert emitted(pairs, published=False)[-1][0] == f"{goal} and {goal}"


def test_a_beginning_is_a_trajectory_of_its_own() -> None:
    first, second = augmented(trajectory(5), conditions(NOTE)[1:])
    assert (first.name, second.name) == ("1720533256-0", "1720533256-1")
    assert [one.response for one in first.rounds] == ["reply 0", "reply 1", "reply 2"]
    assert first.end_state == "state 2"
    assert len(second.rounds) == 4
    assert first.source == trajectory(5).source


def test_a_trajectory_without_rounds_gives_some_without() -> None:
    (only,) = augmented(trajectory(0), conditions(BACK)[:2])
    assert only.rounds == ()
    assert only.end_state == ""


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(NEVER, 9)), max_size=8))
def test_beginnings_grow_and_stop_at_what_was_not_reached(pairs: list[tuple[str, int]]) -> None:
    steps = [one.step for one in beginnings_of("", conditions(pairs))]
    reached = [step for _, step in pairs]
    count = reached.index(NEVER) if NEVER in reached else max(0, len(reached) - 1)
    assert steps == [max(reached[: index + 1]) for index in range(count)]
    # Whole trajectories are kept apart, so the last condition is never among them.
    assert len(steps) < max(1, len(pairs))
