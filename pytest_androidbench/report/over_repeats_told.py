"""Success over repeated runs in words: mean and standard error, task by task."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.lines import EMPTY, Piece, TextLine, columns, cut, line, padded
from pytest_androidbench.report.over_repeats import OverRepeats
from pytest_androidbench.report.wording import count, one_line, percent
from pytest_androidbench.stats.repeats import RunsMean

MAX_NAME: Final = 32
MAX_ROWS: Final = 20


def runs_text(rate: RunsMean) -> str:
    """A mean with its standard error in points, as `80% ± 5.8`."""
    error = "" if rate.error is None else f" ± {100 * rate.error:.1f}"
    return f"{percent(rate.mean)}{error}"


def each_run_text(rate: RunsMean) -> str:
    """The rate of each run."""
    return ", ".join(map(percent, rate.runs))


def over_repeats_heading(found: OverRepeats) -> str:
    """What the means are of."""
    of = f" of {one_line(found.of)}" if found.of else ""
    word = f"{found.split} profile" if found.split else "profile"
    where = f" on {count(found.profiles, word)}" if found.split or found.profiles > 1 else ""
    runs = count(len(found.every.runs), "run")
    return f"by task{of}{where}, mean ± standard error over {runs}"


def over_repeats_lines(found: OverRepeats) -> Iterator[TextLine]:
    """A heading, and a row for each task and for all."""
    yield EMPTY
    yield line(Piece(f"{over_repeats_heading(found)}:", "strong"))
    shown, more = found.tasks[:MAX_ROWS], len(found.tasks[MAX_ROWS:])
    rows = [*((one_line(one.task), one.rate) for one in shown), ("all tasks", found.every)]
    width = min(MAX_NAME, max(columns(name) for name, _ in rows))
    for name, rate in rows[:-1]:
        yield _row(name, rate, width)
    if more:
        yield line(f"  and {more} more")
    yield _row(*rows[-1], width)


def _row(name: str, rate: RunsMean, width: int) -> TextLine:
    return line(
        f"  {padded(cut(name, width), width)}  ",
        Piece(f"{runs_text(rate):<14}", "strong"),
        Piece(f"  ({each_run_text(rate)})", "faint"),
    )
