"""What dies or hangs in the middle of a run: the phone, a worker; and two runs at once."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.records.contents import read_steps
from pytest_androidbench.records.kept import AttemptFiles
from pytest_androidbench.records.outcome import Cause, Outcome
from tests.devices.test_slots import is_running
from tests.end_to_end.harm import HARM
from tests.end_to_end.projects import Project, ended

INSIDE: Final = "--ab-agent-process=off"
"""Where an agent can kill its worker: it has no process of its own."""
RADIOS: Final = ("SystemWifiTurnOff", "SystemWifiTurnOn", "SystemBluetoothTurnOnVerify")
IMPATIENT: Final = """
    import pytest_androidbench.episodes.stage as stage

    stage.DEVICE_SECONDS = 3.0
"""
"""A plugin for tests that cannot wait as long as a real device may take."""


@pytest.fixture
def harmed(project: Project) -> Project:
    project.write("harm.py", HARM)
    project.write("impatient.py", IMPATIENT)
    return project


def phones_of(project: Project) -> list[int]:
    """The phones that agents met, in order."""
    return [int(line) for line in (project.path / "phones").read_text().split()]


def wait_for(condition: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def expect_gone(pids: list[int]) -> None:
    wait_for(lambda: not any(map(is_running, pids)), seconds=10)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("harm:Kill", "the device stopped answering"),
        ("harm:Stop", "took longer than 3.0 s; it was interrupted"),
    ],
)
def test_a_phone_that_dies_or_hangs_is_replaced_and_the_outcome_true(
    harmed: Project, agent: str, reason: str
) -> None:
    done = harmed.run(f"--agent={agent}", "--ab-tasks=SystemWifiTurnOff", "--ab-run=run",
                      "-p", "impatient")  # fmt: skip
    assert done.code == 0, done.out
    broken, good = (attempt.record for attempt in harmed.attempts())
    assert (broken.outcome, good.outcome) == (Outcome.INFRA_ERROR, Outcome.PASSED)
    assert reason in broken.reason
    folder = harmed.attempts()[0].folder
    assert len(read_steps(harmed.path / "run" / folder)) >= 2
    assert AttemptFiles(harmed.path / "run", folder).path("001.xml")
    assert "!! 2 attempts at SystemWifiTurnOff · seed 30: infra error, then passed" in done.summary
    first, second = phones_of(harmed)
    assert first != second
    expect_gone([first, second])


@pytest.mark.slow
def test_an_episode_in_which_the_browser_dies_is_tried_again(harmed: Project) -> None:
    done = harmed.run("--agent=harm:KillBrowser", "--ab-tasks=SystemWifiTurnOff", "--ab-run=run")
    assert done.code == 0, done.out
    broken, good = (attempt.record for attempt in harmed.attempts())
    assert (broken.outcome, good.outcome) == (Outcome.INFRA_ERROR, Outcome.PASSED)
    assert (broken.cause, broken.score) == (Cause.DEVICE, None)
    assert broken.reason == "the browser that shows the device's pages ended or hung"
    assert "!! 2 attempts at SystemWifiTurnOff · seed 30: infra error, then passed" in done.summary


@pytest.mark.slow
def test_a_record_tells_that_the_host_s_time_took_part(harmed: Project) -> None:
    harmed.run("--agent=harm:Unending", "--ab-tasks=SystemWifiTurnOff", "--ab-run=run")
    harmed.run("--agent=harm:Reads", "--ab-tasks=SystemWifiTurnOff", "--ab-run=other")
    (unending,), (plain,) = harmed.attempts(), harmed.attempts("other")
    assert [unending.record.outcome, plain.record.outcome] == [Outcome.PASSED] * 2
    assert unending.record.nondeterministic
    assert not plain.record.nondeterministic


@pytest.mark.slow
def test_a_killed_worker_leaves_no_phone_and_loses_nothing(harmed: Project) -> None:
    done = harmed.run("--agent=harm:KillWorker", f"--ab-tasks={','.join(RADIOS)}",
                      "--ab-seeds=1-2", "-n2", "--ab-run=run", INSIDE)  # fmt: skip
    outcomes = harmed.outcomes()
    assert len(outcomes) == 6
    assert [first for first, *rest in outcomes.values() if rest] == [Outcome.INFRA_ERROR]
    assert all(last.scored for *_, last in outcomes.values())
    assert "1 rerun" in done.out
    assert ": infra error, then " in done.summary
    expect_gone(phones_of(harmed))


@pytest.mark.slow
def test_a_killed_worker_leaves_no_phone_that_cannot_hear_of_its_end(harmed: Project) -> None:
    harmed.run("--agent=harm:StopPhoneAndKillWorker", "--ab-tasks=SystemWifiTurnOff", "-n1",
               "--max-worker-restart=0", "--ab-run=run", INSIDE)  # fmt: skip
    assert len(phones_of(harmed)) == 1
    expect_gone(phones_of(harmed))


@pytest.mark.slow
def test_what_a_killed_worker_did_not_come_to_is_listed_and_can_be_caught_up(
    harmed: Project,
) -> None:
    options = ("--agent=harm:KillWorker", f"--ab-tasks={','.join(RADIOS)}", "--ab-run=run", INSIDE)
    done = harmed.run(*options, "-n1", "--max-worker-restart=0")
    assert done.code == 11, done.out
    missing = [planned.cell.task for planned in harmed.contents().not_run]
    told = " ".join(done.summary.split()).partition(" not run: ")[2]
    assert missing
    assert all(task in told for task in missing)
    expect_gone(phones_of(harmed))
    before = {attempt.folder: attempt.digest for attempt in harmed.attempts()}
    harmed.run(*options)
    after = {attempt.folder: attempt.digest for attempt in harmed.attempts()}
    assert before.items() <= after.items()
    assert harmed.contents().not_run == ()


@pytest.mark.slow
def test_two_runs_at_once_share_no_slot_and_no_port(harmed: Project) -> None:
    meeting = harmed.path / "meeting"
    slots = harmed.path / "user"
    meeting.mkdir()
    slots.mkdir()
    variables = {"MEETING": str(meeting), "XDG_RUNTIME_DIR": str(slots)}
    together = Project(path=harmed.path, variables=variables)
    tasks = f"--ab-tasks={RADIOS[0]},{RADIOS[1]}"
    runs = [
        together.start("--agent=harm:Meet", tasks, "-n2", f"--ab-run=run{number}")
        for number in range(2)
    ]
    try:
        wait_for(lambda: sum(path.stat().st_size > 0 for path in meeting.iterdir()) == 4)
        addresses = [path.read_text().split() for path in meeting.iterdir()]
        occupied = occupants(slots)
    finally:
        (meeting / "go").touch()
        finished = [ended(run) for run in runs]
    assert sorted(occupied) == [f"phone-{number}" for number in range(4)]
    assert {str(pid) for pid in occupied.values()} == {p.name for p in meeting.iterdir()} - {"go"}
    assert len({serial for serial, _ in addresses}) == 4
    assert len({port for _, port in addresses}) == 4
    assert all("outcomes: " in one.summary for one in finished)
    expect_gone(list(occupied.values()))
    assert occupants(slots) == {}


def occupants(user: Path) -> dict[str, int]:
    """The process in each occupied slot."""
    files = user.glob("*/*/occupant.json")
    return {file.parent.name: json.loads(file.read_text())["pid"] for file in files}
