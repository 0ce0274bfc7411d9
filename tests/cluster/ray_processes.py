"""Processes of a cluster that is below this process: those that run cells, and their ends."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from pytest_androidbench.agents.hosting import leash

WORKER: Final = "pytest_androidbench.plugin.fed"
ENV: Final = "ray::RuntimeEnvAgent"
GONE_SECONDS: Final = 60.0


def processes(command: str) -> list[int]:
    """Those below this one whose command line has this in it, the oldest first."""
    found = []
    for pid in leash.descendants(os.getpid()):
        with suppress(OSError):
            if command.encode() in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return sorted(found)


def end_one(command: str) -> None:
    os.kill(processes(command)[0], signal.SIGKILL)


def actors() -> list[int]:
    """Ray's processes that run what is asked of them, whatever it is called."""
    others = {*processes("ray::IDLE"), *processes("ray::DashboardAgent")}
    return [pid for pid in processes("ray::") if pid not in others | {*processes(ENV)}]


def end_actor() -> None:
    os.kill(actors()[0], signal.SIGKILL)


def wait_until_gone() -> None:
    """See that nothing of a run is left running, once Ray has come to it."""
    until = monotonic() + GONE_SECONDS
    while (left := processes(WORKER) + actors()) and monotonic() < until:
        sleep(0.1)
    assert not left
