"""What the gates say of a run that has ended; imported only then, as all of the reports is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Final

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.plugin.gates.asked import CAPS, SHARES, Gates
from pytest_androidbench.plugin.gates.baseline import refusal
from pytest_androidbench.plugin.gates.judgement import GateJudgement
from pytest_androidbench.records.contents import RunContents, read_contents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.comparison import Comparison, compare
from pytest_androidbench.report.comparison_files import comparison_json, comparison_markdown
from pytest_androidbench.report.exits import (
    DEVICES_RAN_OUT,
    EXITS,
    FAILED,
    INCONCLUSIVE,
    NO_BASELINE,
    PASSED,
)
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.report.html.comparison import write_comparison
from pytest_androidbench.report.html.write import put
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.verdicts import finding_text, regression_text
from pytest_androidbench.report.wording import KIND_NAMES, count, percent

MAX_NAMED: Final = 10


def asked_for(contents: RunContents, nodeids: frozenset[str]) -> RunContents:
    """What a session was asked for, of all that its run directory holds."""
    return replace(
        contents,
        attempts=tuple(a for a in contents.attempts if a.record.nodeid in nodeids),
        planned=tuple(planned for planned in contents.planned if planned.nodeid in nodeids),
    )


def judge(contents: RunContents, gates: Gates) -> Iterator[GateJudgement]:
    """Let every gate speak that was asked for, but the plain bar."""
    if gates.min_success_sure is not None:
        yield from _sure(contents, gates.min_success_sure)
    if gates.must_pass:
        yield _must_pass(contents, gates.must_pass)
    for name, most in gates.caps.items():
        yield _capped(contents, name, most)
    if gates.baseline is not None:
        yield from _against_baseline(contents, gates)


def _sure(contents: RunContents, bar: float) -> Iterator[GateJudgement]:
    """Ask the bounds of each rate, with what was not scored counted against both answers."""
    numbers = figures(contents)
    names = AgentNames(contents)
    for group in numbers.kinds:
        records = [
            record
            for record in contents.rated
            if names.of(record) == group.agent and record.device.kind in {group.name, ""}
        ]
        low = rate_of(_scored_as(records, Outcome.FAILED)).interval.low
        high = rate_of(_scored_as(records, Outcome.PASSED)).interval.high
        of = f"the success rate{numbers.label(group)} is"
        asked = f"{percent(bar)} of --ab-min-success-sure"
        if group.rate.known and low >= bar:
            status, says = PASSED, f"{of} surely above the {asked}: at least {percent(low)}"
        elif group.rate.known and high < bar:
            status, says = FAILED, f"{of} surely below the {asked}: at most {percent(high)}"
        else:
            status = INCONCLUSIVE
            says = (
                f"inconclusive: {of} between {percent(low)} and {percent(high)}, and the {asked} "
                "lies within; more seeds would tell"
            )
        yield GateJudgement(status=status, sentence=f"{says} (exit status {status})")


def _scored_as(records: Iterable[Record], outcome: Outcome) -> Iterator[Record]:
    for record in records:
        if record.outcome.scored:
            yield record
        elif record.outcome is not Outcome.SKIPPED:
            yield replace(record, outcome=outcome)


def _must_pass(contents: RunContents, tasks: tuple[str, ...]) -> GateJudgement:
    """Ask that all episodes of some tasks passed."""
    found: dict[str, list[Outcome]] = {task: [] for task in tasks}
    for record in contents.rated:
        if record.cell.task in found:
            found[record.cell.task].append(record.outcome)
    for planned in contents.not_run:
        found.get(planned.cell.task, []).append(Outcome.INFRA_ERROR)
    fallen = [task for task, some in found.items() if any(o.scored and not o.fine for o in some)]
    if fallen:
        says = f"{_named(fallen)} must pass and did not"
        return GateJudgement(status=FAILED, sentence=f"{says} (exit status {FAILED})")
    if missing := [task for task, some in found.items() if not some]:
        says = f"{_named(missing)} must pass, by --ab-must-pass, and was not run"
        return GateJudgement(status=FAILED, sentence=f"{says} (exit status {FAILED})")
    lost = [t for t, some in found.items() if any(not o.scored for o in some)]
    if lost:
        says = f"{_named(lost)} must pass and could not be scored"
        says += f" (exit status {DEVICES_RAN_OUT})"
        return GateJudgement(status=DEVICES_RAN_OUT, sentence=says)
    says = f"{count(len(tasks), 'task')} of --ab-must-pass passed"
    return GateJudgement(status=PASSED, sentence=says)


def _named(tasks: list[str]) -> str:
    rest = f" and {len(tasks) - MAX_NAMED} more" if len(tasks) > MAX_NAMED else ""
    return ", ".join(tasks[:MAX_NAMED]) + rest


def _capped(contents: RunContents, name: str, most: float) -> GateJudgement:
    """Compare what a run took with the most that it may."""
    value = _taken(contents, name)
    share = name in SHARES
    shown = f"{percent(value)} of {percent(most)}" if share else f"{value:g} of {most:g}"
    if value <= most:
        return GateJudgement(status=PASSED, sentence=f"{CAPS[name]}: {shown} allowed")
    status = DEVICES_RAN_OUT if name == "infra" else FAILED
    says = f"{CAPS[name]}: {shown} allowed by --ab-caps (exit status {status})"
    return GateJudgement(status=status, sentence=says)


def _taken(contents: RunContents, name: str) -> float:
    records = [r for r in contents.rated if r.outcome is not Outcome.SKIPPED]
    passed = [record.steps for record in records if record.outcome is Outcome.PASSED]
    match name:
        case "skipped":
            many = len(contents.rated)
            return (many - len(records)) / many if many else 0.0
        case "infra":
            faults = sum(record.outcome is Outcome.INFRA_ERROR for record in records)
            return faults / len(records) if records else 0.0
        case "steps":
            return fmean(passed) if passed else 0.0
        case "seconds":
            return fmean(record.timing.total for record in records) if records else 0.0
        case "money":
            return sum(attempt.record.usage.money for attempt in contents.attempts)
        case "tokens":
            return sum(attempt.record.usage.tokens for attempt in contents.attempts)
        case _:
            raise ValueError(f"there is no cap for {name}")


def _against_baseline(contents: RunContents, gates: Gates) -> Iterator[GateJudgement]:
    assert gates.baseline is not None
    agents = AgentNames(contents).all
    try:
        baseline = read_contents(gates.baseline)
        known = AgentNames(baseline).all
        for number, name in enumerate(agents):
            found = compare(
                baseline, contents, allowed=gates.unlike, margin=gates.margin,
                old_agent=name if name in known else "", new_agent=name,
            )  # fmt: skip
            page = _write(found, number)
            for judgement in _judged(found, several=len(agents) > 1):
                yield replace(judgement, page=page)
    except AndroidBenchError as error:
        yield GateJudgement(status=NO_BASELINE, sentence=refusal(error))


def _judged(found: Comparison, *, several: bool) -> Iterator[GateJudgement]:
    of = f" of {found.new_agent}" if several else ""
    for stratum in found.strata:
        if stratum.regression is None:
            continue
        on = f" on {KIND_NAMES[stratum.kind]}" if len(found.strata) > 1 else ""
        status = EXITS[stratum.regression.verdict]
        says = f"against the baseline{of}{on}: {regression_text(stratum.regression)}"
        yield GateJudgement(
            status=status, sentence=f"{says}; {finding_text(stratum)} (exit status {status})"
        )


def _write(found: Comparison, number: int) -> Path:
    run = found.new.path
    stem = f"comparison-{number + 1}" if number else "comparison"
    page = write_comparison(found, run / f"{stem}.html")
    put(run, f"{stem}.json", comparison_json(found))
    put(run, f"{stem}.md", comparison_markdown(found).encode("utf-8", "replace"))
    return page
