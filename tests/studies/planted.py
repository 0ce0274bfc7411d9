"""The reference agent, made to do nothing in some episodes: where rules hold, or by chance.

It is named twice: `-p tests.studies.planted` lets it see the params of each episode, and
`--agent=tests.studies.planted:Planted` with `--ab-agent-process=off` has it act.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest

from pytest_androidbench.agents.agent import Turn
from pytest_androidbench.agents.reference import ScriptedAgent
from pytest_androidbench.interface.actions import Done
from pytest_androidbench.interface.goal import Goal
from pytest_androidbench.plugin.conduct.attempt import Attempt
from pytest_androidbench.plugin.conduct.keeping import KEEPER
from pytest_androidbench.plugin.conduct.scripts import scripts_for
from pytest_androidbench.tasks.params import record_values
from tests.studies.plants import Rule

_NOW: Final[list[Attempt]] = []
"""The attempt that goes on."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """Take note of an attempt whose params are drawn."""
    if KEEPER in item.stash:
        _NOW[:] = [item.stash[KEEPER].attempt]
    return (yield)


class Planted:
    """Does what solves a task, but for the episodes it was made to fail."""

    def __init__(
        self, rules: Mapping[str, Sequence[Mapping[str, Any]]] | None = None, coin: float = 0.0
    ) -> None:
        """Plant the failures.

        Args:
            rules: by `suite/Task` those that all have to hold.
            coin: the probability to fail whatever holds.
        """
        every = (rules or {}).items()
        self._rules = {task: [Rule(**rule) for rule in its] for task, its in every}
        self._coin = coin

    def take_turn(self, goal: Goal, turn: Turn) -> None:
        """Solve the task, or say that it is done."""
        attempt = _NOW[0]
        if self._breaks(attempt):
            turn.step(Done())
        else:
            ScriptedAgent(scripts_for(attempt.assignment, attempt.params)).take_turn(goal, turn)

    def _breaks(self, attempt: Attempt) -> bool:
        cell, params = attempt.assignment.cell, record_values(attempt.params)
        # A coin that falls the same way in a test that is run again.
        if self._coin:
            return Random(attempt.assignment.episode.key).random() < self._coin
        rules = self._rules.get(f"{cell.suite}/{cell.task}", [])
        return bool(rules) and all(rule.holds(params) for rule in rules)
