"""The facts of a record, each called and read off in one place, whatever it is told in.

They are plain values, as they pass between processes, into tables and into files of others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from pytest_androidbench.codec import to_json
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record

Fact: TypeAlias = str | int | float | None

FACTS: Final[Mapping[str, Callable[[Record], Fact]]] = {
    "suite": lambda record: record.cell.suite,
    "task": lambda record: record.cell.task,
    "seed": lambda record: record.cell.seed,
    "profile": lambda record: record.cell.profile,
    "repeat": lambda record: record.cell.repeat,
    "variation": lambda record: " ".join(f"{a}={value}" for a, value in record.cell.variation),
    "look": lambda record: _sets(record.look),
    "episode": lambda record: record.episode.key,
    "agent": lambda record: record.agent,
    "audit": lambda record: record.audit,
    "outcome": lambda record: str(record.outcome),
    "score": lambda record: record.score,
    "passed": lambda record: _passed(record.outcome),
    "steps": lambda record: record.steps,
    "app": lambda record: record.app,
    "difficulty": lambda record: record.difficulty,
    "tags": lambda record: " ".join(record.tags),
    "attempt": lambda record: record.attempt,
    "ending": lambda record: record.ending,
    "cause": lambda record: record.cause and str(record.cause),
    "reason": lambda record: record.reason,
    "goal": lambda record: record.goal,
    "params": lambda record: to_json(record.params).decode(),
    "answer": lambda record: record.answer,
    "tokens": lambda record: record.usage.tokens,
    "money": lambda record: record.usage.money,
    "device": lambda record: record.device.kind,
    "model": lambda record: record.device.model,
    "android": lambda record: record.device.android,
    "nodeid": lambda record: record.nodeid,
    "repro": lambda record: record.repro,
    "started": lambda record: record.timing.started,
    "seconds": lambda record: record.timing.total,
    "agent_seconds": lambda record: record.timing.agent,
    "harness_seconds": lambda record: record.timing.harness,
    "serial": lambda record: record.device.serial,
}
"""By name, what a record says."""


def facts_of(record: Record, names: Iterable[str]) -> dict[str, Fact]:
    """Some facts of a record, by name and in that order."""
    return {name: FACTS[name](record) for name in names}


def _sets(look: Profile | None) -> str:
    """What a profile sets, by field, as JSON; "" = nothing, or nobody knows."""
    return to_json(look.values).decode() if look is not None and look.values else ""


def _passed(outcome: Outcome) -> int | None:
    """1 or 0 as rates count it; None where nothing is counted."""
    return int(outcome is Outcome.PASSED) if outcome.scored else None
