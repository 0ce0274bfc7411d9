"""What became of a mutant: noticed by some end of a task, by none, or never put to the test."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    """Some end came out otherwise than it must."""
    CRASHED = "crashed"
    """It raised, ran too long or ended its process on some ends, and not on others."""
    SURVIVED = "survived"
    """No end noticed it."""
    UNFIT = "unfit"
    """It cannot be compiled, or raises on every end that reaches it: no check could be so."""
    OTHER_TASK = "other task"
    """It changes what the task arranges."""
    UNREACHED = "unreached"
    """No end executes the line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A small change of a function, as it is told and found again."""

    module: str
    function: str
    line: int
    column: int
    operator: str
    original: str
    mutated: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What one task's ends made of a mutant."""

    mutant: Mutant
    suite: str
    task: str
    fate: Fate
    why: str = ""
    """What noticed it, or why it was put to no test."""
    ends: tuple[str, ...] = ()
    """The ends it was tried on."""
    undecided: tuple[str, ...] = ()
    """Those on which the device failed each time."""
    seconds: tuple[float, ...] = ()
    """What each judgement took."""
