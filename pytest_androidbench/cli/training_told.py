"""What commands about training data and experiences write, and what they say of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from pytest_androidbench.cli.printing import writing
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.wording import count
from pytest_androidbench.training.candidates import evaluated_in
from pytest_androidbench.training.collecting import collected, collecting_lines
from pytest_androidbench.training.contamination import EvaluatedCells
from pytest_androidbench.training.course import write_training
from pytest_androidbench.training.rows import RowOptions
from pytest_androidbench.training.templates import ChatTemplate
from pytest_androidbench.training.writing import FORMATS


def rows_written(
    file: Path,
    runs: Sequence[Path],
    evaluated: Sequence[Path],
    *,
    template: str,
    critic: str,
    **chosen: Any,
) -> Iterator[str]:
    """Write rows and their card; what that came to, a line each.

    Args:
        file: of the rows.
        runs: that they are made of.
        evaluated: runs of what is evaluated on.
        template: of the chat, by name or path; "" = none.
        critic: whose verdicts; "" = the one there is.
        **chosen: further fields of `RowOptions`.

    Raises:
        AndroidBenchError: runs, verdicts or the template cannot be had; says which and why.
        click.ClickException: the file's name has another end, or it cannot be written.
    """
    if file.suffix not in FORMATS:
        raise click.UsageError(f"{file}: give a name that ends in {' or '.join(FORMATS)}")
    options = RowOptions(
        evaluated=EvaluatedCells(evaluated_in([read_contents(run) for run in evaluated])),
        template=ChatTemplate(template) if template else None,
        **chosen,
    )
    with writing(file):
        counts = write_training(file, [read_contents(run) for run in runs], options, critic)
    written = count(counts.rows, "row")
    yield f"{written} written to {file}, trajectories: {len(counts.trajectories):,}"
    for name, number in sorted(counts.overlaps.items()):
        yield f"{count(number, 'row')} of what is evaluated on too: the same {name}"
    if counts.too_long:
        yield f"{count(counts.too_long, 'row')} over {options.length} tokens, which are marked"


def collecting(runs: Sequence[Path], trajectories: int, critic: str) -> Iterator[str]:
    """What was measured in runs, and what so many accepted trajectories would take.

    Raises:
        AndroidBenchError: runs or verdicts cannot be had; says which and why.
    """
    yield from collecting_lines(
        collected([read_contents(run) for run in runs], critic), trajectories
    )
