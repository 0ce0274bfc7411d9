"""Runs as tables of typed columns, whatever they are then written or shown in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, TypeAlias, assert_never

from pytest_androidbench.codec import to_json
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.report.exports import COLUMNS
from pytest_androidbench.report.facts import FACTS, facts_of
from pytest_androidbench.report.loading import LoadedAttempt, LoadedRuns, Rows

Kind: TypeAlias = Literal["text", "whole", "number", "moment"]
Value: TypeAlias = str | int | float | datetime | None

KINDS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(
        ("seed", "repeat", "passed", "steps", "reference_steps", "attempts", "attempt", "tokens"),
        "whole",
    ),
    **dict.fromkeys(("counts", "index", "turn", "x", "y"), "whole"),
    **dict.fromkeys(
        ("score", "efficiency", "money", "seconds", "agent_seconds", "harness_seconds"), "number"
    ),
    "started": "moment",
}
"""What a column holds; one that is not named here holds text."""
MAX_WHOLE: Final = 2**63 - 1
EPISODE_COLUMNS: Final = ("run", *COLUMNS)
ATTEMPT_COLUMNS: Final = (*EPISODE_COLUMNS, "counts")
STEP_COLUMNS: Final = (
    "run", "episode", "attempt", "counts", "index", "turn", "action", "fields", "x", "y", "target",
    "package", "activity", "error", "note", "seconds", "agent_seconds", "picture", "hierarchy",
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """One column of a table."""

    name: str
    kind: Kind
    values: tuple[Value, ...]
    """One for each row; None = there is none."""


def table_of(runs: LoadedRuns, rows: Rows) -> tuple[Column, ...]:
    """The columns of a table with a row for each episode, attempt or step."""
    match rows:
        case "episodes":
            return _columns(EPISODE_COLUMNS, map(_attempt_row, runs.episodes))
        case "attempts":
            return _columns(ATTEMPT_COLUMNS, map(_attempt_row, runs.attempts))
        case "steps":
            return _columns(STEP_COLUMNS, _step_rows(runs))
        case _:
            assert_never(rows)


def _columns(names: Iterable[str], rows: Iterable[Mapping[str, Value]]) -> tuple[Column, ...]:
    every = list(rows)
    return tuple(
        Column(
            name=name,
            kind=KINDS.get(name, "text"),
            values=tuple(_fitting(row[name]) for row in every),
        )
        for name in names
    )


def _fitting(value: Value) -> Value:
    # What an agent says it used may be any number; the libraries have 64 bits for it.
    return max(-MAX_WHOLE, min(MAX_WHOLE, value)) if isinstance(value, int) else value


def _attempt_row(attempt: LoadedAttempt) -> dict[str, Value]:
    told = facts_of(attempt.record, [name for name in COLUMNS if name in FACTS])
    return {
        **told,
        "standing": str(attempt.standing),
        "reference_steps": attempt.reference_steps,
        "efficiency": attempt.efficiency,
        "run": str(attempt.run),
        "attempts": attempt.attempts,
        "folder": attempt.folder.relative_to(attempt.run).as_posix(),
        "counts": int(attempt.counts),
        "started": _moment(attempt.record.timing.started),
    }


def _step_rows(runs: LoadedRuns) -> Iterator[dict[str, Value]]:
    for attempt in runs.attempts:
        for step in attempt.steps:
            yield _step_row(attempt, step)


def _step_row(attempt: LoadedAttempt, step: StepRecord) -> dict[str, Value]:
    x, y = step.point or (None, None)
    picture, hierarchy = attempt.picture(step), attempt.files.path(step.observation)
    return {
        "run": str(attempt.run),
        "episode": attempt.record.episode.key,
        "attempt": attempt.record.attempt,
        "counts": int(attempt.counts),
        "index": step.index,
        "turn": step.turn,
        "action": str(step.action.get("action", "")),
        "fields": to_json(step.action).decode(),
        "x": x,
        "y": y,
        "target": step.target,
        "package": step.package,
        "activity": step.activity,
        "error": step.error,
        "note": step.note,
        "seconds": step.seconds,
        "agent_seconds": step.agent_seconds,
        "picture": str(picture) if picture else None,
        "hierarchy": str(hierarchy) if hierarchy else None,
    }


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
