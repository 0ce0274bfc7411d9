"""The checks of an episode as a page shows them: what was expected, what there was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.record import CheckRecord, Finding, Record

MAX_COLUMNS: Final = 12
MAX_ROWS: Final = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundRow:
    """One value that a failed condition names."""

    name: str
    """What it is, such as `missing`."""
    cells: tuple[str, ...]
    """Its columns; a single one for what has none, which spans them all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckView:
    """One check, and what its page tells of it."""

    record: CheckRecord
    columns: tuple[str, ...]
    """Of the values that have some; empty where none has."""
    rows: tuple[FoundRow, ...]


def check_views(record: Record) -> list[CheckView]:
    """The checks of an episode in order, then what ended its body outside of any."""
    last = (record.assertion,) if record.assertion is not None else ()
    return [_view(check) for check in (*record.checks, *last)]


def _view(check: CheckRecord) -> CheckView:
    columns = _columns(check.findings)
    rows = [row for finding in check.findings for row in _rows(finding, columns)]
    return CheckView(record=check, columns=columns, rows=tuple(rows[:MAX_ROWS]))


def _columns(findings: Iterable[Finding]) -> tuple[str, ...]:
    rows = (row for finding in findings for row in finding.rows)
    names = dict.fromkeys(name for row in rows if isinstance(row, dict) for name in row)
    return tuple(names)[:MAX_COLUMNS]


def _rows(finding: Finding, columns: tuple[str, ...]) -> Iterator[FoundRow]:
    for row in finding.rows:
        cells = tuple(row.get(name, "") for name in columns) if isinstance(row, dict) else (row,)
        yield FoundRow(name=finding.name, cells=cells or ("{}",))
    if finding.more:
        yield FoundRow(name=finding.name, cells=(f"and {finding.more} more",))
    elif not finding.rows:
        yield FoundRow(name=finding.name, cells=("nothing",))
