"""A script that arrives line by line."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.errors import ScriptError
from pytest_androidbench.phone.shell.memory import size_of
from pytest_androidbench.phone.shell.reading import read_script
from pytest_androidbench.phone.shell.session import Session

_SHORT: Final = 512
"""Characters of what is read again with each line, so that a mistake is told at once."""


class Typed:
    """Lines that together may be a whole script, or only its beginning."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._lines: list[str] = []
        self._length = 0
        self._until: tuple[str, ...] = ()
        self._mark = session.memory.scratch

    @property
    def begun(self) -> bool:
        """Whether lines wait for those that complete them."""
        return bool(self._lines)

    async def add(self, line: str, *, last: bool) -> str | None:
        """Take a line in; the whole script once it is one, or is over.

        Raises:
            OutOfMemory: it is too long.
        """
        memory = self._session.memory
        memory.hold(size_of(line))
        self._lines.append(line)
        self._length += len(line)
        if not last and await self._is_incomplete(line):
            return None
        script = "".join(self._lines)
        self._lines, self._length, self._until = [], 0, ()
        memory.give_back(self._mark)
        return script

    async def _is_incomplete(self, line: str) -> bool:
        if self._length > _SHORT and self._until and not any(end in line for end in self._until):
            return True
        mark = self._session.memory.scratch
        try:
            await read_script("".join(self._lines), self._session)
        except ScriptError as error:
            self._until = error.until
            return error.incomplete
        finally:
            self._session.memory.give_back(mark)
        return False
