"""Experiences of a trajectory: the whole of it, and each beginning that reached a part of its goal.

As `run` of AndroidGen's `model/judge/judge.py` puts them into its database.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.criticised import NEVER, Condition
from pytest_androidbench.rounds.trajectory import Round, RoundTrajectory
from pytest_androidbench.rounds.transcript import transcript_of
from pytest_androidbench.training.augmenting import beginnings_of


def experiences_of(
    trajectory: RoundTrajectory, conditions: Sequence[Condition], *, published: bool = False
) -> tuple[Experience, ...]:
    """What a trajectory gives a database: itself first, then its beginnings, the shortest first.

    The whole one is complete where all conditions were reached; only complete ones are ever shown.

    Args:
        trajectory: whole.
        conditions: the parts of its goal, as a critic found them; without any, nothing is given.
        published: as of `augmenting.beginnings_of`.
    """
    if not conditions:
        return ()
    whole = Experience(
        key=trajectory.name,
        task=trajectory.task,
        init_state=trajectory.rounds[0].app if trajectory.rounds else "",
        example=transcript_of(trajectory.task, trajectory.rounds),
        complete=all(one.step != NEVER for one in conditions),
        record=trajectory.name,
        conditions=tuple((one.text, one.step) for one in conditions),
        run=trajectory.source.run,
        agent=trajectory.source.agent,
        cell=trajectory.source.cell,
        apps=_apps(trajectory.rounds),
    )
    return whole, *_beginnings(trajectory, conditions, whole, published=published)


def _beginnings(
    trajectory: RoundTrajectory,
    conditions: Sequence[Condition],
    whole: Experience,
    *,
    published: bool,
) -> Iterable[Experience]:
    found = beginnings_of(trajectory.task, conditions, published=published)
    for index, one in enumerate(found):
        rounds = trajectory.rounds[: one.step + 1]
        yield replace(
            whole,
            key=f"{trajectory.name}-{index}",
            task=one.task,
            example=transcript_of(one.task, rounds),
            complete=True,
            conditions=(),
            step=one.step,
            apps=_apps(rounds),
        )


def _apps(rounds: Iterable[Round]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.app for one in rounds if one.app))
