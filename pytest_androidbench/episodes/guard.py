"""Ends what hangs: a process beside this one that interrupts it, and if need be kills it.

It is a process and not a thread, for an agent may hang in C code that holds the interpreter's
lock. At a deadline it sends a signal, whose handler raises `Interrupted` in the main thread.
Where that does not help it writes the record and kills this process, with which the phone dies.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import IO, Any, Final, assert_never

from pytest_androidbench.codec import to_json, to_plain
from pytest_androidbench.episodes.phase import Who
from pytest_androidbench.errors import AgentHung, AndroidBenchError, DeviceHung
from pytest_androidbench.records.record import Record

SIGNAL: Final = signal.SIGUSR2
CLOSE_SECONDS: Final = 10.0
"""What the process that watches may take to end, once nothing is left to watch."""
_DEVICE_CODE: Final = ("pytest_androidbench.devices", "adbutils", "uiautomator2")


class TaskHung(AndroidBenchError):
    """A task's own code did not come to an end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """Who is at work, on what, and until when."""

    who: Who
    what: str
    seconds: float
    deadline: float
    """By the guard's own clock, which stands still in a debugger."""


class Interrupted(BaseException):
    """Raised in the main thread when a watch's deadline has passed.

    No Exception, so that an agent's own retries do not swallow it.
    """

    def __init__(self, watch: Watch) -> None:
        super().__init__(f"{watch.what} took longer than {watch.seconds:.1f} s")
        self.watch = watch


class Guard:
    """Watches one episode after another in this process."""

    def __init__(self, *, enabled: bool = True) -> None:
        self._enabled = enabled
        self._process: subprocess.Popen[bytes] | None = None
        self._traces: IO[bytes] | None = None
        self._now: Watch | None = None
        self._stood = 0.0
        self._stands_since: float | None = None
        self._signals = enabled and threading.current_thread() is threading.main_thread()

    def start(self) -> None:
        """Start the process that watches, unless it runs or none is wanted."""
        if self._enabled and self._process is None:
            self._start()

    def begin(self, run: Path, record: Record) -> None:
        """Stand by for an attempt: if this process dies, `record` is what is kept of it."""
        self.start()
        self._tell({"begin": to_plain(record), "run": str(run)})

    def settle(self, run: Path, record: Record) -> None:
        """The attempt has come to `record`: if this process dies now, that is kept of it."""
        self._tell({"begin": to_plain(record), "run": str(run), "settled": True})

    def end(self) -> None:
        """The attempt's record is written; there is nothing left to guard."""
        self._now = None
        self._tell({"end": True})

    def close(self) -> None:
        """Stop watching for good."""
        process = self._process
        if process is None:
            return
        if self._signals:
            faulthandler.unregister(SIGNAL)
            signal.signal(SIGNAL, signal.SIG_DFL)
        # Said, too: whatever was forked from here holds the pipe that `communicate` closes.
        self._tell({"close": True})
        self._process = None
        try:
            process.communicate(timeout=CLOSE_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if self._traces is not None:
            self._traces.close()

    def time(self) -> float:
        """Seconds that pass as on the wall, except while a person is in a debugger."""
        now = self._stands_since if self._stands_since is not None else time.monotonic()
        return now - self._stood

    def stand(self) -> None:
        """Let no time pass and interrupt nobody: a person is in a debugger."""
        if self._stands_since is None:
            self._stands_since = time.monotonic()
            self._tell({"watch": None})

    def go_on(self) -> None:
        """Let time pass again, and whoever was at work have as much of it left as before."""
        if self._stands_since is not None:
            self._stood += time.monotonic() - self._stands_since
            self._stands_since = None
            self._watch(self._now)

    def switch(self, who: Who, what: str, seconds: float) -> None:
        """From now on somebody else is at work, for so many seconds at most."""
        deadline = self.time() + seconds
        self._watch(Watch(who=who, what=what, seconds=seconds, deadline=deadline))

    def rest(self) -> None:
        """Nobody is at work who could hang."""
        self._watch(None)

    @contextmanager
    def watching(self, who: Who, what: str, seconds: float) -> Iterator[None]:
        """Watch a block, then whoever was at work before it.

        Raises:
            AgentHung, DeviceHung, TaskHung: the block took too long.
        """
        before = self._now
        self.switch(who, what, seconds)
        try:
            yield
        except Interrupted as error:
            raise told(error) from error
        finally:
            self._watch(before)

    def _start(self) -> None:
        self._traces = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the process
        command = [sys.executable, "-m", "pytest_androidbench.episodes.watcher"]
        number = self._traces.fileno()
        self._process = subprocess.Popen(
            [*command, str(os.getpid()), str(number)],
            stdin=subprocess.PIPE,
            start_new_session=True,
            pass_fds=[number],
        )
        if self._signals:
            signal.signal(SIGNAL, self._on_signal)
            # Prints where everybody is even while C code holds the interpreter's lock.
            faulthandler.register(SIGNAL, file=self._traces, all_threads=True, chain=True)

    def _watch(self, watch: Watch | None) -> None:
        self._now = watch
        if self._stands_since is None:
            told = replace(watch, deadline=watch.deadline + self._stood) if watch else None
            self._tell({"watch": to_plain(told)})

    def _tell(self, message: dict[str, Any]) -> None:
        if self._process is None or self._process.stdin is None:
            return
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(to_json(message) + b"\n")
            self._process.stdin.flush()

    def _on_signal(self, _signal: int, frame: FrameType | None) -> None:
        watch = self._now
        if watch is None or self._stands_since is not None or self.time() < watch.deadline:
            return
        if watch.who == "task" and _in_device_code(frame):
            watch = Watch(who="device", what=f"the device, while {watch.what},",
                          seconds=watch.seconds, deadline=watch.deadline)  # fmt: skip
        raise Interrupted(watch)


def told(error: Interrupted) -> AndroidBenchError:
    """The error that an interruption amounts to."""
    return _hung(error.watch.who)(f"{error}; it was interrupted")


def _hung(who: Who) -> type[AndroidBenchError]:
    match who:
        case "agent":
            return AgentHung
        case "device":
            return DeviceHung
        case "task":
            return TaskHung
        case _:
            assert_never(who)


def _in_device_code(frame: FrameType | None) -> bool:
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).startswith(_DEVICE_CODE):
            return True
        frame = frame.f_back
    return False
