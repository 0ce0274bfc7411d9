"""An agent that failed is asked what it makes of that, and nothing it does changes a verdict."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.extras import MAX_REFLECTION
from pytest_androidbench.episodes.reflecting import NOTHING, Reflected, reflect
from pytest_androidbench.errors import CapReached, DeviceError, LimitReached
from pytest_androidbench.interface.actions import Action, Done, Press, Tap
from pytest_androidbench.interface.trials import TriedStep
from tests.episodes.scripted import Runs, Scripted


class Thoughtful(Scripted):
    """Says what it is told to say about its failure, and notes what it was told and given."""

    def __init__(self, *actions: Action, says: Callable[[], Any] = lambda: "look up") -> None:
        super().__init__([*actions, Done()])
        self.says = says
        self.told: list[tuple[tuple[TriedStep, ...], str]] = []
        self.given: list[tuple[str, ...]] = []

    def remember(self, reflections: tuple[str, ...]) -> None:
        assert not self.goals
        self.given.append(reflections)

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> Any:
        self.usage["tokens"] += 100
        self.told.append((trajectory, outcome))
        return self.says()


@pytest.fixture
def runs(tmp_path: Path) -> Runs:
    return Runs(tmp_path)


def reflected(runs: Runs, agent: Any) -> Reflected:
    """What comes of asking an agent that has played a turn and failed."""
    episode = runs.episode(agent)
    episode.run()
    return reflect(episode.stage, "failed")


def test_it_is_told_its_steps_and_the_plain_outcome(runs: Runs) -> None:
    agent = Thoughtful(Press("home"), Tap((1, 1), note="the lamp, I think"))
    assert reflected(runs, agent) == Reflected(text="look up")
    ((steps, outcome),) = agent.told
    assert outcome == "failed"
    assert [step.action for step in steps] == [
        {"action": "Press", "key": "home"},
        {"action": "Tap", "at": (1, 1)},
        {"action": "Done"},
    ]
    assert [step.note for step in steps] == ["", "the lamp, I think", ""]
    kept = runs.steps()
    assert [(step.error, step.package, step.activity) for step in steps] == [
        (step.error, step.package, step.activity) for step in kept
    ]


def test_what_it_uses_for_that_counts(runs: Runs) -> None:
    agent = Thoughtful()
    episode = runs.episode(agent)
    episode.run()
    before = episode.stage.used.tokens
    reflect(episode.stage, "failed")
    assert episode.stage.used.tokens == before + 100


def test_its_time_is_none_of_the_turns(runs: Runs) -> None:
    episode = runs.episode(Thoughtful())
    episode.run()
    before = episode.stage.stopwatch.spent("agent")
    reflect(episode.stage, "failed")
    assert episode.stage.stopwatch.spent("agent") == pytest.approx(before)


def test_the_text_is_clean_and_bounded(runs: Runs) -> None:
    found = reflected(runs, Thoughtful(says=lambda: " \x1b[2J" + "x" * 50_000 + "\ud83d "))
    assert found.text.startswith("\\x1b[2Jxxx")
    assert len(found.text) < MAX_REFLECTION + 200
    assert "characters more" in found.text
    found.text.encode()


def raising(error: BaseException) -> Callable[[], Any]:
    def say() -> Any:
        raise error

    return say


@pytest.mark.parametrize(
    ("says", "fault"),
    [
        (lambda: None, NOTHING),
        (lambda: "  \n", NOTHING),
        (lambda: ["look", "up"], "the agent's reflect() must return a text, got ['look', 'up']"),
        (raising(KeyError("lamp")), "KeyError: 'lamp'"),
        (raising(SystemExit(1)), "SystemExit: 1"),
        (raising(DeviceError("gone")), "gone"),
        (raising(LimitReached("tokens", 100)), "limit"),
        (raising(CapReached("the run may cost 1 US dollar")), "may cost 1 US dollar"),
    ],
)
def test_whatever_it_does_the_trial_stays_what_it_was(
    runs: Runs, says: Callable[[], Any], fault: str
) -> None:
    episode = runs.episode(Thoughtful(says=says))
    episode.run()
    found = reflect(episode.stage, "failed")
    assert found.text == ""
    assert fault in found.fault
    assert episode.stage.culprit is None


def test_an_agent_without_a_word_for_it_is_no_fault(runs: Runs) -> None:
    assert reflected(runs, Scripted([Done()])) == Reflected(fault=NOTHING)


def test_where_none_was_built_none_is_asked(runs: Runs) -> None:
    found = reflect(runs.episode(Thoughtful()).stage, "agent_error")
    assert found == Reflected(fault="there is no agent that could be asked")


def test_a_fresh_one_is_given_what_those_before_it_wrote(runs: Runs) -> None:
    agent = Thoughtful()
    episode = runs.episode(agent)
    episode.stage.reflections = ("look up", "look down")
    episode.run()
    assert agent.given == [("look up", "look down")]
    assert [goal.text for goal in agent.goals] == ["Go."]


def test_the_first_one_is_given_nothing(runs: Runs) -> None:
    agent = Thoughtful()
    runs.episode(agent).run()
    assert agent.given == []


def test_one_that_cannot_remember_plays_all_the_same(runs: Runs) -> None:
    agent = Scripted([Done()])
    episode = runs.episode(agent)
    episode.stage.reflections = ("look up",)
    episode.run()
    assert episode.ending == "done"
