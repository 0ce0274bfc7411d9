"""What the commands about run directories print."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pytest_androidbench.audit import audit_lines, publish_audit
from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import RunContents, StoredAttempt, counting, read_steps
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.actions import step_text
from pytest_androidbench.report.lines import EMPTY, NARROW, TextLine, line
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, one_line
from pytest_androidbench.texts import clean

MAX_NAMED = 20


def published(path: Path, width: int = NARROW) -> list[TextLine]:
    """Write all documents of a run and give its summary for a terminal of so many columns."""
    run = RunDirectory.open(path)
    if not run.manifest.audit:
        return run_lines(publish(run), width)
    contents = publish_audit(run)
    return [*run_lines(contents, width), EMPTY, *map(line, audit_lines(contents.records))]


def listed(path: Path) -> Iterator[str]:
    """The episodes of a run, one a line, each with the name that `shown` takes."""
    for attempt in RunDirectory.open(path).contents().counted:
        record = attempt.record
        outcome = OUTCOME_NAMES[record.outcome]
        yield f"  {outcome:<11}  {record.episode.key}  {one_line(record.reason, 100)}".rstrip()


def shown(path: Path, name: str, number: int | None = None) -> Iterator[str]:
    """One episode as text."""
    contents = RunDirectory.open(path).contents()
    attempt = _chosen(contents, name, number)
    record = attempt.record
    outcome = OUTCOME_NAMES[record.outcome].upper()
    yield f"{outcome}  {cell_text(record)}  (attempt {record.attempt})"
    for title, text in (
        ("goal", record.goal),
        ("params", to_json(record.params).decode() if record.params else ""),
        ("reason", record.reason),
        ("answer", record.answer or ""),
        ("ended by", record.ending),
        ("again", record.repro),
        ("fitted", ", ".join(record.fitted)),
        ("folder", str(contents.path / attempt.folder)),
    ):
        if text:
            yield f"  {title:<9} {one_line(text, 2000)}"
    for check in record.checks:
        yield f"  [{'x' if check.passed else ' '}] {clean(check.label)} (weight {check.weight:g})"
        yield from (f"        {clean(line)}" for line in check.explanation.splitlines()[:20])
    yield from _steps(contents.path / attempt.folder)
    if record.traceback:
        yield from ("", *map(clean, record.traceback.splitlines()))


def _steps(folder: Path) -> Iterator[str]:
    for step in read_steps(folder):
        yield f"  {step.index + 1:>3}  {step_text(step)}"


def _chosen(contents: RunContents, name: str, number: int | None) -> StoredAttempt:
    keys = {episode.key: attempts for episode, attempts in contents.by_episode.items()}
    exact = [name] if name in keys else []
    of_task = sorted(e.key for e in contents.by_episode if e.cell.task == name)
    fitting = exact or of_task or sorted(key for key in keys if name in key)
    if len(fitting) != 1:
        few = "\n  ".join((fitting or sorted(keys))[:MAX_NAMED])
        what = "fits several episodes" if fitting else "is no episode of this run; they are"
        raise RunDirectoryError(f"{name!r} {what}:\n  {few}")
    attempts = keys[fitting[0]]
    if number is None:
        return counting(attempts)
    for attempt in attempts:
        if attempt.record.attempt == number:
            return attempt
    numbers = ", ".join(str(attempt.record.attempt) for attempt in attempts)
    raise RunDirectoryError(f"{fitting[0]} has no attempt {number}; it has {numbers}")
