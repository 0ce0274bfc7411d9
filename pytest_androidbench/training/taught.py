"""What a run taught: its scored episodes as experiences, by their checks or a critic's verdicts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.criticised import NEVER, Condition
from pytest_androidbench.training.candidates import candidates_of, critic_of
from pytest_androidbench.training.experiences import experiences_of
from pytest_androidbench.training.selecting import Candidate

Critics: TypeAlias = str | None
"""Whose verdicts say what was reached: "" = those of the one critic there is, None = the checks."""


def experiences_in(
    run: RunContents, critic: Critics, published_cuts: bool = False
) -> Iterator[Experience]:
    """The experiences of a run's scored episodes; those without a round have none.

    Args:
        run: any but an audit.
        critic: says what was reached.
        published_cuts: as of `training.augmenting.beginnings_of`.

    Raises:
        CriticUnknown: no critic has spoken of the run, or several have.
    """
    name = None if critic is None else critic_of(run, critic)
    for one in candidates_of(run, name):
        conditions = one.conditions if name else _by_checks(one)
        if one.trajectory.rounds:
            yield from experiences_of(one.trajectory, conditions, published=published_cuts)


def _by_checks(one: Candidate) -> tuple[Condition, ...]:
    """The whole task as the one condition that checks tell of."""
    step = len(one.trajectory.rounds) - 1 if one.passed else NEVER
    return (Condition(text=one.trajectory.task, step=step),)
