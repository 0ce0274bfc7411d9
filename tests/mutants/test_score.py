"""What several tasks make of one mutant, and of how many of them all are noticed."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest

from pytest_androidbench.mutants.judged import Fate, Judged, Mutant
from pytest_androidbench.mutants.score import score_of, united

K, C, S, U, T, N = (
    Fate.KILLED, Fate.CRASHED, Fate.SURVIVED, Fate.UNFIT, Fate.OTHER_TASK, Fate.UNREACHED,
)  # fmt: skip


def judged(fate: Fate, task: str = "Task", line: int = 1) -> Judged:
    mutant = Mutant(
        module="m", function="f", line=line, column=0, operator="o", original="a", mutated="b"
    )
    ends = () if fate is N else ("null on seed 30",)
    return Judged(mutant=mutant, suite="s", task=task, own=False, fate=fate, ends=ends)


@pytest.mark.parametrize(
    ("fates", "together"),
    [
        ((S, K), K),
        ((T, K, S), K),
        ((S, T), T),
        ((S, U), C),
        ((S, U, T), T),
        ((U, T), T),
        ((U, N), U),
        ((U, U), U),
        ((S, N), S),
        ((N, N), N),
    ],
)
def test_it_is_one_mutant_whoever_judges_it_first(fates: tuple[Fate, ...], together: Fate) -> None:
    for order in permutations(fates):
        (one,) = united(judged(fate, f"Task{place}") for place, fate in enumerate(order))
        assert one.fate is together


def test_what_cannot_be_compiled_is_no_sign_of_another_task_s_end() -> None:
    uncompiled = replace(judged(U), ends=())
    assert united([uncompiled, judged(S, "Another")])[0].fate is S


def test_the_score_is_of_those_that_were_put_to_the_test() -> None:
    fates = [K, K, C, S, U, T, N]
    score = score_of(united(judged(fate, line=line) for line, fate in enumerate(fates)))
    assert (score.noticed, score.tested, score.every) == (3, 4, 7)
    assert score.share == 3 / 4
