"""Tries a cell again that its agent failed: trial after trial, until one passes.

Each is made by an agent that knows what those before it wrote. What is there already is taken from
the run directory, so that a session that was cut off goes on between two trials.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pytest_androidbench.plugin.assignment import Assignment
from pytest_androidbench.plugin.conduct.several import RunEpisode
from pytest_androidbench.records.contents import attempts_at, counting
from pytest_androidbench.records.record import Record

if TYPE_CHECKING:
    import pytest

    from pytest_androidbench.plugin.conduct.bench import Bench


class Trials:
    """The trials of one cell that follow its first."""

    def __init__(self, bench: Bench, session: pytest.Session, first: Assignment) -> None:
        """Prepare to try again.

        Args:
            bench: of this process.
            session: of the item; one that is to stop runs no trial more.
            first: the first trial, as it was collected.
        """
        self._bench = bench
        self._session = session
        self._first = first
        self._made: dict[int, Record] = {}
        """Those of this session, by number."""

    def follow(self, record: Record) -> bool:
        """Whether the first trial, that came to `record`, leaves another one to be run."""
        return self._next(record) is not None

    def run(self, record: Record, run_episode: RunEpisode) -> None:
        """Run those that follow the first one, as far as this session can.

        Args:
            record: what the first one came to.
            run_episode: runs an episode with its attempts.
        """
        while (one := self._next(record)) is not None:
            if self._session.shouldstop or self._session.shouldfail:
                return
            done = run_episode(one)
            if done is None or not done.outcome.scored:
                return
            self._made[done.trial] = done

    def _next(self, record: Record) -> Assignment | None:
        """The trial that is to be run now; None = there is none."""
        policy, reflections = self._bench.settings.trials, list[str]()
        last: Record | None = record
        while last is not None:
            if not policy.again(last):
                return None
            reflections += [last.reflection] if last.reflection else []
            trial, last = last.trial + 1, self._known(last.trial + 1)
        return self._at(trial, tuple(reflections))

    def _known(self, trial: int) -> Record | None:
        return self._made.get(trial) or recorded(self._bench, self._at(trial))

    def _at(self, trial: int, reflections: tuple[str, ...] = ()) -> Assignment:
        draw = replace(self._first.draw, trial=trial, reflections=reflections)
        return self._first.at(draw)


def recorded(bench: Bench, assignment: Assignment) -> Record | None:
    """The record of an episode that is scored already; None = it is to be run."""
    assert bench.run is not None
    attempts = attempts_at(bench.run.path, assignment.episode)
    if not attempts:
        return None
    found = counting(attempts).record
    return found if found.outcome.scored else None
