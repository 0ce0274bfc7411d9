"""`printf`, `echo`, `seq`, `yes`."""

from __future__ import annotations

import itertools
import re
import shlex
from collections import deque
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import unescape
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options

_DIRECTIVE: Final = re.compile(r"%([-+ 0#]*+)(\*|\d++)?(?:\.(\*|\d++))?([a-zA-Z%])")
_NUMBER: Final = re.compile(r"-?(\d+(\.\d+)?|\.\d+)")
_MAX_DIGITS: Final = 1000
_MAX_WIDTH: Final = 100_000
_LONG: Final = 4096
"""Characters from which on a text is looked at on a thread, and output is passed on."""

_YES_UNITS: Final = 20

_NUMBERS_A_PAUSE: Final = 1000
"""After so many numbers of `seq` the phone does what is due at once, as between commands."""


async def _unescaped(io: IO, text: str) -> tuple[str, bool]:
    """A text with its backslash sequences replaced, and whether one of them ended it."""
    if len(text) < _LONG:
        return unescape(text)
    return await io.compute(lambda _: unescape(text))


async def echo(io: IO, args: list[str]) -> int:
    """The program, which leaves backslashes alone unless told."""
    rest = list(args)
    bare = interpreted = False
    while rest and re.fullmatch(r"-[neE]+", rest[0]):
        letters = rest.pop(0)
        bare |= "n" in letters
        interpreted |= "e" in letters
    joined = " ".join(rest)
    text, ended = await _unescaped(io, joined) if interpreted else (joined, False)
    await io.out(text if bare or ended else text + "\n")
    return 0


async def printf(io: IO, args: list[str]) -> int:
    given = args[1:] if args[:1] == ["--"] else args
    if not given:
        raise CommandError('printf: Needs 1 argument (see "printf --help")')
    return await _Format(io, given[0], given[1:]).print()


