"""Running programs: what is no command of the shell's own."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO, Channels, Commands, Runner, write_error
from pytest_androidbench.phone.shell.launching import BUILT_IN, check_arguments, units_of
from pytest_androidbench.phone.shell.lookup import find_program, program_path
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.work import OutOfMemory


@dataclass(frozen=True, slots=True)
class Programs:
    """The programs that one session can start."""

    shell: Runner
    session: Session
    commands: Commands

    def path(self, name: str) -> str | None:
        """Where a program is, as `which` prints it."""
        return program_path(name, self.session, self.commands)

    async def start(self, args: list[str], channels: Channels) -> int:
        """Run a program by name or path, if Linux would start it with such arguments.

        Raises:
            CommandError: there is none, or its arguments are too long.
        """
        if args[0] not in BUILT_IN:
            check_arguments(args, self.session, self.commands)
        return await self.run(args, channels)

    async def run(self, args: list[str], channels: Channels) -> int:
        """Run a program by name or path, whatever its arguments.

        Raises:
            CommandError: there is none.
        """
        found = find_program(args[0], self.session, self.commands)
        await self.session.request.turn(units_of(args[0]))
        if isinstance(found, str):
            inner = self.session.fork()
            inner.positional = args[1:]
            inner.name = self.path(args[0]) or args[0]
            return await self.shell.run_script(found, channels, inner)
        name = args[0].rpartition("/")[2]
        io = IO(name=name, channels=channels, session=self.session, shell=self.shell)
        try:
            return await found(io, args[1:])
        except CommandError as error:
            await write_error(channels, error.message)
            return error.code
        except FileError as error:
            await write_error(channels, f"{name}: {error.path}: {error.strerror}")
        except OutOfMemory:
            # What toybox says when it gets no memory.
            await write_error(channels, f"{name}: xrealloc")
        finally:
            io.release(io.held)
        return 1
