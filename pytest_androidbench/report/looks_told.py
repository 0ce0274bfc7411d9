"""What success depends on of a look, and how much of it is lost on test profiles, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.differences_told import ends_text, verdict
from pytest_androidbench.report.generalisation import GeneralisationGap, SplitPart
from pytest_androidbench.report.lines import (
    EMPTY,
    Piece,
    Style,
    TextLine,
    columns,
    cut,
    line,
    padded,
)
from pytest_androidbench.report.looks import LookTable, LookValue
from pytest_androidbench.report.wording import count, interval_text, one_line, percent, points

MAX_NAME: Final = 20
"""Columns for a value."""
MAX_ROWS: Final = 8
ROOMY: Final = 110
"""Columns from which rates have their intervals, and differences what is known of chance."""
MIXED: Final = "* not of this alone: the profiles differ in other things, too"


def look_heading(table: LookTable) -> str:
    """What is held against what."""
    of = f" of {one_line(table.of)}" if table.of else ""
    return f"by {table.aspect}{of}, against {one_line(table.usual)}"


def value_name(one: LookValue) -> str:
    """A value with a star where its difference may be due to other things."""
    return f"{one_line(one.value)} *" if one.mixed else one_line(one.value)


def look_lines(table: LookTable, width: int) -> Iterator[TextLine]:
    """A heading, and a row for each value, the usual one first and then the surest difference."""
    yield EMPTY
    yield line(Piece(f"{look_heading(table)}:", "strong"))
    shown, more = table.values[: MAX_ROWS + 1], len(table.values[MAX_ROWS + 1 :])
    names = min(MAX_NAME, max(columns(value_name(one)) for one in shown))
    for one in shown:
        yield _row(one, names, wide=width >= ROOMY)
    if more:
        yield line(f"  and {more} more")
    if table.has_mixed:
        yield line(Piece(f"  {MIXED}", "faint"))


def _row(one: LookValue, names: int, *, wide: bool) -> TextLine:
    name = padded(cut(value_name(one), names), names)
    sure = f"  {interval_text(one.rate):<16}" if wide else ""
    passed = f"{one.rate.passed}/{one.rate.episodes}"
    rate = Piece(f"{percent(one.rate.interval.estimate):>6}", "strong")
    told: list[str | Piece] = [f"  {name} ", rate, sure]
    found = one.difference
    if found is None:
        return line(*told, f" {passed:>9}")
    style: Style = (
        "" if not found.shown or one.mixed else "bad" if found.difference.estimate < 0 else "good"
    )
    gap = f"{100 * found.difference.estimate:+.1f}"
    word = verdict(found) if wide else verdict(found).partition(",")[0].partition(";")[0]
    return line(
        *told, f" {passed:>9}  ", Piece(f"{gap:>6}", "strong"),
        f" ({ends_text(found)})  ", Piece(word, style),
    )  # fmt: skip


def gap_text(found: GeneralisationGap) -> str:
    """How much better it does on train profiles, with what that rests on."""
    gap, of = found.gap, f" of {one_line(found.of)}" if found.of else ""
    sides = (
        f"{percent(gap.new)} on {_part(found.train, 'train')}, "
        f"{percent(gap.old)} on {_part(found.test, 'test')}"
    )
    return (
        f"train minus test{of} {points(gap.difference.estimate)} ({ends_text(gap)}): {sides}; "
        f"{_chance(found)}"
    )


def _part(part: SplitPart, name: str) -> str:
    some = f"{part.profiles} of {part.of}" if part.profiles < part.of else f"{part.of}"
    return f"{some} {name} profiles" if part.of > 1 else f"the {name} profile"


def _chance(found: GeneralisationGap) -> str:
    gap = found.gap
    tasks = count(gap.difference.tasks, "task")
    if not gap.shown:
        return f"cannot tell it from none, {tasks}"
    return f"beyond chance, p = {gap.adjusted:.2g}, {tasks}"
