"""Scripts of `sed`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from pytest_androidbench.phone.shell.builtins.patterns import compile_pattern
from pytest_androidbench.phone.shell.builtins.substitution import (
    Substitution,
    read_replacement,
    unescaped,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

Address: TypeAlias = "int | str | Pattern"
LAST: Final = "$"
"""The address of the last line."""
_ADDRESS: Final = re.compile(r"\d+|\$", re.ASCII)
_OPENING: Final = r"|\[\^?\]?"
_IN_BRACKETS: Final = r"\[([.:=])[^\[\]]*\2\]|\]"
_LINE: Final = re.compile(r".*")
_WRITTEN: Final = re.compile(r"(?:\\.|[^\\\n])*", re.DOTALL)
_FLAGS: Final = re.compile(r"[gpiI\d]*", re.ASCII)
_UNITS_AN_INSTRUCTION: Final = 10
_MAX_DEPTH: Final = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class SedCommand:
    """One command of a script."""

    action: str
    addresses: tuple[Address, ...]
    negated: bool
    substitution: Substitution | None = None
    replacement: str = ""
    """A text to write, or the characters that `y` replaces."""
    flags: str = ""
    """What `y` replaces them by."""
    length: int = 0
    """How many commands behind it are in the braces that it opens."""


class ScriptReader:
    """Reads a script's instructions."""

    def __init__(self, request: Request, text: str, *, extended: bool) -> None:
        self._request = request
        self._text = text
        self._at = 0
        self._extended = extended
        self._depth = 0
        self._latest: Pattern | None = None
        self.memory = 0
        """Bytes held for the patterns; for the caller to release."""

    async def whole(self) -> list[SedCommand]:
        """All instructions.

        Raises:
            CommandError: one of them is none.
        """
        found: list[SedCommand] = []
        while True:
            self._skip(" \t\n;")
            if self._at >= len(self._text):
                return found
            if self._text[self._at] == "#":
                self._take(_LINE)
                continue
            await self._request.turn(_UNITS_AN_INSTRUCTION)
            found += await self._instruction()

    def _bad(self) -> CommandError:
        return CommandError(f"sed: bad pattern '{self._text}'@{self._at}")

    def _skip(self, characters: str) -> None:
        while self._at < len(self._text) and self._text[self._at] in characters:
            self._at += 1

    def _take(self, pattern: re.Pattern[str]) -> str:
        """What is there of something that may be empty."""
        match = pattern.match(self._text, self._at)
        assert match is not None
        self._at = match.end()
        return match[0]

    async def _instruction(self) -> list[SedCommand]:
        addresses: list[Address] = []
        while (address := await self._address()) is not None:
            addresses.append(address)
            self._skip(" ")
            if len(addresses) == 2 or self._text[self._at : self._at + 1] != ",":
                break
            self._at += 1
        self._skip(" ")
        negated = self._text[self._at : self._at + 1] == "!"
        self._at += negated
        self._skip(" ")
        made = SedCommand(
            action=self._text[self._at : self._at + 1], addresses=tuple(addresses), negated=negated
        )
        self._at += 1
        match made.action:
            case "{":
                return await self._block(made)
            case "s":
                return [await self._substitution(made)]
            case "y":
                mark = self._delimiter()
                source, target = (unescaped(self._up_to(mark)) for _ in range(2))
                if len(source) != len(target):
                    raise self._bad()
                return [replace(made, replacement=source, flags=target)]
            case "a" | "i" | "c":
                return [replace(made, replacement=self._written())]
            case "d" | "p" | "q" | "=":
                return [made]
        raise self._bad()

    async def _block(self, outer: SedCommand) -> list[SedCommand]:
        """What opens a block, and the commands in it."""
        found: list[SedCommand] = []
        self._depth += 1
        if self._depth > _MAX_DEPTH:
            raise self._bad()
        while True:
            self._skip(" \t\n;")
            if self._at >= len(self._text):
                raise self._bad()
            if self._text[self._at] == "}":
                self._at += 1
                self._depth -= 1
                return [replace(outer, length=len(found)), *found]
            found += await self._instruction()

    def _written(self) -> str:
        """What `a`, `i` or `c` writes: a line, or several where a backslash ends all but one."""
        self._skip(" \t")
        if self._text.startswith("\\\n", self._at):
            self._at += 2
        elif self._text[self._at : self._at + 1] in ("", "\n"):
            raise self._bad()
        return unescaped(self._take(_WRITTEN))

    async def _address(self) -> Address | None:
        match = _ADDRESS.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
            return LAST if match[0] == LAST else _number(match[0])
        char = self._text[self._at : self._at + 1]
        if char not in ("/", "\\"):
            return None
        self._at += char == "\\"
        return await self._compiled(self._up_to(self._delimiter(), brackets=True), "")

    async def _compiled(self, source: str, flags: str) -> Pattern:
        """A pattern; an empty one is the one before."""
        if not source:
            if self._latest is None:
                raise CommandError("sed: no previous regex")
            return self._latest
        fold = "i" in flags or "I" in flags
        try:
            found = await compile_pattern(
                self._request, source, extended=self._extended, ignore_case=fold
            )
        except CommandError as error:
            raise CommandError(f"sed: {error.message}") from error
        self._request.hold(found.memory)
        self.memory += found.memory
        self._latest = found
        return found

    def _delimiter(self) -> str:
        mark = self._text[self._at : self._at + 1]
        if mark in ("", "\n", "\\"):
            raise self._bad()
        self._at += 1
        return mark

    def _up_to(self, delimiter: str, *, brackets: bool = False) -> str:
        """What is up to a delimiter; inside of `brackets` that is a character as others are."""
        mark = re.escape(delimiter)
        outside = re.compile(rf"\\(.)|{mark}" + _OPENING * brackets)
        inside = re.compile(rf"\\({mark})|{_IN_BRACKETS}")
        expected = outside
        parts: list[str] = []
        while found := expected.search(self._text, self._at):
            parts.append(self._text[self._at : found.start()])
            self._at = found.end()
            if expected is outside and found[0] == delimiter:
                return "".join(parts)
            parts.append(delimiter if found[1] == delimiter else found[0])
            if found[0] == "]":
                expected = outside
            elif found[0][0] == "[":
                expected = inside
        raise self._bad()

    async def _substitution(self, made: SedCommand) -> SedCommand:
        mark = self._delimiter()
        source, replacement = self._up_to(mark, brackets=True), self._up_to(mark)
        flags = self._take(_FLAGS)
        count = "".join(char for char in flags if char.isdigit())
        return replace(
            made,
            substitution=Substitution(
                pattern=await self._compiled(source, flags),
                replacement=read_replacement(replacement),
                first=max(1, _number(count)) if count else 1,
                everywhere="g" in flags,
                printing="p" in flags,
            ),
        )


def _number(digits: str) -> int:
    """A number, of which nobody needs more digits than these."""
    return int(digits[:18])
