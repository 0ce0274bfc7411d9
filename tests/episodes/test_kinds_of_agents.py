"""How an agent of each kind plays a turn: what it is given, when it is stopped, who is watched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.agents.agent import PhoneAccess, Turn
from pytest_androidbench.agents.hosting.host import AgentRaised
from pytest_androidbench.episodes.episode import Episode
from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.errors import ActionError, AgentHung
from pytest_androidbench.interface.actions import Done, Infeasible, Tap
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.record import Usage
from tests.episodes.scripted import Runs, Scripted


class Watching(Guard):
    """A guard that only writes down whom it watches, and since when nobody."""

    def __init__(self) -> None:
        super().__init__(enabled=False)
        self.watched: list[str] = []

    def switch(self, who: Who, what: str, seconds: float) -> None:
        self.watched.append(f"{who}: {what} {seconds:g}")

    def rest(self) -> None:
        self.watched.append("nobody")


class Drives:
    """An agent that has the device to itself, and comes to something."""

    def __init__(self, ending: object = None) -> None:
        self.ending = ending

    def run(self, goal: Goal, phone: PhoneAccess) -> Any:
        self.phone = phone
        phone.tell(Tap((3, 4)))
        if isinstance(self.ending, BaseException):
            raise self.ending
        return self.ending


def played(
    path: Path, agent: object, limits: Limits | None = None
) -> tuple[Episode, list[str], Runs]:
    runs = Runs(path)
    episode = runs.episode(agent, limits)
    guard = episode.stage.guard = Watching()
    episode.run()
    return episode, guard.watched, runs


def test_a_step_by_step_agent_is_watched_in_each_call(tmp_path: Path) -> None:
    episode, watched, _ = played(tmp_path, Scripted([Tap(1), Done()]))
    assert episode.ending == "done"
    mine = [line for line in watched if not line.startswith("device")]
    assert mine == [
        "nobody",
        "agent: the agent's construction 1800",
        "agent: the agent's start() 1800",
        "agent: the agent's usage 1800",
        "agent: the agent's act() 1800",
        "agent: the agent's usage 1800",
        "agent: the agent's usage 1800",
        "agent: the agent's act() 1800",
        "agent: the agent's usage 1800",
        "agent: the agent's usage 1800",
        "task: checking 180",
    ]


def test_an_agent_is_built_once_for_all_turns(tmp_path: Path) -> None:
    built: list[Scripted] = []
    episode = Runs(tmp_path).episode(None)
    stage = episode.stage

    def build() -> Scripted:
        built.append(Scripted([Done()], [Done()]))
        return built[-1]

    stage.build_agent = build
    episode.run()
    episode.run("Once more.")
    assert len(built) == 1
    assert [goal.turn for goal in built[0].goals] == [0, 1]


def test_an_agent_that_cannot_be_built_is_to_blame(tmp_path: Path) -> None:
    episode = Runs(tmp_path).episode(None)

    def build() -> Scripted:
        raise KeyError("no model")

    episode.stage.build_agent = build
    with pytest.raises(AgentRaised):
        episode.run()
    assert episode.stage.culprit == "agent"
    assert isinstance(episode.failure, AgentRaised)


def test_who_was_to_blame_in_a_turn_before_is_none_in_the_next(tmp_path: Path) -> None:
    class Bad:
        turns = 0

        def start(self, goal: Goal) -> None:
            self.turns += 1

        def act(self, observation: object) -> object:
            return Done() if self.turns > 1 else "nonsense"

    episode = Runs(tmp_path).episode(Bad())
    with pytest.raises(ActionError):
        episode.run()
    assert episode.stage.culprit == "agent"
    episode.run("Again.")
    assert episode.stage.culprit is None


def test_an_agent_that_plays_its_turn_is_watched_as_a_whole(tmp_path: Path) -> None:
    class Plays:
        def take_turn(self, goal: Goal, turn: Any) -> None:
            self.goal, self.shown = goal, turn.observation
            turn.step(Tap(1))
            turn.step(Infeasible())

    agent = Plays()
    episode, watched, _ = played(tmp_path, agent)
    assert (agent.goal.text, episode.ending) == ("Go.", "infeasible")
    assert [line for line in watched if line.startswith("agent")] == [
        "agent: the agent's construction 1800",
        "agent: the agent's turn 1800",
    ]
    # What it is to see is looked at before its time begins.
    assert watched[2] == "device: the device, observing, 90"


@pytest.mark.parametrize(
    ("ending", "told", "steps"),
    [(Done(), "done", 2), (Infeasible(), "infeasible", 2), (None, "", 1)],
)
def test_an_agent_that_drives_by_itself_says_how_it_ended(
    tmp_path: Path, ending: object, told: str, steps: int
) -> None:
    agent = Drives(ending)
    episode, watched, runs = played(tmp_path, agent)
    assert (episode.ending, len(runs.steps())) == (told, steps)
    assert (agent.phone.serial, agent.phone.adb_host, agent.phone.adb_port) == (
        "tabletop-1", "127.0.0.1", 1,
    )  # fmt: skip
    assert watched[1:4] == [
        "agent: the agent's construction 1800",
        "device: the device, releasing its automation, 90",
        "agent: the agent's run() 1800",
    ]


def test_an_agent_that_comes_to_nonsense_is_to_blame(tmp_path: Path) -> None:
    episode = Runs(tmp_path).episode(Drives("done"))
    with pytest.raises(ActionError, match="got 'done'"):
        episode.run()
    assert episode.stage.culprit == "agent"


class Plays:
    """An agent that plays a whole turn, and is late."""

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        raise AgentHung("late")


LATE = (Drives(AgentHung("late")), Plays())


@pytest.mark.parametrize("agent", LATE, ids=lambda agent: type(agent).__name__)
def test_an_agent_that_was_asked_for_everything_and_runs_out_of_time_meets_its_limit(
    tmp_path: Path, agent: object
) -> None:
    episode, _, _ = played(tmp_path, agent, Limits(seconds=60))
    assert episode.ending == "limit:seconds"
    assert episode.stage.culprit is None


@pytest.mark.parametrize("agent", LATE, ids=lambda agent: type(agent).__name__)
def test_without_a_limit_one_that_does_not_come_back_hangs(tmp_path: Path, agent: object) -> None:
    episode = Runs(tmp_path).episode(agent)
    with pytest.raises(AgentHung):
        episode.run()
    assert episode.stage.culprit == "agent"


def test_a_limit_stops_the_turn_and_the_time_stops_with_it(tmp_path: Path) -> None:
    episode, _, _ = played(tmp_path, Scripted([Tap(1)] * 3), Limits(steps=2))
    assert episode.ending == "limit:steps"
    budget = episode.stage.budget
    assert budget.seconds == budget.seconds > 0
    assert episode.stage.used == Usage(tokens=10)


def test_what_the_agent_asked_last_is_kept_though_no_step_follows(tmp_path: Path) -> None:
    class Asks(Scripted):
        def __init__(self) -> None:
            super().__init__([Tap(1)])
            self.model_calls: list[dict[str, str]] = []

        def act(self, observation: Any) -> Any:
            self.model_calls.append({"answer": f"call {len(self.model_calls)}"})
            if len(self.model_calls) > 1:
                raise KeyError("lost")
            return super().act(observation)

    runs = Runs(tmp_path)
    episode = runs.episode(Asks())
    with pytest.raises(AgentRaised):
        episode.run()
    assert [(call.step, call.answer) for call in read_calls(runs.folder)] == [
        (0, "call 0"),
        (1, "call 1"),
    ]
