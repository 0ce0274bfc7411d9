"""AndroidGen's own database: one JSON object, an entry under each key (`model/judge/judge.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pytest_androidbench.codec import from_json, to_plain
from pytest_androidbench.errors import CodecError
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.faults import ExperienceDatabaseError
from pytest_androidbench.experiences.fitted import order

MOST_BYTES: Final = 500_000_000
"""Of a file that is read: 10,000 entries have a third of it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedEntry:
    """An entry as it is published; it does not say which run or cell it comes from."""

    env: str
    task: str
    init_state: str
    example: str
    complete: bool
    record: str
    conditions: tuple[tuple[str, int], ...] | None = None
    """Of a whole trajectory."""
    step: int | None = None
    """Of a part."""


def read_published(path: Path) -> tuple[Experience, ...]:
    """The entries of a JSON database, in the order of their keys.

    Raises:
        ExperienceDatabaseError: there is no such file, it is too large or not of that form.
    """
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise ExperienceDatabaseError(path, f"{size} bytes are too many, {MOST_BYTES} are read")
        found = from_json(dict[str, PublishedEntry], path.read_bytes())
    except OSError as error:
        raise ExperienceDatabaseError(path, f"cannot be read: {error.strerror or error}") from error
    except CodecError as error:
        raise ExperienceDatabaseError(
            path, f"this is no database of AndroidGen's, an object of entries by key: {error}"
        ) from error
    return tuple(_experience(key, found[key]) for key in sorted(found))


def as_published(entries: Iterable[Experience]) -> dict[str, dict[str, Any]]:
    """Entries as plain data by their keys.

    What comes from several runs can be called alike: such a key gets the beginning of its run's
    digest behind an `@`.
    """
    ordered = sorted(entries, key=order)
    twice = {one.key for one, following in pairwise(ordered) if one.key == following.key}
    return {
        f"{one.key}@{one.run[:12]}" if one.key in twice else one.key: _plain(one) for one in ordered
    }


def _experience(key: str, entry: PublishedEntry) -> Experience:
    return Experience(
        key=key,
        task=entry.task,
        init_state=entry.init_state,
        example=entry.example,
        complete=entry.complete,
        record=entry.record,
        conditions=entry.conditions or (),
        step=entry.step,
        env=entry.env,
    )


def _plain(one: Experience) -> dict[str, Any]:
    part = one.step is not None
    entry = PublishedEntry(
        env=one.env,
        task=one.task,
        init_state=one.init_state,
        example=one.example,
        complete=one.complete,
        record=one.record,
        conditions=None if part else one.conditions,
        step=one.step,
    )
    return {name: value for name, value in to_plain(entry).items() if value is not None}
