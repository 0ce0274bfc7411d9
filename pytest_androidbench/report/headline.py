"""The few lines about a run that everybody reads: what it was, how it went, how sure that is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.details import Detail
from pytest_androidbench.report.details_told import clustering_text, efficiency_text, taken_lines
from pytest_androidbench.report.failures import style_of
from pytest_androidbench.report.figures import KINDS, Figures
from pytest_androidbench.report.groups import Group
from pytest_androidbench.report.idleness import Idleness, idleness
from pytest_androidbench.report.lines import Piece, TextLine, line, wrapped
from pytest_androidbench.report.looks_told import gap_text
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.spread import steady_text
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    MAX_NAMED,
    OUTCOME_NAMES,
    agents_text,
    basis_text,
    code_text,
    count,
    interval_text,
    outcomes_text,
    percent,
    suites_text,
)
from pytest_androidbench.texts import some

INDENT = 10
"""Columns of the labels."""
SHOWN_TASKS = 5


def headline(contents: RunContents, numbers: Figures, width: int) -> Iterator[TextLine]:
    """What it was, how many episodes came to what, and the success rate of each agent."""
    manifest = contents.manifest
    kinds = " and ".join(dict.fromkeys(KIND_NAMES[group.name] for group in numbers.kinds))
    doer = "audit of the tasks" if manifest.audit else _agents(numbers.agents)
    facts = [suites_text(manifest), doer, kinds]
    yield line(Piece(", ".join(fact for fact in facts if fact), "strong"))
    if unknown := code_text(manifest):
        yield line(Piece(unknown, "odd"))
    yield _outcomes(contents, numbers)
    for group, detail in zip(numbers.kinds, numbers.details, strict=True):
        if group.rate.known or group.rate.unscored:
            yield from _rate(group, numbers.label(group), width)
            yield from _beside(detail, width)
            if told := numbers.trials_of(group):
                yield from _labelled("trials:", told, width)
            yield from _idle(contents, numbers, group, width)
    for gap in numbers.gaps:
        yield from _labelled("gap:", gap_text(gap), width)
    yield from _left_out(contents, width)
    for steady in numbers.steadiness:
        yield from _labelled("steady:", steady_text(steady), width)
    if numbers.tokens or numbers.money:
        yield from _labelled("used:", f"{numbers.tokens:,} tokens, ${numbers.money:,.2f}", width)
    if told := numbers.searches_told(manifest):
        yield from _labelled("examples:", told, width)
    for group, detail in zip(numbers.kinds, numbers.details, strict=True):
        yield from taken_lines(detail.taken, numbers.label(group))


def _beside(detail: Detail, width: int) -> Iterator[TextLine]:
    if detail.clustering is not None:
        yield from _labelled("", clustering_text(detail.clustering), width)
    if detail.efficiency is not None:
        yield from _labelled("", efficiency_text(detail.efficiency), width)


def _agents(names: Sequence[str]) -> str:
    if len(names) > MAX_NAMED:
        return agents_text(names)
    return f"{'agents' if len(names) > 1 else 'agent'} {agents_text(names)}"


def _outcomes(contents: RunContents, numbers: Figures) -> TextLine:
    not_run = len(contents.not_run)
    if not outcomes_text(numbers.outcomes, not_run):
        none = "none beside studies" if numbers.studies else "no episode was run"
        return line(f"outcomes: {none}")
    pieces: list[str | Piece] = ["outcomes: "]
    for outcome, number in numbers.outcomes.items():
        if number:
            pieces += [Piece(f"{number:,} {OUTCOME_NAMES[outcome]}", style_of(outcome)), ", "]
    if not_run:
        pieces += [Piece(f"{not_run:,} not run", "odd"), ", "]
    return line(*pieces[:-1])


def _rate(group: Group, of: str, width: int) -> Iterator[TextLine]:
    rate = group.rate
    label = f"success{of}: " if of else "success:  "
    if not rate.known:
        yield line(label, Piece("unknown, no episode was scored", "odd"))
        return
    level = f"{round(100 * rate.interval.level)}%"
    sure = f", {level} interval {interval_text(rate)}"
    yield line(label, Piece(percent(rate.interval.estimate), "strong"), sure)
    yield from _labelled("", f"({basis_text(rate)})", width)
    if rate.unscored:
        text = (
            f"{count(rate.unscored, 'episode')} without a score: {percent(rate.bounds.low)} had "
            f"all of them failed, {percent(rate.bounds.high)} had all passed"
        )
        yield from _labelled("", text, width)


def _idle(contents: RunContents, numbers: Figures, group: Group, width: int) -> Iterator[TextLine]:
    if (found := idle_of(contents, numbers, group)) is not None:
        yield from _labelled("", idle_text(found), width)


def idle_of(contents: RunContents, numbers: Figures, group: Group) -> Idleness | None:
    """What doing nothing earns in the cells of a headline; None where nobody knows of any."""
    several = len({one.name for one in numbers.kinds}) > 1
    kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
    agent = group.agent or contents.manifest.agent
    of_kind = kinds.get(group.name) if several else None
    found = idleness(contents, AgentNames(contents), agent, of_kind)
    return found if found is not None and (found.passed or found.seen) else None


def idle_text(found: Idleness) -> str:
    """What doing nothing earns, in words."""
    basis = "as the null agent shows" if found.seen else "of tasks that hold at their start"
    named = some(found.tasks, SHOWN_TASKS)
    which = f", {basis}: {named}" if named else f", {basis}"
    return (
        f"doing nothing earns {percent(found.share)} "
        f"({found.passed:,} of {count(found.episodes, 'episode')}{which})"
    )


def _left_out(contents: RunContents, width: int) -> Iterator[TextLine]:
    for standing in (Standing.PINNED, Standing.STUDIED, Standing.QUARANTINED):
        left = contents.of_standing(standing)
        if left:
            fallen = sum(one.record.outcome is not Outcome.PASSED for one in left)
            told = (
                f"{count(len(left), 'episode')} {_whose(standing)}, {fallen:,} of them not passed"
            )
            yield from _labelled("apart:", f"{told}: no part of the rate", width)


def _whose(standing: Standing) -> str:
    match standing:
        case Standing.RATED:
            return "rated"
        case Standing.PINNED:
            return "of pinned cases"
        case Standing.STUDIED:
            return "of studies"
        case Standing.QUARANTINED:
            return "in quarantine"
        case _:
            assert_never(standing)


def _labelled(label: str, text: str, width: int) -> Iterator[TextLine]:
    return wrapped(label, text, width, indent=INDENT)
