"""The bar of `--ab-min-success`: whether success rates reach it, for a run and for a merge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.exits import (
    DEVICES_RAN_OUT,
    FAILED,
    INCONCLUSIVE,
    PASSED,
    worst,
)
from pytest_androidbench.report.naming import AgentNames

AGAIN: Final = "run again with the same --ab-run"
_WORST_FIRST: Final = (FAILED, INCONCLUSIVE, DEVICES_RAN_OUT, PASSED)
"""The answer of a bar for several agents is the first of these that one of them has."""


def bar_status(
    agents: Sequence[Mapping[str, int]], bar: float, unrecorded: int, pins: Iterable[int] = ()
) -> int:
    """Judge each agent's success rate by its worst and best case over what was not scored.

    Args:
        agents: for each how many rated episodes came to each outcome.
        bar: the success rate asked for.
        unrecorded: rated episodes that came to none.
        pins: what pinned cases that failed ask for, for no rate makes up for them.
    """
    found = {_of_agent(counts, bar, unrecorded) for counts in agents} | set(pins)
    return next(status for status in _WORST_FIRST if status in found)


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


def fallen(outcome: Outcome | str) -> int:
    """What a pinned case that failed asks for: it was pinned so that it does not come back."""
    return DEVICES_RAN_OUT if outcome == Outcome.INFRA_ERROR else FAILED


def judged_by_bar(contents: RunContents, bar: float, again: str = AGAIN) -> tuple[int, str]:
    """The exit status of a run's records by a bar, as the run itself would have it, with why.

    What a record does not tell is not judged: that a test passed against a strict `xfail`.

    Args:
        contents: of the run.
        bar: the success rate asked for.
        again: what fills in the episodes that were not scored.
    """
    judged = [r for r in contents.records if contents.standing(r) is not Standing.QUARANTINED]
    if any(record.outcome is Outcome.INVALID for record in judged):
        return FAILED, f"a task is invalid (exit status {FAILED})"
    names = AgentNames(contents)
    agents: dict[str, Counter[str]] = {}
    for record in contents.rated:
        agents.setdefault(names.of(record), Counter())[record.outcome] += 1
    pinned = [one.record.outcome for one in contents.of_standing(Standing.PINNED)]
    pins = {fallen(outcome) for outcome in pinned if not outcome.fine}
    missing = sum(one.standing is Standing.RATED for one in contents.not_run)
    by_bar = bar_status(list(agents.values()) or [Counter()], bar, missing, pins)
    skipped = all(set(counts) <= {Outcome.SKIPPED} for counts in agents.values())
    told = bar_told(by_bar, bar, only_skipped=skipped and not missing, again=again)
    return worst({by_bar} | pins), told


def bar_told(status: int, bar: float, *, only_skipped: bool, again: str = AGAIN) -> str:
    """A sentence about what a bar says.

    Args:
        status: by `bar_status`.
        bar: the success rate asked for.
        only_skipped: whether no episode was meant to be scored.
        again: what fills in the episodes that were not scored.
    """
    if status == PASSED:
        return f"the success rate reaches the {bar:.0%} of --ab-min-success (exit status 0)"
    if status == FAILED:
        return f"the success rate misses the {bar:.0%} of --ab-min-success (exit status 1)"
    if status == INCONCLUSIVE and only_skipped:
        return (
            f"inconclusive: every episode was skipped, which says nothing about {bar:.0%} "
            f"(exit status {status})"
        )
    if status == INCONCLUSIVE:
        return (
            f"inconclusive: whether {bar:.0%} is reached hangs on episodes that were not "
            f"scored; {again} to fill them in (exit status {status})"
        )
    return lost_told(again)


def lost_told(again: str = AGAIN) -> str:
    """A sentence about episodes that nobody could score."""
    return (
        "no episode failed, but some could not be scored for infrastructure faults; "
        f"{again} to fill them in (exit status {DEVICES_RAN_OUT})"
    )
