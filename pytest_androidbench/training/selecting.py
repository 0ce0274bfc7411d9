"""Which trajectories are trained on: all, those that passed, or those that a critic accepts.

With `all`, `oracle` and `critic` the second ablation of the AndroidGen paper (arXiv 2504.19298,
table 6: no selection, oracle selection, StepCritic selection) can be set up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import assert_never

from pytest_androidbench.records.criticised import Condition
from pytest_androidbench.rounds.trajectory import RoundTrajectory
from pytest_androidbench.training.augmenting import augmented
from pytest_androidbench.training.choices import Selection


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A trajectory, and what is known of it."""

    trajectory: RoundTrajectory
    passed: bool | None = None
    """Whether the task's checks held; None = there are none, as of a published demonstration."""
    conditions: Sequence[Condition] = ()
    """What a critic said; none = nothing that could be read."""

    @property
    def reached(self) -> float:
        """Share of the conditions, 0..1, that were reached before one that was not."""
        in_a_row = sum(1 for _ in takewhile(lambda one: one.reached, self.conditions))
        return in_a_row / len(self.conditions) if self.conditions else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Selected:
    """A trajectory that is trained on."""

    trajectory: RoundTrajectory
    weight: float = 1.0
    """Of its rows, above 0 and at most 1."""
    part: bool = False
    """Whether it is a beginning of a longer one."""


def selected(
    candidate: Candidate, selection: Selection, *, published: bool = False
) -> tuple[Selected, ...]:
    """What of a trajectory is trained on.

    Args:
        candidate: the trajectory.
        selection: by which rule.
        published: as of `augmenting.augmented`.
    """
    whole = Selected(trajectory=candidate.trajectory)
    match selection:
        case "all":
            return (whole,)
        case "oracle":
            return (whole,) if candidate.passed else ()
        case "critic":
            return (*((whole,) if candidate.reached == 1 else ()), *_parts(candidate, published))
        case "weighted":
            share = candidate.reached
            return (Selected(trajectory=candidate.trajectory, weight=share),) if share else ()
        case _:
            assert_never(selection)


def _parts(candidate: Candidate, published: bool) -> tuple[Selected, ...]:
    made = augmented(candidate.trajectory, candidate.conditions, published=published)
    return tuple(Selected(trajectory=one, part=True) for one in made)
