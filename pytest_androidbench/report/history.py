"""Many runs of a suite over time: which can be compared, how they went, where that changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.comparability import apart_over_time
from pytest_androidbench.records.contents import EPISODES, MANIFEST, RunContents, read_contents
from pytest_androidbench.records.division import read_division
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind, Record
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.wording import KIND_NAMES, suites_text
from pytest_androidbench.stats.changes import Change, changes
from pytest_androidbench.stats.rates import Rate

DEPTH: Final = 3
"""Folders below the one that is named in which runs are looked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PastRun:
    """What one agent did in one run, on one kind of device."""

    run: str
    """The run's folder, relative to where runs were looked for, with forward slashes."""
    manifest: Manifest
    agent: str
    kind: Kind
    rate: Rate
    means: dict[str, float]
    """For each task the share of its scored episodes that passed."""
    has_page: bool

    @property
    def code(self) -> str:
        """The state of the agent's code: its version, else the beginning of its digest."""
        code = self.manifest.agent_code
        if code is None:
            return ""
        told = code.version if code.version != "unknown" else ""
        return told or code.sources[:8]


@dataclass(frozen=True, kw_only=True)
class Series:
    """Runs that can be compared, in the order they were made."""

    entries: tuple[PastRun, ...]
    apart: tuple[str, ...] = ()
    """What keeps it apart from the series before it; none for the first of an agent."""

    @property
    def title(self) -> str:
        """Suite, agent and kind of device."""
        last = self.entries[-1]
        return f"{suites_text(last.manifest)}, {last.agent} on {KIND_NAMES[last.kind]}"

    @cached_property
    def changes(self) -> tuple[Change, ...]:
        """Where the success rate changed."""
        return changes([entry.means for entry in self.entries])


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """All runs below a folder."""

    folder: Path
    series: tuple[Series, ...]
    left_out: tuple[tuple[str, str], ...] = ()
    """Runs that are part of no series, and why."""


def read_history(folder: Path) -> History:
    """Read all runs below a folder.

    Raises:
        RunDirectoryError: there is none.
    """
    places = sorted(_runs(folder, DEPTH))
    if not places:
        raise RunDirectoryError(
            f"{folder} holds no run: name the folder that has run directories in it, as "
            "androidbench-runs"
        )
    entries: list[PastRun] = []
    left_out: list[tuple[str, str]] = []
    for place in places:
        name = place.relative_to(folder).as_posix()
        try:
            division = read_division(place)
            if division is not None and division.shard is not None:
                left_out.append((name, f"it is shard {division.shard} of a run: merge them"))
                continue
            found = list(_entries(name, read_contents(place)))
        except RunDirectoryError as error:
            left_out.append((name, str(error)))
            continue
        entries += found
        if not found:
            left_out.append((name, "it is an audit, or no episode of it was scored"))
    return History(folder=folder, series=tuple(sorted_out(entries)), left_out=tuple(left_out))


def sorted_out(entries: Iterable[PastRun]) -> list[Series]:
    """Entries in series of what can be compared, each in the order of time."""
    found: list[list[PastRun]] = []
    apart: list[tuple[str, ...]] = []
    for entry in sorted(entries, key=lambda one: (one.manifest.created, one.run, one.agent)):
        others = [series for series in found if _same_agent(series[-1], entry)]
        fitting = next((series for series in others if not unlike(series[-1], entry)), None)
        if fitting is not None:
            fitting.append(entry)
            continue
        apart.append(tuple(unlike(others[-1][-1], entry)) if others else ())
        found.append([entry])
    return [
        Series(entries=tuple(series), apart=why) for series, why in zip(found, apart, strict=True)
    ]


def unlike(there: PastRun, here: PastRun) -> list[str]:
    """What keeps two entries of an agent apart; the agent's own changes do not."""
    kept = [str(one) for one in apart_over_time(there.manifest, here.manifest)]
    tasks = [frozenset(entry.means) for entry in (there, here)]
    if tasks[0] != tasks[1]:
        both = len(tasks[0] & tasks[1])
        kept.append(f"tasks: {len(tasks[0])} there, {len(tasks[1])} here, {both} in both")
    return kept


def _same_agent(there: PastRun, here: PastRun) -> bool:
    return (there.agent, there.kind) == (here.agent, here.kind)


def _runs(folder: Path, depth: int) -> Iterator[Path]:
    if (folder / MANIFEST).is_file():
        yield folder
    elif depth and folder.is_dir():
        for inner in folder.iterdir():
            if inner.is_dir() and not inner.name.startswith(".") and inner.name != EPISODES:
                yield from _runs(inner, depth - 1)


def _entries(name: str, contents: RunContents) -> Iterator[PastRun]:
    names = AgentNames(contents)
    groups: dict[tuple[str, Kind], list[Record]] = {}
    for record in contents.rated:
        if not record.audit:
            groups.setdefault((names.of(record), record.device.kind), []).append(record)
    for (agent, kind), records in sorted(groups.items()):
        means = _means(records)
        if means:
            yield PastRun(
                run=name,
                manifest=contents.manifest,
                agent=agent,
                kind=kind,
                rate=rate_of(records),
                means=means,
                has_page=(contents.path / "index.html").is_file(),
            )


def _means(records: Sequence[Record]) -> dict[str, float]:
    passes: dict[str, list[bool]] = {}
    for record in records:
        if record.outcome.scored:
            task = f"{record.cell.suite}/{record.cell.task}"
            passes.setdefault(task, []).append(record.outcome is Outcome.PASSED)
    return {task: sum(each) / len(each) for task, each in passes.items()}
