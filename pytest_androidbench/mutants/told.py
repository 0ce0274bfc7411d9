"""What became of a run's mutants, as lines and as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pytest_androidbench.codec import to_plain
from pytest_androidbench.mutants.advice import advice
from pytest_androidbench.mutants.findings import Findings, ends_text
from pytest_androidbench.mutants.judged import Fate, Judged, LineDiff, Mutant
from pytest_androidbench.mutants.score import ORDER, Score, score_of, scores
from pytest_androidbench.texts import clean

MOST_TOLD: Final = 20
"""Survivors that are told at length in a terminal."""
_SHOWN: Final = 60
"""Characters of a source in a line."""
_WIDE: Final = 160
"""Characters of a line of source."""
_HEADER: Final = ("task or module", "noticed", "of", "survived", "excused", "left out")
_BY_TESTS: Final = "with tests"


def mutant_lines(found: Findings, where: str = "mutants.json") -> list[str]:
    """A table by task and module, the score, survivors with what they mean, and what is wrong.

    Args:
        found: all there is to tell.
        where: what has the rest of the survivors.
    """
    whole = score_of(found.mutants)
    numbers = ", ".join(f"{whole.counts[fate]} {fate}" for fate in ORDER)
    header = (*_HEADER, _BY_TESTS) if found.named_tests else _HEADER
    rows = [_cells(each, tested=found.named_tests) for each in scores(found.mutants)]
    return [
        "mutants of the tasks' code:",
        *_table([header, *rows]),
        f"mutants that were noticed: {_shares(whole, tested=found.named_tests)}",
        f"  {whole.every} mutants: {numbers}",
        *_footer(found),
        *(line for one in found.survivors[:MOST_TOLD] for line in survivor_lines(found, one)),
        *_rest(len(found.survivors), where),
        *(f"  !! {clean(line)}" for line in (*found.needless, *found.refused)),
        *(f"  ?? {clean(line)}" for line in found.unread),
    ]


def survivor_lines(found: Findings, one: Judged) -> Iterator[str]:
    """A survivor: where it is, what stands there and would, what notices it, where it was tried."""
    mutant, change = one.mutant, change_told(one)
    yield f"  !! {clean(change.file)}:{change.line} {clean(mutant.function)}"
    yield f"     - {_bounded(change.before)}"
    yield f"     + {_bounded(change.after)}"
    yield f"     {clean(advice(one))}"
    yield f"     tried on {clean(ends_text(found.tried_on(mutant)))}"


def mutant_data(found: Findings) -> dict[str, Any]:
    """The same as plain data, with what became of each mutant."""
    whole = score_of(found.mutants)
    return {
        "noticed": whole.noticed,
        "noticed_with_tests": whole.noticed_with_tests,
        "tested": whole.tested,
        "counts": _counts(whole),
        "parts": [
            {
                "name": each.name,
                "shared": each.shared,
                "noticed": each.noticed,
                "noticed_with_tests": each.noticed_with_tests,
                "tested": each.tested,
                "counts": _counts(each),
            }
            for each in scores(found.mutants)
        ],
        "named_tests": found.named_tests,
        "barred": found.barred,
        "bad": found.bad,
        "seconds": to_plain(found.times),
        "changes_device": {one.task: list(one.changes_device) for one in found.changes_device},
        "spared": {one.task: one.spared for one in found.spared},
        "unread": found.unread,
        "needless": found.needless,
        "refused": found.refused,
        "survivors": [_survivor(found, one) for one in found.survivors],
        "tasks": [to_plain(one) for one in found.tasks],
        "mutants": [to_plain(one) for one in found.mutants],
    }


def mutant_line(mutant: Mutant) -> str:
    """A mutant in one line: where it is, what stood there and what stands there instead."""
    was, now = _short(mutant.original), _short(mutant.mutated)
    return f"{clean(mutant.module)}:{mutant.line} {clean(mutant.function)}: {was} -> {now}"


def change_told(one: Judged) -> LineDiff:
    """The lines that differ; the expressions alone where its source could not be read."""
    mutant = one.mutant
    return one.change or LineDiff(
        file=mutant.module,
        line=mutant.line,
        before=" ".join(mutant.original.split()),
        after=" ".join(mutant.mutated.split()),
        within="",
    )


def _survivor(found: Findings, one: Judged) -> dict[str, Any]:
    change, tried = change_told(one), found.tried_on(one.mutant)
    return {
        "function": f"{one.mutant.module}:{one.mutant.function}",
        "file": change.file,
        "line": change.line,
        "before": change.before,
        "after": change.after,
        "operator": one.mutant.operator,
        "original": one.mutant.original,
        "mutated": one.mutant.mutated,
        "advice": advice(one),
        "tried_on": tried,
        "tried_on_text": ends_text(tried, 12),
        "undecided": list(one.undecided),
    }


def _footer(found: Findings) -> Iterator[str]:
    if times := found.times:
        yield (
            f"  {times.judgements} judgements: median {_seconds(times.median)}, "
            f"99 of 100 within {_seconds(times.p99)}"
        )
    if changing := found.changes_device:
        names = ", ".join(one.task for one in changing)
        yield f"  checks change the device beyond its clock: {clean(names)}"
    for one in found.spared:
        yield f"  not changed: {clean(one.task)}: {clean(one.spared)}"
    if not found.barred and found.survivors:
        yield "  the rules are others': survivors are told and fail nothing"


def _rest(survivors: int, where: str) -> Iterator[str]:
    if survivors > MOST_TOLD:
        yield f"  !! and {survivors - MOST_TOLD} survivors more: {where}"


def _counts(score: Score) -> dict[str, int]:
    return {str(fate): number for fate, number in score.counts.items()}


def _cells(score: Score, *, tested: bool) -> tuple[str, ...]:
    left_out = score.every - score.tested - score.counts[Fate.EXCUSED]
    numbers = score.tested, score.counts[Fate.SURVIVED], score.counts[Fate.EXCUSED], left_out
    more = (_percent(score.share_with_tests),) if tested else ()
    return clean(score.name), _percent(score.share), *map(str, numbers), *more


def _shares(score: Score, *, tested: bool) -> str:
    if not tested:
        return f"{_percent(score.share)} of {score.tested}"
    return (
        f"{_percent(score.share)} of {score.tested} by ends alone, "
        f"{_percent(score.share_with_tests)} with tests"
    )


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.0f} ms"


def _table(rows: list[tuple[str, ...]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = (rows[0], tuple("-" * width for width in widths), *rows[1:])
    return [
        "  "
        + "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    ]


def _short(source: str) -> str:
    return _bounded(" ".join(source.split()), _SHOWN)


def _bounded(text: str, most: int = _WIDE) -> str:
    text = clean(text)
    return text if len(text) <= most else f"{text[: most - 1]}…"
