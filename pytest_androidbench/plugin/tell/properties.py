"""What a report carries of an episode's record, so that JUnit, HTML and the controller see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from pytest_androidbench.records.record import Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.facts import facts_of
from pytest_androidbench.report.pages import episode_page

RECORDED: Final = "ab_recorded"
"""Set on what a resumed run took over from the record instead of running it."""
PAGE: Final = "ab_page"
"""Of the episode, relative to the run directory."""
STANDING: Final = "ab_standing"
"""Set on what is no part of a rate: `pinned`, `studied` or `quarantined`."""
_NAMES: Final = {
    "outcome": "ab_outcome",
    "agent": "ab_agent",
    "score": "ab_score",
    "steps": "ab_steps",
    "seconds": "ab_seconds",
    "attempt": "ab_attempts",
    "episode": "ab_episode",
    "suite": "ab_suite",
    "task": "ab_task",
    "seed": "ab_seed",
    "reason": "ab_reason",
    "audit": "ab_audit",
    "repro": "ab_repro",
    "app": "ab_app",
    "difficulty": "ab_difficulty",
    "tags": "ab_tags",
    "ending": "ab_ending",
    "cause": "ab_cause",
    "tokens": "ab_tokens",
    "money": "ab_money",
}
"""What the facts of a record are called on a report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportedEpisode:
    """An episode as its report tells it: facts of its record, by their names."""

    outcome: str
    agent: str
    score: float | None
    steps: int
    seconds: float
    attempt: int
    """Number of the one that is told."""
    episode: str
    suite: str
    task: str
    reason: str
    audit: str
    page: str
    """Relative to the run directory."""
    standing: Standing = Standing.RATED
    recorded: bool = False
    """Whether the result was taken from the record."""


def properties_of(record: Record, standing: Standing = Standing.RATED) -> list[tuple[str, object]]:
    """Plain values only: anything else cannot pass between processes."""
    found = facts_of(record, _NAMES)
    found["seconds"] = round(record.timing.total, 3)
    named = [(_NAMES[name], value) for name, value in found.items()]
    page = (PAGE, episode_page(record.episode))
    apart = [(STANDING, str(standing))] if standing is not Standing.RATED else []
    return [*named, page, *apart]


def told_by(properties: Iterable[tuple[str, object]]) -> ReportedEpisode | None:
    """Read them back; None for a report that is no episode's."""
    found: Mapping[str, Any] = dict(properties)
    if _NAMES["outcome"] not in found:
        return None
    names = (field.name for field in fields(ReportedEpisode) if field.name in _NAMES)
    told = {name: found[_NAMES[name]] for name in names}
    standing = Standing(found.get(STANDING, Standing.RATED))
    recorded = bool(found.get(RECORDED))
    return ReportedEpisode(**told, page=found[PAGE], standing=standing, recorded=recorded)
