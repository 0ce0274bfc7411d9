"""Twenty faults in a run of short episodes: the records are complete and true all the same."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

import pytest
from filelock import FileLock

from fixtures.benches import WITHOUT
from pytest_androidbench.agents.hosting.leash import descendants
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.lock import RunLock
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import EpisodeId
from pytest_androidbench.report.figures import Figures, figures
from tests.chaos.apps_project import EPISODES, SEEDS, write_project
from tests.chaos.disturbing import Disturbed
from tests.chaos.faults import APART, Kind, faults
from tests.chaos.processes import keeping_orphans
from tests.devices.test_slots import is_running
from tests.end_to_end.projects import Project
from tests.end_to_end.test_faults import occupants, wait_for

OPTIONS: Final = (*WITHOUT, "--agent=agents:Opens", f"--ab-seeds=1-{SEEDS}", "-n2", "test_apps.py")


@pytest.mark.parametrize("seed", range(100))
def test_every_seed_throws_each_kind_of_fault_while_episodes_are_left(seed: int) -> None:
    thrown = faults(Random(seed))
    assert len(thrown) == 20
    assert {fault.kind for fault in thrown} == set(Kind)
    times = [fault.after for fault in thrown]
    assert times == sorted(times)
    assert times[-1] + 2 * APART < EPISODES


@pytest.mark.slow
@pytest.mark.whole
@pytest.mark.timeout(400)
@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="finds its victims in /proc")
@pytest.mark.parametrize("seed", range(4))
def test_a_disturbed_run_ends_as_an_undisturbed_one(tmp_path: Path, seed: int) -> None:
    slots = tmp_path / "user"
    slots.mkdir()
    project = Project(path=tmp_path, variables={"XDG_RUNTIME_DIR": str(slots)})
    write_project(project)
    random = Random(seed)
    run = Disturbed(project=project, arguments=(*OPTIONS, "--ab-run=run"), random=random)
    try:
        with keeping_orphans() as before:
            run.carry_out(faults(random))
            wait_for(lambda: not set(descendants(os.getpid())) - before)
        project.run(*OPTIONS, "--ab-run=calm")
        expect_complete(project.contents())
        expect_true(project.contents(), run.expected)
        expect_same_numbers(project.contents(), project.contents("calm"))
        expect_nothing_held(project.path / "run", slots)
    except BaseException as error:
        error.add_note("".join(run.log))
        raise


def expect_complete(contents: RunContents) -> None:
    """Every planned episode is there, and no more than once."""
    assert len(contents.planned) == EPISODES
    assert {record.episode for record in contents.records} == {
        planned.episode for planned in contents.planned
    }
    assert contents.not_run == ()
    assert contents.damaged == ()
    for attempts in contents.by_episode.values():
        assert sum(attempt.record.outcome.scored for attempt in attempts) == 1
        numbers = [attempt.record.attempt for attempt in attempts]
        assert sorted(set(numbers)) == numbers


def expect_true(contents: RunContents, expected: dict[tuple[EpisodeId, int], Outcome]) -> None:
    """Nobody is blamed but who was at fault: the agents whose processes were killed in an act."""
    made = {(one.record.episode, one.record.attempt): one.record for one in contents.attempts}
    assert {key: made[key].outcome for key in expected} == expected
    others = {record.outcome for key, record in made.items() if key not in expected}
    assert others <= {Outcome.PASSED, Outcome.INFRA_ERROR}


def expect_same_numbers(disturbed: RunContents, calm: RunContents) -> None:
    """What is told of all episodes but those of killed agents is what would have been told."""
    lost = frozenset(r.episode for r in disturbed.records if r.outcome is Outcome.AGENT_ERROR)
    there, here = (figures(without(contents, lost)) for contents in (disturbed, calm))
    assert here.outcomes[Outcome.PASSED] == EPISODES - len(lost)
    assert told(there) == told(here)


def expect_nothing_held(run: Path, slots: Path) -> None:
    """Neither the run directory nor a slot is locked, and nothing runs in a slot."""
    RunLock.take(run).release()
    locks = list(slots.glob("*/*/lock"))
    assert locks
    for lock in locks:
        with FileLock(lock, timeout=0):
            pass
    # A killed worker's note stays until somebody leases its slot.
    assert not any(map(is_running, occupants(slots).values()))


def without(contents: RunContents, episodes: frozenset[EpisodeId]) -> RunContents:
    return replace(
        contents,
        attempts=tuple(a for a in contents.attempts if a.record.episode not in episodes),
        planned=tuple(p for p in contents.planned if p.episode not in episodes),
    )


def told(numbers: Figures) -> Figures:
    """The numbers that say how good the agent is, not what it took to find out."""
    details = tuple(
        replace(one, taken=tuple(t for t in one.taken if t.name != "seconds"))
        for one in numbers.details
    )
    return replace(numbers, slowest=(), retried=(), seconds=0.0, details=details)
