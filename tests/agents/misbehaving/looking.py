"""Agents that look at pictures, and that print."""

from __future__ import annotations

import subprocess
import sys

from pytest_androidbench import Action, Done, Observation
from tests.agents.misbehaving import Starting


class LooksTwice(Starting):
    """Reads the picture twice where it is told to look."""

    def act(self, observation: Observation) -> Action:
        if observation.nodes[0].text == "look":
            assert observation.screenshot is observation.screenshot
        return Done()


class LooksBack(Starting):
    """Reads the picture of the screen before."""

    def __init__(self) -> None:
        self._before: Observation | None = None

    def act(self, observation: Observation) -> Action:
        if self._before is not None:
            _ = self._before.screenshot
        self._before = observation
        return Done()


class Prints(Starting):
    """Prints, and lets a child print."""

    def act(self, observation: Observation) -> Action:
        print("out")  # noqa: T201
        print("err", file=sys.stderr)  # noqa: T201
        subprocess.run(["echo", "from a child"], check=True)
        return Done()
