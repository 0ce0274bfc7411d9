"""A run directory that fills up or cannot be written: the run stops, finished records stay."""

from __future__ import annotations

from typing import Final

import pytest

from pytest_androidbench.records.outcome import Outcome
from tests.end_to_end.projects import Finished, Project
from tests.mounts import needs_mounts, within

OPTIONS: Final = ("--agent=reference", "--ab-screenshots=on", "--ab-run=run")
TASKS: Final = "--ab-tasks=SystemWifiTurnOff,SystemBluetoothTurnOff,SystemBrightnessMax"
FULL_DISK: Final = (
    'mkdir run && mount -t tmpfs -o size=2m none run && "$@"; '
    "code=$?; cp -r run kept; umount run; exit $code"
)
READ_ONLY: Final = 'mount --bind run run && mount -o remount,bind,ro run && exec "$@"'
SMALL_FILES: Final = '(ulimit -f 64; exec "$@"); code=$?; cp -r run kept; exit $code'


def expect_stopped(done: Finished, why: str) -> None:
    """The run has stopped for this reason."""
    told = done.out + done.err
    assert done.code not in (0, 1), told
    assert why in told
    assert "is kept" in told
    assert "Traceback" not in done.err


def expect_whole(project: Project) -> None:
    """What is kept is whole."""
    kept = project.contents("kept")
    assert kept.damaged == ()
    assert {record.outcome for record in kept.records} <= {Outcome.PASSED}


@pytest.mark.slow
@needs_mounts
@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "two"])
def test_a_disk_that_fills_up(project: Project, workers: list[str]) -> None:
    # Room for the first episode of each worker, and for nowhere near all.
    done = project.run(*OPTIONS, TASKS, "--ab-seeds=0-39", *workers,
                       before=within(FULL_DISK))  # fmt: skip
    expect_stopped(done, "No space left on device")
    assert (project.path / "kept/manifest.json").exists(), done.out + done.err
    expect_whole(project)
    assert project.contents("kept").records
    assert "free some space, then run again with the same --ab-run" in done.out + done.err


@pytest.mark.slow
def test_a_file_that_may_not_grow(project: Project) -> None:
    done = project.run(*OPTIONS, TASKS, before=within(SMALL_FILES, mounts=False))
    expect_stopped(done, "File too large")
    # The first picture is too large already: there is nothing to be kept.
    assert not (project.path / "kept").exists()


@pytest.mark.slow
@needs_mounts
def test_a_run_directory_that_has_become_read_only(project: Project) -> None:
    project.run(*OPTIONS, "--ab-tasks=SystemWifiTurnOff")
    before = project.attempts()
    done = project.run(*OPTIONS, TASKS, before=within(READ_ONLY))
    assert done.code == pytest.ExitCode.USAGE_ERROR
    assert "make the folder writable, or choose another one with --ab-run" in done.err
    assert project.attempts() == before
