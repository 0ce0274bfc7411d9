"""The services that run commands: `shell:`, `shell,v2...:` and `exec:`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pytest_androidbench.phone.shell.errors import PipeBroken
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.launching import STRING_BYTES
from pytest_androidbench.phone.shell.streams import Output
from pytest_androidbench.phone.system.work import CannotFork
from pytest_androidbench.phone.wire import shell_packets
from pytest_androidbench.phone.wire.errors import WireError
from pytest_androidbench.phone.wire.shell_streams import (
    FedInput,
    PacketOutput,
    RawOutput,
    TerminalOutput,
)
from pytest_androidbench.phone.wire.stream import Stream
from pytest_androidbench.phone.wire.terminal import TerminalInput

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.shell import Shell

HANGUP_SECONDS: Final = 0.25
"""How long a command may finish its work after the client hung up."""

KILLED: Final = 137

CANNOT_START: Final = 126
"""Exit status of a command that adbd cannot start."""

Handler = Callable[[Stream], Coroutine[Any, Any, None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShellRequest:
    """What the name of a shell service asks for."""

    command: str
    packets: bool
    terminal: bool


def parse(name: str) -> ShellRequest | None:
    """Understand `shell[,OPTION...]:COMMAND` or `exec:COMMAND`; None for other services."""
    head, colon, command = name.partition(":")
    kind, *options = head.split(",")
    if not colon or kind not in {"shell", "exec"}:
        return None
    terminal = "pty" in options or (not command and kind == "shell" and "raw" not in options)
    return ShellRequest(
        command=command, packets=kind == "shell" and "v2" in options, terminal=terminal
    )


class ShellService:
    """Runs each request in a session of its own."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._running: set[asyncio.Task[int]] = set()

    def open(self, name: str) -> Handler | None:
        """The handler for a service name; None when it is no shell service."""
        request = parse(name)
        if request is None:
            return None
        if request.packets:
            return lambda stream: self._with_packets(stream, request)
        return lambda stream: self._raw(stream, request)

    def hang_up(self, kept: Collection[asyncio.Task[object]]) -> None:
        """End all commands, and all in the background, but those that are `kept`."""
        self._shell.jobs.end(kept)
        for task in list(self._running):
            if task not in kept:
                task.cancel()

    async def _raw(self, stream: Stream, request: ShellRequest) -> None:
        source = FedInput()
        raw = RawOutput(stream)
        output = TerminalOutput(raw) if request.terminal else raw
        work = self._run(request, stream, source, output, output)
        await self._supervise(work, _pump_raw(stream, source))

    async def _with_packets(self, stream: Stream, request: ShellRequest) -> None:
        source = FedInput()
        out: Output = PacketOutput(stream, shell_packets.STDOUT)
        err: Output = PacketOutput(stream, shell_packets.STDERR)
        if request.terminal:
            out = err = TerminalOutput(out)
        code = await self._supervise(
            self._run(request, stream, source, out, err), _pump_packets(stream, source)
        )
        status = KILLED if code is None else code & 0xFF
        await stream.write(shell_packets.pack(shell_packets.EXIT, bytes([status])))

    async def _run(
        self, request: ShellRequest, stream: Stream, source: FedInput, out: Output, err: Output
    ) -> int:
        if len(to_bytes(request.command)) >= STRING_BYTES:
            return await _refuse(err, "exec '/system/bin/sh' failed: Argument list too long")
        try:
            if request.command:
                return await self._shell.run(
                    request.command, source, out, err, lambda: stream.ended
                )
            typed = TerminalInput(source, out) if request.terminal else source
            return await self._shell.interact(
                typed, out, err, lambda: stream.ended, prompt=request.terminal
            )
        except CannotFork:
            return await _refuse(err, "fork failed: Try again")

    async def _supervise(
        self, work: Coroutine[Any, Any, int], input_pump: Coroutine[Any, Any, None]
    ) -> int | None:
        """Run a command until it ends, or a moment longer than the client listens."""
        loop = asyncio.get_running_loop()
        task, pump = loop.create_task(work), loop.create_task(input_pump)
        self._running.add(task)
        try:
            await asyncio.wait({task, pump}, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                await asyncio.wait({task}, timeout=HANGUP_SECONDS)
        finally:
            self._running.discard(task)
            pump.cancel()
            task.cancel()
        if not task.done():
            await asyncio.wait({task})
        return None if task.cancelled() else task.result()


async def _refuse(err: Output, message: str) -> int:
    """Say as adbd does why a command cannot be started."""
    with suppress(PipeBroken):
        await err.write(f"error: {message}\n".encode())
    return CANNOT_START


async def _pump_raw(stream: Stream, source: FedInput) -> None:
    while data := await stream.read():
        await source.feed(data)
    source.feed_end()


async def _pump_packets(stream: Stream, source: FedInput) -> None:
    try:
        while True:
            packet = await shell_packets.read_packet(stream)
            if packet.id == shell_packets.STDIN:
                await source.feed(packet.data)
            elif packet.id == shell_packets.CLOSE_STDIN:
                source.feed_end()
    except WireError:
        source.feed_end()
