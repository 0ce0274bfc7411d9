"""Trajectories from recorded runs: of AndroidGen's own agent as they were, of others converted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from pytest_androidbench.records.calls import read_calls
from pytest_androidbench.records.contents import RunContents, StoredAttempt, read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.likeness import run_digest
from pytest_androidbench.records.record import StepRecord
from pytest_androidbench.rounds.converting import ScreenBefore, converted
from pytest_androidbench.rounds.own import own_rounds, ways_of
from pytest_androidbench.rounds.told_screens import ToldScreens
from pytest_androidbench.rounds.trajectory import RoundTrajectory, TrajectorySource

OWN: Final = ("androidgen", "pytest_androidbench.agents.androidgen.agent:AndroidGen")
"""Names of AndroidGen's own agent."""


def trajectories_of(run: RunContents) -> tuple[RoundTrajectory, ...]:
    """All trajectories of a run, as `each_trajectory` gives them."""
    return tuple(each_trajectory(run))


def each_trajectory(run: RunContents) -> Iterator[RoundTrajectory]:
    """The scored episodes of a run at their first trial, in the order of their keys.

    Audits have none. An episode in which no call was made, or none that could be converted, has a
    trajectory without rounds.
    """
    own = ToldScreens(escaped=not ways_of(run.manifest.agent_options).upstream)
    others = ToldScreens()
    for attempt in run.counted:
        record = attempt.record
        if record.outcome.scored and not (record.audit or run.manifest.audit):
            is_own = agent_of(run, attempt) in OWN
            yield _trajectory(run, attempt, own if is_own else others, is_own=is_own)


def agent_of(run: RunContents, attempt: StoredAttempt) -> str:
    """What acted in an attempt, by its name."""
    return attempt.record.agent or run.manifest.agent


def _trajectory(
    run: RunContents, attempt: StoredAttempt, screens: ToldScreens, *, is_own: bool
) -> RoundTrajectory:
    folder = run.path / attempt.folder
    files = AttemptFiles(run.path, attempt.folder)
    steps = read_steps(folder)
    before = partial(screens.before, files=files)

    if is_own:
        ways = ways_of(run.manifest.agent_options)
        found = own_rounds(steps, read_calls(folder), before, ways)
    else:
        found = converted(steps, before)
    record = attempt.record
    return RoundTrajectory(
        name=record.episode.key,
        task=record.goal,
        rounds=found.rounds,
        end_state=_end_state(steps, before),
        source=TrajectorySource(
            run=run_digest(run.manifest),
            agent=agent_of(run, attempt),
            cell=record.cell,
            attempt=record.attempt,
            converted=not is_own,
            dropped=found.dropped,
        ),
    )


def _end_state(steps: Sequence[StepRecord], before: ScreenBefore) -> str:
    """The elements of the last screen that was kept."""
    screens = (before(step) for step in reversed(steps))
    return next((screen.listed.text for screen in screens if screen is not None), "")
