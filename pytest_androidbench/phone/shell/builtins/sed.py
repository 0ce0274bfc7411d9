"""`sed`: substitution, deletion, printing, and the addresses for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.builtins.patterns import compile_pattern
from pytest_androidbench.phone.shell.builtins.text import split_lines
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import FileError

Address = int | str | re.Pattern[str]
_LAST: Final = "$"


@dataclass(frozen=True, slots=True, kw_only=True)
class Instruction:
    """One command of a script."""

    action: str
    addresses: tuple[Address, ...]
    negated: bool
    pattern: re.Pattern[str] | None = None
    replacement: str = ""
    flags: str = ""


@dataclass(slots=True)
class _Cycle:
    """What happens to one line."""

    line: str
    number: int
    last: bool
    output: list[str]
    deleted: bool = False
    quit: bool = False
    after: str = ""


async def sed(io: IO, args: list[str]) -> int:
    long = {"expression": "e", "quiet": "n", "in-place": "i", "regexp-extended": "E"}
    options = read_options("sed", args, "Ee:f:inrsz", long=long)
    scripts = list(options.values.get("e", []))
    scripts += [to_text(io.files.read(io.path(name))) for name in options.values.get("f", [])]
    if not scripts:
        if not options.rest:
            raise CommandError("sed: no pattern")
        scripts = [options.rest.pop(0)]
    program = _Reader("\n".join(scripts), extended="E" in options or "r" in options).whole()
    quiet = "n" in options
    if "i" in options:
        return await _in_place(io, options.rest, program, quiet=quiet)
    texts, status = await io.texts(options.rest)
    await io.out(_edit("".join(text for _, text in texts), program, quiet=quiet))
    return status


async def _in_place(io: IO, names: list[str], program: list[Instruction], *, quiet: bool) -> int:
    status = 0
    for name in names:
        try:
            text = to_text(io.files.read(io.path(name)))
            io.files.write(io.path(name), to_bytes(_edit(text, program, quiet=quiet)))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    return status


def _edit(text: str, program: list[Instruction], *, quiet: bool) -> str:
    lines = split_lines(text)
    output: list[str] = []
    active: set[int] = set()
    for number, line in enumerate(lines, start=1):
        cycle = _Cycle(line, number, number == len(lines), output)
        for index, instruction in enumerate(program):
            if _selected(instruction, cycle, index, active) != instruction.negated:
                _apply(instruction, cycle)
            if cycle.deleted or cycle.quit:
                break
        if not (quiet or cycle.deleted):
            output.append(cycle.line)
        if cycle.after:
            output.append(cycle.after)
        if cycle.quit:
            break
    ended = "\n" if output and (text.endswith("\n") or len(output) != len(lines)) else ""
    return "\n".join(output) + ended


def _selected(instruction: Instruction, cycle: _Cycle, index: int, active: set[int]) -> bool:
    addresses = instruction.addresses
    if not addresses:
        return True
    if len(addresses) == 1:
        return _matches(addresses[0], cycle)
    start, end = addresses
    if index in active:
        passed = isinstance(end, int) and cycle.number >= end
        if passed or (not isinstance(end, int) and _matches(end, cycle)):
            active.discard(index)
        return not (isinstance(end, int) and cycle.number > end)
    if _matches(start, cycle):
        if not (isinstance(end, int) and end <= cycle.number):
            active.add(index)
        return True
    return False


def _matches(address: Address, cycle: _Cycle) -> bool:
    if isinstance(address, int):
        return cycle.number == address
    if isinstance(address, str):
        return cycle.last
    return address.search(cycle.line) is not None


def _apply(instruction: Instruction, cycle: _Cycle) -> None:
    match instruction.action:
        case "s":
            _substitute(instruction, cycle)
        case "d":
            cycle.deleted = True
        case "p":
            cycle.output.append(cycle.line)
        case "q":
            cycle.quit = True
        case "=":
            cycle.output.append(str(cycle.number))
        case "a":
            cycle.after = instruction.replacement
        case "i":
            cycle.output.append(instruction.replacement)
        case "c":
            cycle.line = instruction.replacement
        case "y":
            table = str.maketrans(instruction.replacement, instruction.flags)
            cycle.line = cycle.line.translate(table)


def _substitute(instruction: Instruction, cycle: _Cycle) -> None:
    assert instruction.pattern is not None
    wanted = int("".join(c for c in instruction.flags if c.isdigit()) or 1)
    everywhere = "g" in instruction.flags
    seen = 0

    def replace(match: re.Match[str]) -> str:
        nonlocal seen
        seen += 1
        if seen == wanted or (everywhere and seen > wanted):
            return _filled(instruction.replacement, match)
        return match[0]

    cycle.line = instruction.pattern.sub(replace, cycle.line)
    if "p" in instruction.flags and seen >= wanted:
        cycle.output.append(cycle.line)


def _filled(replacement: str, match: re.Match[str]) -> str:
    def part(found: re.Match[str]) -> str:
        text = found[0]
        if text == "&":
            return match[0]
        if text[1].isdigit():
            return match[int(text[1])] or "" if int(text[1]) <= match.re.groups else ""
        return {"n": "\n", "t": "\t"}.get(text[1], text[1])

    return re.sub(r"\\.|&", part, replacement, flags=re.DOTALL)


class _Reader:
    """Reads a script's instructions."""

    def __init__(self, text: str, *, extended: bool) -> None:
        self._text = text
        self._at = 0
        self._extended = extended

    def whole(self) -> list[Instruction]:
        found: list[Instruction] = []
        while True:
            self._skip(" \t\n;}")
            if self._at >= len(self._text):
                return found
            if self._text[self._at] == "#":
                self._line()
                continue
            found += self._instruction()

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

    def _instruction(self) -> list[Instruction]:
        addresses: list[Address] = []
        while (address := self._address()) is not None:
            addresses.append(address)
            self._skip(" ")
            if len(addresses) == 2 or self._text[self._at : self._at + 1] != ",":
                break
            self._at += 1
        self._skip(" ")
        negated = self._text[self._at : self._at + 1] == "!"
        self._at += negated
        self._skip(" ")
        action = self._text[self._at : self._at + 1]
        self._at += 1
        make: Callable[..., Instruction] = lambda **rest: Instruction(  # noqa: E731
            action=action, addresses=tuple(addresses), negated=negated, **rest
        )
        if action == "{":
            return self._block(tuple(addresses), negated)
        if action == "s":
            return [make(**self._substitution())]
        if action == "y":
            source, target = self._delimited(), self._between()
            if len(source) != len(target):
                raise self._bad()
            return [make(replacement=source, flags=target)]
        if action in ("a", "i", "c") and action:
            self._skip(" \\\n")
            return [make(replacement=self._line())]
        if action in ("d", "p", "q", "=") and action:
            return [make()]
        raise self._bad()

    def _block(self, addresses: tuple[Address, ...], negated: bool) -> list[Instruction]:
        """Instructions in braces, each with the block's addresses."""
        found: list[Instruction] = []
        while True:
            self._skip(" \t\n;")
            if self._at >= len(self._text):
                raise self._bad()
            if self._text[self._at] == "}":
                self._at += 1
                return found
            for inner in self._instruction():
                if inner.addresses:
                    raise self._bad()
                found.append(
                    Instruction(
                        action=inner.action,
                        addresses=addresses,
                        negated=negated,
                        pattern=inner.pattern,
                        replacement=inner.replacement,
                        flags=inner.flags,
                    )
                )

    def _address(self) -> Address | None:
        match = re.compile(r"\d+|\$").match(self._text, self._at)
        if match is not None:
            self._at = match.end()
            return _LAST if match[0] == _LAST else int(match[0])
        char = self._text[self._at : self._at + 1]
        if char not in ("/", "\\"):
            return None
        self._at += char == "\\"
        return self._compiled(self._delimited(), "")

    def _compiled(self, source: str, flags: str) -> re.Pattern[str]:
        try:
            return compile_pattern(
                source, extended=self._extended, ignore_case="i" in flags or "I" in flags
            )
        except CommandError as error:
            raise CommandError(f"sed: {error.message}") from error

    def _delimited(self) -> str:
        self._mark = self._text[self._at : self._at + 1]
        if self._mark in ("", "\n", "\\"):
            raise self._bad()
        self._at += 1
        return self._between()

    def _between(self) -> str:
        """What is up to the next delimiter."""
        taken = ""
        while self._at < len(self._text):
            char = self._text[self._at]
            self._at += 1
            if char == self._mark:
                return taken
            if char == "\\" and self._at < len(self._text):
                following = self._text[self._at]
                taken += following if following == self._mark else char + following
                self._at += 1
            else:
                taken += char
        raise self._bad()

    def _substitution(self) -> dict[str, object]:
        source = self._delimited()
        replacement = self._between()
        match = re.compile(r"[gpiI\d]*").match(self._text, self._at)
        flags = match[0] if match else ""
        self._at += len(flags)
        return {
            "pattern": self._compiled(source, flags),
            "replacement": replacement,
            "flags": flags,
        }


COMMANDS: Final[Commands] = {"sed": sed}
