"""What a report carries of an episode's record, so that JUnit, HTML and the controller see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from pytest_androidbench.records.record import Record

OUTCOME: Final = "ab_outcome"
RECORDED: Final = "ab_recorded"
"""Set on what a resumed run took over from the record instead of running it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """An episode as its report tells it."""

    outcome: str
    agent: str
    score: float | None
    steps: int
    seconds: float
    attempts: int
    episode: str
    reason: str
    audit: str
    recorded: bool


def properties_of(record: Record) -> list[tuple[str, object]]:
    """Plain values only: anything else cannot pass between processes."""
    return [
        (OUTCOME, str(record.outcome)),
        ("ab_agent", record.agent),
        ("ab_score", record.score),
        ("ab_steps", record.steps),
        ("ab_seconds", round(record.timing.total, 3)),
        ("ab_attempts", record.attempt),
        ("ab_episode", record.episode.key),
        ("ab_suite", record.cell.suite),
        ("ab_task", record.cell.task),
        ("ab_seed", record.cell.seed),
        ("ab_reason", record.reason),
        ("ab_audit", record.audit),
        ("ab_repro", record.repro),
    ]


def told_by(properties: Iterable[tuple[str, object]]) -> Told | None:
    """Read them back; None for a report that is no episode's."""
    found: Mapping[str, Any] = dict(properties)
    if OUTCOME not in found:
        return None
    return Told(
        outcome=found[OUTCOME],
        agent=found["ab_agent"],
        score=found["ab_score"],
        steps=found["ab_steps"],
        seconds=found["ab_seconds"],
        attempts=found["ab_attempts"],
        episode=found["ab_episode"],
        reason=found["ab_reason"],
        audit=found["ab_audit"],
        recorded=bool(found.get(RECORDED)),
    )
