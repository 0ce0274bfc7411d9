"""Replies that gave no action, and the share of the screen that a chosen entry takes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.stats.arena.faults import (
    invalid_action_code,
    invalid_action_paper,
    invalid_format_code,
    invalid_format_paper,
    nuggets_code,
    nuggets_paper,
    untranslated,
)
from pytest_androidbench.stats.arena.matching import align
from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep, Fault
from tests.stats.arena.letters import action, label, steps


def fault(kind: Fault) -> ArenaStep:
    return ArenaStep(action=None, fault=kind, error="what the agent was told")


def test_shares_of_faults_by_kind() -> None:
    done = (fault("format"), fault("action"), fault("element"), fault("app"), *steps("ABCDAB"))
    assert invalid_format_paper(done) == 0.1
    assert invalid_action_paper(done) == 0.3
    assert invalid_format_code(done) == pytest.approx(1 / (10 + 1e-6), rel=1e-12)
    assert invalid_action_code(done) == pytest.approx(3 / (10 + 1e-6), rel=1e-12)


def test_the_code_does_not_see_the_last_error() -> None:
    done = (*steps("A"), fault("format"))
    assert invalid_format_paper(done) == 0.5
    assert invalid_format_code(done) == 0


def test_of_no_steps_the_paper_has_no_share() -> None:
    assert invalid_format_paper(()) is None
    assert invalid_action_paper(()) is None
    assert invalid_format_code(()) == invalid_action_code(()) == 0


def test_what_a_screen_says_is_no_fault() -> None:
    done = [ArenaStep(action=action("A"), error="Invalid agent output. Invalid action")]
    assert invalid_format_paper(done) == invalid_action_paper(done) == 0


def test_untranslated_steps_are_counted() -> None:
    assert untranslated([*steps("AB"), ArenaStep(action=None, translated=False)]) == 1


def chosen(letter: str, entry: int, observation: int = 100) -> ArenaStep:
    return ArenaStep(action=action(letter), entry=entry, observation=observation)


def test_nuggets_are_a_mean_over_right_choices() -> None:
    found = align(label("ABC"), [chosen("A", 10), chosen("X", 90), chosen("B", 30)])
    assert nuggets_paper(found) == pytest.approx(0.2)
    assert nuggets_code(found) == pytest.approx(0.2)


def test_a_missing_entry_is_the_whole_screen_to_the_code_and_nothing_to_the_paper() -> None:
    found = align(label("AB"), [chosen("A", 10), chosen("B", 0)])
    assert nuggets_code(found) == pytest.approx((0.1 + 1) / 2)
    assert nuggets_paper(found) == pytest.approx(0.1)


def test_without_a_right_choice_there_are_none() -> None:
    for wanted, done in (("A", "X"), ("u", "u")):
        found = align(label(wanted), steps(done))
        assert nuggets_code(found) == 1
        assert nuggets_paper(found) is None
    unseen = align(label("A"), [chosen("A", 0, 0)])
    assert nuggets_code(unseen) == 1
    assert nuggets_paper(unseen) is None


def test_actions_on_no_element_are_left_out() -> None:
    found = align(label("uA"), [chosen("u", 50), chosen("A", 10)])
    assert nuggets_code(found) == nuggets_paper(found) == pytest.approx(0.1)


def test_the_code_finds_two_alike_in_a_row_at_the_first() -> None:
    found = align(label("AA"), [chosen("A", 10), chosen("A", 30)])
    assert nuggets_code(found) == pytest.approx(0.1)
    assert nuggets_paper(found) == pytest.approx(0.2)


def test_setting_a_text_names_an_element() -> None:
    typed = ArenaAction(kind="set_text", xpath="//name", text="meeting")
    step = ArenaStep(action=replace(typed, text="meetings"), entry=25, observation=100)
    assert nuggets_paper(align([typed], [step])) == 0.25
