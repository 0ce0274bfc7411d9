"""Whether the goal was reached, by how many steps, and whether the agent noticed it.

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator. The
success rate (SR) has one definition, the share of successes. Theirs are a model's judgement, ours
the task's checks.
"""

from __future__ import annotations

from typing import Final

from pytest_androidbench.stats.arena.matching import Alignment

NEVER_ZERO: Final = 1e-6
"""What the code adds to numbers that it divides by."""


def redundancy_paper(label: int, executed: int) -> float | None:
    """The reversed redundancy ratio (RRR) by the paper: L / L'; None where nothing was executed.

    Both lengths are without `finish`. Above 1 where fewer steps were taken than the label has.
    """
    return label / executed if executed else None


def redundancy_code(label: int, executed: int, success: float) -> float:
    """RRR by the code: L / (L' + 1e-6), times the success."""
    return redundancy_unweighted(label, executed) * success


def redundancy_unweighted(label: int, executed: int) -> float:
    """RRR by the code before the success is multiplied in."""
    return label / (executed + NEVER_ZERO)


def awareness_paper(*, passed: bool, finished: bool) -> float:
    """Awareness of completion by the paper: 1 where `finish` was issued and the goal was reached.

    Its mean over all episodes is the share of those in which the agent noticed that it was done:
    one that goes on after it was done, and one that claims it wrongly, count 0.
    """
    return float(passed and finished)


def awareness_code(alignment: Alignment) -> float:
    """Awareness by the code: 1 where the last executed action is like the last labelled one.

    Whether `finish` followed is not looked at.
    """
    if not alignment.executed:
        return 0.0
    return float(alignment.likeness.same(alignment.label[-1], alignment.did[-1]))
