"""What a body comes to that has come to its end: score, reason, and the error that is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.episodes.checks import ChecksFailed
from pytest_androidbench.episodes.episode import Episode, MisusedEpisode
from pytest_androidbench.episodes.settle import NotDone, settle
from pytest_androidbench.errors import LimitReached
from pytest_androidbench.interface.actions import Action, Done, Infeasible, Tap
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.outcome import Outcome
from tests.episodes.scripted import Runs, Scripted


def ended(path: Path, *actions: Action, limits: Limits | None = None) -> Episode:
    """An episode in which an agent has acted so."""
    episode = Runs(path).episode(Scripted([*actions]), limits)
    episode.run()
    return episode


def check(episode: Episode, *labels: str) -> None:
    """Two checks for each label: one holds, one does not."""
    for label in labels:
        with episode.check(f"{label} holds"):
            pass
        with episode.check(label):
            raise AssertionError(f"no {label}")


def test_a_body_that_never_let_the_agent_act_is_at_fault(tmp_path: Path) -> None:
    verdict, error = settle(Runs(tmp_path).episode(Scripted()), needs_done=False)
    assert (verdict.outcome, verdict.score) == (Outcome.INVALID, None)
    assert verdict.reason == str(error) == "the task never called episode.run()"
    assert isinstance(error, MisusedEpisode)


@pytest.mark.parametrize("last", [Done(), Infeasible()])
@pytest.mark.parametrize("needs_done", [True, False])
def test_where_every_check_holds_it_has_passed(
    tmp_path: Path, last: Action, *, needs_done: bool
) -> None:
    verdict, error = settle(ended(tmp_path, last), needs_done=needs_done)
    assert (verdict.outcome, verdict.score, verdict.reason) == (Outcome.PASSED, 1.0, "")
    assert error is None


def test_failed_checks_are_counted_and_named_and_shown_where_the_first_was(tmp_path: Path) -> None:
    episode = ended(tmp_path, Done())
    check(episode, "milk", "bread")
    verdict, error = settle(episode, needs_done=True)
    assert (verdict.outcome, verdict.score) == (Outcome.FAILED, 0.5)
    assert verdict.reason == "2 of 4 checks failed: milk, bread"
    assert isinstance(error, ChecksFailed)
    assert str(error) == "2 of 4 checks failed\nmilk: no milk\nbread: no bread"
    first = episode.checks.first_failure
    assert first is not None
    assert error.__traceback__ is first.__traceback__ is not None


@pytest.mark.parametrize(
    ("limits", "told"),
    [
        (Limits(steps=1), "1 step"),
        (Limits(steps=2), "2 steps"),
        (Limits(tokens=1), "1 token"),
        (Limits(tokens=5), "5 tokens"),
        (Limits(seconds=1e-9), "1e-09 seconds"),
    ],
)
def test_a_limit_is_told_in_words(tmp_path: Path, limits: Limits, told: str) -> None:
    episode = ended(tmp_path, *[Tap(1)] * 9, limits=limits)
    verdict, error = settle(episode, needs_done=True)
    reason = (
        f"every check held, but the agent did not say it was done: it ran into its limit of {told}"
    )
    assert (verdict.outcome, verdict.score, verdict.reason) == (Outcome.FAILED, 0.0, reason)
    assert isinstance(error, NotDone)
    assert str(error) == reason
    check(episode, "milk")
    verdict, _ = settle(episode, needs_done=True)
    assert verdict.reason == (
        f"1 of 2 checks failed: milk (the agent ran into its limit of {told})"
    )
    assert verdict.score == 0
    assert settle(episode, needs_done=False)[0].score == 0.5


def test_money_is_told_in_dollars(tmp_path: Path) -> None:
    class Dear(Scripted):
        def start(self, goal: Goal) -> None:
            self.usage["money"] = 1
            super().start(goal)

    episode = Runs(tmp_path).episode(Dear([Tap(1)]), Limits(money=0.25))
    episode.run()
    verdict, _ = settle(episode, needs_done=True)
    assert verdict.reason.endswith("it ran into its limit of $0.25")


def test_an_agent_that_leaves_without_a_word_is_not_done(tmp_path: Path) -> None:
    class Leaves:
        def take_turn(self, goal: object, turn: object) -> None:
            """Do nothing."""

    episode = Runs(tmp_path).episode(Leaves())
    episode.run()
    assert episode.ending == ""
    verdict, _ = settle(episode, needs_done=True)
    assert verdict.reason == (
        "every check held, but the agent did not say it was done: it ended its turn without Done()"
    )
    assert settle(episode, needs_done=False)[0].outcome is Outcome.PASSED


def test_a_condition_of_the_task_is_as_good_as_a_word(tmp_path: Path) -> None:
    episode = Runs(tmp_path).episode(Scripted([Tap(1), Tap(2)]))
    episode.run(until=lambda: True)
    assert settle(episode, needs_done=True)[0].outcome is Outcome.PASSED


@pytest.mark.parametrize("name", ["repeats", "own_steps", "overridden_by"])
def test_a_limit_that_the_agent_has_set_itself_is_told_as_such(tmp_path: Path, name: str) -> None:
    class Bounded:
        def start(self, goal: Goal) -> None: ...

        def act(self, observation: Observation) -> Action:
            raise LimitReached(name, 5)

    episode = Runs(tmp_path).episode(Bounded(), Limits(steps=9))
    episode.run()
    assert episode.ending == f"limit:{name}"
    verdict, _ = settle(episode, needs_done=True)
    told = f"{name.replace('_', ' ')}, which it set itself"
    assert verdict.reason.endswith(f"it ran into its limit of {told}")
