"""`sort` and `uniq`."""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from pytest_androidbench.phone.shell.builtins.sources import Lines, Source, opened
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import FileOutput, Output
from pytest_androidbench.phone.system.files import FileError

_RUN_LINES: Final = 512
"""Lines sorted at once; a slice's work. The sorted runs are merged, which can be sliced."""

_UNITS_A_LINE: Final = 4
_LINE_OVERHEAD: Final = 70
"""Bytes a line takes beside its text."""

_KEY: Final = re.compile(
    r"(\d{1,9})(?:\.\d+)?([a-zA-Z]*)(?:,(\d{1,9})(?:\.\d+)?([a-zA-Z]*))?", re.ASCII
)
_FIELD: Final = re.compile(r"\s*\S*")
_DECIMAL: Final = re.compile(r"\s*-?(?:\d+\.?\d*|\.\d+)", re.ASCII)
_FLOAT: Final = re.compile(r"\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", re.ASCII)

Key = Callable[[str], tuple[object, ...]]
_Value: TypeAlias = tuple[float, bytes]
"""A number or a text; one kind at one place of a key."""


async def sort(io: IO, args: list[str]) -> int:
    options = read_options("sort", args, "bcdfgik:Mno:rst:uxzV")
    order = _order(options)
    sources, status = await opened(io, options.rest)
    if "c" in options:
        await _check(io, sources, order, unique="u" in options)
        return status
    ordered = heapq.merge(*await _runs(io, sources, order), key=order)
    output = _output(io, options.value("o"))
    await _write(io, output, _unique(ordered, order) if "u" in options else ordered)
    return status


def _output(io: IO, name: str) -> Output:
    """A file that is written anew, or the command's output where none is named."""
    if not name:
        return io.stdout
    path = io.path(name)
    try:
        io.files.write(path, b"")
    except FileError as error:
        raise CommandError(f"{io.name}: {name}: {error.strerror}") from error
    return FileOutput(io.files, path, io.request)


def _order(options: Options) -> Key:
    """What lines are ordered by: their keys, then, unless that is not wanted, as a whole."""
    own = "".join(letter for letter in options.letters if letter in "fgnr")
    keys = [_key(spec, own, options.value("t")) for spec in options.values.get("k", [])]
    keys = keys or [lambda line: _value(line, own)]
    if not ("s" in options or "u" in options):
        keys.append(lambda line: _value(line, "r" if "r" in own else ""))
    return lambda line: tuple(key(line) for key in keys)


def _key(spec: str, own: str, separator: str) -> Callable[[str], object]:
    """What a key says of a line; letters of its own take the place of the command's."""
    match = _KEY.fullmatch(spec)
    if match is None:
        raise CommandError(f"sort: bad key '{spec}'")
    start = max(1, int(match[1])) - 1
    end = int(match[3]) if match[3] else None
    letters = match[2] + (match[4] or "") or own

    def read(line: str) -> object:
        fields = line.split(separator) if separator else line.split()
        return _value((separator or " ").join(fields[start:end]), letters)

    return read


def _value(text: str, letters: str) -> _Value | _Reversed:
    if "g" in letters:
        value = _number(_FLOAT.match(text)), b""
    elif "n" in letters:
        value = _number(_DECIMAL.match(text)), b""
    else:
        value = 0.0, to_bytes(text.upper() if "f" in letters else text)
    return _Reversed(value) if "r" in letters else value


def _number(match: re.Match[str] | None) -> float:
    return float(match[0]) if match else 0.0


@dataclass(frozen=True, slots=True)
class _Reversed:
    """A value that comes before those that come before it."""

    value: _Value

    def __lt__(self, other: _Reversed) -> bool:
        return other.value < self.value


async def _check(io: IO, sources: list[Source], order: Key, *, unique: bool) -> None:
    """Make sure that lines are in order.

    Raises:
        CommandError: one of them is not.
    """
    last: tuple[object, ...] | None = None
    count = 0
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            for line in lines:
                own = order(line)
                if last is not None and (own < last or (unique and own == last)):
                    raise CommandError(f"sort: {source.name}: Check line {count}\n")
                last = own
                count += 1


async def _runs(io: IO, sources: list[Source], order: Key) -> list[list[str]]:
    """All lines in sorted runs, in the order they came for what is equal."""
    runs: list[list[str]] = []
    pending: list[str] = []
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            io.hold(sum(map(_memory, lines)))
            pending += lines
            while len(pending) >= _RUN_LINES:
                await io.turn(_RUN_LINES * _UNITS_A_LINE)
                runs.append(sorted(pending[:_RUN_LINES], key=order))
                del pending[:_RUN_LINES]
    return [*runs, sorted(pending, key=order)]


def _memory(line: str) -> int:
    """Bytes a line takes; a character outside of Latin-1 takes two or more."""
    return _LINE_OVERHEAD + len(line) * (1 if line.isascii() else 4)


def _unique(ordered: Iterable[str], order: Key) -> Iterator[str]:
    """The first of the lines that are equal."""
    for _, equal in groupby(ordered, key=order):
        yield next(equal)


async def _write(io: IO, output: Output, ordered: Iterable[str]) -> None:
    waiting: list[str] = []
    for line in ordered:
        await io.turn(_UNITS_A_LINE)
        waiting.append(line + "\n")
        if len(waiting) == _RUN_LINES:
            await output.write(to_bytes("".join(waiting)))
            waiting = []
    await output.write(to_bytes("".join(waiting)))


async def uniq(io: IO, args: list[str]) -> int:
    """`uniq [FILE [OUTPUT]]`."""
    options = read_options("uniq", args, "cdiuzf:s:w:")
    compared = _Compared(
        fields=options.number("f", 0),
        characters=options.number("s", 0),
        most=options.number("w", 0),
        fold="i" in options,
    )
    sources, status = await opened(io, options.rest[:1])
    output = _output(io, "".join(options.rest[1:2]))
    last = last_part = None
    count = 0
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            shown: list[str] = []
            for line in lines:
                part = compared.part(line)
                if part == last_part:
                    count += 1
                    continue
                shown += _group(last, count, options)
                last, last_part, count = line, part, 1
            await output.write(to_bytes("".join(shown)))
        await output.write(to_bytes("".join(_group(last, count, options))))
    return status


@dataclass(frozen=True, slots=True, kw_only=True)
class _Compared:
    """What of a line is compared."""

    fields: int
    """So many at the beginning are not, ..."""
    characters: int
    """... nor are so many characters behind them."""
    most: int
    """How many are, all where it is 0."""
    fold: bool

    def part(self, line: str) -> str:
        """The part of a line that must be the same."""
        at = 0
        for _ in range(min(self.fields, len(line))):
            at = next(_FIELD.finditer(line, at)).end()
        at += self.characters
        part = line[at : at + self.most] if self.most else line[at:]
        return part.lower() if self.fold else part


def _group(line: str | None, count: int, options: Options) -> list[str]:
    """What is shown of lines that are the same."""
    if line is None or ("d" in options and count < 2) or ("u" in options and count > 1):
        return []
    return [f"{count:7} {line}\n" if "c" in options else f"{line}\n"]


COMMANDS: Final[Commands] = {"sort": sort, "uniq": uniq}
