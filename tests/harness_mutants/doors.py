"""Doors (`devices/door`) as forks of who opens them, so that they are changed and followed too.

A door is a program of its own otherwise, in which nothing is changed and nothing recorded.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import pytest

from pytest_androidbench.devices.door import door, program
from pytest_androidbench.devices.providers.child import Child

_STOP_SECONDS: Final = 5.0


def fork_doors() -> None:
    """From now on doors are forks of the process that opens them."""
    patch = pytest.MonkeyPatch()  # for good, as in `sessions`
    patch.setattr(door, "Child", _program)


class DoorFork:
    """What `Child` is of a program, of a fork that is a door."""

    def __init__(self, arguments: Sequence[str], inherited: Sequence[int]) -> None:
        self._process = get_context("fork").Process(target=_be_door, args=(arguments, inherited))
        self._process.start()

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    @property
    def running(self) -> bool:
        return self._process.exitcode is None

    def drain_output(self) -> None:
        """Nothing: it prints where we print."""

    def complaint(self, what: str) -> str:
        """A sentence about it, with how it ended."""
        code = self._process.exitcode
        if code is None:
            return what
        how = f"by {signal.Signals(-code).name}" if code < 0 else f"with code {code}"
        return f"{what}; it ended {how}"

    def stop(self) -> None:
        """Wait until it has ended, with its stream; by force where it does not."""
        self._process.join(_STOP_SECONDS)
        if self.running:
            self._process.kill()
            self._process.join()


def _program(
    command: Sequence[str], *, environment: Mapping[str, str], inherited: Sequence[int]
) -> Child | DoorFork:
    if Path(command[0]).exists():
        return DoorFork(command[3:], inherited)  # behind `python -m program`
    return Child(command, environment=environment, inherited=inherited)


def _be_door(arguments: Sequence[str], inherited: Sequence[int]) -> None:
    """Be what `python -m ...program` would be; this runs in the fork."""
    # Objects of the process it was forked from still name these files: closed, their numbers would
    # be given to files of the door, which such an object might close.
    nothing = os.open(os.devnull, os.O_RDWR)
    opened = [int(path.name) for path in Path("/proc/self/fd").iterdir()]
    for number in opened:
        if number not in (0, 1, 2, nothing, *inherited):
            os.dup2(nothing, number)
    gc.freeze()
    program.main(list(arguments))
