"""The agent that does nothing and says it is done: what it passes needs no doing."""

from __future__ import annotations

from pytest_androidbench.interface.actions import Action, Done
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.interface.observation import Observation


class NullAgent:
    """Says Done at once."""

    def start(self, goal: Goal) -> None:
        """Take no notice of the goal."""

    def act(self, observation: Observation) -> Action:  # noqa: ARG002 - the protocol's shape
        """Be done."""
        return Done()
