"""Turning words into what a command is given."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, assert_never

from pytest_androidbench.phone.shell.arithmetic import evaluate
from pytest_androidbench.phone.shell.braces import expand_braces
from pytest_androidbench.phone.shell.globs import matching
from pytest_androidbench.phone.shell.memory import size_of, size_of_all
from pytest_androidbench.phone.shell.parameters import Parameters
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.streams import BYTES_A_UNIT
from pytest_androidbench.phone.shell.syntax import (
    Arithmetic,
    CommandSubstitution,
    Parameter,
    Part,
    Script,
    Word,
    WordText,
)
from pytest_androidbench.phone.system.files.glob import escape, has_magic

_MARKS: Final = re.compile(r"[*?\[{~]")
_MAGIC: Final = re.compile(r"[*?\[]")
_COUNTED: Final = 4096
"""Bytes of words that are counted together."""

_UNCOUNTED: Final = 512
"""Bytes that are not worth counting by themselves."""

_BYTES_A_UNIT: Final = 16
"""Bytes of words that are made in the time one unit takes; a word is more work than its text."""

_BRACE_UNITS: Final = 20

_WINDOW: Final = 16 * 1024
"""Characters of a value that are split before others have their turn."""

_WINDOW_UNITS: Final = 300
Substitute = Callable[[Script, Session], Awaitable[str]]


class Piece(NamedTuple):
    """Characters of a field, and whether they were quoted."""

    text: str
    quoted: bool


Field = list[Piece]


class Expander:
    """Expands words in a session; `substitute` runs the scripts in them."""

    def __init__(self, session: Session, substitute: Substitute) -> None:
        self._session = session
        self._substitute = substitute
        self._parameters = Parameters(session, self.text, self.pattern)

    async def words(self, words: Iterable[Word]) -> list[str]:
        """All fields the words become, with patterns replaced by the files that match.

        What they take is held as scratch of the session.
        """
        found: list[str] = []
        uncounted = 0
        for word in words:
            if (plain := _plain(word)) is not None:
                # What stands in the script takes no memory of its own.
                found.append(plain)
                continue
            async for text in self._expanded(word):
                found.append(text)
                uncounted += size_of(text)
                if uncounted > _COUNTED:
                    await self._count(uncounted, uncounted // _BYTES_A_UNIT)
                    uncounted = 0
        return found

    async def _expanded(self, word: Word) -> AsyncIterator[str]:
        """The fields one word becomes."""
        for number, alternative in enumerate(expand_braces(word)):
            if number:
                await self._session.request.turn(_BRACE_UNITS)
            if (plain := _plain(alternative)) is not None:
                yield plain
                continue
            async for field in self._fields(alternative):
                if not self._is_magic(field):
                    await self._count(0 if len(field) == 1 else _size(field))
                    yield "".join([piece.text for piece in field])
                    continue
                async for text in self._files(field):
                    yield text

    async def text(self, word: Word) -> str:
        """A word as one text, as in an assignment."""
        if len(word) == 1 and isinstance(part := word[0], WordText):
            return part.value
        pieces = [await self._joined(part) for part in word]
        if len(pieces) == 1:
            return pieces[0].text
        await self._count(_size(pieces))
        return "".join([piece.text for piece in pieces])

    async def pattern(self, word: Word) -> str:
        """A word as a pattern, where what was quoted stands for itself."""
        pieces = [await self._joined(part) for part in word]
        await self._count(_size(pieces))
        return _as_pattern(pieces)

    async def number(self, expression: Word) -> int:
        """Value of an arithmetic expression."""
        return evaluate(await self.text(expression), self._session.variables)

    async def _count(self, size: int, units: int = 0) -> None:
        """Count what was or will be made, and the work on it."""
        if size > _UNCOUNTED:
            self._session.memory.hold(size)
            await self._session.request.turn(units or size // BYTES_A_UNIT)

    async def _joined(self, part: Part) -> Piece:
        """A part as one piece, with several values joined by blanks."""
        values, quoted = await self._values(part)
        if len(values) != 1:
            await self._count(size_of_all(values))
            return Piece(" ".join(values), quoted)
        return Piece(values[0], quoted)

    async def _values(self, part: Part) -> tuple[list[str], bool]:
        match part:
            case WordText(value, quoted):
                return [value], quoted
            case Arithmetic(expression, quoted):
                return [str(await self.number(expression))], quoted
            case CommandSubstitution(script, quoted):
                output = await self._substitute(script, self._session)
                await self._count(size_of(output))
                return [output], quoted
            case Parameter():
                return await self._parameters.values(part), part.quoted
            case _:
                assert_never(part)

    async def _fields(self, word: Word) -> AsyncIterator[Field]:
        field: Field = []
        for index, part in enumerate(word):
            values, quoted = await self._values(part)
            if isinstance(part, WordText):
                text = values[0]
                if index == 0 and not quoted and (len(word) == 1 or text != "~"):
                    text = self._tilde(text)
                field.append(Piece(text, quoted))
            elif quoted:
                for number, value in enumerate(await self._whole(part, values)):
                    if number:
                        yield field
                        field = []
                    field.append(Piece(value, quoted=True))
            else:
                for number, value in enumerate(values):
                    if number and field:
                        yield field
                        field = []
                    begun = False
                    async for text, ended in self._split(value):
                        if begun and field:
                            yield field
                            field = []
                        begun = True
                        if text or ended:
                            field.append(Piece(text, quoted=False))
        if field:
            yield field

    async def _whole(self, part: Part, values: list[str]) -> list[str]:
        """Values that are not split: one field each, or one with all of them."""
        if len(values) == 1 or (isinstance(part, Parameter) and part.name == "@"):
            return values
        await self._count(size_of_all(values))
        return [" ".join(values)]

    async def _split(self, value: str) -> AsyncIterator[tuple[str, bool]]:
        """The parts of a value, and whether more than blanks ends each, so that it may be empty."""
        separator = separator_pattern(self._session.variables.get("IFS", " \t\n"))
        begun = 0
        for start in range(0, len(value), _WINDOW):
            for match in separator.finditer(value, start, start + _WINDOW):
                yield value[begun : match.start()], bool(match[0].strip(" \t\n"))
                begun = match.end()
            if start:
                await self._session.request.turn(_WINDOW_UNITS)
        yield value[begun:], False

    def _tilde(self, text: str) -> str:
        if text == "~" or text.startswith("~/"):
            return self._session.variables.get("HOME", "/").rstrip("/") + text[1:] or "/"
        return text

    async def _files(self, field: Field) -> AsyncIterator[str]:
        """The files a field stands for; the field itself where there are none."""
        pattern = _as_pattern(field)
        absolute = pattern.startswith("/")
        start = "" if absolute else escape(self._session.cwd.rstrip("/")) + "/"
        cut = 0 if absolute else len(self._session.cwd.rstrip("/")) + 1
        found = matching(self._session.phone.files, start + pattern, self._session.request)
        none = True
        async for path in found:
            none = False
            yield path[cut:]
        if none:
            yield "".join([piece.text for piece in field])

    def _is_magic(self, field: Field) -> bool:
        return "f" not in self._session.options and any(
            not piece.quoted and _MAGIC.search(piece.text) and has_magic(piece.text)
            for piece in field
        )


@lru_cache(maxsize=16)
def separator_pattern(separators: str) -> re.Pattern[str]:
    """What separates fields when these characters do."""
    blanks = "".join(char for char in separators if char in " \t\n")
    others = "".join(char for char in separators if char not in " \t\n")
    if not others:
        return re.compile(f"[{re.escape(blanks)}]+" if blanks else "(?!)")
    blank = f"[{re.escape(blanks)}]" if blanks else "(?!)"
    return re.compile(f"{blank}*[{re.escape(others)}]{blank}*|{blank}+")


def _plain(word: Word) -> str | None:
    """The text of a word that is nothing else; the command `[`, having no end, is no pattern."""
    part = word[0] if len(word) == 1 else None
    if not isinstance(part, WordText):
        return None
    text = part.value
    return text if part.quoted or text == "[" or _MARKS.search(text) is None else None


def _size(field: Field) -> int:
    return size_of_all([piece.text for piece in field])


def _as_pattern(field: Field) -> str:
    parts = [
        escape(piece.text) if piece.quoted else piece.text.replace("\\", "\\\\") for piece in field
    ]
    return "".join(parts)
