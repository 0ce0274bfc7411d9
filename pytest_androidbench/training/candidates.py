"""The trajectories of recorded runs, with what checks and a critic say of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from pytest_androidbench.errors import AndroidBenchError
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.criticised import Criticism, read_criticisms
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.rounds.recorded import each_trajectory
from pytest_androidbench.training.contamination import Evaluated
from pytest_androidbench.training.selecting import Candidate


class CriticUnknown(AndroidBenchError):
    """A run has no critic's verdicts, or those of several."""


def candidates_of(run: RunContents, critic: str | None) -> Iterator[Candidate]:
    """Every trajectory of a run, in the order of the episodes' keys.

    Args:
        run: any but an audit.
        critic: whose verdicts go with them, as `critic_of` gives it; None = nobody's.
    """
    said = _said(run, critic) if critic else {}
    passed = {one.record.episode.key: one.record.outcome is Outcome.PASSED for one in run.counted}
    for trajectory in each_trajectory(run):
        found = said.get((trajectory.name, trajectory.source.attempt))
        yield Candidate(
            trajectory=trajectory,
            passed=passed[trajectory.name],
            conditions=found.conditions if found else (),
        )


def critic_of(run: RunContents, name: str = "") -> str:
    """Whose verdicts of a run are meant.

    Args:
        run: the run.
        name: of the critic; "" = the one there is.

    Raises:
        CriticUnknown: it has said nothing of this run, or there are several to choose from.
        RunDirectoryError: what is kept is damaged.
    """
    known = sorted({one.critic for one in read_criticisms(run.path)})
    if name in known or (not name and len(known) == 1):
        return name or known[0]
    if not known:
        raise CriticUnknown(
            f"no critic has said anything of {run.path}: androidbench critic has one do so"
        )
    if not name:
        raise CriticUnknown(
            f"{run.path} has verdicts of {', '.join(known)}: name one of them with --critic"
        )
    raise CriticUnknown(f"{name} has said nothing of {run.path}; {', '.join(known)} has")


def evaluated_in(runs: Sequence[RunContents]) -> Iterator[Evaluated]:
    """The cells that runs evaluate on, with their goals as far as these are recorded."""
    for run in runs:
        goals = {one.record.cell: one.record.goal for one in run.attempts}
        cells = {one.cell for one in run.planned} | goals.keys()
        yield from (Evaluated(cell=cell, goal=goals.get(cell, "")) for cell in cells)


def _said(run: RunContents, critic: str) -> Mapping[tuple[str, int], Criticism]:
    every = read_criticisms(run.path)
    return {(one.episode, one.attempt): one for one in every if one.critic == critic}
