"""Running what a script consists of."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, assert_never

from pytest_androidbench.phone.shell import conditions
from pytest_androidbench.phone.shell.calling import Caller
from pytest_androidbench.phone.shell.endings import ENDING, ending
from pytest_androidbench.phone.shell.errors import CommandError, ExitShell, LeaveLoop
from pytest_androidbench.phone.shell.globs import fits
from pytest_androidbench.phone.shell.io import Channels
from pytest_androidbench.phone.shell.redirection import connect
from pytest_androidbench.phone.shell.session import Session, begin
from pytest_androidbench.phone.shell.streams import BytesInput, Capture, Output, Pipe, Reader
from pytest_androidbench.phone.shell.syntax import (
    Calculation,
    Case,
    Chain,
    Compound,
    Condition,
    For,
    Function,
    Group,
    If,
    Loop,
    Pipeline,
    Redirected,
    Script,
    Simple,
    Subshell,
)

_COMMAND_UNITS: Final = 10
"""Work of running a command, whatever it does."""

_PROCESS_UNITS: Final = 50
_COMMAND_FRAMES: Final = 7
_PROCESS_FRAMES: Final = 4
MAX_FRAMES: Final = 560
"""Calls of ours that a script may be deep; Python allows a thousand, and programs need some."""


class Interpreter(Caller):
    """Runs syntax in one session."""

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
                status = await self.redirected(pipeline.commands[0], channels)
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
            return await self.script(script, channels)
        except ENDING as error:
            message, status = ending(error, self.session)
            await self.say(channels, message)
            return status

    async def redirected(self, node: Redirected, channels: Channels) -> int:
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
                self.session.status = await self.simple(command, node, channels)
                return self.session.status
            if node.redirects:
                channels = await connect(node.redirects, channels, self.session, self.expander)
            return await self._compound(command, channels)
        except CommandError as error:
            await self.say(channels, error.message)
            self.session.status = error.code
            return error.code

    async def _compound(self, command: Compound, channels: Channels) -> int:
        match command:
            case Group(body):
                return await self.script(body, channels)
            case Subshell(body):
                return await self._subshell(body, channels)
            case If():
                return await self._if(command, channels)
            case Loop():
                return await self._loop(command, channels)
            case For():
                return await self._for(command, channels)
            case Case():
                return await self._case(command, channels)
            case Function():
                self.session.define(command)
                return 0
            case Condition():
                return await conditions.holds(command, self)
            case Calculation(expression):
                return int(not await self.expander.number(expression))
            case _:
                assert_never(command)

    async def _if(self, command: If, channels: Channels) -> int:
        for condition, body in command.branches:
            if await self._condition(condition, channels):
                return await self.script(body, channels)
        self.session.status = 0
        return await self.script(command.otherwise, channels) if command.otherwise else 0

    async def _condition(self, script: Script, channels: Channels) -> bool:
        self.session.guarded += 1
        try:
            return await self.script(script, channels) == 0
        finally:
            self.session.guarded -= 1

    async def _loop(self, command: Loop, channels: Channels) -> int:
        status = 0
        while await self._condition(command.condition, channels) != command.until:
            if not await self._round(command.body, channels):
                return 0
            status = self.session.status
        self.session.status = status
        return status

    async def _for(self, command: For, channels: Channels) -> int:
        words = command.words
        values = list(self.session.positional)
        if words is not None:
            values = await self.expander.words(words)
        self.session.status = 0
        for value in values:
            self.session.assign(command.name, value)
            if not await self._round(command.body, channels):
                return 0
        return self.session.status

    async def _round(self, body: Script, channels: Channels) -> bool:
        """Run a loop's body once; False when the loop is to end."""
        try:
            await self.script(body, channels)
        except LeaveLoop as leaving:
            if leaving.levels > 1:
                raise LeaveLoop(leaving.levels - 1, again=leaving.again) from None
            return leaving.again
        return True

    async def _case(self, command: Case, channels: Channels) -> int:
        text = await self.expander.text(command.word)
        self.session.status = 0
        through = False
        for arm in command.arms:
            if not through:
                patterns = [await self.expander.pattern(word) for word in arm.patterns]
                request = self.session.request
                if not any([await fits(request, text, pattern) for pattern in patterns]):
                    continue
            status = await self.script(arm.body, channels)
            if arm.ending == ";;":
                return status
            through = arm.ending == ";&"
        return self.session.status

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
        return Interpreter(self.shell, session, self.commands)


def _single(command: Redirected) -> Script:
    return Script((Chain(first=Pipeline((command,))),))
