"""The agent that repeats what another run recorded for the same cell."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytest_androidbench.agents.case import Case
from pytest_androidbench.errors import AgentError, AgentLoadError, RunDirectoryError
from pytest_androidbench.interface.actions import Action, Done, action_from_plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.records.contents import RunContents, read_contents, read_steps
from pytest_androidbench.records.record import StepRecord


class ReplayAgent:
    """Gives the recorded actions one by one, whatever it is shown."""

    def __init__(self, steps: tuple[StepRecord, ...]) -> None:
        self._steps = steps
        self._left: list[StepRecord] = []

    def start(self, goal: Goal) -> None:
        """Turn to the actions that were recorded for this turn."""
        self._left = [step for step in self._steps if step.turn == goal.turn]

    def act(self, observation: Observation) -> Action:  # noqa: ARG002 - the protocol's shape
        """The next recorded action; Done where the record ends."""
        return action_from_plain(self._left.pop(0).action) if self._left else Done()


def replay_of(run: Path) -> Callable[[Case], ReplayAgent]:
    """What builds a replaying agent from the run in a directory.

    Raises:
        AgentLoadError: the directory holds no run.
    """
    try:
        contents = read_contents(run.absolute())
    except RunDirectoryError as error:
        raise AgentLoadError(f"--agent=replay:{run}: {error}") from error
    return lambda case: ReplayAgent(_recorded(contents, case))


def _recorded(contents: RunContents, case: Case) -> tuple[StepRecord, ...]:
    for attempt in contents.counted:
        if attempt.record.cell == case.cell:
            return read_steps(contents.path / attempt.folder)
    raise AgentError(f"the run {contents.path} holds no episode of {case.cell.key} to replay")
