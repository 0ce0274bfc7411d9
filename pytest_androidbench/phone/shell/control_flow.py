"""Running what a script runs more than once, or perhaps not at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from pytest_androidbench.phone.shell.errors import LeaveLoop
from pytest_androidbench.phone.shell.expansion import Expander
from pytest_androidbench.phone.shell.globs import fits
from pytest_androidbench.phone.shell.io import Channels
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.syntax import Case, For, If, Loop, Script


class ControlFlow:
    """Decides which parts of `if`, loops and `case` are run in a session, and has `run` do it."""

    def __init__(
        self,
        session: Session,
        expander: Expander,
        run: Callable[[Script, Channels], Awaitable[int]],
    ) -> None:
        self._session = session
        self._expander = expander
        self._run = run

    async def branch(self, command: If, channels: Channels) -> int:
        """Run what follows the first condition that holds."""
        for condition, body in command.branches:
            if await self._holds(condition, channels):
                return await self._run(body, channels)
        self._session.status = 0
        return await self._run(command.otherwise, channels) if command.otherwise else 0

    async def loop(self, command: Loop, channels: Channels) -> int:
        """Run a body as long as, or until, a condition holds."""
        status = 0
        while await self._holds(command.condition, channels) != command.until:
            if not await self._round(command.body, channels):
                return 0
            status = self._session.status
        self._session.status = status
        return status

    async def each(self, command: For, channels: Channels) -> int:
        """Run a body for each word."""
        session = self._session
        values = list(session.positional)
        if command.words is not None:
            values = await self._expander.words(command.words)
        session.status = 0
        for value in values:
            session.assign(command.name, value)
            if not await self._round(command.body, channels):
                return 0
        return session.status

    async def choose(self, command: Case, channels: Channels) -> int:
        """Run the arm that fits a word, and those that it goes through to."""
        session = self._session
        text = await self._expander.text(command.word)
        session.status = 0
        through = False
        for arm in command.arms:
            if not through:
                patterns = [await self._expander.pattern(word) for word in arm.patterns]
                if not any([await fits(session.request, text, pattern) for pattern in patterns]):
                    continue
            status = await self._run(arm.body, channels)
            if arm.ending == ";;":
                return status
            through = arm.ending == ";&"
        return session.status

    async def _holds(self, condition: Script, channels: Channels) -> bool:
        self._session.guarded += 1
        try:
            return await self._run(condition, channels) == 0
        finally:
            self._session.guarded -= 1

    async def _round(self, body: Script, channels: Channels) -> bool:
        """Run a loop's body once; False when the loop is to end."""
        try:
            await self._run(body, channels)
        except LeaveLoop as leaving:
            if leaving.levels > 1:
                raise LeaveLoop(leaving.levels - 1, again=leaving.again) from None
            return leaving.again
        return True
