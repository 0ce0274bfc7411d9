"""Processes that are followed by a watcher, as a session of pytest is: both are forks of a test."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from pytest_androidbench.codec import to_json
from pytest_androidbench.episodes.watcher import Watcher

Life: TypeAlias = Callable[["Pipe"], object]
"""What the followed process does before it ends; longer than `LONGEST` seconds it never does."""
LONGEST = 20
TRACES = b"File agents.py, line 7\n"
"""What lies in the file with stack traces."""


@dataclass(frozen=True, slots=True)
class Pipe:
    """The end of the pipe to its watcher that the followed process has."""

    number: int

    def tell(self, *messages: dict[str, Any]) -> None:
        """Send messages at once."""
        self.send(b"".join(to_json(message) + b"\n" for message in messages))

    def send(self, data: bytes) -> None:
        """Send any bytes."""
        os.write(self.number, data)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
    """How a followed process and its watcher have ended."""

    status: int
    """Of the process, as `waitpid` gives it: the signal that has ended it, or 0."""
    printed: str
    """By the watcher."""
    reported: bytes
    """What the process has written with `report`."""


class Reports:
    """A pipe from the followed process to the test."""

    def __init__(self) -> None:
        self.read, self._write = os.pipe()

    def report(self, data: bytes) -> None:
        """Tell the test something."""
        os.write(self._write, data)

    def all(self) -> bytes:
        """Everything that was told by processes that have ended."""
        os.close(self._write)
        with os.fdopen(self.read, "rb") as file:
            return file.read()


def follow(life: Life, reports: Reports | None = None, *, traces: bytes = TRACES) -> Ended:
    """Let a process live and be followed; waits until its watcher has ended, too."""
    printed, printing = os.pipe()
    process = os.fork()
    if not process:
        _be_followed(life, printing, traces)
    os.close(printing)
    with os.fdopen(printed, "rb") as file:
        text = file.read().decode()
    _, status = os.waitpid(process, 0)
    return Ended(status=status, printed=text, reported=reports.all() if reports else b"")


def watch(who: str, what: str, *, since: float = 0.0, **fields: Any) -> dict[str, Any]:
    """A message that somebody is at work whose time has been over for so many seconds."""
    deadline = time.monotonic() - since
    return {"watch": {"who": who, "what": what, "seconds": 1.5, "deadline": deadline, **fields}}


def wait() -> None:
    """Live on until somebody ends it."""
    while True:
        signal.pause()


def _be_followed(life: Life, printing: int, traces: bytes) -> None:
    try:
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.alarm(LONGEST)
        source, number = os.pipe()
        followed = os.getpid()
        if not os.fork():
            os.close(number)
            _be_watcher(followed, source, printing, traces)
        os.close(source)
        os.close(printing)
        life(Pipe(number))
        os._exit(0)
    except BaseException:  # noqa: BLE001 - no fork may go on as the test
        os._exit(1)


def _be_watcher(followed: int, source: int, printing: int, traces: bytes) -> None:
    try:
        signal.alarm(LONGEST)
        # The pipe itself ends with the process, behind all that is done at its end.
        own = os.dup(printing)
        with os.fdopen(own, "w", encoding="utf-8") as sys.stderr, tempfile.TemporaryFile() as file:
            file.write(traces)
            file.flush()
            Watcher(followed, file.fileno()).follow(source)
        os._exit(0)
    except BaseException:  # noqa: BLE001 - likewise
        os._exit(1)
