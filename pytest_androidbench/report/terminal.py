"""What a run prints at its end, the most important last: that is where the eye is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from pytest_androidbench.records.contents import RunContents, StoredAttempt, stored
from pytest_androidbench.records.manifest import Manifest
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.alarms import alarm_lines
from pytest_androidbench.report.apart import apart_lines
from pytest_androidbench.report.failures import MAX_LISTED, Details, failure_lines, is_told
from pytest_androidbench.report.figures import Figures, figures
from pytest_androidbench.report.groups import Group
from pytest_androidbench.report.headline import INDENT, headline
from pytest_androidbench.report.lines import (
    EMPTY,
    NARROW,
    WIDE,
    Piece,
    TextLine,
    columns,
    cut,
    line,
    padded,
    wrapped,
)
from pytest_androidbench.report.looks_told import look_lines
from pytest_androidbench.report.over_repeats_told import over_repeats_lines
from pytest_androidbench.report.spread import HARD, spread_lines
from pytest_androidbench.report.steadiness import OutcomeSpread
from pytest_androidbench.report.studies import study_lines
from pytest_androidbench.report.varied_told import varied_lines
from pytest_androidbench.report.wording import (
    NOT_PUBLISHED,
    cell_text,
    count,
    interval_text,
    one_line,
    percent,
    seconds_text,
)

BAR: Final = 20
MAX_NAME: Final = 28
"""Columns for the name of a row."""


def summary_lines(records: Iterable[Record], manifest: Manifest, run_path: Path | str) -> list[str]:
    """The summary of some records; `run_lines` knows of attempts and of what was not run too."""
    attempts = tuple(stored(record) for record in records)
    contents = RunContents(path=Path(run_path), manifest=manifest, attempts=attempts)
    return list(map(str, run_lines(contents)))


def nothing_more(attempt: StoredAttempt) -> Sequence[str]:  # noqa: ARG001
    """No details beside what a failure's record says."""
    return ()


def run_lines(
    contents: RunContents, width: int = NARROW, details: Details = nothing_more
) -> list[TextLine]:
    """Everything worth telling about a run, most important last.

    Args:
        contents: the run.
        width: columns of the terminal.
        details: of failures, from whoever knows more about them than their records do.
    """
    numbers = figures(contents)
    width = min(max(width, NARROW - 1), WIDE)
    several = len(contents.manifest.profiles) > 1
    lines = [
        *_failures(contents, width, details),
        *_skipped(contents),
        *_slowest(numbers, width),
        *_table("by app", numbers.apps, width),
        *(_table("by profile", numbers.profiles, width) if several else ()),
        *_table("by split", numbers.splits, width),
        *(text for table in numbers.looks for text in look_lines(table, width)),
        *(text for axis in numbers.axes for text in _table(f"by {axis.name}", axis.groups, width)),
        *(text for axis in numbers.varied for text in varied_lines(axis)),
        *(text for one in numbers.repeated for text in over_repeats_lines(one)),
        *apart_lines(contents, width, details),
        *alarm_lines(contents, numbers, width),
        *study_lines(numbers.studies, contents.path, width),
        EMPTY,
        *headline(contents, numbers, width),
        *(row for spread in numbers.spread for row in _spread(spread, width)),
        *(wrapped("", NOT_PUBLISHED, width, "faint", indent=0) if numbers.simulated else []),
        line(f"report:   {contents.path / 'index.html'}"),
    ]
    return lines[1:] if lines[0] == EMPTY else lines


def _failures(contents: RunContents, width: int, details: Details) -> list[TextLine]:
    # A study looks for failures: it tells itself what they have in common.
    studied = contents.of_standing(Standing.STUDIED)
    unscored = (attempt for attempt in studied if not attempt.record.outcome.scored)
    attempts = [*contents.of_standing(Standing.RATED), *unscored]
    number = sum(is_told(attempt.record) for attempt in attempts)
    if not number:
        return []
    return [line(Piece(f"not passed ({number}):", "strong")), *failure_lines(
        contents, attempts, width, details
    )]  # fmt: skip


def _table(title: str, groups: Sequence[Group], width: int) -> list[TextLine]:
    if not groups:
        return []
    name_width = min(MAX_NAME, max(columns(one_line(group.name)) for group in groups))
    rows = (_row(group, name_width, wide=width >= 110) for group in groups)
    return [EMPTY, line(Piece(f"{title}:", "strong")), *rows]


def _row(group: Group, name_width: int, *, wide: bool) -> TextLine:
    rate = group.rate
    name = padded(cut(one_line(group.name), name_width), name_width)
    if not rate.known:
        return line(f"  {name}  ", Piece("-" * BAR, "faint"), "      -  nothing scored")
    full = round(BAR * rate.interval.estimate)
    told = f"{rate.passed}/{rate.episodes} in {count(rate.tasks, 'task')}"
    steps = f"{group.steps:.1f} steps to pass" if group.steps is not None else ""
    more = f"  {interval_text(rate):<18}  {told:<20}  {steps}" if wide else f"  {told}"
    return line(
        f"  {name}  ",
        Piece("#" * full, "good"),
        Piece("." * (BAR - full), "faint"),
        Piece(f"  {percent(rate.interval.estimate):>6}", "strong"),
        more.rstrip(),
    )


def _slowest(numbers: Figures, width: int) -> list[TextLine]:
    rows = [
        line(
            f"  {seconds_text(a.record.timing.total):>9}  ",
            cut(cell_text(a.record), width - 28),
            Piece(f"  ({count(a.record.steps, 'step')})", "faint"),
        )
        for a in numbers.slowest
    ]
    return [EMPTY, line(Piece("slowest:", "strong")), *rows] if rows else []


def _spread(spread: OutcomeSpread, width: int) -> Iterator[TextLine]:
    for text in spread_lines(spread):
        # Params stay in a line of their own, however long, so that they can be copied.
        whole = text.startswith(HARD)
        indent = 4 if text.startswith(" ") else INDENT
        rows = (
            [text]
            if whole
            else list(wrap(text, width, subsequent_indent=" " * indent, break_on_hyphens=False))
        )
        yield from map(line, rows)


def _skipped(contents: RunContents) -> Iterator[TextLine]:
    skipped = [r for r in contents.records if r.outcome is Outcome.SKIPPED]
    reasons = Counter(one_line(record.reason) for record in skipped)
    most = sorted(reasons.items(), key=lambda item: (-item[1], item[0]))[:MAX_LISTED]
    if skipped:
        yield EMPTY
        yield line(Piece(f"skipped ({len(skipped)}):", "strong"))
    for why, number in most:
        yield line(f"  {count(number, 'episode')}: {why}")
