"""The first page: the headline, tables, the grid of tasks and seeds, and all episodes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pytest_androidbench.codec import to_json
from pytest_androidbench.interface import defaults
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, Record
from pytest_androidbench.records.studied import is_studied
from pytest_androidbench.report.figures import Figures
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.pages import page_of
from pytest_androidbench.report.studies import (
    case_name,
    evidence,
    examples,
    fate,
    sentence,
    studied_task,
)
from pytest_androidbench.report.wording import (
    NOT_PUBLISHED,
    agents_text,
    cell_text,
    code_text,
    one_line,
    seconds_text,
    seeds_text,
    suites_text,
)
from pytest_androidbench.studies.finding import StudyFinding

Draw: TypeAlias = tuple[str, str, str, int, int]
"""What tells episodes of one task apart: profile, variation, override, seed, repeat."""
MAX_SQUARES = 6000
"""Beyond that the grid is no picture any more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EpisodeRow:
    """One row of the table of episodes."""

    page: str
    record: Record
    name: str
    attempts: int
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Square:
    """One episode in the grid; without a page it was never run."""

    page: str
    outcome: str
    label: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GridRow:
    """One task in the grid."""

    task: str
    app: str
    squares: tuple[Square | None, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """Tasks down, draws across."""

    columns: tuple[str, ...]
    rows: tuple[GridRow, ...]


def index_page(contents: RunContents, numbers: Figures) -> bytes:
    """Render index.html."""
    manifest = contents.manifest
    return render(
        "index.html",
        manifest=manifest,
        agents=agents_text(numbers.agents),
        manifest_json=to_json(manifest, indent=2).decode(),
        suites=suites_text(manifest),
        unknown=code_text(manifest),
        seeds=seeds_text(manifest.seeds),
        numbers=numbers,
        contents=contents,
        lines=[_line(contents, attempt) for attempt in sorted(contents.counted, key=_passed)],
        slowest=[(cell_text(a.record), page_of(a), a.record) for a in numbers.slowest],
        retried=[_retried(attempts) for attempts in numbers.retried],
        studies=[_study(contents, found) for found in numbers.studies],
        grid=_grid(contents),
        audited=(contents.path / "audit.html").is_file(),
        total=seconds_text(numbers.seconds),
        caveat=NOT_PUBLISHED if numbers.simulated else "",
        unscored=numbers.outcomes[Outcome.INFRA_ERROR] + numbers.outcomes[Outcome.INVALID],
        root="",
    )


def _study(contents: RunContents, found: StudyFinding) -> dict[str, object]:
    """A study as the page tells it, with links to its examples."""
    pages = {attempt.record.episode: page_of(attempt) for attempt in contents.counted}
    return {
        "name": studied_task(found),
        "sentence": sentence(found),
        "evidence": evidence(found),
        "episodes": found.episodes,
        "failed": found.failed,
        "examples": [
            (what, fate(example), params, pages.get(example.record.episode, ""))
            for what, example, params in examples(found)
        ],
        "case": case_name(found) if found.simplest is not None else "",
    }


def _line(contents: RunContents, attempt: StoredAttempt) -> EpisodeRow:
    record = attempt.record
    return EpisodeRow(
        page=page_of(attempt),
        record=record,
        name=cell_text(record),
        attempts=len(contents.by_episode[record.episode]),
        reason=one_line(record.reason),
    )


def _passed(attempt: StoredAttempt) -> bool:
    return attempt.record.outcome.fine


def _retried(attempts: tuple[StoredAttempt, ...]) -> tuple[str, str, list[Record]]:
    records = [attempt.record for attempt in attempts]
    return cell_text(records[0]), page_of(attempts[0]), records


def _grid(contents: RunContents) -> Grid | None:
    """The grid, where several draws make one and none of them is part of an audit."""
    squares: dict[EpisodeId, Square] = {
        planned.episode: Square(page="", outcome="not-run", label=f"{planned.episode.key}: not run")
        for planned in contents.not_run
    }
    apps: dict[str, str] = {}
    for attempt in contents.counted:
        record = attempt.record
        if is_studied(record.cell):
            continue
        squares[record.episode] = Square(
            page=page_of(attempt),
            outcome=str(record.outcome).replace("_", "-"),
            label=f"{cell_text(record)}: {record.outcome}",
        )
        apps[record.cell.task] = record.app
    draws = sorted({_draw(episode) for episode in squares})
    tasks = sorted({(episode.cell.suite, episode.cell.task) for episode in squares})
    audited = any(episode.audit for episode in squares)
    if audited or len(draws) < 2 or len(draws) * len(tasks) > MAX_SQUARES:
        return None
    placed = {(e.cell.suite, e.cell.task, _draw(e)): square for e, square in squares.items()}
    rows = [
        GridRow(
            task=task,
            app=apps.get(task, ""),
            squares=tuple(placed.get((suite, task, draw)) for draw in draws),
        )
        for suite, task in tasks
    ]
    return Grid(columns=tuple(map(_draw_text, draws)), rows=tuple(rows))


def _draw(episode: EpisodeId) -> Draw:
    cell = episode.cell
    variation = " ".join(value for _, value in cell.variation)
    return cell.profile, variation, episode.override, cell.seed, cell.repeat


def _draw_text(draw: Draw) -> str:
    profile, variation, override, seed, repeat = draw
    look = profile if profile != defaults.PROFILE else ""
    number = f"{seed}" + (f".{repeat}" if repeat else "")
    return " ".join(filter(None, (override, look, variation, number)))
