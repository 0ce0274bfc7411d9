"""Agents that go wrong when they are asked what they make of their failure."""

from __future__ import annotations

import os
import time
from typing import Any

from pytest_androidbench import Action, Done, Observation, TriedStep
from tests.agents.misbehaving import Starting


class _Fails(Starting):
    def act(self, observation: Observation) -> Action:
        """Give up at once."""
        return Done()


class HangsOver(_Fails):
    """Never comes to an end."""

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """Hang."""
        time.sleep(1000)
        return outcome


class DiesOver(_Fails):
    """Takes its process along."""

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """End."""
        os._exit(7)


class RaisesOver(_Fails):
    """Cannot bear it."""

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """Raise."""
        raise ValueError(f"too much: {outcome}")


class CountsOver(_Fails):
    """Gives what is no text."""

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> Any:
        """Count."""
        return len(trajectory)


class TalksOver(_Fails):
    """Writes more than anybody reads, and half a character."""

    def reflect(self, trajectory: tuple[TriedStep, ...], outcome: str) -> str:
        """Talk."""
        return "\ud83d" + "talk " * 100_000
