"""The shell: scripts in, bytes and an exit status out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pytest_androidbench.phone.shell.errors import (
    CommandError,
    ExitShell,
    ExpansionError,
    LeaveLoop,
    PipeBroken,
    ScriptError,
)
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.interpreter import Interpreter
from pytest_androidbench.phone.shell.io import Channels, Command
from pytest_androidbench.phone.shell.lookup import program_path
from pytest_androidbench.phone.shell.parser import parse
from pytest_androidbench.phone.shell.session import Session, new_session
from pytest_androidbench.phone.shell.streams import BytesInput, Collector, Input, Output, Reader
from pytest_androidbench.phone.shell.table import COMMANDS
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytest_androidbench.phone.system.phone import Phone

SEGMENTATION_FAULT = 139
BROKEN_PIPE = 141


class Shell:
    """Runs scripts on a phone; `programs` are main classes that `app_process` can start."""

    def __init__(self, phone: Phone, *, uid: int = 0) -> None:
        self.phone = phone
        self.uid = uid
        self.programs: dict[str, Command] = {}
        self._background: set[asyncio.Task[int]] = set()
        self._last_pid = 4000

    async def run(self, script: str, stdin: Input, stdout: Output, stderr: Output) -> int:
        """Run a script as `sh -c` does; cancelling ends it at once."""
        with closing(self.phone.requests.begin()) as request:
            channels: Channels = {0: Reader(stdin, request), 1: stdout, 2: stderr}
            return await self.run_script(script, channels, self.session(request))

    async def interact(
        self, stdin: Input, stdout: Output, stderr: Output, *, prompt: bool = False
    ) -> int:
        """Run what arrives line by line until it ends or `exit` is called."""
        with closing(self.phone.requests.begin()) as request:
            reader = Reader(stdin, request)
            channels: Channels = {0: reader, 1: stdout, 2: stderr}
            session = self.session(request)
            return await self._converse(reader, stdout if prompt else None, channels, session)

    async def _converse(
        self, reader: Reader, screen: Output | None, channels: Channels, session: Session
    ) -> int:
        held = ""
        while True:
            if screen is not None:
                await screen.write(b"> " if held else self._prompt(session))
            line = await reader.line()
            held += to_text(line)
            if line and _is_incomplete(held):
                continue
            script, held = held, ""
            try:
                await self._interpret(script, channels, session)
            except ExitShell as leaving:
                return leaving.code
            if not line:
                return session.status

    def session(self, request: Request) -> Session:
        """A fresh session, as a login gets."""
        session = new_session(self.phone, request, self.uid)
        session.pid = self.next_pid()
        return session

    def next_pid(self) -> int:
        """A process id for a shell or a job."""
        self._last_pid += 1
        return self._last_pid

    def close(self) -> None:
        """End what runs in the background."""
        for task in self._background:
            task.cancel()

    async def run_script(self, script: str, channels: Channels, session: Session) -> int:
        """Run a script in a session, which `exit` ends."""
        try:
            await self._interpret(script, channels, session)
        except ExitShell as leaving:
            session.status = leaving.code
        await self._trap(channels, session)
        return session.status

    async def run_command(self, args: Sequence[str], channels: Channels, session: Session) -> int:
        """Run a command that is not the shell's own, by name."""
        return await Interpreter(self, session, COMMANDS).external(list(args), channels)

    def locate(self, name: str, session: Session) -> str | None:
        """Path of a program."""
        return program_path(name, session, COMMANDS)

    def start(self, job: Coroutine[Any, Any, int]) -> int:
        """Let a command run in the background; returns its process id."""
        task = asyncio.get_running_loop().create_task(job)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return self.next_pid()

    async def wait(self) -> None:
        """Wait for what runs in the background."""
        others = self._background - {asyncio.current_task()}
        if others:
            await asyncio.wait(others)

    async def _interpret(self, text: str, channels: Channels, session: Session) -> None:
        try:
            script = parse(text.replace("\0", ""))
            await Interpreter(self, session, COMMANDS).script(script, channels)
        except ScriptError as error:
            place = f"<stdin>[{error.line}]"
            await _write(channels, f"{session.name}: {place}: {error.message}\n")
            session.status = 1
        except ExpansionError as error:
            await _write(channels, f"{session.name}: {error}\n")
            session.status = 1
        except CommandError as error:
            await _write(channels, f"{error.message}\n")
            session.status = error.code
        except LeaveLoop:
            session.status = 0
        except PipeBroken:
            session.status = BROKEN_PIPE
        except RecursionError:
            await _write(channels, "Segmentation fault \n")
            session.status = SEGMENTATION_FAULT

    async def _trap(self, channels: Channels, session: Session) -> None:
        action = session.traps.pop("EXIT", "")
        if action:
            status = session.status
            await self.run_script(action, channels, session)
            session.status = status

    def _prompt(self, session: Session) -> bytes:
        return to_bytes(f"emu64x:{session.cwd} {'#' if session.uid == 0 else '$'} ")


@dataclass(frozen=True, slots=True)
class Result:
    """What a script wrote and how it ended."""

    stdout: str
    stderr: str
    code: int


async def run_text(phone: Phone, script: str, stdin: bytes = b"") -> Result:
    """Run a script and keep what it writes."""
    out, err = Collector(), Collector()
    code = await Shell(phone).run(script, BytesInput(stdin), out, err)
    return Result(to_text(out.data), to_text(err.data), code)


def _is_incomplete(text: str) -> bool:
    try:
        parse(text)
    except ScriptError as error:
        return error.incomplete
    return False


async def _write(channels: Channels, text: str) -> None:
    target = channels.get(2)
    if target is not None and not isinstance(target, Reader):
        await target.write(to_bytes(text))
