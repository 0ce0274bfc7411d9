"""Ways whose measures were printed, or computed by the published code, or are worked here by hand.

The paper's operation logic and repeats were not printed: each has its working beside it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from pytest_androidbench.stats.arena.logic import logic_code, logic_paper
from pytest_androidbench.stats.arena.progress import (
    completion_code,
    completion_paper,
    normalised_reward_code,
    normalised_reward_paper,
    reward_as_printed,
    reward_code,
    reward_paper,
)
from pytest_androidbench.stats.arena.reach import (
    awareness_code,
    awareness_paper,
    redundancy_code,
    redundancy_paper,
    redundancy_unweighted,
)
from pytest_androidbench.stats.arena.repeats import repeats_code, repeats_paper
from tests.stats.arena.letters import aligned, steps

Rewards = tuple[tuple[float, float], tuple[float, float], tuple[float, float]]
"""TR raw and normalised, for gamma .5, .9 and 1."""
GAMMAS = (0.5, 0.9, 1.0)
NOTHING: Rewards = ((0, 0), (0, 0), (0, 0))
ALL_OF_3: Rewards = ((1.75, 1), (2.71, 1), (3, 1))
ALL_OF_7: Rewards = ((1.984375, 1), (5.217031, 1), (7, 1))


@dataclass(frozen=True)
class Vector:
    label: str
    executed: str
    common: str
    rewards: Rewards
    completion: float
    redundancy: float
    logic_code: float
    repeats_code: float
    aware_code: float
    logic_paper: float | None
    repeats_paper: float | None
    completion_code: float | None = None
    """Where it is another one than the paper's."""

    def __str__(self) -> str:
        return f"{self.label}-{self.executed or 'nothing'}"


VECTORS = [
    Vector("ABCDEFG", "AXYBUVWEFFFGZ", "ABEFG",
           ((1.796875, 0.905512), (3.831931, 0.734504), (5, 0.714286)), 1, 0.538462,
           3.666667, 0.230769, 0,
           # XY before B, UVW before E, the first FF before F, nothing before A and G.
           logic_paper=(1 / 2 + 1 / 3 + 1 / 2) / 3,
           repeats_paper=3 / 13),  # FFF
    Vector("ABCDEFG", "ABCDEFG", "ABCDEFG", ALL_OF_7, 1, 1, 7, 0, 1,
           logic_paper=None,  # nothing wrong anywhere
           repeats_paper=0),
    Vector("ABCDEFG", "ABC", "ABC",
           ((0.109375, 0.055118), (1.778031, 0.340813), (3, 0.428571)), 0.428571, 2.333333,
           2, 0, 0, logic_paper=None, repeats_paper=0),
    Vector("ABCDEFG", "XYZ", "", NOTHING, 0, 2.333333, 0, 0, 0,
           logic_paper=None,  # nothing right that something could stand before
           repeats_paper=0),
    Vector("ABCDEFG", "", "", NOTHING, 0, 7e6, 0, 0, 0,
           logic_paper=None, repeats_paper=None),  # a share of no actions
    Vector("ABCDEFG", "GFEDCBA", "A",
           ((0.015625, 0.007874), (0.531441, 0.101867), (1, 0.142857)), 1 / 7, 1, 0, 0, 0,
           logic_paper=1 / 6,  # GFEDCB before A
           repeats_paper=0),
    Vector("ABCDEFG", "XYABCDEFG", "ABCDEFG", ALL_OF_7, 1, 0.777778, 7, 0, 1,
           logic_paper=1 / 2,  # XY before A
           repeats_paper=0),
    Vector("ABBC", "ABB", "ABB",
           ((0.875, 0.466667), (2.439, 0.709218), (3, 0.75)), 3 / 4, 1.333333,
           2, 0.666667, 0, completion_code=2 / 4,
           logic_paper=None, repeats_paper=2 / 3),  # BB
    Vector("ABCA", "BCA", "BCA",
           ((1.75, 0.933333), (2.71, 0.78802), (3, 0.75)), 4 / 4, 1.333333,
           3, 0, 1, completion_code=1 / 4,
           logic_paper=None, repeats_paper=0),
    Vector("ABC", "ABABABC", "ABC", ALL_OF_3, 1, 0.428571, 3, 0.714286, 1,
           logic_paper=1 / 4,  # ABAB before the last A
           repeats_paper=6 / 7),  # ABABAB
    Vector("ABC", "uuuuuABC", "ABC", ALL_OF_3, 1, 0.375, 3, 0.25, 1,
           logic_paper=1 / 5,  # uuuuu before A
           repeats_paper=5 / 8),  # uuuuu
    Vector("ABC", "uuABC", "ABC", ALL_OF_3, 1, 0.6, 3, 0, 1,
           logic_paper=1 / 2, repeats_paper=2 / 5),  # uu, twice
    Vector("ABC", "ABCABCABC", "ABC", ALL_OF_3, 1, 0.333333, 3, 0.777778, 1,
           logic_paper=1 / 6,  # ABCABC before the last A
           repeats_paper=1),  # all of it is one cycle
    Vector("ABCDEF", "ABCGHCHCDE", "ABCDE",
           ((0.96875, 0.492063), (3.68559, 0.78658), (5, 0.833333)), 5 / 6, 0.6, 3.2, 0.3, 0,
           logic_paper=1 / 5,  # CGHCH before the last C
           repeats_paper=4 / 10),  # HCHC
    Vector("ABCDEF", "ABCBDBEBF", "ABCDEF",
           ((1.96875, 1), (4.68559, 1), (6, 1)), 1, 0.666667, 6, 0, 1,
           logic_paper=1,  # a single B before each of D, E and F
           repeats_paper=0),
    Vector("AB", "AAAA", "A",
           ((0.5, 0.333333), (0.9, 0.473684), (1, 0.5)), 0.5, 0.5, 0, 1, 0,
           logic_paper=1 / 3,  # AAA before the last A
           repeats_paper=1),
]  # fmt: skip


