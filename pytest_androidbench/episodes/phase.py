"""The parts of an episode, and who is at work in them."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

Who: TypeAlias = Literal["agent", "device", "task"]
"""Whose code runs, and so whose fault a fault is."""


class Phase(StrEnum):
    """Where in a task's body an episode is."""

    ARRANGE = "arrange"
    """Before the first `run()`."""
    RUN = "run"
    """Inside a `run()`."""
    CHECKS = "checks"
    """After a `run()`."""
