"""What the commands about run directories print."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from pytest_androidbench.audit import MUTANTS, audit_lines, findings_of, publish_audit
from pytest_androidbench.cli.choosing import chosen
from pytest_androidbench.codec import to_json
from pytest_androidbench.mutants.told import mutant_lines
from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.files import told_plainly
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.lock import RunLock
from pytest_androidbench.records.packing import Packer
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.actions import step_text
from pytest_androidbench.report.files import FORMATS, write_table
from pytest_androidbench.report.lines import EMPTY, NARROW, TextLine, line
from pytest_androidbench.report.loading import Rows, load
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.tables import table_of
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, count, one_line
from pytest_androidbench.texts import clean


def published(path: Path, width: int = NARROW) -> list[TextLine]:
    """Write all documents of a run and give its summary for a terminal of so many columns."""
    run = RunDirectory.open(path)
    if not run.manifest.audit:
        return run_lines(publish(run), width)
    contents = publish_audit(run)
    found = findings_of(run)
    told = mutant_lines(found, f"{path / MUTANTS} has them") if found is not None else []
    lines = [*audit_lines(contents.records), *told]
    return [*run_lines(contents, width), EMPTY, *map(line, lines)]


def exported(file: Path, runs: Sequence[Path], rows: Rows) -> str:
    """Write runs as one table; a sentence that says so."""
    if file.suffix not in FORMATS:
        raise click.UsageError(f"{file}: give a name that ends in .csv, .jsonl or .parquet")
    table = table_of(load(*runs), rows)
    try:
        written = write_table(table, file)
    except OSError as error:
        raise click.ClickException(f"cannot write {file}: {error.strerror or error}") from error
    return f"{count(written, rows.removesuffix('s'))} written to {file}"


def packed(path: Path) -> Iterator[str]:
    """Pack every attempt of a run, make its report anew, and say what that came to.

    Raises:
        RunDirectoryError: it is none, a session is using it, or it cannot be written.
    """
    run = RunDirectory.open(path)
    lock = RunLock.take(run.path)
    before = size_of(run.path)
    try:
        with told_plainly(run.path):
            files = Packer(run.path).pack_all([a.folder for a in run.contents().every])
    finally:
        # Also of an interrupted one: its pages must find what has been moved by then.
        published(path)
        lock.release()
    yield (
        f"{count(files, 'file')} packed; {path} takes {size_of(run.path) / 1e6:.1f} MB, "
        f"{before / 1e6:.1f} MB before"
    )


def size_of(folder: Path) -> int:
    """Bytes that the files below a folder take on the disk."""
    files = (Path(where, name) for where, _, names in os.walk(folder) for name in names)
    return sum(512 * file.lstat().st_blocks for file in files)


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
        ("varies", "the host's time took part" if record.nondeterministic else ""),
        ("again", record.repro),
        ("fitted", ", ".join(record.fitted)),
        ("folder", str(contents.path / attempt.folder)),
        ("pictures", _elsewhere(AttemptFiles(contents.path, attempt.folder))),
    ):
        if text:
            yield f"  {title:<9} {one_line(text, 2000)}"
    for check in record.checks:
        kind = "constraint" if check.constraint else f"weight {check.weight:g}"
        yield f"  [{'x' if check.passed else ' '}] {clean(check.label)} ({kind})"
        yield from (f"        {clean(line)}" for line in check.explanation.splitlines()[:20])
    yield from _steps(contents.path / attempt.folder)
    if record.traceback:
        yield from ("", *map(clean, record.traceback.splitlines()))


def _elsewhere(files: AttemptFiles) -> str:
    """Says that pictures are in a storage; "" = none are."""
    if not files.linked:
        return ""
    return f"{files.linked} in a storage; `androidbench artifacts {files.run}` brings them here"


def _steps(folder: Path) -> Iterator[str]:
    for step in read_steps(folder):
        yield f"  {step.index + 1:>3}  {step_text(step)}"
