"""Turning words into what a command is given."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, NamedTuple

from pytest_androidbench.phone.shell.arithmetic import evaluate
from pytest_androidbench.phone.shell.braces import expand_braces
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.globs import existing
from pytest_androidbench.phone.shell.parameters import Parameters
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.syntax import (
    Arithmetic,
    Parameter,
    Part,
    Script,
    Substitution,
    Text,
    Word,
)
from pytest_androidbench.phone.system.files.glob import escape, has_magic

Substitute = Callable[[Script, Session], Awaitable[bytes]]


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
        """All fields the words become, with patterns replaced by the files that match."""
        found: list[str] = []
        for word in words:
            for alternative in expand_braces(word):
                for field in await self._fields(alternative):
                    found += await self._files(field)
        return found

    async def text(self, word: Word) -> str:
        """A word as one text, as in an assignment."""
        return "".join([piece.text for part in word for piece in await self._joined(part)])

    async def pattern(self, word: Word) -> str:
        """A word as a pattern, where what was quoted stands for itself."""
        return _as_pattern([piece for part in word for piece in await self._joined(part)])

    async def number(self, expression: Word) -> int:
        """Value of an arithmetic expression."""
        return evaluate(await self.text(expression), self._session.variables)

    async def _joined(self, part: Part) -> Field:
        """A part as one run of pieces, with several values joined by blanks."""
        values, quoted = await self._values(part)
        return [Piece(" ".join(values), quoted)]

    async def _values(self, part: Part) -> tuple[list[str], bool]:
        match part:
            case Text(value, quoted):
                return [value], quoted
            case Arithmetic(expression, quoted):
                return [str(await self.number(expression))], quoted
            case Substitution(script, quoted):
                output = await self._substitute(script, self._session)
                return [to_text(output.replace(b"\0", b"")).rstrip("\n")], quoted
        return await self._parameters.values(part), part.quoted

    async def _fields(self, word: Word) -> list[Field]:
        fields: list[Field] = [[]]
        for index, part in enumerate(word):
            values, quoted = await self._values(part)
            if isinstance(part, Text):
                text = values[0]
                if index == 0 and not quoted:
                    text = self._tilde(text)
                fields[-1].append(Piece(text, quoted))
            elif quoted:
                _append_whole(fields, values, several=_is_several(part))
            else:
                self._append_split(fields, values)
        return [field for field in fields if field]

    def _tilde(self, text: str) -> str:
        if text == "~" or text.startswith("~/"):
            return self._session.variables.get("HOME", "/").rstrip("/") + text[1:] or "/"
        return text

    def _append_split(self, fields: list[Field], values: list[str]) -> None:
        """Append values split at blanks, each value a field of its own."""
        separators = self._session.variables.get("IFS", " \t\n")
        for index, value in enumerate(values):
            if index and fields[-1]:
                fields.append([])
            for number, text in enumerate(split_fields(value, separators)):
                if number and fields[-1]:
                    fields.append([])
                if text:
                    fields[-1].append(Piece(text, quoted=False))

    async def _files(self, field: Field) -> list[str]:
        plain = "".join(piece.text for piece in field)
        if "f" in self._session.options:
            return [plain]
        pattern = _as_pattern(field)
        if not any(has_magic(piece.text) for piece in field if not piece.quoted):
            return [plain]
        absolute = pattern.startswith("/")
        start = "" if absolute else escape(self._session.cwd.rstrip("/")) + "/"
        session = self._session
        found = await existing(session.request, session.phone.files, start + pattern)
        cut = 0 if absolute else len(self._session.cwd.rstrip("/")) + 1
        return [path[cut:] for path in found] or [plain]


def split_fields(text: str, separators: str) -> list[str]:
    """Split at separators; empty first or last items mean a separator at that end."""
    if not separators:
        return [text]
    blanks = "".join(char for char in separators if char in " \t\n")
    others = "".join(char for char in separators if char not in " \t\n")
    blank = f"[{re.escape(blanks)}]" if blanks else "(?!)"
    other = f"[{re.escape(others)}]" if others else "(?!)"
    return re.split(f"{blank}*{other}{blank}*|{blank}+", text)


_SEVERAL: Final = frozenset("@")


def _is_several(part: Part) -> bool:
    return isinstance(part, Parameter) and part.name in _SEVERAL and part.operator != "length"


def _append_whole(fields: list[Field], values: list[str], *, several: bool) -> None:
    if not several:
        fields[-1].append(Piece(" ".join(values), quoted=True))
        return
    for index, value in enumerate(values):
        if index:
            fields.append([])
        fields[-1].append(Piece(value, quoted=True))


def _as_pattern(field: Field) -> str:
    parts = [
        escape(piece.text) if piece.quoted else piece.text.replace("\\", "\\\\") for piece in field
    ]
    return "".join(parts)
