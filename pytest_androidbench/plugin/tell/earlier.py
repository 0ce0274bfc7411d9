"""How long episodes took in an earlier run that lies beside this one, for the time left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import from_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.contents import MANIFEST, read_manifest
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.record import Timing

EPISODES: Final = "episodes.jsonl"
MAX_RUNS: Final = 200
"""Folders that are looked at, by name; one may hold anything."""
MAX_BYTES: Final = 100_000_000
"""Of a run's episodes that are read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EarlierEpisode:
    """What is needed of a line of `episodes.jsonl`."""

    nodeid: str = ""
    timing: Timing = field(default_factory=Timing)


def earlier_episodes(run: Path) -> Iterator[EarlierEpisode]:
    """The episodes of the latest run beside this one of its agent, device and suites.

    Nothing where there is none: another agent takes another time, and so does another device.
    """
    try:
        mine = read_manifest(run)
        beside = sorted(place for place in run.parent.iterdir() if place.name != run.name)
    except (RunDirectoryError, OSError):
        return
    candidates = islice((one for one in beside if (one / MANIFEST).is_file()), MAX_RUNS)
    found = [(made.created, one) for one in candidates if (made := _like(one, mine))]
    if found:
        yield from _episodes(max(found)[1] / EPISODES)


def _like(run: Path, mine: Manifest) -> Manifest | None:
    """What a run is, if its episodes should take as long as those of this one."""
    try:
        other = read_manifest(run)
    except RunDirectoryError:
        return None
    names = {suite.name for suite in mine.suites} & {suite.name for suite in other.suites}
    alike = (other.agent, other.device) == (mine.agent, mine.device)
    return other if names and alike and not other.audit and _is_read(run / EPISODES) else None


def _is_read(file: Path) -> bool:
    try:
        return 0 < file.stat().st_size <= MAX_BYTES
    except OSError:
        return False


def _episodes(file: Path) -> Iterator[EarlierEpisode]:
    try:
        for line in file.read_bytes().splitlines():
            yield from_json(EarlierEpisode, line)
    except (CodecError, OSError):
        # What was read until then is worth as much.
        return
