"""Reading a script on behalf of a request."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.shell.parser import parse
from pytest_androidbench.phone.shell.scanner import ReadingBudget
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.syntax import Script
from pytest_androidbench.phone.system.work import Stop

_LONG: Final = 2048
"""Characters of the longest script that is read at once, in a few milliseconds."""

_UNITS_A_CHARACTER: Final = 2


async def read_script(text: str, session: Session) -> Script:
    """Read a script; what it takes is held as scratch of the session.

    Raises:
        ScriptError: it is no script.
        OutOfMemory: it is too large.
    """
    text = text.replace("\0", "")
    await session.request.turn(len(text) * _UNITS_A_CHARACTER)
    if len(text) <= _LONG:
        budget = ReadingBudget(session.request.room)
        script = parse(text, budget)
    else:
        budget, script = await session.request.compute(_Reading(text, session.request.room))
    session.memory.hold(budget.spent)
    return script


class _Reading:
    """Reads a script while nothing else of the request goes on."""

    def __init__(self, text: str, room: int) -> None:
        self._text = text
        self._room = room

    def __call__(self, stop: Stop) -> tuple[ReadingBudget, Script]:
        budget = ReadingBudget(self._room, stop.check)
        return budget, parse(self._text, budget)
