"""What further trials gain, and K that is larger than the trials there are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.trials import (
    TrialProgress,
    TrialsMissing,
    gain,
    reflexion_code,
    reflexion_paper,
    success_rates,
)


def passes(*passed: bool) -> tuple[TrialProgress, ...]:
    return tuple(TrialProgress(passed=each) for each in passed)


def test_the_published_example() -> None:
    assert gain((0.4, 0.5, 0.45)) == pytest.approx(0.05)


def test_a_cell_that_passed_stays_passed() -> None:
    trials = {"x": passes(True), "y": passes(False, True), "z": passes(False, False, True)}
    assert success_rates(trials, 2) == (1 / 3, 2 / 3, 1)
    assert reflexion_paper(trials, 1) == pytest.approx(1 / 3)
    assert reflexion_paper(trials, 2) == pytest.approx(2 / 3)


def test_the_code_looks_at_progress_after_one_reflection() -> None:
    first = TrialProgress(passed=False, reward=0.2, completion=0.5)
    trials = {
        "x": (first, TrialProgress(passed=False, reward=0.5, completion=0.25),
              TrialProgress(passed=True, reward=1, completion=1)),
        "y": (TrialProgress(passed=True, reward=1, completion=1),),
        "without a label": passes(True),
    }  # fmt: skip
    # (0.3 - 0.25 + 0) / 2, the third trial and the cell without a label left out.
    assert reflexion_code(trials) == pytest.approx(0.025)
    assert reflexion_code({"x": passes(True)}) is None


def test_k_beyond_the_trials_is_refused() -> None:
    trials = {"x": passes(False, False), "y": passes(True), "z": passes(False, False, False)}
    with pytest.raises(TrialsMissing, match=r"2 failed cells have fewer; the last .* is 1"):
        reflexion_paper(trials, 3)
    with pytest.raises(TrialsMissing, match="1 failed cell has fewer"):
        reflexion_paper(trials, 2)
    with pytest.raises(TrialsMissing, match="Reflexion@1"):
        reflexion_code({"x": passes(False)})


def test_what_can_have_no_gain_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 1, got 0"):
        reflexion_paper({"x": passes(True)}, 0)
    with pytest.raises(ValueError, match="a trial each"):
        reflexion_paper({}, 1)
    with pytest.raises(ValueError, match="a trial each"):
        reflexion_paper({"x": ()}, 1)
    with pytest.raises(ValueError, match="got 1"):
        gain((0.5,))


outcomes = st.integers(0, 4).map(lambda fails: passes(*[False] * fails, True))


@given(st.dictionaries(st.text("abc"), outcomes, min_size=1), st.integers(1, 5))
def test_where_only_failures_are_tried_again_success_never_falls(
    trials: dict[str, tuple[TrialProgress, ...]], k: int
) -> None:
    rates = success_rates(trials, k)
    assert len(rates) == k + 1
    assert list(rates) == sorted(rates)
    assert reflexion_paper(trials, k) == rates[-1] - rates[0]
