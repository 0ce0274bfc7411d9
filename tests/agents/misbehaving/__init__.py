"""Agents that do what no agent should: one small class each, for tests of what becomes of it."""

from __future__ import annotations

from pytest_androidbench import Goal


class Starting:
    """What all of them do alike: take in the goal without a word."""

    def start(self, goal: Goal) -> None:
        """Take no notice."""
