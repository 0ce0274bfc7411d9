"""Running what a script consists of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, assert_never

from pytest_androidbench.phone.shell import conditions
from pytest_androidbench.phone.shell.assigning import Assignments, assign, assigned
from pytest_androidbench.phone.shell.control_flow import ControlFlow
from pytest_androidbench.phone.shell.endings import ENDING, ending
from pytest_androidbench.phone.shell.errors import CommandError, ExitShell, ReturnFrom
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.io import Channels, Commands, write_error
from pytest_androidbench.phone.shell.programs import Programs
from pytest_androidbench.phone.shell.redirection import connect
from pytest_androidbench.phone.shell.session import Session, begin
from pytest_androidbench.phone.shell.special import SPECIAL
from pytest_androidbench.phone.shell.streams import BytesInput, Capture, Output, Pipe, Reader
from pytest_androidbench.phone.shell.syntax import (
    BraceGroup,
    Calculation,
    Case,
    Chain,
    Compound,
    Conditional,
    For,
    Function,
    If,
    Loop,
    Pipeline,
    Redirected,
    Script,
    Simple,
    Subshell,
)
from pytest_androidbench.phone.system.files import FileError

if TYPE_CHECKING:
    from pytest_androidbench.phone.shell.shell import Shell

_COMMAND_UNITS: Final = 10
"""Work of running a command, whatever it does."""

_PROCESS_UNITS: Final = 50
_COMMAND_FRAMES: Final = 7
_PROCESS_FRAMES: Final = 4
MAX_FRAMES: Final = 560
"""Calls of ours that a script may be deep; Python allows a thousand, and programs need some."""


class Interpreter:
    """Runs syntax in one session."""

    def __init__(self, shell: Shell, session: Session, commands: Commands) -> None:
        self.shell = shell
        self.session = session
        self.programs = Programs(shell, session, commands)
        self._expander = Expander(session, self._substitute)
        self._flow = ControlFlow(session, self._expander, self.script)
        self._streams: Channels = {}
        """Streams of the command whose words are being expanded."""

    async def script(self, script: Script, channels: Channels) -> int:
        """Run chains one after the other; the status is the last one's."""
        for chain in script.chains:
            if chain.background:
                await self._start(chain, channels)
            else:
                await self._chain(chain, channels)
        return self.session.status

    async def _start(self, chain: Chain, channels: Channels) -> None:
        session = self.session
        inner = await self._fork()
        quiet = {**channels, 0: Reader(BytesInput(), session.request)}
        script = Script((Chain(first=chain.first, rest=chain.rest),))
        inner.session.pid = self.shell.next_pid()
        job = self.shell.jobs.start(inner.isolated(script, quiet), inner.session.pid, inner.session)
        session.background = job.pid
        session.remember(job)
        session.status = 0

    async def _chain(self, chain: Chain, channels: Channels) -> None:
        guarded = bool(chain.rest)
        self.session.guarded += guarded
        try:
            status = await self._pipeline(chain.first, channels)
            for index, (joint, pipeline) in enumerate(chain.rest):
                if index == len(chain.rest) - 1:
                    self.session.guarded -= 1
                    guarded = False
                if (status == 0) == (joint == "&&"):
                    status = await self._pipeline(pipeline, channels)
                elif not guarded:
                    return
        finally:
            self.session.guarded -= guarded
        last = chain.rest[-1][1] if chain.rest else chain.first
        if status and "e" in self.session.options and not (self.session.guarded or last.negated):
            raise ExitShell(status)

    async def _pipeline(self, pipeline: Pipeline, channels: Channels) -> int:
        if len(pipeline.commands) == 1:
            self.session.guarded += pipeline.negated
            try:
                status = await self._redirected(pipeline.commands[0], channels)
            finally:
                self.session.guarded -= pipeline.negated
        else:
            status = await self._piped(pipeline.commands, channels)
        self.session.status = int(not status) if pipeline.negated else status
        return self.session.status

    async def _piped(self, commands: Sequence[Redirected], channels: Channels) -> int:
        pipes = [Pipe(self.session.request) for _ in commands[1:]]
        stages: list[asyncio.Task[int]] = []
        try:
            for index, command in enumerate(commands):
                before = pipes[index - 1] if index else None
                after = pipes[index] if index < len(pipes) else None
                stages.append(await self._stage(command, channels, before, after))
            return (await asyncio.gather(*stages))[-1]
        finally:
            for stage in stages:
                stage.cancel()
            if stages:
                await asyncio.wait(stages)

    async def _stage(
        self, command: Redirected, channels: Channels, before: Pipe | None, after: Pipe | None
    ) -> asyncio.Task[int]:
        """Begin to run one command of a pipeline."""
        own: dict[int, Reader | Output] = dict(channels)
        if before is not None:
            own[0] = Reader(before, self.session.request)
        if after is not None:
            own[1] = after
        inner = await self._fork()

        def ended(_: asyncio.Task[int]) -> None:
            inner.session.end()
            if before is not None:
                before.break_off()
            if after is not None:
                after.end()

        work = inner.isolated(_single(command), own)
        stage = asyncio.get_running_loop().create_task(work)
        stage.add_done_callback(ended)
        return stage

    async def isolated(self, script: Script, channels: Channels) -> int:
        """Run a script whose end, however it comes, ends only itself."""
        try:
            # What `exec` connects in it stays in it.
            return await self.script(script, dict(channels))
        except ENDING as error:
            message, status = ending(error, self.session)
            await write_error(channels, message)
            return status

    async def _redirected(self, node: Redirected, channels: Channels) -> int:
        session = self.session
        mark = session.memory.scratch
        if session.frames > MAX_FRAMES:
            raise RecursionError
        session.frames += _COMMAND_FRAMES
        try:
            await session.request.turn(_COMMAND_UNITS)
            return await self._connected(node, channels)
        finally:
            session.frames -= _COMMAND_FRAMES
            if session.memory.scratch != mark:
                session.memory.give_back(mark)

    async def _connected(self, node: Redirected, channels: Channels) -> int:
        command = node.command
        self._streams = channels
        try:
            if isinstance(command, Simple):
                self.session.status = await self._simple(command, node, channels)
                return self.session.status
            if node.redirects:
                channels = await connect(node.redirects, channels, self.session, self._expander)
            return await self._compound(command, channels)
        except CommandError as error:
            await write_error(channels, error.message)
            self.session.status = error.code
            return error.code

    async def _compound(self, command: Compound, channels: Channels) -> int:
        match command:
            case BraceGroup(body):
                return await self.script(body, channels)
            case Subshell(body):
                return await self._subshell(body, channels)
            case If():
                return await self._flow.branch(command, channels)
            case Loop():
                return await self._flow.loop(command, channels)
            case For():
                return await self._flow.each(command, channels)
            case Case():
                return await self._flow.choose(command, channels)
            case Function():
                self.session.define(command)
                return 0
            case Conditional():
                return await conditions.holds(command, self.session, self._expander)
            case Calculation(expression):
                return int(not await self._expander.number(expression))
            case _:
                assert_never(command)

    async def _simple(self, command: Simple, node: Redirected, channels: Channels) -> int:
        session = self.session
        mark = session.memory.scratch
        args = await self._expander.words(command.words)
        session.status = session.status if args else 0
        opened = channels
        if node.redirects:
            opened = await connect(node.redirects, channels, session, self._expander)
        if "x" in session.options and args:
            await write_error(channels, "+ " + " ".join(args))
        if not args:
            for name, word in command.assignments:
                value = await self._expander.text(word)
                # What was made for the value is the variable's from here on.
                session.memory.give_back(mark)
                assign(session, [(name, value)])
            return session.status
        values = [(name, await self._expander.text(word)) for name, word in command.assignments]
        if args[0] == "exec":
            return await self._exec(args[1:], values, opened, channels)
        return await self._call(args, values, opened)

    async def _exec(
        self, args: list[str], values: Assignments, opened: Channels, channels: Channels
    ) -> int:
        """Replace the shell; without a command its streams stay as they are connected now."""
        if args:
            raise ExitShell(await self._call(args, values, opened))
        assert isinstance(channels, dict)
        streams = dict(opened)
        for descriptor, stream in streams.items():
            size = stream.size if isinstance(stream, Reader) else 0
            self.session.memory.keep(f"<{descriptor}", stream if size else None, size)
        channels.clear()
        channels.update(streams)
        return 0

    async def _call(self, args: list[str], values: Assignments, channels: Channels) -> int:
        """Run one command with variables of its own."""
        if not values:
            return await self._called(args, channels)
        with assigned(self.session, values):
            return await self._called(args, channels)

    async def _called(self, args: list[str], channels: Channels) -> int:
        """Run one command: the shell's own, a function, or a program."""
        if special := SPECIAL.get(args[0]):
            try:
                return await special(self, args[1:], channels)
            except FileError:
                # No room for what it writes; mksh says nothing.
                return 1
        if function := self.session.functions.get(args[0]):
            with self.session.called(args[1:]):
                try:
                    return await self._redirected(function, channels)
                except ReturnFrom as leaving:
                    return leaving.code
        return await self.programs.start(args, channels)

    async def _substitute(self, script: Script, session: Session) -> str:
        collected = Capture(session.request)
        channels: dict[int, Reader | Output] = {**self._streams, 1: collected}
        try:
            session.status = await self._subshell(script, channels)
            return collected.text()
        finally:
            collected.close()

    async def _subshell(self, script: Script, channels: Channels) -> int:
        inner = await self._fork()
        try:
            return await inner.isolated(script, channels)
        finally:
            inner.session.end()

    async def _fork(self) -> Interpreter:
        """A process with a copy of everything; to be ended by its session's `end`."""
        await self.session.request.turn(_PROCESS_UNITS)
        session = self.session.fork()
        await begin(session)
        session.frames += _PROCESS_FRAMES
        return Interpreter(self.shell, session, self.programs.commands)


def _single(command: Redirected) -> Script:
    return Script((Chain(first=Pipeline((command,))),))
