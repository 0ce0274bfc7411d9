"""The exit status of a run of tasks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pytest_androidbench.plugin.gates.exits import (
    DEVICES_RAN_OUT,
    FAILED,
    INCONCLUSIVE,
    PASSED,
    GateJudgement,
    worst,
)
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.outcome import Outcome

_WORST_FIRST: Final = (FAILED, INCONCLUSIVE, DEVICES_RAN_OUT, PASSED)
"""The answer of a bar for several agents is the first of these that one of them has."""


def exit_status(
    tally: Tally, settings: Settings, not_run: int, judged: Sequence[GateJudgement] = ()
) -> int | None:
    """The exit status the episodes ask for; None = pytest's own stands.

    Args:
        tally: the episodes.
        settings: what was asked for.
        not_run: how many episodes asked for have no record.
        judged: what the gates say.
    """
    if tally.other_failures or not (tally.entries or tally.pending):
        return None
    if settings.gates.judge and not settings.audit:
        if tally.task_at_fault:
            return FAILED
        statuses = {one.status for one in judged} | _by_pins(tally)
        if settings.gates.min_success is not None:
            statuses.add(by_bar(tally, settings.gates.min_success, not_run))
        return worst(statuses or {DEVICES_RAN_OUT})
    bad = [entry for entry in tally.judged if entry.failed]
    if (bad or tally.pending) and all(entry.told.outcome == Outcome.INFRA_ERROR for entry in bad):
        return DEVICES_RAN_OUT
    return FAILED if bad else PASSED


def by_bar(tally: Tally, bar: float, not_run: int) -> int:
    """Judge each agent's success rate by its worst and best case over what was not scored."""
    if tally.task_at_fault:
        return FAILED
    unrecorded = not_run + len(tally.pending)
    found = {_of_agent(counts, bar, unrecorded) for counts in tally.by_agent()}
    found |= _by_pins(tally)
    return next(status for status in _WORST_FIRST if status in found)


def _by_pins(tally: Tally) -> set[int]:
    """A case was pinned so that it does not come back: no rate makes up for it."""
    fallen = {entry.told.outcome for entry in tally.pins if entry.failed}
    return {DEVICES_RAN_OUT if outcome == Outcome.INFRA_ERROR else FAILED for outcome in fallen}


def _of_agent(counts: Mapping[str, int], bar: float, unrecorded: int) -> int:
    passed = counts.get(Outcome.PASSED, 0)
    unknown = counts.get(Outcome.INFRA_ERROR, 0) + unrecorded
    every = sum(counts.values()) - counts.get(Outcome.SKIPPED, 0) + unrecorded
    if not every:
        return INCONCLUSIVE
    if passed >= bar * every:
        return PASSED
    if passed + unknown < bar * every:
        return FAILED
    return DEVICES_RAN_OUT if passed + unknown == every and not passed else INCONCLUSIVE


def told(status: int, bar: float | None, tally: Tally) -> str:
    """A sentence about an exit status of ours; "" for the plain ones.

    Args:
        status: the exit status.
        bar: the success rate asked for; None = none was.
        tally: what it was made from.
    """
    if bar is not None and status == PASSED:
        return f"the success rate reaches the {bar:.0%} of --ab-min-success (exit status 0)"
    if bar is not None and status == FAILED and not tally.task_at_fault:
        return f"the success rate misses the {bar:.0%} of --ab-min-success (exit status 1)"
    if status == INCONCLUSIVE and set(tally.outcomes()) <= {Outcome.SKIPPED}:
        return (
            f"inconclusive: every episode was skipped, which says nothing about {bar or 0:.0%} "
            f"(exit status {status})"
        )
    if status == INCONCLUSIVE:
        return (
            f"inconclusive: whether {bar or 0:.0%} is reached hangs on episodes that were not "
            f"scored; run again with the same --ab-run to fill them in (exit status {status})"
        )
    if status == DEVICES_RAN_OUT:
        return (
            "no episode failed, but some could not be scored for infrastructure faults; run "
            f"again with the same --ab-run to fill them in (exit status {status})"
        )
    return ""
