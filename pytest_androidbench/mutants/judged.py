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
    TESTED = "killed by tests"
    """No end noticed it; a test did that the suite's `mutants.toml` names."""
    SURVIVED = "survived"
    """No end noticed it."""
    EXCUSED = "excused"
    """No end noticed it, and the suite's `mutants.toml` says why that is right."""
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
class LineDiff:
    """A mutant as the lines of its file that differ."""

    file: str
    """From the folder of the outermost package on."""
    line: int
    before: str
    """What stands there, in one line."""
    after: str
    within: str
    """First line of the statement around it, as Python writes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """What one task's ends made of a mutant."""

    mutant: Mutant
    suite: str
    task: str
    own: bool
    """Whether it is of the task's own function, not of one that others may call too."""
    fate: Fate
    why: str = ""
    """What noticed it, or why it was put to no test."""
    ends: tuple[str, ...] = ()
    """The ends it was tried on."""
    undecided: tuple[str, ...] = ()
    """Those on which the device failed each time."""
    seconds: tuple[float, ...] = ()
    """What each judgement took."""
    change: LineDiff | None = None
    """Of a survivor; None where its source cannot be read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskJudged:
    """What is to be known of a task whose code was changed, beside its mutants."""

    suite: str
    task: str
    ends: tuple[str, ...] = ()
    """Names of those that mutants were tried on."""
    refused: tuple[str, ...] = ()
    """What is wrong with those that were left out."""
    spared: str = ""
    """Why its code was not changed; "" = it was."""
    changes_device: tuple[str, ...] = ()
    """What its checks ask of the device that changes more of it than its clock."""
