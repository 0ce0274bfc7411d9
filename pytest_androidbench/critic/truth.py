"""From which action on a task's checks held, by replays of an episode's first actions.

For each k the first k actions were replayed on a restored device, and the task's checks ran; a
check's step is the first k from which it holds to the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.comparability import apart
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.criticised import NEVER
from pytest_androidbench.records.labelled import EpisodeTruth, HeldCheck
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import STEPS, Cell, Record

ALIKE: Final = frozenset({"suites", "checks", "draws"})
"""What of two runs decides which checks they went by."""


class TruthUnfit(ComparisonError):
    """A run cannot be labelled, or replays are of another one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Replays:
    """The ends of one cell's replays."""

    untouched: Record | None = None
    """Where nothing was done."""
    parts: Mapping[int, Record] = field(default_factory=dict)
    """Where so many of the first actions were."""
    whole: Record | None = None
    """Where all were."""

    def ends(self, steps: int) -> Sequence[Record | None]:
        """Those after 0, 1, 2 ... and all actions; None = there is no such replay."""
        if not steps:
            return (self.whole,)
        return (self.untouched, *(self.parts.get(k) for k in range(1, steps)), self.whole)


def labelled(run: RunContents) -> tuple[StoredAttempt, ...]:
    """The scored episodes of a run, of trial 0, in the order of their keys.

    Raises:
        TruthUnfit: it is an audit, has no such episode, or its steps were varied.
    """
    if run.manifest.audit:
        raise TruthUnfit(f"{run.path} is an audit: it has no agent whose actions could be replayed")
    found = tuple(one for one in run.counted if one.record.outcome.scored)
    if not found:
        raise TruthUnfit(f"{run.path} has no scored episode, so there is nothing to label")
    if any(STEPS in dict(one.record.cell.variation) for one in found):
        raise TruthUnfit(
            f"the limit of steps was varied in {run.path}, and replays are told apart by it: "
            "label a run without --ab-vary steps"
        )
    return found


def truths_of(
    run: RunContents, untouched: RunContents, replayed: RunContents
) -> tuple[EpisodeTruth, ...]:
    """What replays found of each scored episode.

    Args:
        run: is labelled.
        untouched: the same cells with `--agent=null`.
        replayed: the same cells with `--agent=replay:RUN`, and with their steps varied.

    Raises:
        TruthUnfit: it cannot be labelled, or these did not go by the same checks.
    """
    for other in (untouched, replayed):
        if differs := apart(run, other, ALIKE):
            told = "; ".join(map(str, differs))
            raise TruthUnfit(
                f"{run.path} and {other.path} did not go by the same checks: {told}; replay what "
                "was recorded with the suite as it was"
            )
    again = _replays(untouched, replayed)
    return tuple(_truth(one.record, again.get(one.record.cell, Replays())) for one in labelled(run))


def _replays(untouched: RunContents, replayed: RunContents) -> Mapping[Cell, Replays]:
    parts: dict[Cell, dict[int, Record]] = {}
    whole = {record.cell: record for record in replayed.records}
    for record in replayed.records:
        if (limit := dict(record.cell.variation).get(STEPS)) is not None:
            usual = tuple(each for each in record.cell.variation if each[0] != STEPS)
            parts.setdefault(replace(record.cell, variation=usual), {})[int(limit)] = record
    idle = {record.cell: record for record in untouched.records}
    return {
        cell: Replays(untouched=idle.get(cell), parts=parts.get(cell, {}), whole=whole.get(cell))
        for cell in whole.keys() | idle.keys() | parts.keys()
    }


def _truth(record: Record, replays: Replays) -> EpisodeTruth:
    ends = replays.ends(record.steps)
    there = [end for end in ends if end is not None]
    fault = next(_faults(record, ends), "")
    checks, left_out = ((), ()) if fault else _held(there)
    return EpisodeTruth(
        episode=record.episode.key,
        attempt=record.attempt,
        steps=record.steps,
        checks=checks,
        left_out=left_out,
        fault=fault,
    )


def _faults(record: Record, ends: Sequence[Record | None]) -> Iterator[str]:
    """Why the replays say nothing of an episode."""
    for steps, end in enumerate(ends):
        which = f"its first {steps} actions" if steps < len(ends) - 1 else "all its actions"
        if end is None:
            yield f"there is no replay of {which}"
        elif not end.outcome.scored or end.outcome is Outcome.AGENT_ERROR:
            yield f"the replay of {which} came to {end.outcome}: {end.reason}"
        elif (end.goal, end.params) != (record.goal, record.params):
            yield f"the replay of {which} had another goal or other params"
    last = ends[-1]
    # Where the agent was at fault nobody ran the checks.
    checked = last is not None and record.outcome is not Outcome.AGENT_ERROR
    if checked and _passed(last) != _passed(record):
        yield "the replay of all its actions left another state: other checks hold"


def _passed(record: Record | None) -> Mapping[str, bool]:
    return {check.label: check.passed for check in record.checks} if record is not None else {}


def _held(ends: Sequence[Record]) -> tuple[tuple[HeldCheck, ...], tuple[str, ...]]:
    """Since when checks held, and the labels of those that held before anything was done."""
    passed = [_passed(end) for end in ends]
    labels = passed[-1]
    left_out = tuple(label for label in labels if passed[0].get(label))
    checks = (
        HeldCheck(label=label, steps=held_since([each.get(label, False) for each in passed]))
        for label in labels
        if label not in left_out
    )
    return tuple(checks), left_out


def held_since(held: Sequence[bool]) -> int:
    """The first place from which it held to the end; -1 = at the end it does not."""
    if not held[-1]:
        return NEVER
    return max((place + 1 for place, each in enumerate(held) if not each), default=0)
