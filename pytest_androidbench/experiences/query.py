"""What an experience is looked for by, and what is found."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.record import Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """A task for which an experience is wanted."""

    task: str
    """The instruction."""
    cell: Cell | None = None
    """Where it is done; None = in none of ours."""
    app: str = ""
    """By its name: the task's own, or the one in front as it begins; "" = not known."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """The experience that is shown."""

    experience: Experience
    score: float
    """By the ranking: comparable within one search alone."""
    same_task: bool
    """Whether it is of the same task as the query's cell, in whatever seed."""
