"""Runs an agent's program: what it prints goes on to the log, and its last words are kept."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from types import MappingProxyType, TracebackType
from typing import Final, Self

from pytest_androidbench.agents.hosting import leash
from pytest_androidbench.agents.hosting.surroundings import for_others
from pytest_androidbench.errors import AgentError, ModelUnavailable
from pytest_androidbench.texts import clean

INFEASIBLE: Final = 40
"""Exit status of a program that says that the goal cannot be reached."""
UNAVAILABLE: Final = 75
"""Exit status of one whose model cannot be reached; <sysexits.h> calls it EX_TEMPFAIL."""
LAST_BYTES: Final = 4_000
"""Of what it printed, told where it failed."""
_AT_ONCE: Final = 1 << 16
_MOST_LEFT: Final = 64
"""Pieces of what it printed that are taken after its end; a pipe holds one of them."""
_GLANCE: Final = 0.2
"""Seconds between two looks whether it has ended, where the system does not say so."""
_NAMES: Final = MappingProxyType({number.value: number.name for number in signal.Signals})


class RunningProgram:
    """A program that has been started; what it has started ends with it at the latest."""

    def __init__(self, words: Sequence[str], variables: Mapping[str, str]) -> None:
        """Start it.

        Args:
            words: the program and its arguments.
            variables: what its environment has beside ours.

        Raises:
            AgentError: it cannot be started.
        """
        self._name = words[0].rpartition("/")[2]
        self._last = b""
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**for_others(os.environ), **variables},
            )
        except (OSError, ValueError) as error:
            raise AgentError(f"the agent's program {self._name} does not start: {error}") from error
        assert self._process.stdout is not None
        self._printed = self._process.stdout.fileno()
        self._ended = leash.end_of(self._process.pid)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            # So that it starts no others meanwhile.
            self._process.send_signal(signal.SIGSTOP)
            leash.end_below(self._process.pid)
            self._process.kill()
        self._process.wait()
        if self._ended is not None:
            os.close(self._ended)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def wait(self, also: int | None = None, seconds: float | None = None) -> int | None:
        """Wait for its end; its exit status, a signal's number below zero.

        Args:
            also: a descriptor; None is returned once something can be read from it.
            seconds: None is returned when they are over; None = however long it takes.
        """
        deadline = None if seconds is None else time.monotonic() + seconds
        sources = [each for each in (self._printed, self._ended, also) if each is not None]
        while True:
            ready, _, _ = select.select(sources, [], [], self._patience(deadline))
            if self._printed in ready and not self._hear():
                # It has closed what it prints to, and may go on.
                sources.remove(self._printed)
            if self._process.poll() is not None:
                self._hear_rest()
                return self._process.returncode
            if also in ready or (deadline is not None and time.monotonic() >= deadline):
                return None

    def _patience(self, deadline: float | None) -> float | None:
        left = None if deadline is None else max(deadline - time.monotonic(), 0.0)
        if self._ended is not None:
            return left
        return _GLANCE if left is None else min(left, _GLANCE)

    def check(self, status: int) -> None:
        """See whether a program that ended so did what it should.

        Raises:
            ModelUnavailable: it says that its model is none to blame it for.
            AgentError: it failed; tells how, and its last words.
        """
        if status in (0, INFEASIBLE):
            return
        how = f"signal {_NAMES.get(-status, -status)}" if status < 0 else f"exit status {status}"
        error = ModelUnavailable if status == UNAVAILABLE else AgentError
        raise error(f"the agent's program {self._name} ended with {how}{self._last_words()}")

    def _last_words(self) -> str:
        """What it printed last, its last line first: that is what a list of failures shows."""
        said = clean(self._last.decode("utf-8", "replace")).strip()
        before, _, line = said.rpartition("\n")
        if not line:
            return ", without a word"
        return f": {line}" + (f"\nand had printed before:\n{before}" if before else "")

    def _hear(self) -> bool:
        """Hand on what it has printed; whether it can print more."""
        data = os.read(self._printed, _AT_ONCE)
        self._last = (self._last + data)[-LAST_BYTES:]
        left = memoryview(data)
        while left:
            left = left[os.write(1, left) :]
        return bool(data)

    def _hear_rest(self) -> None:
        """Hand on what is left; a child of its may hold the other end open, and print for ever."""
        for _ in range(_MOST_LEFT):
            if not select.select([self._printed], [], [], 0)[0] or not self._hear():
                break
