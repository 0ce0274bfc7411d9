"""Values of `$name` and `${name...}`."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable

from pytest_androidbench.phone.shell.arithmetic import evaluate
from pytest_androidbench.phone.shell.errors import ExpansionError
from pytest_androidbench.phone.shell.globs import replaced, without_head, without_tail
from pytest_androidbench.phone.shell.session import Session
from pytest_androidbench.phone.shell.syntax import Parameter, Word

ExpandWord = Callable[[Word], Awaitable[str]]


class Parameters:
    """Looks parameters up in a session."""

    def __init__(self, session: Session, text: ExpandWord, pattern: ExpandWord) -> None:
        self._session = session
        self._text = text
        self._pattern = pattern

    async def values(self, part: Parameter) -> list[str]:
        """The value; several for `$@` and `$*`."""
        if part.name in ("@", "*") and not part.operator:
            return list(self._session.positional)
        found = self._lookup(part.name)
        operator = part.operator
        if operator == "length":
            many = part.name in ("@", "*")
            return [str(len(self._session.positional) if many else len(found or ""))]
        if operator.lstrip(":") in ("-", "=", "?", "+") and operator != ":":
            return [await self._conditional(part, found)]
        if found is None and not operator and "u" in self._session.options:
            raise ExpansionError(f"{part.name}: parameter not set")
        return [await self._altered(part, found or "")]

    def _lookup(self, name: str) -> str | None:
        session = self._session
        if name.isdigit():
            index = int(name) if len(name) < 10 else sys.maxsize
            if index == 0:
                return session.name
            return session.positional[index - 1] if index <= len(session.positional) else None
        match name:
            case "?":
                return str(session.status)
            case "#":
                return str(len(session.positional))
            case "$":
                return str(session.pid)
            case "!":
                return str(session.background) if session.background else None
            case "-":
                return "".join(sorted(session.options))
            case "@" | "*":
                return " ".join(session.positional) if session.positional else None
        return session.variables.get(name)

    async def _conditional(self, part: Parameter, found: str | None) -> str:
        missing = found is None or (part.operator.startswith(":") and not found)
        kind = part.operator[-1]
        if kind == "+":
            return "" if missing else await self._text(part.word)
        if not missing:
            return found or ""
        word = await self._text(part.word)
        if kind == "?":
            raise ExpansionError(f"{part.name}: {word or 'parameter null or not set'}")
        if kind == "=":
            self._session.assign(part.name, word)
        return word

    async def _altered(self, part: Parameter, value: str) -> str:
        match part.operator:
            case "":
                return value
            case "#" | "##":
                pattern, longest = await self._pattern(part.word), part.operator == "##"
                return await without_head(self._session.request, value, pattern, longest=longest)
            case "%" | "%%":
                pattern, longest = await self._pattern(part.word), part.operator == "%%"
                return await without_tail(self._session.request, value, pattern, longest=longest)
            case ":":
                return await self._slice(part, value)
        pattern = await self._pattern(part.word)
        replacement = await self._text(part.second)
        return await replaced(
            self._session.request, value, pattern, replacement, everywhere=part.operator == "//"
        )

    async def _slice(self, part: Parameter, value: str) -> str:
        variables = self._session.variables
        start = evaluate(await self._text(part.word), variables)
        start = max(0, len(value) + start) if start < 0 else start
        if not part.second:
            return value[start:]
        length = evaluate(await self._text(part.second), variables)
        return value[start : start + length] if length >= 0 else value[start:length]
