"""What AndroidWorld's agents derive from: stands for `android_world.agents.base_agent`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any


@dataclass
class AgentInteractionResult:
    """What came of a step."""

    done: bool
    """Whether the agent is through with the goal."""
    data: dict[str, Any]


class EnvironmentInteractingAgent(ABC):
    """An agent with an environment, and a way to take one step in it."""

    def __init__(self, env: Any, name: str = "", transition_pause: float | None = 1.0) -> None:
        """Act in an environment.

        Raises:
            ValueError: the pause is below 0.
        """
        if transition_pause is not None and transition_pause < 0:
            raise ValueError(f"transition_pause must be 0 or more, got {transition_pause}")
        self._env = env
        self._name = name
        self._transition_pause = transition_pause
        self._max_steps: int | None = None

    @property
    def transition_pause(self) -> float | None:
        """Seconds; none are waited here, as the environment has waited for the screen to rest."""
        return self._transition_pause

    @transition_pause.setter
    def transition_pause(self, transition_pause: float | None) -> None:
        self._transition_pause = transition_pause

    @property
    def env(self) -> Any:
        """The environment."""
        return self._env

    @env.setter
    def env(self, env: Any) -> None:
        self._env = env

    @property
    def name(self) -> str:
        """What the agent is called."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self._name = name

    def set_max_steps(self, max_steps: int) -> None:
        """Hear how many steps there are."""
        self._max_steps = max_steps

    def reset(self, go_home: bool = False) -> None:
        """Begin anew."""
        self.env.reset(go_home=go_home)

    def get_post_transition_state(self) -> Any:
        """What the screen shows once it rests."""
        return self.env.get_state(wait_to_stabilize=True)

    @abstractmethod
    def step(self, goal: str) -> AgentInteractionResult:
        """Take one step towards a goal."""
