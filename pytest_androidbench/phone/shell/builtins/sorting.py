"""`sort` and `uniq`."""

from __future__ import annotations

import heapq
import re
from collections.abc import Callable, Iterable
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import Lines, Source, opened
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options

_RUN_LINES: Final = 512
"""Lines sorted at once; a slice's work. The sorted runs are merged, which can be sliced."""

_UNITS_A_LINE: Final = 4
_LINE_OVERHEAD: Final = 70
"""Bytes a line takes beside its text."""

Key = Callable[[str], tuple[object, ...]]


async def sort(io: IO, args: list[str]) -> int:
    options = read_options("sort", args, "bcdfgik:Mno:rst:uxzV")
    sources, status = await opened(io, options.rest)
    key = _key(options)
    runs = await _runs(io, sources, options)
    ordered = heapq.merge(*runs, key=key, reverse="r" in options)
    if "o" in options:
        io.files.write(io.path(options.value("o")), b"")
    await _write(io, ordered, options, key)
    return status


def _key(options: Options) -> Key:
    separator = options.value("t")
    keys = options.values.get("k", [])
    fields = [_field_reader(spec, separator) for spec in keys] or [lambda line: line]
    specs = keys or [""]
    numeric = "n" in options or "g" in options

    def key(line: str) -> tuple[object, ...]:
        found: list[object] = []
        for field, spec in zip(fields, specs, strict=True):
            text = field(line)
            folded = text.lower() if "f" in options or "f" in spec else text
            found.append(_number(folded) if numeric or "n" in spec else to_bytes(folded))
        return (*found, to_bytes(line)) if "s" not in options else tuple(found)

    return key


def _field_reader(spec: str, separator: str) -> Callable[[str], str]:
    match = re.match(r"(\d{1,9})(?:\.\d+)?\w*(?:,(\d{1,9}))?", spec)
    if match is None:
        raise CommandError(f"sort: bad key '{spec}'")
    start = int(match[1]) - 1
    end = int(match[2]) if match[2] else None

    def read(line: str) -> str:
        fields = line.split(separator) if separator else line.split()
        return (separator or " ").join(fields[start:end])

    return read


def _number(text: str) -> float:
    match = re.match(r"\s*-?\d+(?:\.\d+)?", text)
    return float(match[0]) if match else 0.0


async def _runs(io: IO, sources: list[Source], options: Options) -> list[list[str]]:
    """All lines in sorted runs, in the order they came for what is equal."""
    key = _key(options)
    reverse = "r" in options
    runs: list[list[str]] = []
    pending: list[str] = []
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            io.hold(sum(map(_memory, lines)))
            pending += lines
            while len(pending) >= _RUN_LINES:
                await io.turn(_RUN_LINES * _UNITS_A_LINE)
                runs.append(sorted(pending[:_RUN_LINES], key=key, reverse=reverse))
                del pending[:_RUN_LINES]
    return [*runs, sorted(pending, key=key, reverse=reverse)]


def _memory(line: str) -> int:
    """Bytes a line takes; a character outside of Latin-1 takes two or more."""
    return _LINE_OVERHEAD + len(line) * (1 if line.isascii() else 4)


async def _write(io: IO, ordered: Iterable[str], options: Options, key: Key) -> None:
    path = io.path(options.value("o")) if "o" in options else ""
    parts = len(options.values.get("k", [])) or 1
    last: tuple[object, ...] | None = None
    waiting: list[str] = []
    for line in ordered:
        await io.turn(_UNITS_A_LINE)
        if "u" in options:
            own = key(line)[:parts]
            if own == last:
                continue
            last = own
        waiting.append(line)
        if len(waiting) == _RUN_LINES:
            await _put(io, path, waiting)
            waiting = []
    await _put(io, path, waiting)


async def _put(io: IO, path: str, lines: list[str]) -> None:
    text = "".join(line + "\n" for line in lines)
    if path:
        io.files.append(path, to_bytes(text))
    else:
        await io.out(text)


async def uniq(io: IO, args: list[str]) -> int:
    options = read_options("uniq", args, "cdiuzf:s:w:")
    sources, status = await opened(io, options.rest[:1])
    last: str | None = None
    count = 0
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            shown: list[str] = []
            for line in lines:
                if last is not None and _same(last, line, options):
                    count += 1
                    continue
                shown += _group(last, count, options)
                last, count = line, 1
            await io.out("".join(shown))
        await io.out("".join(_group(last, count, options)))
    return status


def _same(first: str, second: str, options: Options) -> bool:
    return first == second or ("i" in options and first.lower() == second.lower())


def _group(line: str | None, count: int, options: Options) -> list[str]:
    """What is shown of lines that are the same."""
    if line is None or ("d" in options and count < 2) or ("u" in options and count > 1):
        return []
    return [f"{count:7} {line}\n" if "c" in options else f"{line}\n"]


COMMANDS: Final[Commands] = {"sort": sort, "uniq": uniq}
