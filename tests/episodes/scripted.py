"""Episodes on a tabletop, played by scripts, without pytest around them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from fixtures.tabletop import TabletopDevice
from pytest_androidbench.agents.agent import AnyAgent
from pytest_androidbench.episodes.budget import Budget
from pytest_androidbench.episodes.episode import Episode, Play
from pytest_androidbench.episodes.guard import Guard
from pytest_androidbench.episodes.loop import play
from pytest_androidbench.episodes.stage import Stage
from pytest_androidbench.episodes.stopwatch import Stopwatch
from pytest_androidbench.episodes.trajectory import Trajectory
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.limits import Limits
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records import record as records
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.record import Cell, StepRecord
from pytest_androidbench.records.rundir import RunDirectory

CELL = Cell(suite="desk", task="T", seed=1)


class Scripted:
    """Takes the given actions, turn by turn."""

    def __init__(self, *turns: list[Action]) -> None:
        self.turns = list(turns)
        self.goals: list[Goal] = []
        self.usage = {"tokens": 0}

    def start(self, goal: Goal) -> None:
        self.goals.append(goal)
        self.left = self.turns[goal.turn]

    def act(self, observation: Observation) -> Action:
        self.usage["tokens"] += 5
        return self.left.pop(0)


class Runs:
    """One episode after another in a run directory."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def episode(
        self,
        agent: Any,
        limits: Limits | None = None,
        *,
        play: Play = play,
        device: TabletopDevice | None = None,
    ) -> Episode:
        folder = RunDirectory.create(self.path / "run", Manifest(agent="x")).attempt(
            records.EpisodeId(cell=CELL)
        )
        self.folder = folder.path

        def build() -> AnyAgent:
            return cast("AnyAgent", agent)

        stage = Stage(
            device=cast("Any", device or TabletopDevice(serial="tabletop-1")),
            build_agent=build,
            budget=Budget(limits or Limits()),
            guard=Guard(enabled=False),
            trajectory=Trajectory(folder, "on"),
            stopwatch=Stopwatch(),
        )
        return Episode(cell=CELL, goal=Goal(text="Go."), params={}, stage=stage, play=play)

    def steps(self) -> tuple[StepRecord, ...]:
        return read_steps(self.folder)
