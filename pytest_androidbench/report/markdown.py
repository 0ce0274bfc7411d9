"""The run as Markdown, short enough for a comment, and so for the summary page of a CI job."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.details import Taken
from pytest_androidbench.report.details_told import (
    LEAST_TAKEN,
    UNITS,
    amount_text,
    efficiency_text,
    range_text,
)
from pytest_androidbench.report.differences import NamedDifference
from pytest_androidbench.report.differences_told import ends_text, surest, verdict
from pytest_androidbench.report.figures import Figures
from pytest_androidbench.report.groups import Group
from pytest_androidbench.report.looks import LookTable, LookValue
from pytest_androidbench.report.looks_told import MIXED, gap_text, look_heading, value_name
from pytest_androidbench.report.over_repeats import OverRepeats
from pytest_androidbench.report.over_repeats_told import (
    each_run_text,
    over_repeats_heading,
    runs_text,
)
from pytest_androidbench.report.spread import steady_text
from pytest_androidbench.report.studies import sentence, studied_task
from pytest_androidbench.report.varied import AxisDifferences
from pytest_androidbench.report.varied_told import heading
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    NOT_PUBLISHED,
    OUTCOME_NAMES,
    agents_text,
    basis_text,
    cell_text,
    code_text,
    count,
    interval_text,
    one_line,
    outcomes_text,
    percent,
    points,
    suites_text,
)

MAX_COMMENT: Final = 65_536
"""Characters of a comment on GitHub; the summary of a step of a job may have 1 MiB."""
MAX_LISTED: Final = 30
_HEAD: Final = 16_000
"""Characters that the headline may take at most, and each table below."""
_TABLE: Final = 10_000
_ENDING: Final = 200
"""Characters kept for what closes a section."""
_SPECIAL: Final = re.compile(
    r"([\\`*\[\]<>#|~&@$]|(?<!\w)_|_(?!\w)|:(?=//)|:(?=[a-z0-9_+-]+:))", re.IGNORECASE
)
"""What acts inside a line; a `_` within a word or a single `:` does not, and stays readable."""


def markdown(contents: RunContents, numbers: Figures) -> str:
    """Headline, outcomes, a table by app and what did not pass, in `MAX_COMMENT` characters."""
    note = f"<sub>{escaped(NOT_PUBLISHED)}</sub>" if numbers.simulated else ""
    headline = list(_headline(contents, numbers))
    head = [
        *_fitting(headline, _HEAD, len(headline)),
        _table("App", numbers.apps),
        _table("Difficulty", numbers.difficulties),
        _table("Split", numbers.splits),
        *map(_look, numbers.looks),
        *map(_repeated, numbers.repeated),
        *(_table(axis.name.capitalize(), axis.groups) for axis in numbers.axes),
        *map(_varied, numbers.varied),
        *_apart(contents, numbers),
    ]
    told = "\n\n".join(_within(MAX_COMMENT - len(note) - _ENDING, filter(None, head)))
    failures = _failures(contents, MAX_COMMENT - len(told) - len(note) - _ENDING)
    return "\n\n".join(section for section in (told, failures, note) if section) + "\n"


def _within(room: int, sections: Iterable[str]) -> Iterator[str]:
    """The sections that there is room for."""
    for section in sections:
        room -= len(section) + 2
        if room >= 0:
            yield section


def _fitting(pieces: Iterable[str], room: int, total: int, begin: str = "") -> list[str]:
    """As many pieces as there is room for, and how many of all are left out."""
    taken: list[str] = []
    for piece in pieces:
        room -= len(piece) + 2
        if room < 0:
            break
        taken.append(piece)
    left = total - len(taken)
    return [*taken, f"{begin}and {left:,} more"] if left else taken


def escaped(text: str, limit: int = 200) -> str:
    """Foreign text in one line, with nothing left that Markdown or HTML would act on."""
    return _SPECIAL.sub(lambda match: f"&#{ord(match[0])};", one_line(text, limit))


def _headline(contents: RunContents, numbers: Figures) -> Iterator[str]:
    manifest = contents.manifest
    yield f"## {escaped(agents_text(numbers.agents))} on {escaped(suites_text(manifest))}"
    for group, detail in zip(numbers.kinds, numbers.details, strict=True):
        rate = group.rate
        of = f" of {escaped(group.agent)}" if len(numbers.agents) > 1 else ""
        if rate.known:
            yield (
                f"**{percent(rate.interval.estimate)}** success{of} on {KIND_NAMES[group.name]}, "
                f"95% interval {interval_text(rate)} ({basis_text(rate)})"
            )
        if detail.efficiency is not None:
            yield efficiency_text(detail.efficiency)
        if told := numbers.trials_of(group):
            yield escaped(f"Trials: {told}", 400)
        if detail.taken and detail.taken[0].episodes >= LEAST_TAKEN:
            yield _taken(detail.taken)
    yield from (escaped(f"Gap: {gap_text(gap)}", 400) for gap in numbers.gaps)
    yield from (escaped(steady_text(steady)) for steady in numbers.steadiness)
    if told := numbers.searches_told(manifest):
        yield escaped(f"Examples: {told}", 400)
    yield (
        " · ".join(outcomes_text(numbers.outcomes, len(contents.not_run))) or "No episode was run."
    )
    infra, invalid = numbers.outcomes[Outcome.INFRA_ERROR], numbers.outcomes[Outcome.INVALID]
    if unknown := code_text(manifest):
        yield f"{unknown[0].upper()}{unknown[1:]}."
    if infra or invalid:
        yield f"> ⚠️ {count(infra + invalid, 'episode')} could not be scored."


def _taken(taken: Iterable[Taken]) -> str:
    head = ["| Took | Median | 95% interval | p90 | 95% interval |", "|---|--:|---|--:|---|"]
    rows = (
        f"| {UNITS[one.name]} | {amount_text(one.name, one.median.estimate)} "
        f"| {range_text(one.name, one.median)} | {amount_text(one.name, one.p90.estimate)} "
        f"| {range_text(one.name, one.p90)} |"
        for one in taken
    )
    return "\n".join([*head, *rows])


def _table(title: str, groups: Sequence[Group]) -> str:
    if not groups:
        return ""
    head = [f"| {title} | Success | 95% interval | Passed | Tasks |", "|---|--:|---|--:|--:|"]
    return "\n".join([*head, *_fitting(map(_row, groups), _TABLE, len(groups), "| ")])


def _row(group: Group) -> str:
    rate = group.rate
    return (
        f"| {escaped(group.name)} | {percent(rate.interval.estimate)} | {interval_text(rate)} "
        f"| {rate.passed}/{rate.episodes} | {rate.tasks} |"
    )


def _look(table: LookTable) -> str:
    name = escaped(look_heading(table))
    head = [
        f"| {name[:1].upper()}{name[1:]} | Success | 95% interval | Passed | Difference "
        "| 95% interval | | p (Holm) |",
        "|---|--:|---|--:|--:|---|---|--:|",
    ]
    rows = list(_fitting(map(_look_row, table.values), _TABLE, len(table.values), "| "))
    starred = [f"\n{escaped(MIXED)}"] if table.has_mixed else []
    return "\n".join([*head, *rows, *starred])


def _look_row(one: LookValue) -> str:
    rate, found = one.rate, one.difference
    told = (
        f"| {escaped(value_name(one))} | {percent(rate.interval.estimate)} | {interval_text(rate)} "
        f"| {rate.passed}/{rate.episodes} |"
    )
    if found is None:
        return f"{told} | | | |"
    gap = f"{points(found.difference.estimate)} | {ends_text(found)}"
    return f"{told} {gap} | {verdict(found)} | {found.adjusted:.2g} |"


def _repeated(found: OverRepeats) -> str:
    name = escaped(over_repeats_heading(found))
    head = [f"| {name[:1].upper()}{name[1:]} | Success | Each run |", "|---|--:|---|"]
    rates = [*((one.task, one.rate) for one in found.tasks), ("all tasks", found.every)]
    rows = (f"| {escaped(task)} | {runs_text(rate)} | {each_run_text(rate)} |"
            for task, rate in rates)  # fmt: skip
    return "\n".join([*head, *_fitting(rows, _TABLE, len(rates), "| ")])


def _varied(found: AxisDifferences) -> str:
    return differences_table(heading(found), found.values)


def differences_table(title: str, found: Sequence[NamedDifference]) -> str:
    """Several differences as a table, those beyond chance first."""
    name = escaped(title)
    head = [
        f"| {name[:1].upper()}{name[1:]} | Difference | 95% interval | | p (Holm) |",
        "|---|--:|---|---|--:|",
    ]
    rows = (
        f"| {escaped(one.name)} | {points(one.difference.estimate)} | {ends_text(one)} "
        f"| {verdict(one)} | {one.adjusted:.2g} |"
        for one in surest(found)
    )
    return "\n".join([*head, *_fitting(rows, _TABLE, len(found), "| ")])


def _apart(contents: RunContents, numbers: Figures) -> Iterator[str]:
    """What is part of no rate, under headings of its own."""
    for standing, title in (
        (Standing.PINNED, "Pinned cases"),
        (Standing.QUARANTINED, "Quarantine"),
    ):
        records = [attempt.record for attempt in contents.of_standing(standing)]
        if records:
            fallen = [record for record in records if not record.outcome.fine]
            passed = sum(record.outcome is Outcome.PASSED for record in records)
            counts = f"{count(len(records), 'episode')}, {passed} passed, no part of the rate"
            some = _fitting(map(_failure, fallen[:MAX_LISTED]), _TABLE, len(fallen), "- ")
            yield "\n".join([f"### {title}: {counts}", "", *some]).rstrip()
    if numbers.studies:
        episodes = sum(found.episodes for found in numbers.studies)
        told = (f"- {escaped(studied_task(s))}: {escaped(sentence(s))}" for s in numbers.studies)
        some = _fitting(told, _TABLE, len(numbers.studies), "- ")
        counts = f"{count(episodes, 'episode')}, no part of the rate"
        yield "\n".join([f"### Studies: {counts}", "", *some])


def _failures(contents: RunContents, room: int) -> str:
    fallen = [record for record in contents.rated if not record.outcome.fine]
    if not fallen:
        return ""
    summary = f"<details><summary>{count(len(fallen), 'episode')} not passed</summary>\n"
    some = map(_failure, fallen[:MAX_LISTED])
    listed = _fitting(some, room - len(summary), len(fallen), "- ")
    return "\n".join([summary, *listed, "\n</details>"])


def _failure(record: Record) -> str:
    why = f": {escaped(record.reason)}" if record.reason else ""
    told = f"- **{OUTCOME_NAMES[record.outcome]}** {escaped(cell_text(record))}{why}"
    # In a block of its own nothing needs to be escaped, and it can be copied as it stands.
    if record.repro.startswith("pytest "):
        return f"{told}\n  ```sh\n  {one_line(record.repro, 1000)}\n  ```"
    return told
