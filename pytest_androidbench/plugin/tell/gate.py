"""The exit status of a run of tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pytest_androidbench.plugin.gates.judgement import GateJudgement
from pytest_androidbench.plugin.settings import Settings
from pytest_androidbench.plugin.tell.tally import Tally
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.bar import bar_status, bar_told, fallen, lost_told
from pytest_androidbench.report.exits import (
    DEVICES_RAN_OUT,
    FAILED,
    INCONCLUSIVE,
    PASSED,
    worst,
)

LOST_IN_SHARD: Final = (
    "some episodes could not be scored for infrastructure faults; run again with the same --ab-run "
    f"and --ab-shard to fill them in (exit status {DEVICES_RAN_OUT})"
)


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
        if settings.shard is not None:
            return _of_shard(tally, not_run)
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
    return bar_status(tally.by_agent(), bar, not_run + len(tally.pending), _by_pins(tally))


def _of_shard(tally: Tally, not_run: int) -> int:
    """A part of a run is not judged by the bar of the whole, but can be run to its end or not."""
    lost = not_run or tally.pending or tally.outcomes()[Outcome.INFRA_ERROR]
    return worst({DEVICES_RAN_OUT if lost else PASSED} | _by_pins(tally))


def _by_pins(tally: Tally) -> set[int]:
    return {fallen(entry.told.outcome) for entry in tally.pins if entry.failed}


def told(status: int, bar: float | None, tally: Tally) -> str:
    """A sentence about an exit status of ours; "" for the plain ones.

    Args:
        status: the exit status.
        bar: the success rate asked for; None = none was.
        tally: what it was made from.
    """
    if status == DEVICES_RAN_OUT:
        return lost_told()
    plain = bar is None or (status == FAILED and tally.task_at_fault)
    if plain and status != INCONCLUSIVE:
        return ""
    only_skipped = set(tally.outcomes()) <= {Outcome.SKIPPED}
    return bar_told(status, bar or 0, only_skipped=only_skipped)
