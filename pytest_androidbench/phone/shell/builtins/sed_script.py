"""Scripts of `sed`."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeAlias

from pytest_androidbench.phone.shell.builtins.patterns import compile_pattern
from pytest_androidbench.phone.shell.builtins.substitution import (
    Substitution,
    read_replacement,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

Address: TypeAlias = "int | str | Pattern"
LAST: Final = "$"
"""The address of the last line."""
_ADDRESS: Final = re.compile(r"\d+|\$", re.ASCII)
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


class ScriptReader:
    """Reads a script's instructions."""

    def __init__(self, request: Request, text: str, *, extended: bool) -> None:
        self._request = request
        self._text = text
        self._at = 0
        self._extended = extended
        self._depth = 0
        self._mark = ""
        self.memory = 0
        """Bytes held for the patterns; for the caller to release."""

    async def whole(self) -> list[SedCommand]:
        """All instructions.

        Raises:
            CommandError: one of them is none.
        """
        found: list[SedCommand] = []
        while True:
            self._skip(" \t\n;}")
            if self._at >= len(self._text):
                return found
            if self._text[self._at] == "#":
                self._line()
                continue
            await self._request.turn(_UNITS_AN_INSTRUCTION)
            found += await self._instruction()

    def _bad(self) -> CommandError:
        return CommandError(f"sed: bad pattern '{self._text}'@{self._at}")

    def _skip(self, characters: str) -> None:
        while self._at < len(self._text) and self._text[self._at] in characters:
            self._at += 1

    def _line(self) -> str:
        end = self._text.find("\n", self._at)
        end = len(self._text) if end < 0 else end
        taken, self._at = self._text[self._at : end], end
        return taken

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
                source, target = self._delimited(), self._between()
                if len(source) != len(target):
                    raise self._bad()
                return [replace(made, replacement=source, flags=target)]
            case "a" | "i" | "c":
                self._skip(" \\\n")
                return [replace(made, replacement=self._line())]
            case "d" | "p" | "q" | "=":
                return [made]
        raise self._bad()

    async def _block(self, outer: SedCommand) -> list[SedCommand]:
        """Instructions in braces, each with the block's addresses."""
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
                return found
            for inner in await self._instruction():
                if inner.addresses:
                    raise self._bad()
                found.append(replace(inner, addresses=outer.addresses, negated=outer.negated))

    async def _address(self) -> Address | None:
        match = _ADDRESS.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
            return LAST if match[0] == LAST else _number(match[0])
        char = self._text[self._at : self._at + 1]
        if char not in ("/", "\\"):
            return None
        self._at += char == "\\"
        return await self._compiled(self._delimited(), "")

    async def _compiled(self, source: str, flags: str) -> Pattern:
        fold = "i" in flags or "I" in flags
        try:
            found = await compile_pattern(
                self._request, source, extended=self._extended, ignore_case=fold
            )
        except CommandError as error:
            raise CommandError(f"sed: {error.message}") from error
        self._request.hold(found.memory)
        self.memory += found.memory
        return found

    def _delimited(self) -> str:
        self._mark = self._text[self._at : self._at + 1]
        if self._mark in ("", "\n", "\\"):
            raise self._bad()
        self._at += 1
        return self._between()

    def _between(self) -> str:
        """What is up to the next delimiter."""
        parts: list[str] = []
        for found in re.compile(rf"\\(.)|{re.escape(self._mark)}", re.DOTALL).finditer(
            self._text, self._at
        ):
            parts.append(self._text[self._at : found.start()])
            self._at = found.end()
            if found[1] is None:
                return "".join(parts)
            parts.append(found[1] if found[1] == self._mark else found[0])
        raise self._bad()

    async def _substitution(self, made: SedCommand) -> SedCommand:
        source = self._delimited()
        replacement = self._between()
        match = _FLAGS.match(self._text, self._at)
        flags = match[0] if match else ""
        self._at += len(flags)
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
