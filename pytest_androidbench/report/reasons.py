"""Why episodes did not pass: like reasons under one name, whatever their numbers and names are."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.wording import one_line

MAX_WORDS: Final = 160
_VARYING: Final = re.compile(
    r"""(?P<quoted>(?<!\w)(?:'[^']*'(?!\w)|"[^"]*"|“[^”]*”))|(?P<number>\b0x[0-9a-f]+\b|\b\d[\d.,:]*)""",
    re.IGNORECASE,
)
"""What differs between reasons that are alike: values and numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Episodes that did not pass for a like reason."""

    manner: str
    """What went wrong at large: `ran into the limit of steps`."""
    words: str
    """What exactly, with `…` for values and `#` for numbers."""
    outcome: Outcome
    episodes: int
    tasks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """Reasons that are alike at large, the most frequent first."""

    name: str
    outcome: Outcome
    episodes: int
    reasons: tuple[Reason, ...]


def manner_of(record: Record) -> str:
    """What went wrong with an episode at large; "" where it passed."""
    match record.outcome:
        case Outcome.PASSED:
            return ""
        case Outcome.FAILED:
            return _failing(record.ending)
        case Outcome.AGENT_ERROR:
            return "the agent broke"
        case Outcome.INFRA_ERROR:
            return f"infrastructure: {(record.fault or 'unknown').replace('_', ' ')}"
        case Outcome.INVALID:
            return "the task itself broke"
        case Outcome.SKIPPED:
            return "skipped itself"


def words_of(record: Record) -> str:
    """What exactly went wrong, alike for episodes that differ in values and numbers alone."""
    failed = [check.label for check in record.checks if not check.passed]
    if record.outcome is Outcome.FAILED and failed:
        return one_line("check failed: " + ", ".join(failed), MAX_WORDS)
    if record.outcome is Outcome.PASSED:
        return ""
    line = one_line(record.reason.partition("\n")[0], 2 * MAX_WORDS)
    return one_line(_VARYING.sub(_varying, line), MAX_WORDS) or "no reason was given"


def manners(records: Iterable[Record]) -> tuple[Manner, ...]:
    """The reasons of all episodes that did not pass, the most frequent first."""
    found: dict[tuple[str, Outcome], dict[str, list[Record]]] = {}
    for record in records:
        if not record.outcome.fine:
            by_words = found.setdefault((manner_of(record), record.outcome), {})
            by_words.setdefault(words_of(record), []).append(record)
    made = [_manner(name, outcome, by_words) for (name, outcome), by_words in found.items()]
    return tuple(sorted(made, key=lambda manner: (-manner.episodes, manner.name)))


def _manner(name: str, outcome: Outcome, by_words: dict[str, list[Record]]) -> Manner:
    reasons = [
        Reason(
            manner=name,
            words=words,
            outcome=outcome,
            episodes=len(records),
            tasks=len({(record.cell.suite, record.cell.task) for record in records}),
        )
        for words, records in by_words.items()
    ]
    reasons.sort(key=lambda reason: (-reason.episodes, reason.words))
    number = sum(reason.episodes for reason in reasons)
    return Manner(name=name, outcome=outcome, episodes=number, reasons=tuple(reasons))


def _failing(ending: str) -> str:
    kind, _, name = one_line(ending, 40).partition(":")
    if kind == "limit":
        return f"ran into the limit of {name}"
    if kind == "infeasible":
        return "said that it cannot be done"
    if kind == "done":
        return "said done, and it was not"
    return "ended without saying done"


def _varying(found: re.Match[str]) -> str:
    if found["number"]:
        return "#"
    return f"{found[0][0]}…{found[0][-1]}"
