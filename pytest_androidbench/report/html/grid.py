"""The grid of tasks and seeds: what fails, and what passes only now and then."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from pytest_androidbench.interface import defaults
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text

Draw: TypeAlias = tuple[str, str, str, int]
"""What tells cells of one task apart: profile, variation, override, seed."""
Task: TypeAlias = tuple[str, str]
"""Suite and name."""
MAX_SQUARES: Final = 15_000
"""Beyond that the grid is no picture any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Square:
    """One episode in the grid; without a page it was never run."""

    page: str
    outcome: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """How many of some episodes passed, of those that were scored."""

    passed: int
    scored: int

    @property
    def failing(self) -> float:
        """Share that did not pass, to sort by; what has no score comes last."""
        return 1 - self.passed / self.scored if self.scored else -1.0

    @property
    def mixed(self) -> bool:
        """Whether some passed and some did not."""
        return 0 < self.passed < self.scored


@dataclass(frozen=True, slots=True, kw_only=True)
class GridRow:
    """One task in the grid."""

    task: str
    tally: Count
    cells: tuple[tuple[Square, ...], ...]
    """By draw the squares of its repeats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GridApp:
    """Tasks of one app, the one that fails most first."""

    app: str
    tally: Count
    rows: tuple[GridRow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """Tasks down, grouped by app, the app that fails most first; draws across."""

    columns: tuple[str, ...]
    apps: tuple[GridApp, ...]

    @property
    def rows(self) -> list[GridRow]:
        """All tasks."""
        return [row for app in self.apps for row in app.rows]

    @property
    def mixed(self) -> int:
        """How many tasks both pass and fail."""
        return sum(row.tally.mixed for row in self.rows)


def grid(contents: RunContents) -> Grid | None:
    """The grid, where several episodes of a task make one and none of them is part of an audit."""
    squares = _squares(contents)
    draws = sorted({_draw(episode) for episode in squares})
    tasks = sorted({_task(episode) for episode in squares})
    audited = any(episode.audit for episode in squares)
    if audited or len(squares) <= len(tasks) or len(draws) * len(tasks) > MAX_SQUARES:
        return None
    placed: dict[tuple[Task, Draw], list[Square]] = defaultdict(list)
    for episode in sorted(squares, key=lambda one: one.cell.repeat):
        placed[_task(episode), _draw(episode)].append(squares[episode])
    records: dict[Task, list[Record]] = {task: [] for task in tasks}
    for record in contents.records:
        if contents.standing(record) is Standing.RATED:
            records[_task(record.episode)].append(record)
    rows = {
        task: GridRow(
            task=task[1],
            tally=_tally(records[task]),
            cells=tuple(tuple(placed.get((task, draw), ())) for draw in draws),
        )
        for task in tasks
    }
    return Grid(columns=tuple(map(_draw_text, draws)), apps=_by_app(records, rows))


def _by_app(
    records: Mapping[Task, list[Record]], rows: Mapping[Task, GridRow]
) -> tuple[GridApp, ...]:
    found: dict[str, list[Task]] = {}
    for task in rows:
        found.setdefault(next((r.app for r in records[task] if r.app), ""), []).append(task)
    apps = [
        GridApp(
            app=app,
            tally=_tally(record for task in tasks for record in records[task]),
            rows=tuple(sorted((rows[task] for task in tasks), key=lambda row: -row.tally.failing)),
        )
        for app, tasks in found.items()
    ]
    return tuple(sorted(apps, key=lambda app: (-app.tally.failing, app.app)))


def _squares(contents: RunContents) -> dict[EpisodeId, Square]:
    found = {
        planned.episode: Square(page="", outcome="not-run", label=f"{planned.episode.key}: not run")
        for planned in contents.not_run
        if planned.standing is Standing.RATED
    }
    for attempt in contents.counted:
        record = attempt.record
        if contents.standing(record) is not Standing.RATED:
            continue
        found[record.episode] = Square(
            page=page_of(attempt),
            outcome=record.outcome.replace("_", "-"),
            label=f"{cell_text(record)}: {OUTCOME_NAMES[record.outcome]}",
        )
    return found


def _tally(records: Iterable[Record]) -> Count:
    scored = [record.outcome is Outcome.PASSED for record in records if record.outcome.scored]
    return Count(passed=sum(scored), scored=len(scored))


def _task(episode: EpisodeId) -> Task:
    return episode.cell.suite, episode.cell.task


def _draw(episode: EpisodeId) -> Draw:
    cell = episode.cell
    variation = " ".join(cell.told)
    return cell.profile, variation, episode.override, cell.seed


def _draw_text(draw: Draw) -> str:
    profile, variation, override, seed = draw
    look = profile if profile != defaults.PROFILE else ""
    return " ".join(filter(None, (override, look, variation, str(seed))))
