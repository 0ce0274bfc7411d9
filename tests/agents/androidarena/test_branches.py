"""Each agent walks all its branches with a model that errs, more often with more errors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from fixtures.scripted_commands import ERRORS, ScriptedCommander
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.interface.actions import Action, Answer, NoAction, Press, Scroll
from tests.agents.androidarena.desk import FORMS, PLAN, Tried, lines, prompt, steps_of, tried

RATES = (0.02, 0.15, 0.4)
EPISODES = 80
"""With half as many, a model that seldom errs may never do so unusably."""
SPOKEN = tuple(error for error in ERRORS if error != "refusal")


@cache
def episodes(form: str, rate: float, *, upstream: bool = False) -> tuple[Tried, ...]:
    """Episodes of an agent whose model errs, but never refuses."""

    def play() -> Iterator[Tried]:
        for seed in range(EPISODES):
            answers = ScriptedCommander([PLAN], error_rate=rate, errors=SPOKEN, seed=seed)
            yield tried(*steps_of(answers, FORMS[form], upstream=upstream))

    return tuple(play())


def actions(form: str, rate: float) -> list[Action]:
    return [action for each in episodes(form, rate) for action in each.actions]


@pytest.mark.parametrize("form", FORMS)
def test_without_errors_the_shortest_way_is_gone(form: str) -> None:
    came = tried(*steps_of(ScriptedCommander([PLAN]), FORMS[form]))
    assert came.solved
    assert len(came.actions) == len(PLAN.steps)


@pytest.mark.parametrize("form", FORMS)
def test_success_falls_and_unusable_replies_rise_with_the_rate_of_errors(form: str) -> None:
    solved = [sum(each.solved for each in episodes(form, rate)) for rate in RATES]
    unusable = [sum(isinstance(a, NoAction) for a in actions(form, rate)) for rate in RATES]
    assert solved == sorted(solved, reverse=True)
    assert solved[0] >= 0.9 * EPISODES
    assert unusable == sorted(unusable)
    assert unusable[0] > 0


@pytest.mark.parametrize("form", FORMS)
def test_a_model_that_errs_much_shows_every_fault_and_other_endings(form: str) -> None:
    faults = {action.fault for action in actions(form, 0.4) if isinstance(action, NoAction)}
    assert faults == {"format", "action", "element", "app"}
    assert any(each.solved for each in episodes(form, 0.4))
    assert {each.ending for each in episodes(form, 0.4)} > {"done"}


@pytest.mark.parametrize("form", FORMS)
def test_after_each_unusable_reply_the_next_observation_says_so(form: str) -> None:
    for each in episodes(form, 0.4):
        for place, action in enumerate(each.actions[:-1]):
            told = prompt(each.model.asked[place + 1]).rpartition("Observation: ")[2]
            assert told.startswith(("Invalid", "Cannot find APP.")) == isinstance(action, NoAction)


@pytest.mark.parametrize("form", FORMS)
def test_a_refusal_ends_the_episode_but_as_published_spends_a_step(form: str) -> None:
    answers = ScriptedCommander([PLAN], error_rate=1.0, errors=["refusal"])
    with pytest.raises(RefusedByModel):
        tried(*steps_of(answers, FORMS[form]))
    came = tried(*steps_of(answers, FORMS[form], upstream=True))
    assert came.ending == "limit:steps"
    assert set(came.actions) == {NoAction("action")}


@pytest.mark.parametrize("form", FORMS)
def test_the_published_way_meets_the_same_errors(form: str) -> None:
    came = episodes(form, 0.15, upstream=True)
    faults = {a.fault for each in came for a in each.actions if isinstance(a, NoAction)}
    assert len(faults) > 1
    for each in came:
        assert all(isinstance(action, Action) for action in each.actions)


def test_whatever_verbs_there_are_the_desk_is_left_as_they_make_it() -> None:
    answers = lines(
        "#start [Desk]#", "#swipe_up#", "#press_back#", "#press_enter#", "#finish [at five]#"
    )
    came = tried(*steps_of(answers))
    kinds = [type(action) for action in came.actions]
    assert kinds[1:5] == [Scroll, Press, Press, Answer]
    assert came.ending == "done"
    assert len(came.model.asked) == 5