def printed(value: float) -> object:
    """Equal to all printed digits: six places, or six digits of what is larger."""
    return pytest.approx(value, rel=1e-6, abs=5e-7)


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_the_common_subsequence(vector: Vector) -> None:
    found = aligned(vector.label, vector.executed)
    assert "".join(vector.label[place] for place, _ in found.pairs) == vector.common
    assert "".join(vector.executed[place] for _, place in found.pairs) == vector.common


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_task_reward(vector: Vector) -> None:
    found = aligned(vector.label, vector.executed)
    for gamma, (raw, normalised) in zip(GAMMAS, vector.rewards, strict=True):
        assert reward_paper(found, gamma) == printed(raw)
        assert reward_code(found, gamma) == printed(raw)
        assert normalised_reward_paper(found, gamma) == printed(normalised)
        assert normalised_reward_code(found, gamma) == printed(normalised)


def test_task_reward_to_the_letter() -> None:
    found = aligned("ABCDEFG", "AXYBUVWEFFFGZ")
    told = [reward_as_printed(found, gamma) for gamma in GAMMAS]
    assert told == [printed(value) for value in (0.8984375, 3.4487379, 5)]


def test_task_reward_term_by_term() -> None:
    found = aligned("ABCDEFG", "AXYBUVWEFFFGZ")
    assert [place + 1 for place, _ in found.pairs] == [1, 2, 5, 6, 7]
    assert reward_paper(found) == pytest.approx(0.531441 + 0.59049 + 0.81 + 0.9 + 1)


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_task_completion(vector: Vector) -> None:
    found = aligned(vector.label, vector.executed)
    assert completion_paper(found) == printed(vector.completion)
    code = vector.completion if vector.completion_code is None else vector.completion_code
    assert completion_code(found) == printed(code)


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_reversed_redundancy(vector: Vector) -> None:
    lengths = len(vector.label), len(vector.executed)
    assert redundancy_unweighted(*lengths) == pytest.approx(vector.redundancy, rel=1e-5)
    assert redundancy_code(*lengths, 1) == redundancy_unweighted(*lengths)
    assert redundancy_code(*lengths, 0) == 0
    paper = redundancy_paper(*lengths)
    if vector.executed:
        assert paper == printed(vector.redundancy)
    else:
        assert paper is None


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_operation_logic(vector: Vector) -> None:
    found = aligned(vector.label, vector.executed)
    assert logic_code(found) == printed(vector.logic_code)
    if vector.logic_paper is None:
        assert logic_paper(found) is None
    else:
        assert logic_paper(found) == printed(vector.logic_paper)


def test_operation_logic_as_the_paper_prints_it() -> None:
    assert logic_paper(aligned("AB", "AXYB")) == 1 / 2


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_repeats(vector: Vector) -> None:
    done = steps(vector.executed)
    assert repeats_code(done) == printed(vector.repeats_code)
    if vector.repeats_paper is None:
        assert repeats_paper(done) is None
    else:
        assert repeats_paper(done) == printed(vector.repeats_paper)


@pytest.mark.parametrize("vector", VECTORS, ids=str)
def test_awareness_by_the_code(vector: Vector) -> None:
    assert awareness_code(aligned(vector.label, vector.executed)) == vector.aware_code


@pytest.mark.parametrize(
    ("passed", "finished", "aware"),
    # By the paper finish has to be issued, and at a time when the goal is reached.
    [(True, True, 1), (True, False, 0), (False, True, 0), (False, False, 0)],
)
def test_awareness_by_the_paper(passed: bool, finished: bool, aware: float) -> None:
    assert awareness_paper(passed=passed, finished=finished) == aware
