"""What the commands about run directories print."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pytest_androidbench.audit import audit_lines, publish_audit
from pytest_androidbench.cli.choosing import chosen
from pytest_androidbench.codec import to_json
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.actions import action_text
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, one_line
from pytest_androidbench.texts import clean


def published(path: Path) -> list[str]:
    """Write all documents of a run and give its summary."""
    run = RunDirectory.open(path)
    if not run.manifest.audit:
        return run_lines(publish(run))
    contents = publish_audit(run)
    return [*run_lines(contents), "", *audit_lines(contents.records)]


def listed(path: Path) -> Iterator[str]:
    """The episodes of a run, one a line, each with the name that `shown` takes."""
    for attempt in RunDirectory.open(path).contents().counted:
        record = attempt.record
        outcome = OUTCOME_NAMES[record.outcome]
        yield f"  {outcome:<11}  {record.episode.key}  {one_line(record.reason, 100)}".rstrip()


def shown(path: Path, name: str, number: int | None = None) -> Iterator[str]:
    """One episode as text."""
    contents = RunDirectory.open(path).contents()
    attempt = chosen(contents, name, number)
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
        error = f"  -> {one_line(step.error)}" if step.error else ""
        note = f"  ({one_line(step.note)})" if step.note else ""
        yield f"  {step.index + 1:>3}  {action_text(step.action, step.target)}{note}{error}"
