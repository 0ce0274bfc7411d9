"""What further trials of failed cells came to, told apart from the rates of the first ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind, Record
from pytest_androidbench.report.wording import count


@dataclass(frozen=True, slots=True, kw_only=True)
class TrialsTold:
    """How many cells were passed after so many further trials, of one agent on one kind of device.

    The cells are those of the headline: they count by their first trial, whether or not it passed.
    """

    agent: str
    device: Kind
    after: int
    """Further trials, from 1."""
    passed: int
    """Cells that passed at one of the trials up to this one."""
    episodes: int
    """Cells whose first trial was scored."""
    missing: int
    """Of those not passed, how many lack a scored trial of this number."""
    unreflected: int
    """Trials of this number whose agent was given nothing about the one before."""
    tokens: int
    """Of all attempts at trials of this number."""
    money: float
    """Likewise, in US dollars."""


def trials_told(
    contents: RunContents, agent: str, kind: Kind, records: Sequence[Record]
) -> Iterator[TrialsTold]:
    """What each number of further trials came to; nothing where there were none.

    Args:
        contents: the run.
        agent: whose cells they are.
        kind: of their devices.
        records: of the first trials.
    """
    cells = [_scored_of(contents, one) for one in records if one.outcome.scored]
    attempts = _attempts(contents, records)
    for after in range(1, max((max(cell) for cell in cells), default=0) + 1):
        left = [cell for cell in cells if not _passed(cell, after)]
        used = [one.record.usage for one in attempts if one.record.trial == after]
        yield TrialsTold(
            agent=agent,
            device=kind,
            after=after,
            passed=len(cells) - len(left),
            episodes=len(cells),
            missing=sum(after not in cell for cell in left),
            unreflected=sum(
                after in cell and after - 1 in cell and not cell[after - 1].reflection
                for cell in cells
            ),
            tokens=sum(one.tokens for one in used),
            money=sum(one.money for one in used),
        )


def trials_text(told: Iterable[TrialsTold]) -> str:
    """Those of one agent in words: `after 1 trial more: 7 of 10`."""
    return "; ".join(map(_text, told))


def _text(one: TrialsTold) -> str:
    known = [f"after {count(one.after, 'trial')} more: {one.passed:,} of {one.episodes:,}"]
    if one.missing:
        known.append(f"{one.missing:,} of the others without that trial")
    if one.unreflected:
        known.append(f"{one.unreflected:,} tried again without a reflection")
    if one.tokens or one.money:
        known.append(f"{one.tokens:,} tokens and ${one.money:,.2f} beside what the first took")
    return ", ".join(known)


def _scored_of(contents: RunContents, first: Record) -> dict[int, Record]:
    """The scored trials of a cell by their numbers, the first one among them."""
    further = (one.record for one in contents.trials_of(first.episode))
    return {0: first} | {one.trial: one for one in further if one.outcome.scored}


def _attempts(contents: RunContents, records: Iterable[Record]) -> list[StoredAttempt]:
    first = {record.episode for record in records}
    return [one for one in contents.trials if one.record.episode.first in first]


def _passed(cell: dict[int, Record], after: int) -> bool:
    return any(one.outcome is Outcome.PASSED for trial, one in cell.items() if trial <= after)
