"""The agent that repeats what another run recorded for the same cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.agents.case import Case
from pytest_androidbench.errors import AgentError, AgentLoadError, DeviceGone, RunDirectoryError
from pytest_androidbench.interface.actions import Action, Done, action_from_plain
from pytest_androidbench.interface.finding import plain
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.hierarchy import nodes_of
from pytest_androidbench.interface.observation import Node, Observation
from pytest_androidbench.interface.recognizing import SeenNode, find_again, seen_of
from pytest_androidbench.records.contents import RunContents, read_contents, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.record import STEPS, StepRecord

_PLACES: Final = ("at", "start", "end")
"""Fields of actions that may be a node's index."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """An attempt that is repeated."""

    steps: tuple[StepRecord, ...]
    files: AttemptFiles


class ReplayAgent:
    """Gives the recorded actions one by one.

    A node is found again by what it was (`interface.recognizing`), in the hierarchy kept with the
    step: its index says where it stood then. Points are taken as they are.
    """

    def __init__(self, recorded: Recorded) -> None:
        self._recorded = recorded
        self._left: list[StepRecord] = []

    def start(self, goal: Goal) -> None:
        """Turn to the actions that were recorded for this turn."""
        self._left = [step for step in self._recorded.steps if step.turn == goal.turn]

    def act(self, observation: Observation) -> Action:
        """The next recorded action; Done where the record ends.

        Raises:
            AgentError: what it was aimed at is not on the screen; says what that was.
        """
        if not self._left:
            return Done()
        step = self._left.pop(0)
        found = {
            place: self._again(step, index, observation) for place, index in _indices(step.action)
        }
        return action_from_plain({**step.action, **found})

    def _again(self, step: StepRecord, index: int, observation: Observation) -> int:
        wanted = self._wanted(step, index)
        if wanted is None:
            return index  # nothing was kept of what was seen
        node = find_again(wanted, seen_of(observation.nodes))
        if node is None:
            raise AgentError(
                f"step {step.index} of {self._recorded.files.folder}: {_described(wanted.node)} "
                f"is not on the screen any more, which {step.action.get('action')} was aimed at"
            )
        return node.index

    def _wanted(self, step: StepRecord, index: int) -> SeenNode | None:
        xml = self._recorded.files.dump(step)
        try:
            nodes = nodes_of(xml) if xml else ()
        except DeviceGone:
            nodes = ()
        if index < len(nodes):
            return seen_of(nodes)[index]
        return _from_step(step) if step.target and step.bounds else None


def _indices(action: dict[str, Any]) -> Iterator[tuple[str, int]]:
    for place in _PLACES:
        value = action.get(place)
        if isinstance(value, int):
            yield place, value


def _from_step(step: StepRecord) -> SeenNode:
    """What a step itself says of its node: of the keyboard's windows no hierarchy is kept."""
    node = Node(index=0, text=step.target, bounds=step.bounds or (0, 0, 0, 0))
    return SeenNode(node, frozenset({plain(step.target)}), frozenset())


def _described(node: Node) -> str:
    kind = node.class_name.rpartition(".")[2] or "node"
    return f"the {kind} {node.label or node.resource_id or node.bounds!r}"


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


def _recorded(contents: RunContents, case: Case) -> Recorded:
    """The attempt in a case's cell; of one that has another limit of steps, in the usual one."""
    usual = tuple(each for each in case.cell.variation if each[0] != STEPS)
    for cell in (case.cell, replace(case.cell, variation=usual)):
        for attempt in contents.counted:
            if attempt.record.cell == cell:
                steps = read_steps(contents.path / attempt.folder)
                return Recorded(steps, AttemptFiles(contents.path, attempt.folder))
    raise AgentError(f"the run {contents.path} holds no episode of {case.cell.key} to replay")
