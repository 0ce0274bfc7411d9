"""Runs of several profiles to report on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from tests.records.samples import MANIFEST, record

TASKS: Final = tuple(f"T{n}" for n in range(8))
Passes = Callable[[str, str, int], bool]
"""Whether a task (its name), under a profile (its name), in a repeat, passes."""


def profiled(
    profiles: Iterable[Profile],
    passes: Passes,
    tasks: Sequence[str] = TASKS,
    repeats: int = 1,
) -> list[Record]:
    """An episode of each task under each profile, again and again."""
    return [
        _made(task, profile, repeat, passed=passes(task, profile.name, repeat))
        for task in tasks
        for profile in profiles
        for repeat in range(repeats)
    ]


def _made(task: str, profile: Profile, repeat: int, *, passed: bool) -> Record:
    made = record(task, outcome=Outcome.PASSED if passed else Outcome.FAILED, look=profile)
    return replace(made, cell=replace(made.cell, profile=profile.name, repeat=repeat))


def run_of(
    records: Iterable[Record], splits: Mapping[str, tuple[str, ...]] | None = None, **fields: Any
) -> RunContents:
    """A run that holds some records, with the splits of its profiles' file."""
    some = list(records)
    names = tuple(dict.fromkeys(one.cell.profile for one in some))
    repeats = 1 + max((one.cell.repeat for one in some), default=0)
    manifest = replace(
        MANIFEST, profiles=names, splits=dict(splits or {}), repeats=repeats, **fields
    )
    return RunContents(path=Path("run"), manifest=manifest, attempts=tuple(map(stored, some)))
