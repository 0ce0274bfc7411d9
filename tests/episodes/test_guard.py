"""The guard itself: it ends with us, whoever else holds its pipe and whatever its process does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

from pytest_androidbench.episodes import guard as guards
from pytest_androidbench.episodes.guard import Guard, TaskHung

WITH_A_FORK = """
import os, sys
from pytest_androidbench.episodes.guard import Guard

guard = Guard()
guard.start()
if not os.fork():
    sys.stdin.read()
    os._exit(0)
guard.close()
print("closed", flush=True)
"""


def test_a_guard_closes_while_a_forked_child_still_holds_its_pipe() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", WITH_A_FORK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "closed\n"
        program.communicate()
    assert program.returncode == 0


def test_a_guard_whose_process_hangs_is_ended_by_force(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "CLOSE_SECONDS", 0.1)
    guard = Guard()
    guard.start()
    process = guard._process
    assert process is not None
    os.kill(process.pid, signal.SIGSTOP)
    guard.close()
    assert process.returncode == -signal.SIGKILL


def test_a_closed_guard_holds_no_file_open() -> None:
    guard = Guard()
    guard.start()
    traces = guard._traces
    assert traces is not None
    guard.close()
    assert traces.closed


def test_no_time_passes_while_a_person_debugs() -> None:
    guard = Guard(enabled=False)
    before = guard.time()
    guard.stand()
    standing = guard.time()
    while time.monotonic() < standing + 0.01:
        assert guard.time() == standing
    guard.go_on()
    after = guard.time()
    assert before <= standing <= after < time.monotonic()


def spin() -> None:
    while True:
        pass


def test_what_hangs_after_a_debugger_is_interrupted_as_before() -> None:
    guard = Guard()
    guard.start()
    try:
        guard.stand()
        guard.go_on()
        with (
            pytest.raises(TaskHung, match=r"counting took longer"),
            guard.watching("task", "counting", 0.1),
        ):
            spin()
    finally:
        guard.close()
