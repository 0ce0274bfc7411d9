"""Running single commands: words, variables, functions, programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.errors import CommandError, ExitShell, ReturnFrom
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.io import IO, Channels, Commands
from pytest_androidbench.phone.shell.lookup import find_program
from pytest_androidbench.phone.shell.redirection import connect
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.special import SPECIAL
from pytest_androidbench.phone.shell.streams import Reader
from pytest_androidbench.phone.shell.syntax import Redirected, Script, Simple
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.work import OutOfMemory

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.shell import Shell

_MAX_CALLS: Final = 40


class Caller(ABC):
    """Runs commands in one session; compound ones are left to who derives from it."""

    def __init__(self, shell: Shell, session: Session, commands: Commands) -> None:
        self.shell = shell
        self.session = session
        self.commands = commands
        self.expander = Expander(session, self._substitute)
        self._streams: Channels = {}
        """Streams of the command whose words are being expanded."""

    @abstractmethod
    async def script(self, script: Script, channels: Channels) -> int:
        """Run a script."""

    @abstractmethod
    async def redirected(self, node: Redirected, channels: Channels) -> int:
        """Run a command with its redirections."""

    @abstractmethod
    async def _substitute(self, script: Script, session: Session) -> bytes:
        """Output of a script in a word."""

    async def simple(self, command: Simple, node: Redirected, channels: Channels) -> int:
        args = await self.expander.words(command.words)
        self.session.status = self.session.status if args else 0
        values = [(name, await self.expander.text(word)) for name, word in command.assignments]
        opened = channels
        if node.redirects:
            opened = await connect(node.redirects, channels, self.session, self.expander)
        if "x" in self.session.options and args:
            await self.say(channels, "+ " + " ".join(args))
        if not args:
            for name, value in values:
                self._assign(name, value)
            return self.session.status
        if args[0] == "exec":
            return await self._exec(args[1:], values, opened, channels)
        return await self._with_variables(args, values, opened)

    def _assign(self, name: str, value: str) -> None:
        if name in self.session.readonly:
            raise CommandError(f"{self.session.name}: {name}: is read only", 2)
        self.session.assign(name, value)

    async def _with_variables(
        self, args: list[str], values: list[tuple[str, str]], channels: Channels
    ) -> int:
        if not values:
            return await self.call(args, channels)
        session = self.session
        kept_variables, kept_exported = dict(session.variables), set(session.exported)
        try:
            for name, value in values:
                self._assign(name, value)
                session.exported.add(name)
            return await self.call(args, channels)
        finally:
            for name, _ in values:
                if name in kept_variables:
                    session.variables[name] = kept_variables[name]
                else:
                    session.variables.pop(name, None)
                if name not in kept_exported:
                    session.exported.discard(name)

    async def _exec(
        self,
        args: list[str],
        values: list[tuple[str, str]],
        opened: Channels,
        channels: Channels,
    ) -> int:
        """Replace the shell; without a command its streams stay as they are connected now."""
        if args:
            raise ExitShell(await self._with_variables(args, values, opened))
        assert isinstance(channels, dict)
        channels.clear()
        channels.update(opened)
        return 0

    async def call(self, args: list[str], channels: Channels) -> int:
        """Run one command: the shell's own, a function, or a program."""
        name = args[0]
        if special := SPECIAL.get(name):
            return await special(self, args[1:], channels)
        if function := self.session.functions.get(name):
            return await self._function(function, args[1:], channels)
        return await self.external(args, channels)

    async def external(self, args: list[str], channels: Channels) -> int:
        """Run a program by name or path."""
        found = find_program(args[0], self.session, self.commands)
        if isinstance(found, str):
            inner = self.session.fork()
            inner.positional = args[1:]
            inner.name = args[0]
            return await self.shell.run_script(found, channels, inner)
        name = args[0].rpartition("/")[2]
        io = IO(name=name, channels=channels, session=self.session, shell=self.shell)
        try:
            return await found(io, args[1:])
        except CommandError as error:
            await self.say(channels, error.message)
            return error.code
        except FileError as error:
            await self.say(channels, f"{name}: {error.path}: {error.strerror}")
        except OutOfMemory:
            # What toybox says when it gets no memory.
            await self.say(channels, f"{name}: xrealloc")
        finally:
            io.release(io.held)
        return 1

    async def _function(self, body: Redirected, args: list[str], channels: Channels) -> int:
        session = self.session
        if session.depth >= _MAX_CALLS:
            raise RecursionError
        kept, session.positional = session.positional, args
        session.depth += 1
        try:
            return await self.redirected(body, channels)
        except ReturnFrom as leaving:
            return leaving.code
        finally:
            session.depth -= 1
            session.positional = kept

    async def say(self, channels: Channels, message: str) -> None:
        """Write a line of complaint."""
        target = channels.get(2)
        if message and target is not None and not isinstance(target, Reader):
            await target.write(to_bytes(message + "\n"))
