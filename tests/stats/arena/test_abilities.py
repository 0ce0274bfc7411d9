"""The four abilities of runs, and what they are normalised by."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.stats.arena.abilities import (
    FORMS,
    Abilities,
    AbilitiesNotComparable,
    AbilityParts,
    Form,
    abilities,
    compare_abilities,
    normalised_code,
    normalised_paper,
)
from pytest_androidbench.stats.arena.runs import RunMeasures, measure_run
from pytest_androidbench.stats.arena.trials import TrialsMissing
from tests.stats.arena.letters import episode, tried

PUBLISHED = AbilityParts(
    invalid_format=0.02,
    invalid_action=0.10,
    nuggets=0.30,
    logic=0.8,
    awareness=0.6,
    repeats=0.25,
    reflexion=0.05,
)


def test_the_published_example_as_sums() -> None:
    found = abilities(PUBLISHED, "sum")
    assert found.understanding == pytest.approx(2.58)
    assert found.reasoning == pytest.approx(1.4)
    assert found.exploration == 0.75
    assert found.reflection == 0.05


def test_the_published_example_as_averages() -> None:
    found = abilities(PUBLISHED, "average")
    assert found.understanding == pytest.approx(0.86)
    assert found.reasoning == pytest.approx(0.7)
    assert found.exploration == 0.75


def test_the_published_example_as_in_the_code() -> None:
    found = abilities(PUBLISHED, "code")
    assert found.understanding == pytest.approx(0.86)
    assert found.reasoning == pytest.approx(1.4)
    assert found.exploration == 0.75


def test_an_ability_with_an_unknown_part_is_unknown() -> None:
    found = abilities(replace(PUBLISHED, nuggets=None, awareness=None, repeats=None), "sum")
    assert found == Abilities(understanding=None, reasoning=None, exploration=None, reflection=0.05)


def test_means_are_divided_by_the_greatest() -> None:
    assert normalised_paper({"a": 2.0, "b": 4.0, "c": None, "d": -1.0}) == {
        "a": 0.5, "b": 1.0, "c": None, "d": 0.0,
    }  # fmt: skip
    assert normalised_paper({"a": 0.0, "b": 0.0}) == {"a": 0.0, "b": 0.0}


def test_cells_are_divided_by_their_greatest_in_the_code() -> None:
    found = normalised_code({"a": {"x": 2.0, "y": 0.0}, "b": {"x": 4.0, "y": 0.0}})
    # Of x half and whole, of y nothing: 0 / 1e-9.
    assert list(found) == ["a", "b"]
    assert found["a"] == pytest.approx(0.25)
    assert found["b"] == pytest.approx(0.5)


def runs() -> dict[str, RunMeasures]:
    good = [*tried(episode("ABC", "XABC", passed=False, cell="x"), True),
            episode("AB", "AB", cell="y")]  # fmt: skip
    poor = [*tried(episode("ABC", "XYZ", passed=False, cell="x"), False),
            episode("AB", "XXAB", cell="y")]  # fmt: skip
    return {"good": measure_run(good), "poor": measure_run(poor)}


def test_two_runs_by_hand() -> None:
    found = compare_abilities(runs(), "average", k=1)
    # Nothing named an entry, so that nuggets are undefined, and with them understanding.
    assert found["good"].understanding is None
    # Logic: X before A 1; XX before A 1/2. Over the greatest: 1 and 1/2. Aware in one of two cells.
    assert found["good"].reasoning == (1 + 1 / 2) / 2
    assert found["poor"].reasoning == (1 / 2 + 1 / 2) / 2
    # XX of four actions in one of two cells.
    assert found["good"].exploration == 1
    assert found["poor"].exploration == 1 - (2 / 4) / 2
    # Success goes from 1/2 to 1, and stays: 1/2 and 0, over the greatest.
    assert (found["good"].reflection, found["poor"].reflection) == (1, 0)


def test_two_runs_by_hand_as_in_the_code() -> None:
    found = compare_abilities(runs(), "code", k=1)
    # No entry is known, nuggets are 1 in each cell and normalised 1: (3 - 0 - 0 - 1) / 3.
    assert found["good"].understanding == pytest.approx(2 / 3)
    # Logic in x: 3 and 0, in y: 2 and 2, normalised 1, 0, 1, 1. The last action is the label's in
    # both cells, and in one.
    assert found["good"].reasoning == pytest.approx(1 + 1)
    assert found["poor"].reasoning == pytest.approx(1 / 2 + 1 / 2)
    # XX: one marked, and one more, of four.
    assert found["poor"].exploration == pytest.approx(1 - (2 / 4) / 2)
    # The further trials did the same as the first ones, only with luck.
    assert (found["good"].reflection, found["poor"].reflection) == (0, 0)


@pytest.mark.parametrize("form", FORMS)
def test_without_k_reflection_is_left_open(form: Form) -> None:
    assert compare_abilities(runs(), form)["good"].reflection is None


def test_a_single_run_has_no_abilities() -> None:
    with pytest.raises(AbilitiesNotComparable, match=r"two or more .* there is 1"):
        compare_abilities({"one": measure_run([episode("A", "A")])}, "sum")
    with pytest.raises(AbilitiesNotComparable, match="there are none"):
        normalised_paper({})


def test_runs_on_other_cells_are_refused() -> None:
    both = {
        "one": measure_run([episode("A", "A", cell="x"), episode("A", "A", cell="y")]),
        "two": measure_run([episode("A", "A", cell="y")]),
    }
    with pytest.raises(AbilitiesNotComparable, match="of 2 'two' lacks 1"):
        compare_abilities(both, "average")


def test_k_beyond_the_trials_is_refused() -> None:
    with pytest.raises(TrialsMissing, match="Reflexion@2 needs trials 0 to 2"):
        compare_abilities(runs(), "average", k=2)
