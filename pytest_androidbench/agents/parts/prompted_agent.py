"""What agents with written-out prompts are towards the harness, whatever way they go about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from pytest_androidbench.agents.parts.asking import Asking
from pytest_androidbench.agents.parts.prompted import PromptedOptions
from pytest_androidbench.interface.actions import Action
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.models.metered import Counted
from pytest_androidbench.models.opening import DEFAULT_MODEL, open_model


class PromptedSteps(Protocol):
    """One agent's way through the turns of an episode."""

    def begin(self, goal: Goal) -> None:
        """Take in the goal of a turn."""

    def next(self, observation: Observation) -> Action:
        """The next action."""


StepsBy: TypeAlias = Callable[[Asking, PromptedOptions], PromptedSteps]
"""Makes a way of a model and options."""


class PromptedAgent:
    """Has a model operate the phone, in one of several ways.

    Args:
        steps_by: the way.
        model: as its vendor calls it; `openai:NAME` for an OpenAI-compatible server's.
        strict_upstream: do what is known to be wrong in the published code, too.
        max_tokens: the most of one answer, thoughts included.
        temperature: of its answers; None = the vendor's default, newer models take no other.
        history_tokens: the most that it is told of earlier steps, about.
        stop_when_stuck: rounds of the same actions on the same screens with which the turn is
            given up; 0 = never.
        **model_options: of `open_model`: api_key, base_url, price, timeout, ...
    """

    def __init__(
        self,
        steps_by: StepsBy,
        *,
        model: str = DEFAULT_MODEL,
        strict_upstream: bool = False,
        max_tokens: int = 4096,
        temperature: float | None = None,
        history_tokens: int = 20_000,
        stop_when_stuck: int = 0,
        **model_options: Any,
    ) -> None:
        """Get the model ready; nothing is sent yet.

        Raises:
            AgentLoadError: an option is none of its values; says what is.
        """
        options = PromptedOptions(
            strict_upstream=strict_upstream,
            max_tokens=max_tokens,
            temperature=temperature,
            history_tokens=history_tokens,
            stop_when_stuck=stop_when_stuck,
        )
        self._model = open_model(model, **model_options)
        asking = Asking(model=self._model, max_tokens=max_tokens, temperature=temperature)
        self._steps = steps_by(asking, options)

    @property
    def usage(self) -> Counted:
        """Tokens and dollars so far."""
        return self._model.usage

    @property
    def model_calls(self) -> list[dict[str, Any]]:
        """Every call of the model so far."""
        return self._model.calls

    def start(self, goal: Goal) -> None:
        """Take in the goal of a turn."""
        self._steps.begin(goal)

    def act(self, observation: Observation) -> Action:
        """Ask for the next action."""
        return self._steps.next(observation)

    def close(self) -> None:
        """Let the model go."""
        self._model.close()
