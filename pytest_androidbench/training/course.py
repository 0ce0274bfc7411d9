"""The whole way from runs to a file of rows with its card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.files import put_whole
from pytest_androidbench.training.candidates import candidates_of, critic_of
from pytest_androidbench.training.card import RowCounts, card_text
from pytest_androidbench.training.choices import Selection
from pytest_androidbench.training.rows import RowOptions, rows_of
from pytest_androidbench.training.selecting import Candidate
from pytest_androidbench.training.writing import write_rows

_CRITICAL: Final[tuple[Selection, ...]] = ("critic", "weighted")
"""Selections that go by a critic's verdicts."""


@dataclass(slots=True)
class _Dropped:
    """Steps without a call, of all trajectories that went by."""

    steps: int = 0

    def counted(self, candidates: Iterable[Candidate]) -> Iterator[Candidate]:
        for one in candidates:
            self.steps += one.trajectory.source.dropped
            yield one


def write_training(
    file: Path, runs: Sequence[RunContents], options: RowOptions, critic: str = ""
) -> RowCounts:
    """Write the rows of runs, and beside them their card under the same name with `.md`.

    Args:
        file: its name ends in one of `writing.FORMATS`.
        runs: in the order in which their rows are written.
        options: what is made of them.
        critic: whose verdicts, where the selection goes by them; "" = the one there is.

    Raises:
        CriticUnknown: nobody's or several critics' verdicts are kept with a run.
        MissingPackage, TemplateUnfit: as of `rows_of` and `write_rows`.
        OSError: the disk refuses it.
    """
    by_critic = options.selection in _CRITICAL
    # All are known before anything is written.
    critics = [critic_of(run, critic) if by_critic else None for run in runs]
    dropped, counts = _Dropped(), RowCounts()
    candidates = (
        one
        for run, name in zip(runs, critics, strict=True)
        for one in dropped.counted(candidates_of(run, name))
    )
    write_rows(file, counts.counted(rows_of(candidates, options)))
    named = sorted({name for name in critics if name})
    card = card_text(
        counts, made_by=_made_by(options, named), dropped=dropped.steps, length=options.length
    )
    put_whole(file.with_name(f"{file.name}.md"), card.encode("utf-8", "replace"))
    return counts


def _made_by(options: RowOptions, critics: Sequence[str]) -> list[tuple[str, str]]:
    return [
        ("selection", options.selection),
        ("critic", ", ".join(critics) or "none"),
        ("beginnings", "as published" if options.published else "by the maximum of their steps"),
        ("replies without a call", "trained on" if options.failed else "left out"),
        ("share of tasks for the test", f"{options.test_share:g}"),
        ("salt of the split", options.salt or "none"),
        ("chat template", options.template.name if options.template else "none"),
    ]
