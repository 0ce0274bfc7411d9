"""The first page: the headline, tables, charts, the grid of tasks and seeds, and all episodes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.crossing import Crossing, crossed
from pytest_androidbench.report.figures import Figures, Pool, pools
from pytest_androidbench.report.html.beside import (
    apart_views,
    headlines,
    spread_views,
    taken_views,
    unrated,
)
from pytest_androidbench.report.html.charts import Chart, charts
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.grid import grid
from pytest_androidbench.report.html.studies import shown_study
from pytest_androidbench.report.html.table import seek, table_data
from pytest_androidbench.report.looks_told import MIXED, gap_text
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.over_repeats_told import over_repeats_heading
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.reasons import Manner, manners
from pytest_androidbench.report.siblings import siblings
from pytest_androidbench.report.varied_told import heading
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    NOT_PUBLISHED,
    agents_text,
    cell_text,
    code_text,
    outcomes_text,
    seconds_text,
    seeds_text,
    suites_text,
)

MAX_SIBLINGS: Final = 20
MAX_VALUES: Final = 12
"""Rows of a table that is not folded up."""
MAX_CHIPS: Final = 8
"""Profiles that are named one by one."""
MAX_PARTS: Final = 6
"""Agents and kinds of device whose charts are drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawnChart:
    """What is drawn of one agent on one kind of device."""

    label: str
    """What sets it apart from the others; "" = it is the only one."""
    charts: tuple[Chart, ...]
    crossing: Crossing | None
    manners: tuple[Manner, ...]


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
        parts=list(_parts(contents)),
        data=table_data(contents),
        slowest=[(cell_text(a.record), page_of(a), a.record) for a in numbers.slowest],
        retried=[_retried(attempts) for attempts in numbers.retried],
        studies=[shown_study(contents, found) for found in numbers.studies],
        headlines=list(headlines(contents, numbers)),
        unrated=unrated(contents),
        apart=list(apart_views(contents)),
        spreads=spread_views(numbers),
        taken=taken_views(numbers),
        varied_heading=heading,
        mixed=MIXED,
        most_values=MAX_VALUES,
        most_chips=MAX_CHIPS,
        gaps=list(map(gap_text, numbers.gaps)),
        over_repeats_heading=over_repeats_heading,
        grid=grid(contents),
        audited=(contents.path / "audit.html").is_file(),
        total=seconds_text(numbers.seconds),
        caveat=NOT_PUBLISHED if numbers.simulated else "",
        unscored=numbers.outcomes[Outcome.INFRA_ERROR] + numbers.outcomes[Outcome.INVALID],
        seek=seek,
        outcomes_text=outcomes_text,
        root="",
    )


def runs_page(contents: RunContents) -> bytes:
    """Render runs.html: what else lies in the folder.

    A page of its own: all others of two runs with the same records are the same.
    """
    beside = siblings(contents)
    return render(
        "runs.html",
        suites=suites_text(contents.manifest),
        siblings=beside[:MAX_SIBLINGS],
        further=len(beside[MAX_SIBLINGS:]),
        root="",
    )


def _parts(contents: RunContents) -> Iterator[DrawnChart]:
    """Of each agent on each kind of device; nothing where all of it is an audit."""
    found = [one for one in pools(contents, AgentNames(contents)) if one.records]
    for one in found[:MAX_PARTS]:
        yield DrawnChart(
            label=_label(one) if len(found) > 1 else "",
            charts=charts(one.records),
            crossing=crossed(one.records),
            manners=manners(one.records),
        )


def _label(pool: Pool) -> str:
    return f"{pool.agent} on {KIND_NAMES[pool.kind]}"


def _retried(attempts: tuple[StoredAttempt, ...]) -> tuple[str, str, list[Record]]:
    records = [attempt.record for attempt in attempts]
    return cell_text(records[0]), page_of(attempts[0]), records
