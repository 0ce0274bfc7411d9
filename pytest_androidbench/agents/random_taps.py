"""An agent that touches what it sees at random: the floor any agent should beat."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from pytest_androidbench.agents.case import Case
from pytest_androidbench.interface.actions import Action, Done, LongPress, Press, Scroll, Tap, Type
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation

_WORDS: Final = ("hello", "one", "12", "Ada")
_WEIGHTS: Final = (60, 10, 8, 6, 6, 4, 4, 2)


class RandomAgent:
    """Acts by dice that its cell alone has thrown."""

    def __init__(self, case: Case) -> None:
        self._random = random.Random(f"random agent/{case.cell.key}")

    def start(self, goal: Goal) -> None:
        """Take no notice of the goal."""

    def act(self, observation: Observation) -> Action:
        """Mostly tap something that can be tapped."""
        choices: tuple[Callable[[Observation], Action], ...] = (
            self._tap, self._tap_anywhere, self._scroll, self._type, self._back, self._home,
            self._long_press, self._done,
        )  # fmt: skip
        (choice,) = self._random.choices(choices, _WEIGHTS)
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
