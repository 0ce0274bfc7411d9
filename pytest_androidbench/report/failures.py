"""What did not pass, each told once and in full: what was asked, what came of it, what to type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import CheckRecord, Record
from pytest_androidbench.report.lines import (
    EMPTY,
    Piece,
    Style,
    TextLine,
    columns,
    cut,
    line,
    spread,
    wrapped,
)
from pytest_androidbench.report.pages import page_of
from pytest_androidbench.report.wording import (
    OUTCOME_NAMES,
    cell_text,
    count,
    one_line,
    place_text,
    seconds_text,
)

Details: TypeAlias = Callable[[StoredAttempt], Sequence[str]]
"""Further lines about a failure, from whoever knows more than the record does."""
MAX_LISTED: Final = 100
MAX_GOAL: Final = 600
MAX_CHECKS: Final = 10
"""Failed checks of one episode that are told."""
MAX_EXPLAINED: Final = 8
"""Lines of what a check found; pages have all of it."""
MAX_ROW: Final = 1000
"""Characters of one of these lines."""


def style_of(outcome: Outcome) -> Style:
    """The style an outcome is told in."""
    if outcome is Outcome.PASSED:
        return "good"
    if outcome is Outcome.SKIPPED:
        return "faint"
    return "odd" if outcome is Outcome.INFRA_ERROR else "bad"


def is_told(record: Record) -> bool:
    """Whether an episode is one that somebody has to look into."""
    # Near misses and null agents fail by design: an audit's own table tells of them.
    by_design = record.role is not None and record.role.fails_by_design
    return not record.outcome.fine and not (by_design and record.outcome is Outcome.FAILED)


def failure_lines(
    contents: RunContents, attempts: Iterable[StoredAttempt], width: int, details: Details
) -> Iterator[TextLine]:
    """Every failure among some attempts, in full up to a number of them."""
    told = [attempt for attempt in attempts if is_told(attempt.record)]
    first: dict[object, str] = {}
    for attempt in told[:MAX_LISTED]:
        yield EMPTY
        more, name = [*details(attempt)], cell_text(attempt.record)
        known = first.setdefault(_what(attempt.record, more), name)
        same = known if known != name else ""
        yield from _failure(contents, attempt, width, [] if same else more, same)
    if len(told) > MAX_LISTED:
        yield EMPTY
        yield line(f"and {len(told) - MAX_LISTED} more, see the report")


def _what(record: Record, details: Sequence[str]) -> object:
    """Equal for failures of one task of which nothing but their goals differs."""
    found = tuple(check.explanation for check in record.checks if not check.passed)
    return record.cell.task, record.outcome, record.reason, found, tuple(details)


def _failure(
    contents: RunContents, attempt: StoredAttempt, width: int, details: Sequence[str], same: str
) -> Iterator[TextLine]:
    """One failure.

    Args:
        contents: the run.
        attempt: what failed.
        width: columns of the terminal.
        details: further lines.
        same: an earlier failure, of which all that is left out here was told; "" = none.
    """
    record = attempt.record
    yield _title(record, width)
    if record.goal:
        yield from wrapped("  goal", one_line(record.goal, MAX_GOAL), width)
    if record.reason:
        yield from wrapped("  why", one_line(record.reason, MAX_GOAL), width, "strong")
    if same:
        yield from wrapped("  as", f"{same} above", width)
    else:
        yield from _checks(record.checks)
    if record.ending:
        yield from wrapped("  ended", _ending(record), width)
    if planned := contents.plans.get(record.episode):
        yield from _apart(planned, width)
    yield from (_detail(text) for text in details)
    if attempt.folder:
        yield line(Piece("  page   ", "faint"), place_text(contents.path / page_of(attempt)))
    if record.repro:
        yield line(Piece("  again  ", "faint"), record.repro)


def _apart(planned: Planned, width: int) -> Iterator[TextLine]:
    if planned.pin:
        yield from wrapped("  pinned", one_line(planned.pin), width)
    if planned.quarantine:
        yield from wrapped("  held", one_line(planned.quarantine), width)


def _title(record: Record, width: int) -> TextLine:
    word = OUTCOME_NAMES[record.outcome].upper()
    facts = [f"score {record.score:.2f}"] if record.score else []
    facts += [count(record.steps, "step")] if record.steps else []
    facts += [seconds_text(record.timing.total)] if record.timing.total else []
    right = ", ".join(facts)
    name = cut(cell_text(record), max(20, width - columns(word) - columns(right) - 4))
    gap = spread(f"{word}  {name}", right, width) if right else ""
    return line(
        Piece(word, style_of(record.outcome)),
        "  ",
        Piece(name, "strong"),
        gap,
        Piece(right, "faint"),
    )


def _shortened(row: str) -> str:
    rest = len(row) - MAX_ROW
    return f"{row[:MAX_ROW]}… ({rest:,} more characters)" if rest > 0 else row


def _checks(checks: Sequence[CheckRecord]) -> Iterator[TextLine]:
    failed = [check for check in checks if not check.passed]
    for check in failed[:MAX_CHECKS]:
        place = f" (line {check.line})" if check.line else ""
        yield line(Piece("  check  ", "faint"), one_line(check.label), Piece(place, "faint"))
        rows = [row for row in check.explanation.splitlines() if row.strip()]
        for row in rows[:MAX_EXPLAINED]:
            yield line("           ", Piece(_shortened(row), "bad"))
        if len(rows) > MAX_EXPLAINED:
            yield line(f"           … {count(len(rows) - MAX_EXPLAINED, 'line')} more on its page")
    if len(failed) > MAX_CHECKS:
        yield line(f"         … {count(len(failed) - MAX_CHECKS, 'check')} more on its page")


def _ending(record: Record) -> str:
    kind, _, limit = record.ending.partition(":")
    if kind == "limit" and limit in record.limits:
        return f"at the limit of {record.limits[limit]:g} {limit}"
    return {
        "done": "the agent said it was done",
        "infeasible": "the agent said it cannot be done",
        "until": "the task had what it waited for",
    }.get(record.ending, one_line(record.ending))


def _detail(text: str) -> TextLine:
    return line("    ", Piece(text, "bad" if text.startswith(("E ", ">")) else ""))
