"""Calls in a process of its own that is lost without harm: it may eat memory, or never end."""

from __future__ import annotations

import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Generic, TypeVar

from pytest_androidbench.codec import from_json, to_json
from pytest_androidbench.errors import AndroidBenchError

T = TypeVar("T")

MEMORY: Final = 1 << 29
"""Bytes that the process may take beside those it begins with."""
_ENDED: Final = b"\n"
"""What stands behind what is asked and behind each answer."""


class Lost(AndroidBenchError):
    """The process ended before it had an answer."""


class Apart(Generic[T]):
    """A fork of this process that makes calls, one at a time; forked anew where it was lost.

    Only this thread goes on in the fork. It prints nothing, and ends without any of what the
    process does at its end.
    """

    def __init__(self, kind: type[T], call: Callable[..., T]) -> None:
        """Prepare for calls.

        Args:
            kind: what a call gives; it is handed over as JSON.
            call: is made in the fork, with the numbers that are asked for.
        """
        self._kind, self._call = kind, call
        self._fork: _Fork | None = None

    def ask(self, *numbers: int, seconds: float) -> T:
        """What a call gives.

        Raises:
            Lost: the process was killed, ran out of memory, or took more than `seconds`.
        """
        self._fork = self._fork or _Fork(self._call)
        answer = self._fork.ask(numbers, seconds)
        if not answer:
            self.end()
            raise Lost("its process was lost")
        return from_json(self._kind, answer)

    def end(self) -> None:
        """End the process, if there is one; whatever it is at."""
        fork, self._fork = self._fork, None
        if fork is not None:
            fork.end()


def apart(kind: type[T], call: Callable[[], T], seconds: float) -> T:
    """What one call gives, in a fork of its own.

    Raises:
        Lost: as `Apart.ask`.
    """
    process = Apart(kind, call)
    try:
        return process.ask(seconds=seconds)
    finally:
        process.end()


class _Fork:
    """One process, with a pipe to it and one from it."""

    def __init__(self, call: Callable[..., object]) -> None:
        theirs, self._asks = os.pipe()
        self._answers, their_answers = os.pipe()
        self._child = os.fork()
        if self._child == 0:
            os.close(self._asks)
            os.close(self._answers)
            _be_child(call, theirs, their_answers)
        os.close(theirs)
        os.close(their_answers)

    def ask(self, numbers: Sequence[int], seconds: float) -> bytes:
        """The answer to some numbers; nothing where the process is lost, or takes too long."""
        try:
            os.write(self._asks, b" ".join(b"%d" % each for each in numbers) + _ENDED)
        except BrokenPipeError:
            return b""
        return self._read(time.monotonic() + seconds)

    def end(self) -> None:
        os.close(self._asks)
        os.close(self._answers)
        os.kill(self._child, signal.SIGKILL)
        os.waitpid(self._child, 0)

    def _read(self, deadline: float) -> bytes:
        data = b""
        while (left := deadline - time.monotonic()) > 0:
            if select.select([self._answers], [], [], left)[0]:
                more = os.read(self._answers, 1 << 16)
                data += more
                if not more:
                    return b""
                if data.endswith(_ENDED):
                    return data
        return b""


def _be_child(call: Callable[..., object], asked: int, answers: int) -> None:
    try:
        nowhere = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(nowhere, number)
        _bound_memory()
        with os.fdopen(asked, "rb") as lines, os.fdopen(answers, "wb") as told:
            for line in lines:
                told.write(to_json(call(*map(int, line.split()))) + _ENDED)
                told.flush()
    except BaseException:  # noqa: BLE001 - whatever it is, this process has no other end
        os._exit(1)
    os._exit(0)


def _bound_memory() -> None:
    if sys.platform != "linux":
        return
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    most = pages * resource.getpagesize() + MEMORY
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