class _Format:
    """A format that is gone through until its values are used up."""

    def __init__(self, io: IO, shape: str, values: list[str]) -> None:
        self._io = io
        self._shape = shape
        self._values = deque(values)
        self._parts: list[str] = []
        self._waiting = 0

    async def print(self) -> int:
        """Write it out; returns the exit status."""
        status = 0
        while True:
            before = len(self._values)
            bad: list[str] = []
            ended = await self._once(bad)
            for value in bad:
                await self._flush()
                await self._io.err(f"printf: not a number '{value}'")
                status = 1
            if ended or not self._values or len(self._values) == before:
                await self._flush()
                return status

    async def _once(self, bad: list[str]) -> bool:
        r"""Go through the format once, taking values from the front; whether `\c` ended it."""
        at = 0
        for match in _DIRECTIVE.finditer(self._shape):
            text, ended = await _unescaped(self._io, self._shape[at : match.start()])
            await self._put(text)
            at = match.end()
            if ended:
                return True
            text, ended = self._directive(match, bad)
            await self._put(text)
            if ended:
                return True
        text, ended = await _unescaped(self._io, self._shape[at:])
        await self._put(text)
        return ended

    def _directive(self, match: re.Match[str], bad: list[str]) -> tuple[str, bool]:
        if match[4] == "%":
            return "%", False
        width, precision = match[2] or "", match[3]
        if width == "*":
            width = self._next() or "0"
        if precision == "*":
            precision = self._next() or "0"
        spec = (match[1], _size(width), None if precision is None else _size(precision))
        return _directive(match[4], spec, self._next(), bad)

    def _next(self) -> str | None:
        return self._values.popleft() if self._values else None

    async def _put(self, text: str) -> None:
        await self._io.turn(1 + len(text) // 64)
        self._parts.append(text)
        self._waiting += len(text)
        if self._waiting >= _LONG:
            await self._flush()

    async def _flush(self) -> None:
        text = "".join(self._parts)
        self._parts, self._waiting = [], 0
        if text:
            await self._io.out(text)


def _size(text: str) -> int:
    return min(int(text[:18]), _MAX_WIDTH) if text.isdecimal() else 0


def _directive(
    kind: str, spec: tuple[str, int, int | None], value: str | None, bad: list[str]
) -> tuple[str, bool]:
    flags, width, precision = spec
    ended = False
    if kind == "b":
        text, ended = unescape(value or "")
    elif kind == "s":
        text = value or ""
    elif kind == "c":
        text = (value or "")[:1]
    elif kind == "q":
        text = shlex.quote(value or "")
    elif kind in "diouxX":
        text = _integer(kind, flags, precision, value, bad)
        precision = None
    elif kind in "feEgG":
        number = _real(value, bad)
        text = f"%{flags.replace('-', '')}.{6 if precision is None else precision}{kind}" % number
        precision = None
    else:
        raise CommandError(f"printf: bad %{kind}@1")
    text = text if precision is None else text[:precision]
    if "-" in flags:
        return text.ljust(width), ended
    if "0" in flags and kind in "diouxXfeEgG":
        sign = text[:1] if text[:1] in ("-", "+") else ""
        return sign + text[len(sign) :].rjust(width - len(sign), "0"), ended
    return text.rjust(width), ended


def _integer(
    kind: str, flags: str, precision: int | None, value: str | None, bad: list[str]
) -> str:
    number = 0
    if value is not None and value[:1] in ("'", '"'):
        number = ord(value[1]) if len(value) > 1 else 0
    elif value:
        match = re.fullmatch(r"\s*([-+]?)(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9]\d*)", value, re.ASCII)
        if match is None:
            bad.append(value)
        else:
            digits = match[2]
            base = 16 if digits[:2].lower() == "0x" else 8 if digits.startswith("0") else 10
            # More digits than these are beyond 64 bits whatever they are.
            number = int(digits[:_MAX_DIGITS], base) * (-1 if match[1] == "-" else 1)
    if kind in "ouxX" and number < 0:
        number += 2**64
    text = {"o": f"{abs(number):o}", "x": f"{abs(number):x}", "X": f"{abs(number):X}"}.get(
        kind, str(abs(number))
    )
    text = text.rjust(precision or 0, "0")
    plus = "+" if "+" in flags else " " if " " in flags else ""
    return ("-" if number < 0 else plus if kind in "di" else "") + text


def _real(value: str | None, bad: list[str]) -> float:
    try:
        return float(value or 0)
    except ValueError:
        bad.append(value or "")
        return 0.0


async def seq(io: IO, args: list[str]) -> int:
    numbers = [arg for arg in args if _NUMBER.fullmatch(arg)]
    options = read_options("seq", [arg for arg in args if not _NUMBER.fullmatch(arg)], "f:s:w")
    if not 1 <= len(numbers) <= 3 or options.rest:
        raise CommandError('seq: Needs 1 argument (see "seq --help")')
    places = max(len(number.partition(".")[2]) for number in numbers)
    first = float(numbers[0]) if len(numbers) > 1 else 1.0
    step = float(numbers[1]) if len(numbers) == 3 else 1.0
    last = float(numbers[-1])
    if step == 0:
        raise CommandError("seq: bad increment '0'")
    width = 0
    if "w" in options:
        # The longest one is at one of the ends.
        ending = _last_number(first, step, last)
        width = max(len(f"{value:.{places}f}") for value in (first, ending))
    joint = options.value("s", "\n")
    waiting: list[str] = []
    size = 0
    for count in itertools.count():
        value = first + count * step
        if _beyond(value, step, last):
            break
        text = f"{value:.{places}f}".zfill(width)
        waiting.append(joint + text if count else text)
        size += len(waiting[-1])
        await io.turn(1 + len(text) // 16)
        if (count + 1) % _NUMBERS_A_PAUSE == 0:
            await io.sleep(0)
        if size >= _LONG:
            await io.out("".join(waiting))
            waiting, size = [], 0
    await io.out("".join(waiting) + ("\n" if count else ""))
    return 0


def _beyond(value: float, step: float, last: float) -> bool:
    return (value > last + 1e-9) if step > 0 else (value < last - 1e-9)


def _last_number(first: float, step: float, last: float) -> float:
    """The last number of a sequence; any number where it is empty or endless."""
    count = (last - first) / step
    if not 0 <= count < 2**53:
        return first
    value = first + (int(count) + 1) * step
    return first + int(count) * step if _beyond(value, step, last) else value


async def yes(io: IO, args: list[str]) -> int:
    line = " ".join(args) or "y"
    several = f"{line}\n" * max(1, _LONG // (len(line) + 1))
    while True:
        await io.turn(_YES_UNITS + len(several) // 64)
        await io.out(several)
        await io.sleep(0)


COMMANDS: Final[Commands] = {
    "echo": echo,
    "printf": printf,
    "seq": seq,
    "yes": yes,
}
