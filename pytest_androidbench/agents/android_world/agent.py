"""An agent of AndroidWorld's as one of ours: each of its steps is at least one of the episode's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.android_world.asking import AskedModel
from pytest_androidbench.agents.android_world.environment import Environment, NoScreenYet
from pytest_androidbench.agents.android_world.provided.extracting import extract_json
from pytest_androidbench.agents.android_world.provided.marks import parse_reason_action_output
from pytest_androidbench.errors import AgentError
from pytest_androidbench.interface.actions import Done, Infeasible, Wait
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.models.metered import Counted

_NOTHING_DONE: Final = "a step of the agent that did nothing to the device"


class AndroidWorldAgent:
    """Plays turns by calling `step(goal)` until it says that it is through."""

    def __init__(self, build: Callable[[Environment], Any], asked: AskedModel) -> None:
        """Build the agent, unless it looks at the screen for that: then with the first turn.

        Args:
            build: makes it for an environment.
            asked: the model it has.
        """
        self._build, self._asked = build, asked
        self._environment = Environment()
        self._inner: Any = None
        try:
            self._ready()
        except NoScreenYet:
            self._inner = None

    @property
    def usage(self) -> Counted | None:
        """What its model has come to."""
        return self._asked.usage

    @property
    def model_calls(self) -> list[dict[str, Any]]:
        """What it has asked its model."""
        return self._asked.calls

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Step until the agent is through, or the turn is over.

        Raises:
            LimitReached, DeviceError, ModelUnavailable: be they caught by the agent or not.
            AgentError: a step gave nothing that says whether it is through.
        """
        self._environment.begin(turn)
        with self._asked.at_work():
            inner = self._ready()
            self._prepare(inner, goal)
            while not turn.over:
                self._environment.acted = False
                result = inner.step(goal.text)
                self._environment.raise_fault()
                self._asked.raise_fault()
                self._end_step(result, turn)

    def close(self) -> None:
        """Let the model's connections go."""
        self._asked.close()

    def _ready(self) -> Any:
        if self._inner is None:
            with self._asked.at_work():
                self._inner = self._build(self._environment)
            # The published runner sets it so: the screen has come to rest when it is looked at.
            if hasattr(self._inner, "transition_pause"):
                self._inner.transition_pause = None
        return self._inner

    def _prepare(self, inner: Any, goal: Goal) -> None:
        inner.reset(False)
        if callable(limited := getattr(inner, "set_max_steps", None)):
            limited(goal.steps)
        if goal.guidelines and callable(told := getattr(inner, "set_task_guidelines", None)):
            told(list(goal.guidelines))

    def _end_step(self, result: Any, turn: Turn) -> None:
        if turn.over:
            return
        done = getattr(result, "done", None)
        if done is None:
            raise AgentError(
                f"step() must return an AgentInteractionResult, got {type(result).__name__}"
            )
        if done:
            turn.step(_ending(result))
        elif not self._environment.acted:
            turn.step(Wait(0, note=_NOTHING_DONE))


def _ending(result: Any) -> Done | Infeasible:
    """How the agent ended, as far as the data of its last step tells."""
    data = getattr(result, "data", None)
    statuses = _statuses(data) if isinstance(data, Mapping) else ()
    return Infeasible() if "infeasible" in statuses else Done()


def _statuses(data: Mapping[Any, Any]) -> Iterator[Any]:
    """What actions among the data say of the goal, and the answer that T3A keeps as a text."""
    for value in data.values():
        yield getattr(value, "goal_status", None)
    _, action = parse_reason_action_output(str(data.get("action_output")))
    yield (extract_json(action or "") or {}).get("goal_status")
