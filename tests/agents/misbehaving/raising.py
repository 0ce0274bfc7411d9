"""Agents that raise what is hard to tell."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench import Action, Observation
from tests.agents.misbehaving import Starting


class Skips(Starting):
    """Would like not to be counted."""

    def act(self, observation: Observation) -> Action:
        pytest.skip("too hard")


class Expects(Starting):
    """Would like its failure to be expected."""

    def act(self, observation: Observation) -> Action:
        pytest.xfail("too hard")


class EndsTheRun(Starting):
    """Would like the run to end well."""

    def act(self, observation: Observation) -> Action:
        pytest.exit("enough", returncode=0)


class Interrupts(Starting):
    """Raises what Ctrl-C raises."""

    def act(self, observation: Observation) -> Action:
        raise KeyboardInterrupt


class IsCancelled(Starting):
    """Raises what is no Exception."""

    def act(self, observation: Observation) -> Action:
        raise asyncio.CancelledError


class HalfAnEmoji(Starting):
    """Says what cannot be encoded."""

    def act(self, observation: Observation) -> Action:
        raise ValueError("half an emoji: \ud83d")


class TooLong(Starting):
    """Says ten million characters."""

    def act(self, observation: Observation) -> Action:
        raise ValueError("x" * 10_000_000)


class Mute(Exception):
    """Has no text."""

    def __str__(self) -> str:
        raise RuntimeError("no text")

    __repr__ = __str__


class SaysNothing(Starting):
    """Raises an exception whose text cannot be had."""

    def act(self, observation: Observation) -> Action:
        raise Mute


class Paints(Starting):
    """Says what moves a terminal's cursor."""

    def act(self, observation: Observation) -> Action:
        raise ValueError("\x1b[2J\x1b]0;mine\x07\u202ereversed")


class BlamesItself(Starting):
    """Raises an exception whose cause it is."""

    def act(self, observation: Observation) -> Action:
        error = ValueError("a circle")
        error.__cause__ = KeyError("inner")
        error.__cause__.__cause__ = error
        raise error


class Recurses(Starting):
    """Calls itself for ever."""

    def act(self, observation: Observation) -> Action:
        return self.act(observation)
