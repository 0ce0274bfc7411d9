"""What a run prints at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from pytest_androidbench.records.contents import RunContents, StoredAttempt, stored
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.figures import Figures, Group, figures
from pytest_androidbench.report.wording import (
    KIND_NAMES,
    MAX_NAMED,
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
    seconds_text,
    suites_text,
)
from pytest_androidbench.texts import clean

MAX_LISTED: Final = 100
BAR: Final = 20


def summary_lines(records: Iterable[Record], manifest: Manifest, run_path: Path | str) -> list[str]:
    """The summary of some records; `run_lines` knows of attempts and of what was not run too."""
    attempts = tuple(stored(record) for record in records)
    return run_lines(RunContents(path=Path(run_path), manifest=manifest, attempts=attempts))


def run_lines(contents: RunContents) -> list[str]:
    """Everything worth telling about a run, most important first, as plain lines."""
    numbers = figures(contents)
    lines = list(_headline(contents, numbers))
    lines += _table("by app", numbers.apps)
    lines += _table("by profile", numbers.profiles if len(contents.manifest.profiles) > 1 else ())
    for axis in numbers.axes:
        lines += _table(f"by {axis.name}", axis.groups)
    lines += _slowest(numbers)
    lines += _failures(contents)
    lines += _skipped(contents)
    lines += _alarms(contents, numbers)
    lines += ["", NOT_PUBLISHED] if numbers.simulated else []
    lines += [f"report: {contents.path / 'index.html'}"]
    return lines


def _headline(contents: RunContents, numbers: Figures) -> Iterator[str]:
    manifest = contents.manifest
    kinds = " and ".join(dict.fromkeys(KIND_NAMES[group.name] for group in numbers.kinds))
    doer = "audit of the tasks" if manifest.audit else _agents(numbers.agents)
    facts = [suites_text(manifest), doer, kinds]
    yield clean(", ".join(fact for fact in facts if fact))
    if unknown := code_text(manifest):
        yield unknown
    counts = outcomes_text(numbers.outcomes, len(contents.not_run))
    yield "outcomes: " + (", ".join(counts) or "no episode was run")
    for group in numbers.kinds:
        if group.rate.known or group.rate.unscored:
            yield from _rate(group, clean(f"success{numbers.label(group)}"))
    for steady in numbers.steadiness:
        yield (
            f"steadiness: pass^{steady.k} {percent(steady.all_passed)} over {steady.k} "
            f"{steady.over}; {steady.flipped} of {steady.groups} "
            f"{'tasks' if steady.over == 'seeds' else 'cells'} both pass and fail"
        )
    if numbers.tokens or numbers.money:
        yield f"used: {numbers.tokens:,} tokens, ${numbers.money:,.2f}"


def _agents(names: Sequence[str]) -> str:
    if len(names) > MAX_NAMED:
        return agents_text(names)
    return f"{'agents' if len(names) > 1 else 'agent'} {agents_text(names)}"


def _rate(group: Group, label: str) -> Iterator[str]:
    rate = group.rate
    if not rate.known:
        yield f"{label}: unknown, no episode was scored"
        return
    level = f"{round(100 * rate.interval.level)}%"
    yield (
        f"{label}: {percent(rate.interval.estimate)}, {level} interval "
        f"{interval_text(rate)} ({basis_text(rate)})"
    )
    if rate.unscored:
        yield (
            f"  {count(rate.unscored, 'episode')} without a score: {percent(rate.bounds.low)} had "
            f"all of them failed, {percent(rate.bounds.high)} had all passed"
        )


def _table(title: str, groups: Sequence[Group]) -> list[str]:
    if not groups:
        return []
    width = max(len(clean(group.name)) for group in groups)
    return ["", f"{title}:", *(_row(group, width) for group in groups)]


def _row(group: Group, width: int) -> str:
    rate = group.rate
    name = clean(group.name).ljust(width)
    if not rate.known:
        return f"  {name}  {'-' * BAR}      -  nothing scored"
    full = round(BAR * rate.interval.estimate)
    bar = "#" * full + "." * (BAR - full)
    return (
        f"  {name}  {bar}  {percent(rate.interval.estimate):>6}  "
        f"{rate.passed}/{rate.episodes} in {count(rate.tasks, 'task')}"
    )


def _slowest(numbers: Figures) -> list[str]:
    rows = [
        f"  {seconds_text(a.record.timing.total):>9}  {cell_text(a.record)}"
        f"  ({count(a.record.steps, 'step')})"
        for a in numbers.slowest
    ]
    return ["", "slowest:", *rows] if rows else []


def _failures(contents: RunContents) -> list[str]:
    fallen = [a for a in contents.counted if not a.record.outcome.fine]
    # Near misses and null agents fail by design: an audit's own table tells of them.
    told = [a for a in fallen if not _expected_to_fail(a.record)]
    if not told:
        return []
    lines = ["", f"not passed ({len(told)}):"]
    for attempt in told[:MAX_LISTED]:
        lines += _failure(attempt)
    if len(told) > MAX_LISTED:
        lines.append(f"  and {len(told) - MAX_LISTED} more, see the report")
    return lines


def _skipped(contents: RunContents) -> list[str]:
    skipped = [r for r in contents.records if r.outcome is Outcome.SKIPPED]
    reasons = Counter(one_line(record.reason) for record in skipped)
    most = sorted(reasons.items(), key=lambda item: (-item[1], item[0]))[:MAX_LISTED]
    rows = [f"  {count(number, 'episode')}: {why}" for why, number in most]
    return ["", f"skipped ({len(skipped)}):", *rows] if skipped else []


def _failure(attempt: StoredAttempt) -> Iterator[str]:
    record = attempt.record
    score = f" (score {record.score:.2f})" if record.score else ""
    yield f"  {OUTCOME_NAMES[record.outcome].upper()}{score}  {cell_text(record)}"
    if record.reason:
        yield f"      {one_line(record.reason)}"
    if record.repro:
        yield f"      {clean(record.repro)}"


def _expected_to_fail(record: Record) -> bool:
    by_design = record.role is not None and record.role.fails_by_design
    return by_design and record.outcome is Outcome.FAILED


def _alarms(contents: RunContents, numbers: Figures) -> list[str]:
    alarms = [*_unscored(numbers), *_attempts(numbers), *_disk(contents), *_idle(numbers)]
    if len({group.name for group in numbers.kinds}) > 1:
        alarms.append("several kinds of device in one run: their rates are kept apart")
    for conflict in numbers.conflicts[:MAX_LISTED]:
        told = ", then ".join(conflict.outcomes)
        alarms.append(f"{conflict.episode.key} was scored more than once: {told}; the first counts")
    return ["", *(f"!! {alarm}" for alarm in alarms)] if alarms else []


def _unscored(numbers: Figures) -> Iterator[str]:
    if infra := numbers.outcomes[Outcome.INFRA_ERROR]:
        yield (
            f"{count(infra, 'episode')} ended in an infra error and were not scored: "
            "run again with the same --ab-run to repeat just those"
        )
    if invalid := numbers.outcomes[Outcome.INVALID]:
        yield f"{count(invalid, 'episode')} invalid: the task has a bug, mend it before comparing"


def _attempts(numbers: Figures) -> Iterator[str]:
    for attempts in numbers.retried[:MAX_LISTED]:
        told = ", then ".join(OUTCOME_NAMES[attempt.record.outcome] for attempt in attempts)
        yield f"{count(len(attempts), 'attempt')} at {cell_text(attempts[0].record)}: {told}"


def _disk(contents: RunContents) -> Iterator[str]:
    if contents.not_run:
        names = [planned.episode.key for planned in contents.not_run]
        yield f"{count(len(names), 'episode')} not run: {_some(names)}"
    if contents.interrupted:
        yield (
            f"{count(len(contents.interrupted), 'attempt')} cut off before the record was "
            f"written: {_some(contents.interrupted)}"
        )
    for damaged in contents.damaged[:MAX_LISTED]:
        yield f"unreadable, left out: {clean(damaged.path)}: {one_line(damaged.why)}"


def _idle(numbers: Figures) -> Iterator[str]:
    if numbers.idle_passes:
        yield (
            f"{count(len(numbers.idle_passes), 'task')} passed without doing anything, as "
            f"declared: {_some(numbers.idle_passes, 40)}"
        )
    if numbers.undeclared_passes:
        yield (
            f"{count(len(numbers.undeclared_passes), 'task')} passed without doing anything, "
            f"undeclared: {_some(numbers.undeclared_passes, 40)}; "
            "such checks prove nothing"
        )


def _some(names: Sequence[str], most: int = 10) -> str:
    rest = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(map(clean, names[:most])) + rest
