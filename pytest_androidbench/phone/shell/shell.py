"""The shell: scripts in, bytes and an exit status out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.endings import ENDING, ending
from pytest_androidbench.phone.shell.errors import ExitShell
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.interpreter import Interpreter
from pytest_androidbench.phone.shell.io import Channels, Command, write_error
from pytest_androidbench.phone.shell.jobs import Jobs
from pytest_androidbench.phone.shell.launching import check_arguments
from pytest_androidbench.phone.shell.lookup import program_path
from pytest_androidbench.phone.shell.programs import Programs
from pytest_androidbench.phone.shell.reading import read_script
from pytest_androidbench.phone.shell.session import Session, begin, new_session
from pytest_androidbench.phone.shell.streams import BytesInput, Collector, Input, Output, Reader
from pytest_androidbench.phone.shell.table import COMMANDS
from pytest_androidbench.phone.shell.typed import Typed
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pytest_androidbench.phone.system.phone import Phone


class Shell:
    """Runs scripts on a phone; `programs` are main classes that `app_process` can start."""

    def __init__(self, phone: Phone, *, uid: int = 0) -> None:
        self.phone = phone
        self.uid = uid
        self.programs: dict[str, Command] = {}
        self.jobs = Jobs(phone.requests)
        self._last_pid = 4000

    async def run(
        self,
        script: str,
        stdin: Input,
        stdout: Output,
        stderr: Output,
        hung_up: Callable[[], bool] = lambda: False,
    ) -> int:
        """Run a script as `sh -c` does; cancelling ends it, and its jobs, at once.

        Raises:
            CannotFork: too many scripts run already.
        """
        async with self._request(hung_up) as request:
            channels: Channels = {0: Reader(stdin, request), 1: stdout, 2: stderr}
            return await self.run_script(script, channels, self.session(request))

    async def interact(
        self,
        stdin: Input,
        stdout: Output,
        stderr: Output,
        hung_up: Callable[[], bool] = lambda: False,
        *,
        prompt: bool = False,
    ) -> int:
        """Run what arrives line by line until it ends or `exit` is called.

        Raises:
            CannotFork: too many scripts run already.
        """
        async with self._request(hung_up) as request:
            session = self.session(request)
            reader = Reader(stdin, request)
            channels: Channels = {0: reader, 1: stdout, 2: stderr}
            session.begin()
            try:
                return await self._converse(reader, stdout if prompt else None, channels, session)
            except ENDING as error:
                message, status = ending(error, session)
                await write_error(channels, message)
                return status
            finally:
                session.end()

    @asynccontextmanager
    async def _request(self, hung_up: Callable[[], bool]) -> AsyncIterator[Request]:
        request = await self.jobs.open()
        ended = False
        try:
            yield request
            ended = True
        finally:
            self.jobs.leave(request, hung_up=not ended or hung_up())

    async def _converse(
        self, reader: Reader, screen: Output | None, channels: Channels, session: Session
    ) -> int:
        typed = Typed(session)
        while True:
            if screen is not None:
                await screen.write(b"> " if typed.begun else self._prompt(session))
            line = await reader.line()
            script = await typed.add(to_text(line), last=not line)
            if script is None:
                continue
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

    async def run_script(self, script: str, channels: Channels, session: Session) -> int:
        """Run a script in a session that is a process of its own, which `exit` ends.

        Raises:
            CannotFork: there are too many processes.
        """
        await begin(session)
        try:
            await self._until_exit(script, channels, session)
            action = session.traps.pop("EXIT", "")
            if action:
                status = session.status
                await self._until_exit(action, channels, session)
                session.status = status
            return session.status
        finally:
            session.end()

    async def run_command(self, args: Sequence[str], channels: Channels, session: Session) -> int:
        """Run a command that is not the shell's own, by name."""
        check_arguments(args, session, COMMANDS)
        return await Programs(self, session, COMMANDS).run(list(args), channels)

    def locate(self, name: str, session: Session) -> str | None:
        """Path of a program."""
        return program_path(name, session, COMMANDS)

    async def _until_exit(self, text: str, channels: Channels, session: Session) -> None:
        try:
            await self._interpret(text, channels, session)
        except ExitShell as leaving:
            session.status = leaving.code

    async def _interpret(self, text: str, channels: Channels, session: Session) -> None:
        mark = session.memory.scratch
        try:
            script = await read_script(text, session)
            await Interpreter(self, session, COMMANDS).script(script, channels)
        except ExitShell:
            raise
        except ENDING as error:
            message, session.status = ending(error, session)
            await write_error(channels, message)
        finally:
            session.memory.give_back(mark)

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
