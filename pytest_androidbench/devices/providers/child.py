"""A program that runs beside us, dies with us, and whose last words are kept."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from pytest_androidbench.devices.providers import leash
from pytest_androidbench.errors import DeviceUnavailable

_TAIL_LINES: Final = 40
_STOP_SECONDS: Final = 5.0
_LAST_WORDS_SECONDS: Final = 1.0
"""How long a program that has closed its output may take to end."""


class Child:
    """A started program.

    Its standard input is a pipe from us: whoever holds the other end sees it close when we die,
    even by `kill -9`. It has a session of its own, so Ctrl-C reaches us first.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        leashed: bool = False,
        inherited: Sequence[int] = (),
    ) -> None:
        """Start a program.

        Args:
            command: program and arguments.
            environment: variables to set beside our own.
            leashed: the program does not watch its input, so a small one does it for it.
            inherited: open files of ours that it gets, under the same numbers.

        Raises:
            DeviceUnavailable: it cannot be started.
        """
        self._name = command[0]
        guarded = [sys.executable, "-I", str(Path(leash.__file__)), *command]
        try:
            self._process = subprocess.Popen(
                guarded if leashed else list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
                pass_fds=inherited,
                env={**os.environ, **(environment or {})},
            )
        except OSError as error:
            raise DeviceUnavailable(f"{command[0]} cannot be started: {error}") from error
        # Each stream has an end of its own: much output must not push an error out of sight.
        self._output: deque[str] = deque(maxlen=_TAIL_LINES)
        self._errors: deque[str] = deque(maxlen=_TAIL_LINES)
        self._drains = [self._drain(self._process.stderr, self._errors)]

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def ending(self, seconds: float) -> str | None:
        """How it ended, as `with code 1` or `by SIGKILL`; None if it does not within so long."""
        try:
            return _how(self._process.wait(seconds))
        except subprocess.TimeoutExpired:
            return None

    @property
    def last_words(self) -> str:
        """The end of what it printed: its output, then its errors."""
        return "\n".join([*self._output, *self._errors])

    def read_line(self, seconds: float) -> str:
        """The first line it prints; everything after it goes to its last words.

        Raises:
            DeviceUnavailable: it ended, or printed nothing in time.
        """
        line = self._first_line(seconds)
        if not line.endswith(b"\n"):
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_LAST_WORDS_SECONDS)
            raise DeviceUnavailable(self.complaint("did not say that it is ready"))
        self.drain_output()
        return line.decode("utf-8", errors="replace")

    def drain_output(self) -> None:
        """Let what it prints from now on go to its last words."""
        self._drains.append(self._drain(self._process.stdout, self._output))

    def complaint(self, what: str) -> str:
        """A sentence about this program that ends in its last words."""
        if not self.running:
            for drain in self._drains:
                drain.join(_LAST_WORDS_SECONDS)
            what += f"; it ended {_how(self._process.returncode)}"
        words = self.last_words.strip()
        said = f", saying: {words.splitlines()[-1]}\n{words}" if words else " and said nothing"
        return f"{Path(self._name).name} {what}{said}"

    def stop(self) -> None:
        """End it: by closing its input, then by force, at once where we are interrupted."""
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self.ending(_STOP_SECONDS)
        finally:
            # Who waits here is a worker whose controller may be killed: a program that is itself
            # stopped (SIGSTOP) would never hear that we are gone.
            if self.running:
                self._process.kill()
                self._process.wait()
        for drain in self._drains:
            drain.join(_LAST_WORDS_SECONDS)
        for stream in (self._process.stdout, self._process.stderr):
            if stream is not None:
                stream.close()

    def _first_line(self, seconds: float) -> bytes:
        stream = self._process.stdout
        assert stream is not None
        descriptor = stream.fileno()
        deadline, line = time.monotonic() + seconds, b""
        with selectors.DefaultSelector() as selector:
            selector.register(descriptor, selectors.EVENT_READ)
            while not line.endswith(b"\n") and (left := deadline - time.monotonic()) > 0:
                if selector.select(left):
                    byte = os.read(descriptor, 1)
                    if not byte:
                        break
                    line += byte
        return line

    def _drain(self, stream: IO[bytes] | None, tail: deque[str]) -> threading.Thread:
        assert stream is not None
        thread = threading.Thread(target=_keep_tail, args=(stream, tail), daemon=True)
        thread.start()
        return thread


def _how(code: int) -> str:
    """How a program ended, whether it was ours or the leash's."""
    number = -code if code < 0 else code - leash.SIGNALLED
    try:
        return f"by {signal.Signals(number).name}"
    except ValueError:
        return f"with code {code}"


def _keep_tail(stream: IO[bytes], tail: deque[str]) -> None:
    with suppress(ValueError, OSError):  # closed by `stop` while we read
        for line in stream:
            tail.append(line.decode("utf-8", errors="replace").rstrip())
