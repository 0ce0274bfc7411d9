"""Running single commands: words, variables, functions, programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from pytest_androidbench.phone.shell.errors import (
    CommandError,
    ExitShell,
    ReturnFrom,
)
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.io import IO, Channels, Commands, write_error
from pytest_androidbench.phone.shell.launching import BUILT_IN, check_arguments, units_of
from pytest_androidbench.phone.shell.lookup import find_program
from pytest_androidbench.phone.shell.redirection import connect
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.special import SPECIAL, Special
from pytest_androidbench.phone.shell.streams import Reader
from pytest_androidbench.phone.shell.syntax import Redirected, Script, Simple
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.work import OutOfMemory

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.shell import Shell


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
    async def isolated(self, script: Script, channels: Channels) -> int:
        """Run a script whose end, however it comes, ends only itself."""

    @abstractmethod
    async def redirected(self, node: Redirected, channels: Channels) -> int:
        """Run a command with its redirections."""

    @abstractmethod
    async def _substitute(self, script: Script, session: Session) -> str:
        """Output of a script in a word, without the ends of its last lines."""

    async def simple(self, command: Simple, node: Redirected, channels: Channels) -> int:
        mark = self.session.memory.scratch
        args = await self.expander.words(command.words)
        self.session.status = self.session.status if args else 0
        values = [(name, await self.expander.text(word)) for name, word in command.assignments]
        opened = channels
        if node.redirects:
            opened = await connect(node.redirects, channels, self.session, self.expander)
        if "x" in self.session.options and args:
            await self.say(channels, "+ " + " ".join(args))
        if not args:
            # What was made for the values is theirs from here on.
            self.session.memory.give_back(mark)
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
        kept_variables = {name: session.variables.get(name) for name, _ in values}
        kept_exported = {name for name, _ in values if name in session.exported}
        try:
            for name, value in values:
                self._assign(name, value)
                session.exported.add(name)
            return await self.call(args, channels)
        finally:
            for name, former in kept_variables.items():
                if former is None:
                    session.unset(name)
                else:
                    session.assign(name, former)
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
        for descriptor, stream in opened.items():
            size = stream.size if isinstance(stream, Reader) else 0
            self.session.memory.keep(f"<{descriptor}", stream if size else None, size)
        channels.clear()
        channels.update(opened)
        return 0

    async def call(self, args: list[str], channels: Channels) -> int:
        """Run one command: the shell's own, a function, or a program."""
        name = args[0]
        if special := SPECIAL.get(name):
            return await self.special(special, args, channels)
        if function := self.session.functions.get(name):
            return await self._function(function, args[1:], channels)
        if name not in BUILT_IN:
            check_arguments(args, self.session, self.commands)
        return await self.external(args, channels)

    async def special(self, command: Special, args: list[str], channels: Channels) -> int:
        """Run a command that acts on the shell itself."""
        try:
            return await command(self, args[1:], channels)
        except FileError:
            # No room for what it writes; mksh says nothing.
            return 1

    async def external(self, args: list[str], channels: Channels) -> int:
        """Run a program by name or path."""
        found = find_program(args[0], self.session, self.commands)
        await self.session.request.turn(units_of(args[0]))
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
        with self.session.called(args):
            try:
                return await self.redirected(body, channels)
            except ReturnFrom as leaving:
                return leaving.code

    async def say(self, channels: Channels, message: str) -> None:
        """Write a line of complaint."""
        await write_error(channels, message)
