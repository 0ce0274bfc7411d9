"""More trajectories from one: each beginning of it that reached the next part of its goal.

Of conditions g1..gn with the rounds p1..pn in which they were reached, let k be the first that was
not, or n where all were. For i = 1..k-1 the rounds up to p_i are a trajectory for g1..gi. That is
algorithm 2 of the AndroidGen paper (arXiv 2504.19298) and `run` of its `model/judge/judge.py`.

There p_i is taken as it is, so that a condition reached late is missing from a trajectory whose
last condition was reached earlier; here a beginning goes on until all of its conditions are
reached. And there all letters of the joined instruction but the first are made small.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from pytest_androidbench.records.criticised import Condition
from pytest_androidbench.rounds.trajectory import RoundTrajectory
from pytest_androidbench.training.joining import joined, joined_as_published


@dataclass(frozen=True, slots=True, kw_only=True)
class Beginning:
    """A part of a goal that was reached, and when."""

    task: str
    """The instruction for it."""
    step: int
    """The last round of it, counted from 0."""


def beginnings_of(
    task: str, conditions: Sequence[Condition], *, published: bool = False
) -> tuple[Beginning, ...]:
    """The beginnings that are trajectories of their own, the shortest first.

    Args:
        task: the whole instruction.
        conditions: its parts, as a critic found them.
        published: take each condition's own step, and make all letters but the first small.
    """
    return tuple(_beginnings(task, conditions, published))


def _beginnings(task: str, conditions: Sequence[Condition], published: bool) -> Iterator[Beginning]:
    reached = list(takewhile(lambda one: one.reached, conditions[:-1]))
    latest = 0
    for count, condition in enumerate(reached, 1):
        goals = [one.text for one in reached[:count]]
        latest = max(latest, condition.step)
        if published:
            yield Beginning(task=joined_as_published(goals), step=condition.step)
        else:
            yield Beginning(task=joined(goals, task), step=latest)


def augmented(
    trajectory: RoundTrajectory, conditions: Sequence[Condition], *, published: bool = False
) -> tuple[RoundTrajectory, ...]:
    """A trajectory for each beginning of one; the whole one is not among them.

    Each is called `NAME-INDEX`, INDEX counted from 0, as published.

    Args:
        trajectory: whole.
        conditions: the parts of its goal.
        published: as of `beginnings_of`.
    """
    found = beginnings_of(trajectory.task, conditions, published=published)
    return tuple(
        _cut(trajectory, f"{trajectory.name}-{index}", one) for index, one in enumerate(found)
    )


def _cut(trajectory: RoundTrajectory, name: str, beginning: Beginning) -> RoundTrajectory:
    rounds = trajectory.rounds[: beginning.step + 1]
    return replace(
        trajectory,
        name=name,
        task=beginning.task,
        rounds=rounds,
        end_state=rounds[-1].state if rounds else "",
    )
