"""`sed`: substitution, deletion, printing, and the addresses for them."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.shell.builtins.lines import line_blocks
from pytest_androidbench.phone.shell.builtins.sed_output import FileSink, Sink, StreamSink
from pytest_androidbench.phone.shell.builtins.sed_script import (
    Address,
    ScriptReader,
    SedCommand,
)
from pytest_androidbench.phone.shell.builtins.substitution import substitute
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes, to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.matching import PatternError, carry_out

_UNITS_AN_INSTRUCTION: Final = 5
"""Microseconds that an instruction takes for a line beside the search in it."""

_SUFFIXED: Final = re.compile(r"(?:(-[nErsz]*i)|(--in-place)=)(.+)", re.DOTALL)

Line = tuple[str, bool]
"""A line without its end, and whether it had one."""


@dataclass(slots=True)
class _Cycle:
    """What happens to one line."""

    line: str
    ended: bool
    number: int
    last: bool
    deleted: bool = False
    quit: bool = False
    after: list[str] = field(default_factory=list)


@dataclass(slots=True)
class _Editor:
    """Applies a program to lines."""

    io: IO
    program: list[SedCommand]
    quiet: bool
    sink: Sink
    active: set[int] = field(default_factory=set)

    async def edit(self, lines: AsyncIterator[Line]) -> None:
        """Edit all lines, up to the one after which the program quits."""
        number = 0
        following = await anext(lines, None)
        while following is not None:
            line, ended = following
            # One line ahead: the last line is the one that none follows.
            following = await anext(lines, None)
            number += 1
            cycle = _Cycle(line, ended, number, following is None)
            await self._cycle(cycle)
            if cycle.quit:
                break
        await self.sink.flush()

    async def _cycle(self, cycle: _Cycle) -> None:
        at = 0
        while at < len(self.program) and not (cycle.deleted or cycle.quit):
            instruction = self.program[at]
            await self.io.session.request.turn(_UNITS_AN_INSTRUCTION)
            selected = await self._selected(instruction, cycle, at) != instruction.negated
            if selected:
                await self._apply(instruction, cycle, goes_on=at in self.active)
            at += 1 if selected else 1 + instruction.length
        if not (self.quiet or cycle.deleted):
            await self.sink.line(cycle.line, ended=cycle.ended)
        for text in cycle.after:
            await self.sink.line(text)

    async def _selected(self, instruction: SedCommand, cycle: _Cycle, index: int) -> bool:
        addresses = instruction.addresses
        if not addresses:
            return True
        if len(addresses) == 1:
            return await self._matches(addresses[0], cycle)
        start, end = addresses
        if index in self.active:
            passed = isinstance(end, int) and cycle.number >= end
            if passed or (not isinstance(end, int) and await self._matches(end, cycle)):
                self.active.discard(index)
            return not (isinstance(end, int) and cycle.number > end)
        if await self._matches(start, cycle):
            if not (isinstance(end, int) and end <= cycle.number):
                self.active.add(index)
            return True
        return False

    async def _matches(self, address: Address, cycle: _Cycle) -> bool:
        if isinstance(address, int):
            return cycle.number == address
        if isinstance(address, str):
            return cycle.last
        line, search = cycle.line, address.search
        found = await carry_out(
            self.io.session.request, address.cost(len(line)), lambda _: search(line)
        )
        return found is not None

    async def _apply(self, instruction: SedCommand, cycle: _Cycle, *, goes_on: bool) -> None:
        """Do what a command says; `goes_on` where more lines of its range may follow."""
        match instruction.action:
            case "s":
                await self._substitute(instruction, cycle)
            case "d":
                cycle.deleted = True
            case "p":
                await self.sink.line(cycle.line, ended=cycle.ended)
            case "q":
                cycle.quit = True
            case "=":
                await self.sink.line(str(cycle.number))
            case "a":
                cycle.after.append(instruction.replacement)
            case "i":
                await self.sink.line(instruction.replacement)
            case "c":
                cycle.deleted = True
                if not goes_on:
                    await self.sink.line(instruction.replacement)
            case "y":
                table = str.maketrans(instruction.replacement, instruction.flags)
                await self.io.session.request.turn(len(cycle.line) // 20)
                cycle.line = cycle.line.translate(table)

    async def _substitute(self, instruction: SedCommand, cycle: _Cycle) -> None:
        substitution = instruction.substitution
        assert substitution is not None
        cycle.line, done = await carry_out(
            self.io.session.request,
            substitution.cost(len(cycle.line)),
            partial(substitute, substitution, cycle.line),
        )
        if done and substitution.printing:
            await self.sink.line(cycle.line, ended=cycle.ended)


async def sed(io: IO, args: list[str]) -> int:
    long = {"expression": "e", "quiet": "n", "silent": "n", "in-place": "i", "regexp-extended": "E"}
    plain, suffix = _without_suffix(args)
    options = read_options("sed", plain, "Ee:f:inrsz", long=long)
    scripts = list(options.values.get("e", []))
    scripts += [to_text(io.files.read(io.path(name))) for name in options.values.get("f", [])]
    if not scripts:
        if not options.rest:
            raise CommandError("sed: no pattern")
        scripts = [options.rest.pop(0)]
    extended = "E" in options or "r" in options
    reader = ScriptReader(io.session.request, "\n".join(scripts), extended=extended)
    try:
        program = await reader.whole()
        if "i" in options:
            return await _in_place(io, options, program, suffix)
        return await _to_output(io, options, program)
    except PatternError as error:
        raise CommandError(f"sed: {error.reason}") from error
    finally:
        io.session.request.release(reader.memory)


def _without_suffix(args: list[str]) -> tuple[list[str], str]:
    """`-i.bak` as `-i`, and the suffix of the files that keep what was there."""
    plain, suffix = list(args), ""
    for place, arg in enumerate(args):
        if match := _SUFFIXED.fullmatch(arg):
            plain[place], suffix = match[1] or match[2], match[3]
    return plain, suffix


async def _to_output(io: IO, options: Options, program: list[SedCommand]) -> int:
    apart = "s" in options and options.rest
    status = 0
    for names in [[name] for name in options.rest] if apart else [options.rest]:
        inputs = _Inputs(io, names)
        await _Editor(io, program, "n" in options, StreamSink(io.stdout)).edit(inputs.lines())
        status = max(status, inputs.status)
    return status


async def _in_place(io: IO, options: Options, program: list[SedCommand], suffix: str) -> int:
    status = 0
    for name in options.rest:
        path = io.path(name)
        try:
            data = io.files.read(path)
            if suffix:
                io.files.copy(path, path + suffix, preserve=True)
            with FileSink(io.session.request) as sink:
                await _Editor(io, program, "n" in options, sink).edit(_file_lines(io, data))
                io.files.write(path, to_bytes(sink.text()))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    return status


@dataclass(slots=True)
class _Inputs:
    """The lines of all inputs, and whether one of them could not be read."""

    io: IO
    names: list[str]
    status: int = 0

    async def lines(self) -> AsyncIterator[Line]:
        """One line after the other."""
        for name in self.names or ["-"]:
            if name == "-":
                while line := await self.io.stdin.line():
                    yield to_text(line.removesuffix(b"\n")), line.endswith(b"\n")
                continue
            try:
                data = self.io.files.read(self.io.path(name))
            except FileError as error:
                await self.io.complain(name, error)
                self.status = 1
                continue
            async for each in _file_lines(self.io, data):
                yield each


async def _file_lines(io: IO, data: bytes) -> AsyncIterator[Line]:
    earlier: str | None = None
    async for block in line_blocks(io.session.request, data):
        for text in block:
            if earlier is not None:
                yield earlier, True
            earlier = text
    if earlier is not None:
        yield earlier, data.endswith(b"\n")


COMMANDS: Final[Commands] = {"sed": sed}
