"""`cut` and `tr`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sized
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import Lines, Source, Texts, opened
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import unescape
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options

_FIELD_WEIGHT: Final = 16
"""Times a line is in memory as the list of its fields."""

_SET_WEIGHT: Final = 128
"""Bytes one character of a set of `tr` takes, in the tables as well."""

_LAST: Final = 10**9


async def cut(io: IO, args: list[str]) -> int:
    options = read_options("cut", args, "b:c:d:f:snDO:", long={"output-delimiter": "O"})
    chosen = options.last("bcf")
    if not chosen:
        raise CommandError('cut: no -cfF (see "cut --help")')
    delimiter = options.value("d", "\t")
    joint = options.value("O", delimiter if chosen == "f" else "")
    sources, status = await opened(io, options.rest)
    ranges = _ranges(options.value(chosen))
    if chosen == "f" and not delimiter:
        raise CommandError("cut: bad -d")
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            await io.turn(len(lines) * len(ranges))
            with io.session.request.holding(_FIELD_WEIGHT * max(map(len, lines))):
                shown = [
                    _fields(line, delimiter, joint, ranges, alone="s" not in options)
                    if chosen == "f"
                    else _places(line, joint, ranges)
                    for line in lines
                ]
            await io.out("".join(shown))
    return status


def _fields(
    line: str, delimiter: str, joint: str, ranges: list[tuple[int, int]], *, alone: bool
) -> str:
    items = line.split(delimiter)
    if len(items) == 1:
        return line + "\n" if alone else ""
    return joint.join(delimiter.join(items[first:end]) for first, end in _cut(ranges, items)) + "\n"


def _places(line: str, joint: str, ranges: list[tuple[int, int]]) -> str:
    return joint.join(line[first:end] for first, end in _cut(ranges, line)) + "\n"


def _cut(ranges: list[tuple[int, int]], items: Sized) -> Iterator[tuple[int, int]]:
    """Those of the ranges that begin inside, counted from 0."""
    return ((first - 1, last) for first, last in ranges if first <= len(items))


def _ranges(text: str) -> list[tuple[int, int]]:
    """First and last of each range, in order; those that overlap are one."""
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        match = re.fullmatch(r"(\d{0,9})(-?)(\d{0,9})", part)
        if match is None or not (match[1] or match[3]):
            raise CommandError(f"cut: bad list '{text}'")
        first = int(match[1] or 1)
        last = int(match[3]) if match[3] else (_LAST if match[2] else first)
        if not 1 <= first <= last:
            raise CommandError(f"cut: bad list '{text}'")
        found.append((first, last))
    apart: list[tuple[int, int]] = []
    for first, last in sorted(found):
        if apart and first <= apart[-1][1]:
            before, end = apart.pop()
            apart.append((before, max(last, end)))
        else:
            apart.append((first, last))
    return apart


async def tr(io: IO, args: list[str]) -> int:
    options = read_options("tr", args, "cCdsU", least=1, stop_early=True)
    source = await _characters(io, options.rest[0])
    target = await _characters(io, "".join(options.rest[1:2]))
    if options.rest[1:] and not target:
        raise CommandError("tr: set2 can't be empty string")
    change = _Change(
        source,
        target,
        inverted="c" in options or "C" in options,
        deletes="d" in options,
        squeezes="s" in options,
    )
    reader = Texts(Source(io, "-", io.stdin))
    while text := await reader.next():
        await io.turn(len(text) // 8)
        await io.out(change.piece(text))
    return 0


class _Change:
    """What `tr` does to a text that comes in pieces."""

    def __init__(
        self, source: list[str], target: list[str], *, inverted: bool, deletes: bool, squeezes: bool
    ) -> None:
        self._members = set(source)
        self._target = target
        self._inverted = inverted
        self._deletes = deletes
        self._squeezed = set(target or source) if squeezes else None
        self._table = (
            {char: target[min(at, len(target) - 1)] for at, char in enumerate(source)}
            if target
            else {}
        )
        self._last = ""

    def piece(self, text: str) -> str:
        """The next piece as it comes out."""
        members, inverted, target = self._members, self._inverted, self._target
        if self._deletes:
            text = "".join(char for char in text if (char in members) == inverted)
        elif target and inverted:
            text = "".join(target[-1] if char not in members else char for char in text)
        elif target:
            text = "".join(self._table.get(char, char) for char in text)
        return text if self._squeezed is None else self._squeeze(text, self._squeezed)

    def _squeeze(self, text: str, squeezed: set[str]) -> str:
        # What came last goes before the piece, so that a row of it is one row over both.
        joined = self._last + text
        inverted = self._inverted and not self._target
        hit = {char for char in joined if (char in squeezed) != inverted}
        short = re.sub(r"(.)\1+", lambda m: m[1] if m[1] in hit else m[0], joined, flags=re.DOTALL)
        known = len(self._last)
        self._last = short[-1:]
        return short[known:]


_CLASSES: Final[dict[str, str]] = {
    "alpha": "A-Za-z",
    "alnum": "A-Za-z0-9",
    "digit": "0-9",
    "lower": "a-z",
    "upper": "A-Z",
    "space": "\\t\\n\\f\\r\\v ",
    "blank": "\\t ",
    "punct": "!-/:-@\\[-`{-~",
    "cntrl": "\\x00-\\x1f\\x7f",
    "xdigit": "0-9A-Fa-f",
}
"""In the order of toybox."""


async def _characters(io: IO, text: str) -> list[str]:
    named = re.sub(r"\[:(\w+):\]", lambda m: _CLASSES.get(m[1], m[0]), text)
    plain, _ = unescape(named)
    found: list[str] = []
    at = 0
    while at < len(plain):
        first = last = ord(plain[at])
        if plain[at + 1 : at + 2] == "-" and at + 2 < len(plain):
            last = ord(plain[at + 2])
            at += 2
        at += 1
        if last < first:
            raise CommandError("tr: reverse colating order")
        io.hold(_SET_WEIGHT * (last - first + 1))
        found += [chr(code) for code in range(first, last + 1)]
        await io.turn(1 + (last - first) // 8)
    return found


COMMANDS: Final[Commands] = {"cut": cut, "tr": tr}
