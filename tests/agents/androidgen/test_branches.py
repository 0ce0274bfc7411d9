"""The agent walks all its branches with a model that errs, more often with more errors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from fixtures.scripted_functions import ERRORS, ScriptedFunctions
from pytest_androidbench.agents.parts.faults import RefusedByModel
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Action, NoAction
from tests.agents.androidarena.desk import PLAN, Tried, tried
from tests.agents.androidgen.study import error_in, steps_of

RATES = (0.02, 0.15, 0.4)
EPISODES = 40
SPOKEN = tuple(error for error in ERRORS if error != "refusal")
HANDLINGS = ("feedback", "regenerate", "silent")


@cache
def episodes(handling: str, rate: float) -> tuple[Tried, ...]:
    """Episodes with all modules, whose model errs but never refuses."""

    def play() -> Iterator[Tried]:
        for seed in range(EPISODES):
            answers = ScriptedFunctions([PLAN], error_rate=rate, errors=SPOKEN, seed=seed)
            yield tried(*steps_of(answers, modules="all", autocheck=handling))

    return tuple(play())


def actions(handling: str, rate: float) -> list[Action]:
    return [action for each in episodes(handling, rate) for action in each.actions]


@pytest.mark.parametrize("handling", HANDLINGS)
def test_without_errors_the_shortest_way_is_gone(handling: str) -> None:
    came = tried(*steps_of(ScriptedFunctions([PLAN]), modules="all", autocheck=handling))
    assert came.solved
    assert len(came.actions) == len(PLAN.steps)
    assert len(came.model.asked) == 2 * len(PLAN.steps)


@pytest.mark.parametrize("handling", ["feedback", "regenerate"])
def test_success_falls_and_spent_steps_rise_with_the_rate_of_errors(handling: str) -> None:
    solved = [sum(each.solved for each in episodes(handling, rate)) for rate in RATES]
    spent = [sum(isinstance(a, NoAction) for a in actions(handling, rate)) for rate in RATES]
    assert solved == sorted(solved, reverse=True)
    assert solved[0] >= 0.9 * EPISODES
    assert spent == sorted(spent)


def test_a_model_that_errs_much_shows_every_fault_and_other_endings() -> None:
    faults = {a.fault for a in actions("feedback", 0.4) if isinstance(a, NoAction)}
    assert faults == {"format", "action", "element"}
    endings = {each.ending for each in episodes("feedback", 0.4)}
    assert endings > {"done"}


def test_who_may_write_again_spends_fewer_steps_and_who_is_told_nothing_solves_fewer() -> None:
    spent = {
        handling: sum(isinstance(a, NoAction) for a in actions(handling, 0.4))
        for handling in HANDLINGS
    }
    solved = {
        handling: sum(each.solved for each in episodes(handling, 0.4)) for handling in HANDLINGS
    }
    assert spent["regenerate"] < spent["feedback"]
    assert solved["silent"] < solved["feedback"] < solved["regenerate"]


def test_after_each_spent_step_the_next_round_is_told_why() -> None:
    for each in episodes("feedback", 0.4):
        asked = [body for body in each.model.asked if "# Setup\nYou operate" in body["system"]]
        for place, action in enumerate(each.actions[: len(asked) - 1]):
            if isinstance(action, NoAction):
                assert error_in(asked[place + 1]).startswith(action.note[:40])


def test_a_refusal_ends_the_episode_and_as_published_breaks_the_loop() -> None:
    answers = ScriptedFunctions([PLAN], error_rate=1.0, errors=["refusal"])
    for modules in ("all", "none"):
        with pytest.raises(RefusedByModel):
            tried(*steps_of(answers, modules=modules))
        with pytest.raises(AgentError, match="the published agent breaks down here"):
            tried(*steps_of(answers, modules=modules, upstream=True))
