"""What the first page tells beside the success rate: what it hangs on, what is no part of it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.apart import cured
from pytest_androidbench.report.details import Taken
from pytest_androidbench.report.details_told import (
    UNITS,
    amount_text,
    clustering_text,
    efficiency_text,
    range_text,
)
from pytest_androidbench.report.figures import Figures
from pytest_androidbench.report.groups import Group
from pytest_androidbench.report.headline import idle_of, idle_text
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.params import params_text
from pytest_androidbench.report.spread import shares, verdict, within
from pytest_androidbench.report.steadiness import OutcomeSpread
from pytest_androidbench.report.wording import cell_text, count

MAX_FLIPS: Final = 20
MAX_APART: Final = 200
APART: Final = {
    Standing.PINNED: ("Pinned cases", "no part of the success rate"),
    Standing.QUARANTINED: ("Quarantine", "no part of success rate and exit status"),
}
"""What has a table of its own; what studies tried is told with what they found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """One success rate."""

    group: Group
    label: str
    beside: list[str]
    """Sentences that belong to it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenView:
    """What the episodes of one headline took: a row for each thing."""

    label: str
    rows: list[tuple[str, str, str, str, str, str]]
    """Unit, median, its interval, 90th percentile, its interval, mean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpreadView:
    """What outcomes vary with."""

    spread: OutcomeSpread
    parts: list[tuple[str, float]]
    """Task, seed and repeat with their shares of the variance in percent, as far as known."""
    told: str
    worst: list[tuple[str, str]]
    """What a hard seed came to, and its params."""
    more: int
    """Cells that flip and are not listed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApartView:
    """Episodes under a heading of their own."""

    title: str
    told: str
    rows: list[tuple[Outcome, str, str, str]]
    """Outcome, name, page, and why it is here."""
    more: int
    cured: list[str]
    """Tasks in quarantine that passed every time."""


def headlines(contents: RunContents, numbers: Figures) -> Iterator[Headline]:
    """The rates of a run, and none where nothing was to be rated."""
    for group, detail in zip(numbers.kinds, numbers.details, strict=True):
        if not (group.rate.unscored or any(group.outcomes.values())) and contents.counted:
            continue
        idle = idle_of(contents, numbers, group)
        beside = [clustering_text(detail.clustering)] if detail.clustering is not None else []
        beside += [efficiency_text(detail.efficiency)] if detail.efficiency is not None else []
        beside += [idle_text(idle)] if idle is not None else []
        beside += [f"Trials: {told}"] if (told := numbers.trials_of(group)) else []
        yield Headline(group=group, label=numbers.label(group), beside=beside)


def unrated(contents: RunContents) -> str:
    """What a run without any rate holds, in words; "" where it rates somebody."""
    if contents.rated or not contents.counted or contents.manifest.audit:
        return ""
    names = {
        Standing.STUDIED: "of studies",
        Standing.PINNED: "of pinned cases",
        Standing.QUARANTINED: "in quarantine",
    }
    found = [(len(contents.of_standing(standing)), what) for standing, what in names.items()]
    return ", ".join(f"{count(number, 'episode')} {what}" for number, what in found if number)


def taken_views(numbers: Figures) -> list[TakenView]:
    """What episodes took, for each headline that has scored ones."""
    pairs = zip(numbers.kinds, numbers.details, strict=True)
    return [
        TakenView(label=numbers.label(group), rows=[_row(one) for one in detail.taken])
        for group, detail in pairs
        if detail.taken
    ]


def _row(one: Taken) -> tuple[str, str, str, str, str, str]:
    return (
        UNITS[one.name],
        amount_text(one.name, one.median.estimate), range_text(one.name, one.median),
        amount_text(one.name, one.p90.estimate), range_text(one.name, one.p90),
        amount_text(one.name, one.mean),
    )  # fmt: skip


def spread_views(numbers: Figures) -> list[SpreadView]:
    """What outcomes vary with, of each agent on each kind of device."""
    return [_spread(one) for one in numbers.spread]


def _spread(spread: OutcomeSpread) -> SpreadView:
    parts = {"task": spread.parts.task, "seed": spread.parts.seed, "repeat": spread.parts.repeat}
    known = {name: part for name, part in parts.items() if not math.isnan(part)}
    total = sum(known.values())
    told = f"{shares(spread)}{within(spread)}{verdict(spread)}"
    return SpreadView(
        spread=spread,
        parts=[(name, 100 * part / total) for name, part in known.items()] if total else [],
        told=told[:1].upper() + told[1:],
        worst=[
            (f"{one.name} ({one.passed} of {one.episodes} passed)", params_text(one.params))
            for one in spread.worst
        ],
        more=max(0, len(spread.flips) - MAX_FLIPS),
    )


def apart_views(contents: RunContents) -> Iterator[ApartView]:
    """Pinned cases, and what is in quarantine; those that did not pass first."""
    for standing, (title, rule) in APART.items():
        found = contents.of_standing(standing)
        if not found:
            continue
        found = tuple(sorted(found, key=lambda one: one.record.outcome.fine))
        passed = sum(one.record.outcome is Outcome.PASSED for one in found)
        yield ApartView(
            title=title,
            told=f"{count(len(found), 'episode')}, {passed} passed, {rule}",
            rows=[_apart(contents, one) for one in found[:MAX_APART]],
            more=len(found[MAX_APART:]),
            cured=cured(contents) if standing is Standing.QUARANTINED else [],
        )


def _apart(contents: RunContents, attempt: StoredAttempt) -> tuple[Outcome, str, str, str]:
    record = attempt.record
    planned = contents.plans.get(record.episode)
    why = (planned.quarantine or planned.pin) if planned else ""
    return record.outcome, cell_text(record), page_of(attempt), why
