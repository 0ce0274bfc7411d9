"""What a command is given: its streams, the shell it runs in, the phone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from pytest_androidbench.phone.shell.errors import CommandError, PipeBroken
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.streams import (
    BYTES_A_UNIT,
    BytesInput,
    Discard,
    Output,
    Reader,
)
from pytest_androidbench.phone.system.clock import MAX_RUNS_AT_ONCE
from pytest_androidbench.phone.system.files import FileError, FileSystem
from pytest_androidbench.phone.system.work import Request, Stop

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_CALL_UNITS = 500
Channels = Mapping[int, "Reader | Output"]
T = TypeVar("T")


class Runner(Protocol):
    """What commands may ask of the shell they run in."""

    @property
    def programs(self) -> Mapping[str, Command]:
        """Main classes that `app_process` can start."""
        ...

    def locate(self, name: str, session: Session) -> str | None:
        """Path of a program."""
        ...

    async def run_command(self, args: Sequence[str], channels: Channels, session: Session) -> int:
        """Run a command that is not the shell's own, by name."""
        ...

    async def run_script(self, script: str, channels: Channels, session: Session) -> int:
        """Run a script in a session."""
        ...


@dataclass(slots=True, kw_only=True)
class IO:
    """One command's view of the world."""

    name: str
    channels: Channels
    session: Session
    shell: Runner
    held: int = 0
    """Bytes the command holds; they are given back when it ends."""

    @property
    def request(self) -> Request:
        """On whose behalf it runs."""
        return self.session.request

    async def turn(self, units: int = 1) -> None:
        """Count work, about a microsecond a unit, and let others have their turn."""
        await self.session.request.turn(units)

    def hold(self, count: int) -> None:
        """Count `count` bytes as held until the command ends, or `release` is called.

        Raises:
            OutOfMemory: that is more than may be held.
        """
        self.session.request.hold(count)
        self.held += count

    def release(self, count: int) -> None:
        """Count `count` bytes as given back."""
        self.held -= count
        self.session.request.release(count)

    async def compute(self, function: Callable[[Stop], T]) -> T:
        """The result of a function that is run beside the phone; it must not touch the phone."""
        return await self.session.request.compute(function)

    @property
    def stdin(self) -> Reader:
        """Where it reads."""
        found = self.channels.get(0)
        return found if isinstance(found, Reader) else Reader(BytesInput(), self.request)

    @property
    def stdout(self) -> Output:
        """Where it writes."""
        return _output(self.channels.get(1))

    @property
    def stderr(self) -> Output:
        """Where its complaints go."""
        return _output(self.channels.get(2))

    @property
    def phone(self) -> Phone:
        """The phone."""
        return self.session.phone

    @property
    def files(self) -> FileSystem:
        """The phone's files."""
        return self.session.phone.files

    def path(self, name: str) -> str:
        """An absolute path for a name given by the user."""
        if not name:
            raise CommandError(f"{self.name}: : No such file or directory")
        return self.session.path(name)

    async def out(self, text: str) -> None:
        """Write a text."""
        await self.stdout.write(to_bytes(text))

    async def line(self, text: str) -> None:
        """Write a text and end the line."""
        await self.stdout.write(to_bytes(text + "\n"))

    async def err(self, text: str) -> None:
        """Write a line of complaint."""
        await self.stderr.write(to_bytes(text + "\n"))

    async def complain(self, name: str, error: FileError, verb: str = "") -> None:
        """Say what was wrong with a file, as the phone's tools do."""
        await self.err(f"{self.name}: {verb}{name}: {error.strerror}")

    async def read(self, name: str) -> bytes:
        """Content of a file, or of the input for `-`, held until the command ends."""
        if name == "-":
            data = await self.stdin.read()
        else:
            data = self.files.read(self.path(name))
        self.hold(len(data))
        await self.turn(1 + len(data) // BYTES_A_UNIT)
        return data

    async def run(self, args: Sequence[str], **channels: Reader | Output) -> int:
        """Run another command, with `stdin` or `stdout` replaced where given."""
        numbers = {"stdin": 0, "stdout": 1, "stderr": 2}
        changed = {**self.channels, **{numbers[name]: to for name, to in channels.items()}}
        return await self.shell.run_command(args, changed, self.session)

    async def sleep(self, seconds: float) -> None:
        """Let time pass: the phone's, or real time when its clock follows the wall."""
        clock = self.phone.clock
        if clock.tied:
            clock.catch_up()
            await asyncio.sleep(seconds + clock.ahead_ms / 1000)
            clock.catch_up()
        else:
            await self._pass(round(seconds * 1000))
            await asyncio.sleep(0)

    async def _pass(self, ms: int) -> None:
        """Let time pass, and others have their turn between the calls that fall due."""
        clock = self.phone.clock
        target = clock.uptime_ms + ms
        for _ in range(MAX_RUNS_AT_ONCE):
            due = clock.next_due()
            if due is None or clock.uptime_ms + due > target:
                break
            clock.advance(due)
            await self.turn(_CALL_UNITS)
        clock.advance(max(0, target - clock.uptime_ms), most=0)


Command = Callable[[IO, list[str]], Awaitable[int]]
Commands = Mapping[str, Command]


async def write_error(channels: Channels, message: str) -> None:
    """Write a line of complaint, if it is any and somebody can take it."""
    target = channels.get(2)
    if message and target is not None and not isinstance(target, Reader):
        with suppress(FileError, PipeBroken):
            await target.write(to_bytes(message + "\n"))


def _output(found: Reader | Output | None) -> Output:
    return Discard() if found is None or isinstance(found, Reader) else found
