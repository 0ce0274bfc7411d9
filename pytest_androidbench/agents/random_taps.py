"""An agent that touches what it sees at random: the floor any agent should beat."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from pytest_androidbench.agents.case import Case
from pytest_androidbench.agents.extras import MOST
from pytest_androidbench.errors import AgentLoadError
from pytest_androidbench.interface.actions import Action, Done, LongPress, Press, Scroll, Tap, Type
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.interface.values import real

_WORDS: Final = ("hello", "one", "12", "Ada")
WEIGHTS: Final[Mapping[str, float]] = MappingProxyType(
    {
        "tap": 60, "tap_anywhere": 10, "scroll": 8, "type": 6, "back": 6, "home": 4,
        "long_press": 4, "done": 2,
    }
)  # fmt: skip
"""How often each is done, to the others; `tap` is of what can be tapped, as far as there is."""


class RandomAgent:
    """Acts by dice that its cell alone has thrown."""

    def __init__(self, case: Case, weights: Mapping[str, float] = WEIGHTS) -> None:
        """Throw the dice of a cell.

        Args:
            case: names the cell.
            weights: by name as in `WEIGHTS`; what is not named is not done.

        Raises:
            AgentLoadError: they are none; says which there are.
        """
        check_weights(weights)
        self._random = random.Random(f"random agent/{case.cell.key}")
        self._weights = [weights.get(name, 0) for name in WEIGHTS]

    def start(self, goal: Goal) -> None:
        """Take no notice of the goal."""

    def act(self, observation: Observation) -> Action:
        """Mostly tap something that can be tapped."""
        choices: tuple[Callable[[Observation], Action], ...] = (
            self._tap, self._tap_anywhere, self._scroll, self._type, self._back, self._home,
            self._long_press, self._done,
        )  # in the order of WEIGHTS  # fmt: skip
        (choice,) = self._random.choices(choices, self._weights)
        return choice(observation)

    def _tap(self, observation: Observation) -> Action:
        nodes = [node for node in observation.nodes if node.clickable and node.enabled]
        return Tap(self._random.choice(nodes).index) if nodes else self._tap_anywhere(observation)

    def _tap_anywhere(self, observation: Observation) -> Action:
        return Tap(self._point(observation))

    def _scroll(self, observation: Observation) -> Action:  # noqa: ARG002
        return Scroll(self._random.choice(("up", "down", "left", "right")))

    def _type(self, observation: Observation) -> Action:
        fields = [node for node in observation.nodes if node.editable and node.enabled]
        if not fields:
            return self._tap(observation)
        return Type(self._random.choice(_WORDS), self._random.choice(fields).index)

    def _back(self, observation: Observation) -> Action:  # noqa: ARG002
        return Press("back")

    def _home(self, observation: Observation) -> Action:  # noqa: ARG002
        return Press("home")

    def _long_press(self, observation: Observation) -> Action:
        return LongPress(self._point(observation))

    def _done(self, observation: Observation) -> Action:  # noqa: ARG002
        return Done()

    def _point(self, observation: Observation) -> tuple[int, int]:
        return (
            self._random.randrange(observation.width),
            self._random.randrange(observation.height),
        )


def check_weights(weights: object) -> None:
    """See whether these are weights.

    Raises:
        AgentLoadError: they are none; says which there are.
    """
    rule = f"weights are numbers from 0 on, not all 0, by {', '.join(WEIGHTS)}"
    if not isinstance(weights, Mapping) or not set(weights) <= set(WEIGHTS):
        raise AgentLoadError(f"weights={weights!r:.200}: {rule}")
    numbers = [real(value) for value in weights.values()]
    if not all(0 <= number < MOST for number in numbers) or not any(numbers):
        raise AgentLoadError(f"weights={weights!r:.200}: {rule}")
