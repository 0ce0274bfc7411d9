"""The run for machines: summary.json, episodes.jsonl and, for spreadsheets, episodes.csv.

Equal records give equal bytes, but for what is kept under `timing` and in the columns after
`started`: wall times and the serial of the device that happened to be free.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.codec import to_json, to_plain
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind, Record, Usage
from pytest_androidbench.records.reference import ReferenceSteps
from pytest_androidbench.report.details import SECONDS, Detail
from pytest_androidbench.report.documents import (
    AttemptLine,
    GroupNumbers,
    SecondsTaken,
    Success,
    Summary,
    SummaryTiming,
)
from pytest_androidbench.report.efficiency import reference_steps
from pytest_androidbench.report.facts import FACTS, Fact, facts_of
from pytest_androidbench.report.figures import KINDS, Figures
from pytest_androidbench.report.groups import Group
from pytest_androidbench.report.spread import plain as plain_spread
from pytest_androidbench.report.studies import plain as study
from pytest_androidbench.report.wording import NOT_PUBLISHED

COLUMNS: Final = (
    "suite", "task", "seed", "profile", "repeat", "variation", "look", "agent", "audit", "standing",
    "outcome", "score", "passed", "steps", "reference_steps", "efficiency", "app", "difficulty",
    "tags", "attempts", "attempt", "ending", "cause",
    "reason", "goal", "params", "answer", "tokens", "money", "device", "model", "android",
    "episode", "nodeid", "repro", "folder",
    "started", "seconds", "agent_seconds", "harness_seconds", "serial",
)  # fmt: skip
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")


def summary_json(contents: RunContents, numbers: Figures) -> bytes:
    """The run's numbers."""
    return to_json(summary(contents, numbers), indent=2) + b"\n"


def summary(contents: RunContents, numbers: Figures) -> Summary:
    """The run's numbers as they are written."""
    manifest = contents.manifest
    return Summary(
        manifest=replace(manifest, created="", command=""),
        outcomes=numbers.outcomes,
        success=tuple(map(_success, numbers.kinds, numbers.details)),
        by_app=_groups(numbers.apps),
        by_difficulty=_groups(numbers.difficulties),
        by_tag=_groups(numbers.tags),
        by_profile=_groups(numbers.profiles),
        by_axis={axis.name: _groups(axis.groups) for axis in numbers.axes},
        varied=numbers.varied,
        by_split=_groups(numbers.splits),
        gaps=numbers.gaps,
        looks=numbers.looks,
        repeated=numbers.repeated,
        by_task=_groups(numbers.tasks),
        steadiness=numbers.steadiness,
        spread=tuple(plain_spread(spread) for spread in numbers.spread),
        trials=numbers.trials,
        searches=numbers.searches,
        studies=tuple(study(found) for found in numbers.studies),
        idle_passes=numbers.idle_passes,
        undeclared_passes=numbers.undeclared_passes,
        retried={a[0].record.episode.key: _attempts(a) for a in numbers.retried},
        conflicts={c.episode.key: tuple(map(Outcome, c.outcomes)) for c in numbers.conflicts},
        not_run=tuple(planned.episode.key for planned in contents.not_run),
        damaged=tuple(damaged.path for damaged in contents.damaged),
        usage=Usage(tokens=numbers.tokens, money=round(numbers.money, 6)),
        note=NOT_PUBLISHED,
        timing=SummaryTiming(
            created=manifest.created,
            command=manifest.command,
            seconds=numbers.seconds,
            taken=tuple(
                SecondsTaken(agent=detail.agent, device=detail.kind, taken=taken)
                for detail in numbers.details
                for taken in detail.taken
                if taken.name == SECONDS
            ),
            interrupted=contents.interrupted,
        ),
    )


def episodes_jsonl(contents: RunContents) -> bytes:
    """The records that count, one a line, each with its attempts and its folder."""
    steps = reference_steps(contents)
    return b"".join(to_json(_line(contents, steps, a)) + b"\n" for a in contents.counted)


def episodes_csv(contents: RunContents) -> bytes:
    """The same as a table; text that a spreadsheet would run as a formula gets a `'` in front."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    steps = reference_steps(contents)
    for attempt in contents.counted:
        row = _row(contents, steps, attempt)
        writer.writerow([spreadsheet_cell(row[column]) for column in COLUMNS])
    return out.getvalue().encode("utf-8", "replace")


def judged(
    contents: RunContents, steps: ReferenceSteps, record: Record
) -> dict[str, str | int | float | None]:
    """What an episode counts for and how many steps it needed, which no record tells by itself."""
    return {
        "standing": str(contents.standing(record)),
        "reference_steps": steps.of(record),
        "efficiency": steps.efficiency(record),
    }


def _line(contents: RunContents, steps: ReferenceSteps, attempt: StoredAttempt) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(attempt.record)
    plain["timing"]["serial"] = plain["device"].pop("serial")
    plain["key"] = attempt.record.episode.key
    plain["folder"] = attempt.folder
    plain |= judged(contents, steps, attempt.record)
    plain["attempts"] = _attempts(contents.by_episode[attempt.record.episode])
    return plain


def _attempts(attempts: Sequence[StoredAttempt]) -> tuple[AttemptLine, ...]:
    return tuple(
        AttemptLine(
            attempt=a.record.attempt,
            outcome=a.record.outcome,
            reason=a.record.reason,
            folder=a.folder,
        )
        for a in attempts
    )


def _groups(groups: Sequence[Group]) -> dict[str, GroupNumbers]:
    return {group.name: GroupNumbers(**_group(group)) for group in groups}


def _group(group: Group) -> dict[str, Any]:
    counts = {outcome: number for outcome, number in group.outcomes.items() if number}
    return {**group.rate.plain(), "score": group.score, "steps": group.steps, "outcomes": counts}


def _kind(group: Group) -> Kind:
    return next(kind for kind in KINDS if kind == group.name)


def _success(group: Group, detail: Detail) -> Success:
    return Success(
        agent=group.agent,
        device=_kind(group),
        clustering=detail.clustering,
        efficiency=detail.efficiency,
        taken=tuple(taken for taken in detail.taken if taken.name != SECONDS),
        **_group(group),
    )


def _row(contents: RunContents, steps: ReferenceSteps, attempt: StoredAttempt) -> dict[str, Fact]:
    record = attempt.record
    attempts = len(contents.by_episode[record.episode])
    known: dict[str, Fact] = {"attempts": attempts, "folder": attempt.folder}
    return facts_of(record, FACTS) | judged(contents, steps, record) | known


def spreadsheet_cell(value: object) -> object:
    """A value for CSV; text that a spreadsheet would run as a formula gets a `'` in front."""
    if isinstance(value, str) and value.startswith(FORMULA):
        return f"'{value}"
    return "" if value is None else value
