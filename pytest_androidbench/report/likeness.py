"""How far two episodes went the same way."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from pytest_androidbench.records.contents import StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId, StepRecord

FALLEN: Final = (Outcome.FAILED, Outcome.AGENT_ERROR)
Task: TypeAlias = tuple[str, str]


def alike(one: Sequence[StepRecord], other: Sequence[StepRecord]) -> int:
    """How many steps two episodes have in common from the first on.

    Steps are alike that do the same, to a node of the same name, on the same screen of the same
    app, and both can or cannot be carried out.
    """
    pairs = zip(map(_told, one), map(_told, other), strict=False)
    return next(
        (index for index, (left, right) in enumerate(pairs) if left != right),
        min(len(one), len(other)),
    )


def counterparts(counted: Iterable[StoredAttempt]) -> Mapping[EpisodeId, StoredAttempt]:
    """For each episode that fell one of the same task that passed, to see where they part.

    With the same seed if there is one - a repeat, another agent, profile or role -, else with the
    nearest seed. For the episodes so chosen, in turn, the first that was compared with it.
    """
    by_task: dict[Task, list[StoredAttempt]] = {}
    for attempt in counted:
        if attempt.record.steps and attempt.record.outcome in (Outcome.PASSED, *FALLEN):
            cell = attempt.record.cell
            by_task.setdefault((cell.suite, cell.task), []).append(attempt)
    found: dict[EpisodeId, StoredAttempt] = {}
    for attempts in by_task.values():
        passed = sorted((a for a in attempts if a.record.outcome is Outcome.PASSED), key=_order)
        seeds = [attempt.record.cell.seed for attempt in passed]
        for fallen in (a for a in attempts if a.record.outcome in FALLEN and passed):
            other = passed[_nearest(seeds, fallen.record.cell.seed)]
            found[fallen.record.episode] = other
            found.setdefault(other.record.episode, fallen)
    return found


def _told(step: StepRecord) -> tuple[int, dict[str, object], str, str, bool]:
    # The number of a node is another one wherever the screen has a node more; its name is not.
    aim = {"at": step.target} if step.target else {}
    return step.turn, step.action | aim, step.package, step.activity, bool(step.error)


def _order(attempt: StoredAttempt) -> tuple[int, str]:
    return attempt.record.cell.seed, attempt.record.episode.key


def _nearest(seeds: Sequence[int], seed: int) -> int:
    """Place of the seed nearest to another one, the lower of two as near."""
    above = bisect_left(seeds, seed)
    if above == len(seeds) or (above and seed - seeds[above - 1] <= seeds[above] - seed):
        return bisect_left(seeds, seeds[above - 1])
    return above
