"""What is told under headings of its own: pinned cases, and what is in quarantine."""

from __future__ import annotations

from collections.abc import Iterator

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.failures import Details, failure_lines, is_told, style_of
from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, cut, line, wrapped
from pytest_androidbench.report.wording import OUTCOME_NAMES, cell_text, count, one_line


def apart_lines(contents: RunContents, width: int, details: Details) -> Iterator[TextLine]:
    """Both headings, each with all of its episodes and its failures in full."""
    pinned = contents.of_standing(Standing.PINNED)
    if pinned:
        yield from _heading("pinned cases", pinned, "no part of the success rate")
        yield from _fine(contents, pinned, width)
        yield from failure_lines(contents, pinned, width, details)
    held = contents.of_standing(Standing.QUARANTINED)
    if held:
        yield from _heading("quarantine", held, "no part of success rate and exit status")
        yield from _fine(contents, held, width)
        yield from failure_lines(contents, held, width, details)
    for task in cured(contents):
        text = f"{one_line(task)} passed every time: take it out of the quarantine list"
        yield from wrapped("!!", text, width, "odd", indent=3)


def cured(contents: RunContents) -> list[str]:
    """Tasks in quarantine of which every scored episode passed, by name."""
    passes: dict[str, list[bool]] = {}
    for attempt in contents.of_standing(Standing.QUARANTINED):
        record = attempt.record
        if record.outcome.scored:
            found = passes.setdefault(record.cell.task, [])
            found.append(record.outcome is Outcome.PASSED)
    return [task for task, each in sorted(passes.items()) if all(each)]


def _heading(title: str, attempts: tuple[StoredAttempt, ...], rule: str) -> Iterator[TextLine]:
    passed = sum(attempt.record.outcome is Outcome.PASSED for attempt in attempts)
    fallen = sum(is_told(attempt.record) for attempt in attempts)
    counts = f"{count(len(attempts), 'episode')}, {passed} passed, {fallen} not"
    yield EMPTY
    yield line(Piece(f"{title}:", "strong"), f" {counts} ({rule})")


def _fine(
    contents: RunContents, attempts: tuple[StoredAttempt, ...], width: int
) -> Iterator[TextLine]:
    """A row each for those that are not told as failures."""
    fine = (attempt for attempt in attempts if not is_told(attempt.record))
    return (_row(contents, attempt, width) for attempt in fine)


def _row(contents: RunContents, attempt: StoredAttempt, width: int) -> TextLine:
    record = attempt.record
    planned = contents.plans.get(record.episode)
    why = one_line(planned.quarantine or planned.pin) if planned else ""
    word = OUTCOME_NAMES[record.outcome]
    name = cell_text(record)
    told = cut(f"{name}  {why}".rstrip(), max(20, width - 15))
    return line("  ", Piece(f"{word:<11}", style_of(record.outcome)), f"  {told}")
