"""The device's shell: scripts with input, output, errors and an exit code."""

from __future__ import annotations

import selectors
import shlex
import socket
import struct
import time
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.devices.link.asking import NOBODY, Between, Request
from pytest_androidbench.devices.link.transport import (
    CALL_SECONDS,
    Transport,
    transport_failures_as_gone,
)
from pytest_androidbench.errors import DeviceGone

_STDIN, _STDOUT, _STDERR, _EXIT, _CLOSE_STDIN = range(5)
_HEADER: Final = struct.Struct("<BI")
_CHUNK: Final = 60_000


@dataclass(frozen=True, slots=True, kw_only=True)
class ShellResult:
    """What a script on the device printed and how it ended."""

    stdout: bytes
    stderr: bytes
    code: int

    @property
    def output(self) -> str:
        """What it printed on either stream, as text."""
        return (self.stdout + self.stderr).decode("utf-8", errors="replace")

    @property
    def text(self) -> str:
        """What it printed on standard output, without the last line's end."""
        return self.stdout.decode("utf-8", errors="replace").rstrip("\r\n")

    @property
    def ok(self) -> bool:
        return self.code == 0


def quote(*words: str) -> str:
    """Words of a command line, protected from the device's shell."""
    return " ".join(map(shlex.quote, words))


class Shell:
    """Runs scripts on the device."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self.root_prefix: str | None = None
        """What makes a command run as root: "" where adbd is root, None where nothing does."""
        self.between: Between = NOBODY
        """Is asked in place of the device."""

    def run(
        self,
        script: str,
        *,
        stdin: bytes = b"",
        seconds: float = CALL_SECONDS,
        root: bool = False,
        reads: bool = False,
    ) -> ShellResult:
        """Run a script and wait for its end.

        Args:
            script: in the shell's language.
            stdin: what it reads.
            seconds: it may take.
            root: whether it needs to be root.
            reads: whether it leaves the device as it is.

        Raises:
            DeviceGone: the transport failed, or the script did not end in `seconds`.
        """
        if root and self.root_prefix:
            script = f"{self.root_prefix} sh -c {shlex.quote(script)}"
        request = Request(f"shell {script}", stdin, not reads)
        return self.between.ask(request, partial(self._run, script, stdin, seconds))

    def _run(self, script: str, stdin: bytes, seconds: float) -> ShellResult:
        stream = self._transport.open(f"shell,v2,raw:{script}", seconds=seconds)
        with stream, transport_failures_as_gone(f"running {_shortened(script)!r}"):
            return _Exchange(stream, stdin, seconds, script).result()


class _Exchange:
    """One script's packets, both ways at once."""

    def __init__(self, stream: socket.socket, stdin: bytes, seconds: float, script: str) -> None:
        self._stream = stream
        self._outgoing = memoryview(_stdin_packets(stdin))
        self._incoming = bytearray()
        self._deadline = time.monotonic() + seconds
        self._streams = {_STDOUT: bytearray(), _STDERR: bytearray()}
        self._code: int | None = None
        self._script = script

    def result(self) -> ShellResult:
        self._stream.setblocking(False)
        with selectors.DefaultSelector() as selector:
            selector.register(self._stream, self._wanted_events())
            while self._code is None:
                selector.modify(self._stream, self._wanted_events())
                for _, events in self._wait(selector):
                    if events & selectors.EVENT_READ:
                        self._receive()
                    elif events & selectors.EVENT_WRITE:
                        self._send()
        return ShellResult(
            stdout=bytes(self._streams[_STDOUT]),
            stderr=bytes(self._streams[_STDERR]),
            code=self._code,
        )

    def _wanted_events(self) -> int:
        return selectors.EVENT_READ | (selectors.EVENT_WRITE if self._outgoing else 0)

    def _wait(self, selector: selectors.BaseSelector) -> list[tuple[selectors.SelectorKey, int]]:
        remaining = self._deadline - time.monotonic()
        ready = selector.select(remaining) if remaining > 0 else []
        if not ready:
            raise DeviceGone(f"the script did not end in time: {_shortened(self._script)!r}")
        return ready

    def _send(self) -> None:
        sent = self._stream.send(self._outgoing[:_CHUNK])
        self._outgoing = self._outgoing[sent:]

    def _receive(self) -> None:
        data = self._stream.recv(1 << 16)
        if not data:
            raise DeviceGone(f"the shell closed in the middle of {_shortened(self._script)!r}")
        self._incoming += data
        while self._code is None and self._take_packet():
            pass

    def _take_packet(self) -> bool:
        if len(self._incoming) < _HEADER.size:
            return False
        kind, length = _HEADER.unpack_from(self._incoming)
        end = _HEADER.size + length
        if len(self._incoming) < end:
            return False
        payload = self._incoming[_HEADER.size : end]
        del self._incoming[:end]
        if kind == _EXIT:
            self._code = payload[0] if payload else 255
        elif kind in self._streams:
            self._streams[kind] += payload
        return True


def _stdin_packets(data: bytes) -> bytes:
    packets = bytearray()
    for start in range(0, len(data), _CHUNK):
        chunk = data[start : start + _CHUNK]
        packets += _HEADER.pack(_STDIN, len(chunk)) + chunk
    return bytes(packets + _HEADER.pack(_CLOSE_STDIN, 0))


def _shortened(script: str) -> str:
    return script if len(script) <= 120 else f"{script[:117]}..."
