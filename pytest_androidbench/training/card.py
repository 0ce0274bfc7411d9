"""The data card of a file of rows: what it holds, how it was made, and what may be done with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.report.markdown import escaped
from pytest_androidbench.training.contamination import OVERLAPS
from pytest_androidbench.training.row import TrainingRow

_MOST: Final = 40
"""Entries of a list, as of tasks, that are told."""
LICENCE: Final = (
    "The format, the prompts and the tasks that come with this package are under Apache-2.0. "
    "Replies were written by a model: what may be trained on them is for its vendor's terms to "
    "say. Screens show what the apps had in them: rows of runs on a real phone hold whatever was "
    "on it."
)


@dataclass(slots=True)
class RowCounts:
    """What rows hold, counted as they go by."""

    rows: int = 0
    too_long: int = 0
    longest: int = 0
    tokens: int = 0
    parts: int = 0
    converted: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    splits: Counter[str] = field(default_factory=Counter)
    overlaps: Counter[str] = field(default_factory=Counter)
    agents: Counter[str] = field(default_factory=Counter)
    suites: Counter[str] = field(default_factory=Counter)
    tasks: Counter[str] = field(default_factory=Counter)
    seeds: Counter[str] = field(default_factory=Counter)
    runs: Counter[str] = field(default_factory=Counter)
    trajectories: set[tuple[str, str]] = field(default_factory=set)
    tokenizers: set[str] = field(default_factory=set)

    def counted(self, rows: Iterable[TrainingRow]) -> Iterator[TrainingRow]:
        """The same rows; each is counted once it was asked for."""
        for row in rows:
            self._count(row)
            yield row

    def _count(self, row: TrainingRow) -> None:
        self.rows += 1
        self.too_long += row.too_long
        self.longest = max(self.longest, row.tokens)
        self.tokens += row.tokens
        self.parts += row.part
        self.converted += row.converted
        for counts, value in (
            (self.kinds, row.kind), (self.splits, row.split), (self.agents, row.agent),
            (self.suites, row.suite), (self.tasks, f"{row.suite}/{row.task}"),
            (self.seeds, "none" if row.seed is None else str(row.seed)), (self.runs, row.run),
        ):  # fmt: skip
            counts[value] += 1
        if row.overlap:
            self.overlaps[row.overlap] += 1
        self.trajectories.add((row.run, row.trajectory))
        self.tokenizers.add(row.tokenizer)


def card_text(
    counts: RowCounts, *, made_by: Sequence[tuple[str, str]], dropped: int, length: int
) -> str:
    """The card, as Markdown.

    Args:
        counts: of all rows.
        made_by: options and their values.
        dropped: steps of other agents for which there is no call.
        length: tokens beyond which a row is marked.
    """
    return "\n".join(
        [
            "# Training rows of AndroidGen's form",
            "",
            f"{counts.rows} rows of {len(counts.trajectories)} trajectories, {counts.parts} of "
            f"beginnings, {counts.converted} of other agents' actions put into calls "
            f"({dropped} steps without a call were dropped).",
            "",
            *_table("made by", made_by),
            *_table("tokens", _tokens(counts, length)),
            *_counted("kind", counts.kinds),
            *_counted("split", counts.splits),
            *_counted("suite", counts.suites),
            *_counted("task", counts.tasks),
            *_counted("seed", counts.seeds),
            *_counted("agent", counts.agents),
            *_counted("run", counts.runs),
            "## What is evaluated on",
            "",
            *_overlap(counts),
            "",
            "## Licence",
            "",
            LICENCE,
            "",
        ]
    )


def _tokens(counts: RowCounts, length: int) -> Sequence[tuple[str, str]]:
    mean = counts.tokens / counts.rows if counts.rows else 0.0
    return [
        ("counted by", ", ".join(sorted(counts.tokenizers)) or "nothing"),
        ("mean of a row", f"{mean:.0f}"),
        ("longest row", str(counts.longest)),
        (f"rows over {length}, which are marked", str(counts.too_long)),
    ]


def _overlap(counts: RowCounts) -> Iterator[str]:
    what = {
        "cell": "are of a cell that is evaluated on",
        "task": "are of another cell of a task that is evaluated on",
        "text": "have an instruction that reads like one that is evaluated on",
    }
    yield from (f"- {counts.overlaps[name]} rows {what[name]}." for name in OVERLAPS)


def _counted(what: str, counts: Counter[str]) -> Iterator[str]:
    told = [(name or "none", str(count)) for name, count in sorted(counts.items())[:_MOST]]
    more = len(counts) - len(told)
    yield from _table(what, [*told, *([(f"and {more} more", "")] if more > 0 else [])])


def _table(what: str, entries: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield from (f"| {what} | |", "|---|---|")
    yield from (f"| {escaped(name)} | {escaped(value)} |" for name, value in entries)
    yield ""
