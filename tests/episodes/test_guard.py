"""The guard itself: it ends with us, whoever else holds its pipe and whatever its process does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from pytest_androidbench.episodes import guard as guards
from pytest_androidbench.episodes.guard import Guard

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
