"""One experience: an instruction, and a transcript of how it was done.

The fields are those of an entry of AndroidGen's database, with where it comes from.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pytest_androidbench.records.record import Cell

ENVIRONMENT = "android"
"""Of every entry, as published."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Experience:
    """What can be shown to an agent whose task is alike."""

    key: str
    """Name of the trajectory; of a part of one `NAME-INDEX`, counted from 0."""
    task: str
    """The instruction, or of a part its goals joined."""
    init_state: str
    """The app in front at its beginning."""
    example: str
    """The transcript (`rounds.transcript`), which is what an agent is shown."""
    complete: bool
    """Whether all of its task was done, as was found of it."""
    record: str
    """Name of the trajectory."""
    conditions: tuple[tuple[str, int], ...] = ()
    """Of a whole trajectory: its goals, each with the round in which it was reached; -1 = never."""
    step: int | None = None
    """Of a part: the last round of it."""
    run: str = ""
    """Digest of the manifest of the run that it comes from; "" = from elsewhere."""
    agent: str = ""
    cell: Cell | None = field(default=None)
    """Its cell; None = it comes from elsewhere."""
    apps: tuple[str, ...] = ()
    """All apps that were in front, in the order of their coming."""
    env: str = ENVIRONMENT
