"""Which trajectories are trained on goes by checks, by a critic, or by nothing."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pytest_androidbench.records.criticised import Condition
from pytest_androidbench.training.choices import Selection
from pytest_androidbench.training.selecting import Candidate, selected
from tests.training.trajectories import conditions, trajectory

ALL = conditions([("Open it", 0), ("Read it", 1), ("Close it", 2)])
SOME = conditions([("Open it", 0), ("Read it", -1), ("Close it", 2)])
NONE = conditions([("Open it", -1), ("Read it", 1)])


def candidate(said: Sequence[Condition]) -> Candidate:
    return Candidate(trajectory=trajectory(3), conditions=said)


def rows(given: Candidate, selection: Selection) -> list[tuple[str, float]]:
    return [(one.trajectory.name, one.weight) for one in selected(given, selection)]


@pytest.mark.parametrize("passed", [True, False, None])
def test_all_takes_what_there_is(passed: bool | None) -> None:
    assert rows(Candidate(trajectory=trajectory(3), passed=passed), "all") == [("1720533256", 1.0)]


def test_the_oracle_is_the_checks() -> None:
    found = {
        passed: len(rows(Candidate(trajectory=trajectory(3), passed=passed), "oracle"))
        for passed in (True, False, None)
    }
    assert found == {True: 1, False: 0, None: 0}


def test_a_critic_gives_what_is_whole_and_what_has_begun_well() -> None:
    names = {
        len(said): [one for one, _ in rows(candidate(said), "critic")] for said in (ALL, NONE, [])
    }
    assert names == {3: ["1720533256", "1720533256-0", "1720533256-1"], 2: [], 0: []}
    assert rows(candidate(SOME), "critic") == [("1720533256-0", 1.0)]


def test_parts_are_marked() -> None:
    found = selected(candidate(ALL), "critic")
    assert [one.part for one in found] == [False, True, True]


def test_a_weight_is_the_share_that_was_reached_in_a_row() -> None:
    weights = [rows(candidate(said), "weighted") for said in (ALL, SOME, NONE, [])]
    assert weights == [[("1720533256", 1.0)], [("1720533256", pytest.approx(1 / 3))], [], []]
