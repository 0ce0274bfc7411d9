"""Training rows of trajectories: each says where it is from, how long it is, what it overlaps."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace

from pytest_androidbench.records.record import Cell
from pytest_androidbench.rounds.trajectory import RoundTrajectory
from pytest_androidbench.training.choices import PUBLISHED_LENGTH, Selection, Tokenizer
from pytest_androidbench.training.contamination import EvaluatedCells, Overlap
from pytest_androidbench.training.counting import counter
from pytest_androidbench.training.prompting import Prompted, prompted_rounds
from pytest_androidbench.training.row import TrainingRow
from pytest_androidbench.training.selecting import Candidate, Selected, selected
from pytest_androidbench.training.splitting import Split, split_of
from pytest_androidbench.training.templates import ChatTemplate

_REMEMBERED = 10_000
"""Texts whose tokens are counted once: replies and prompts of systems come again with each row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowOptions:
    """What is made of trajectories."""

    selection: Selection = "critic"
    published: bool = False
    """Whether beginnings are cut and worded as published."""
    failed: bool = False
    """Whether replies are targets that held no call which could be made."""
    test_share: float = 0.0
    """Of all tasks, 0..1."""
    salt: str = ""
    """Of the split."""
    tokenizer: Tokenizer = "utf8_bytes_div_3"
    length: int = PUBLISHED_LENGTH
    """Tokens beyond which a row is marked."""
    template: ChatTemplate | None = None
    """Fills `TrainingRow.text`."""
    evaluated: EvaluatedCells = field(default_factory=lambda: EvaluatedCells(()))
    """What is evaluated on."""


def rows_of(candidates: Iterable[Candidate], options: RowOptions) -> Iterator[TrainingRow]:
    """Rows of all trajectories that are selected, in the order of these.

    Raises:
        MissingPackage: the tokenizer's package is not installed.
        TemplateUnfit: the template cannot be filled.
        ValueError: the share for the test is none.
    """
    tokens = functools.lru_cache(_REMEMBERED)(counter(options.tokenizer))
    for candidate in candidates:
        known = _Known(candidate.trajectory, options)
        for one in selected(candidate, options.selection, published=options.published):
            plans = not (one.part or one.trajectory.source.converted)
            prompted = prompted_rounds(one.trajectory, plans=plans, failed=options.failed)
            yield from (known.row(one, asked, tokens) for asked in prompted)


class _Known:
    """What all rows of one episode have in common."""

    def __init__(self, whole: RoundTrajectory, options: RowOptions) -> None:
        self._options, self._source, cell = options, whole.source, whole.source.cell
        self._cell = cell
        self._split: Split = split_of(
            _task(cell) or whole.task, test_share=options.test_share, salt=options.salt
        )
        self._overlap: Overlap = options.evaluated.overlap(cell, whole.task)

    def row(self, chosen: Selected, asked: Prompted, tokens: Callable[[str], int]) -> TrainingRow:
        """One row of it."""
        options, source, cell, name = (
            self._options,
            self._source,
            self._cell,
            chosen.trajectory.name,
        )
        count = sum(tokens(one.content) for one in asked.messages) + tokens(asked.target)
        row = TrainingRow(
            id=f"{name}/{asked.kind}/{asked.round}",
            kind=asked.kind,
            messages=asked.messages,
            target=asked.target,
            instruction=chosen.trajectory.task,
            round=asked.round,
            trajectory=name,
            part=chosen.part,
            converted=source.converted,
            weight=chosen.weight,
            run=source.run,
            agent=source.agent,
            suite=cell.suite if cell else "",
            task=cell.task if cell else "",
            seed=cell.seed if cell else None,
            cell=cell.key if cell else "",
            split=self._split,
            overlap=self._overlap,
            tokens=count,
            tokenizer=options.tokenizer,
            too_long=count > options.length,
        )
        return replace(row, text=options.template.text(row)) if options.template else row


def _task(cell: Cell | None) -> str:
    return f"{cell.suite}/{cell.task}" if cell else ""
