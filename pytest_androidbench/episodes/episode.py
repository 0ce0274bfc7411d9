"""What a task's body holds: the device, the params, and the one call that lets the agent act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from pytest_androidbench.agents.extras import close_agent
from pytest_androidbench.episodes.checks import Check, Checks
from pytest_androidbench.episodes.loop import play
from pytest_androidbench.episodes.phase import Phase
from pytest_androidbench.episodes.stage import Stage, Step
from pytest_androidbench.episodes.turn import Condition, RecordedTurn
from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.interface import defaults
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.records.manifest import Rules
from pytest_androidbench.records.record import Cell
from pytest_androidbench.texts import encodable

if TYPE_CHECKING:
    from pytest_androidbench.devices.device import Device

Play: TypeAlias = Callable[[Stage, RecordedTurn], str]
BODY_SECONDS = 180.0
"""What a task's own arranging or checking may take before it counts as hung."""


class MisusedEpisode(AndroidBenchError):
    """A task's body uses its episode in an order that makes no sense."""


class Episode:
    """One agent in one cell, as the fixture `episode` gives it to a task."""

    def __init__(
        self,
        *,
        cell: Cell,
        goal: Goal,
        params: Mapping[str, Any],
        stage: Stage,
        rules: Rules = defaults.RULES,
        play: Play = play,
    ) -> None:
        """Prepare an episode.

        Args:
            cell: where it is done.
            goal: what the agent is told in the first turn.
            params: the values drawn.
            stage: what its turns share.
            rules: those its checks go by.
            play: lets the agent play a turn, and says how it ended.
        """
        self.cell = cell
        self.params = params
        """The values drawn for this cell."""
        self.phase = Phase.ARRANGE
        self.ending = ""
        """How the last turn ended."""
        self.failure: BaseException | None = None
        """What came out of a turn, even if the body has caught it."""
        self.rules: Final = rules
        """Of a task that has two: this project's, or those of the published scores."""
        self._goal = goal
        self._stage = stage
        self._checks = Checks()
        self._turns = 0
        self._play = play

    @property
    def device(self) -> Device:
        """The device, restored to the suite's state."""
        return self._stage.device

    @property
    def goal(self) -> str:
        """The sentence given to the agent in the first turn."""
        return self._goal.text

    @property
    def upstream(self) -> bool:
        """Whether the run asked for the rules that published scores were made with."""
        return self.rules == "upstream"

    @property
    def answer(self) -> str | None:
        """What the agent answered last; None = it gave no answer."""
        return self._stage.answer

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the agent has done so far, over all turns."""
        return tuple(self._stage.steps)

    @property
    def checks(self) -> Checks:
        """The checks made so far."""
        return self._checks

    @property
    def score(self) -> float:
        """Weighted share of the checks that held so far, 0..1."""
        return self._checks.score

    @property
    def stage(self) -> Stage:
        """What the turns share; for the harness."""
        return self._stage

    def run(self, text: str | None = None, *, until: Condition | None = None) -> None:
        """Let the agent act until it is done or a limit is reached.

        Args:
            text: what to tell it; the task's goal by default, needed from the second turn on.
            until: ends the turn, too, once it is true; asked after each action.
        """
        __tracebackhide__ = True
        goal = self._next_goal(text)
        self.phase = Phase.RUN
        self._stage.guard.rest()
        self._stage.stopwatch.turn_to("run")
        turn = RecordedTurn(self._stage, goal, until)
        try:
            self.ending = self._play(self._stage, turn)
            turn.keep_last_picture()
        except BaseException as error:
            self.failure = error
            raise
        self.phase = Phase.CHECKS
        self._stage.stopwatch.turn_to("checks")
        self._stage.guard.switch("task", "checking", BODY_SECONDS)

    def check(self, label: str, weight: float = 1) -> Check:
        """A condition with a label: `with episode.check("saved"): assert ...`.

        An AssertionError inside fails the check and the body goes on.
        """
        self._must_have_run("check", label)
        return self._checks.begin(label, weight)

    def constraint(self, label: str) -> Check:
        """What must hold on the way to the goal: `with episode.constraint("Maps stays closed"):`.

        It carries no weight, so that an agent which does nothing earns nothing by it; an
        AssertionError inside leaves a score of 0, whatever else holds, and the body goes on.
        """
        self._must_have_run("constraint", label)
        return self._checks.begin_constraint(label)

    def close(self) -> None:
        """Let the agent go."""
        agent, self._stage.agent = self._stage.agent, None
        if agent is not None:
            with self._stage.agent_acts("close()"):
                close_agent(agent)

    def _must_have_run(self, what: str, label: str) -> None:
        if self.phase is not Phase.CHECKS:
            raise MisusedEpisode(f"{what} {label!r} comes before episode.run(); move it behind")

    def _next_goal(self, text: str | None) -> Goal:
        turn, self._turns = self._turns, self._turns + 1
        if text is None and turn:
            raise MisusedEpisode("a second episode.run() needs a text of its own")
        told = encodable(self._goal.text if text is None else text)
        goal = replace(self._goal, text=told, turn=turn)
        if not turn:
            self._goal = goal
        return goal
