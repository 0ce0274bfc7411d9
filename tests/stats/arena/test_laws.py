"""What holds of the measures of any way along any label."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.stats.arena.logic import logic_code, logic_paper
from pytest_androidbench.stats.arena.progress import (
    completion_code,
    completion_paper,
    normalised_reward_code,
    normalised_reward_paper,
    reward_as_printed,
    reward_ceiling,
    reward_code,
    reward_paper,
)
from pytest_androidbench.stats.arena.reach import (
    awareness_code,
    redundancy_code,
    redundancy_paper,
    redundancy_unweighted,
)
from pytest_androidbench.stats.arena.repeats import repeats_code, repeats_paper
from tests.stats.arena.letters import aligned, labels, steps, ways

gammas = st.floats(0, 1)
useless = st.text("XYZ", max_size=5)


@given(labels, ways, gammas)
def test_normalised_rewards_and_completions_are_shares(
    wanted: str, done: str, gamma: float
) -> None:
    found = aligned(wanted, done)
    for share in (
        normalised_reward_paper(found, gamma),
        normalised_reward_code(found, gamma),
        completion_paper(found),
        completion_code(found),
    ):
        assert 0 <= share <= 1 + 1e-12


@given(labels, ways, gammas)
def test_raw_rewards_are_at_most_the_ceiling(wanted: str, done: str, gamma: float) -> None:
    found, most = aligned(wanted, done), reward_ceiling(len(wanted), gamma)
    assert reward_as_printed(found, gamma) <= reward_paper(found, gamma) <= most + 1e-12
    assert reward_code(found, gamma) <= most + 1e-12


@given(labels, ways)
def test_with_a_gamma_of_one_the_reward_counts_matches(wanted: str, done: str) -> None:
    found = aligned(wanted, done)
    assert reward_paper(found, 1) == reward_code(found, 1) == len(found.pairs)


@given(labels, ways, gammas)
def test_the_code_finds_actions_at_the_same_place_or_later(
    wanted: str, done: str, gamma: float
) -> None:
    found = aligned(wanted, done)
    assert reward_code(found, gamma) >= reward_paper(found, gamma) - 1e-12


@given(st.permutations("ABCDEF"), ways)
def test_without_repeated_labelled_actions_both_definitions_agree(
    wanted: list[str], done: str
) -> None:
    found = aligned("".join(wanted), done)
    assert reward_code(found) == reward_paper(found)
    assert completion_code(found) == completion_paper(found)


def test_with_repeated_ones_the_code_walks_to_a_later_place() -> None:
    # A was done and then X: the first A matches. Walked from the end the last one is like it.
    found = aligned("ABA", "AX")
    assert found.pairs == ((0, 0),)
    assert (reward_paper(found, 0.5), reward_code(found, 0.5)) == (0.25, 1)
    assert completion_paper(found) == completion_code(found) == 1 / 3


@given(labels, gammas)
def test_the_label_executed_is_all_there_is(wanted: str, gamma: float) -> None:
    found = aligned(wanted, wanted)
    assert normalised_reward_paper(found, gamma) == pytest.approx(1)
    assert normalised_reward_code(found, gamma) == pytest.approx(1)
    assert completion_paper(found) == 1
    assert redundancy_paper(len(wanted), len(wanted)) == 1
    assert logic_paper(found) is None
    assert logic_code(found) == len(wanted)
    assert awareness_code(found) == 1


@given(st.permutations("ABCDEF"))
def test_of_other_actions_each_the_code_completes_the_label(wanted: list[str]) -> None:
    assert completion_code(aligned("".join(wanted), "".join(wanted))) == 1


@given(st.permutations("ABCDu").map("".join), ways, useless, useless)
def test_useless_steps_change_no_progress(wanted: str, done: str, before: str, after: str) -> None:
    plain, padded = aligned(wanted, done), aligned(wanted, before + done + after)
    assert reward_paper(padded) == reward_paper(plain)
    assert reward_code(padded) == reward_code(plain)
    assert completion_paper(padded) == completion_paper(plain)
    assert completion_code(padded) == completion_code(plain)


@given(st.integers(1, 40), st.integers(0, 60), st.integers(0, 20), st.booleans())
def test_useless_steps_never_raise_the_reversed_redundancy(
    label: int, executed: int, more: int, passed: bool
) -> None:
    success = float(passed)
    before, after = (redundancy_code(label, n, success) for n in (executed, executed + more))
    assert after <= before
    if executed:
        assert (redundancy_paper(label, executed + more) or 0) <= label / executed
        assert redundancy_unweighted(label, executed) == pytest.approx(label / executed, rel=1e-5)


@given(labels, ways)
def test_operation_logic_has_its_bounds(wanted: str, done: str) -> None:
    found = aligned(wanted, done)
    paper, code = logic_paper(found), logic_code(found)
    assert paper is None or 0 < paper <= 1
    assert code >= 0


def test_something_before_the_first_match_shifts_the_pieces_in_the_code() -> None:
    # Pieces after A, B, C: 0 0 2 and 0 0 0, so 1 + 1 + 1/2.
    assert logic_code(aligned("ABC", "ABCYY")) == 2.5
    # With a piece of one action before them: 1 0 0 2, the last of which has no partner.
    assert logic_code(aligned("ABC", "XXXABCYY")) == 3
    # D is unmatched, and the last pieces go: 1 0 0 beside 0 0.
    assert logic_code(aligned("ABCD", "XXXABCYY")) == 2
    # The label has the head: 1 0 0 beside 0 2, so 1 + 1/2.
    assert logic_code(aligned("ZAB", "ABYY")) == 1.5


@given(st.text("ABu", max_size=20))
def test_repeats_are_shares(done: str) -> None:
    code, paper = repeats_code(steps(done)), repeats_paper(steps(done))
    assert 0 <= code <= 1
    assert (paper is None) == (not done)
    assert 0 <= (paper or 0) <= 1


@given(st.text("ABC", min_size=1, max_size=6), st.integers(2, 4))
def test_all_of_a_cycle_is_one(block: str, times: int) -> None:
    assert repeats_paper(steps(block * times)) == 1
    # All but the first time through, and one more.
    assert repeats_code(steps(block * times)) >= (times - 1) / times


@given(st.permutations("ABCDEFGH"))
def test_what_is_done_once_is_no_repeat(done: list[str]) -> None:
    assert repeats_paper(steps("".join(done))) == repeats_code(steps("".join(done))) == 0


@pytest.mark.parametrize("gamma", [-0.1, 1.1, float("nan")])
def test_a_gamma_that_is_no_share_is_refused(gamma: float) -> None:
    with pytest.raises(ValueError, match="gamma is between 0 and 1"):
        reward_paper(aligned("A", "A"), gamma)
