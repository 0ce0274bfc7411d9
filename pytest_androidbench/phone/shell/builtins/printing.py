"""`printf`, `echo`, `seq`, `yes`."""

from __future__ import annotations

import itertools
import re
import shlex
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import unescape
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options

_DIRECTIVE: Final = re.compile(r"%([-+ 0#]*)(\*|\d+)?(?:\.(\*|\d+))?([a-zA-Z%])")


_MAX_WIDTH: Final = 100_000


async def echo(io: IO, args: list[str]) -> int:
    """The program, which leaves backslashes alone unless told."""
    rest = list(args)
    bare = interpreted = False
    while rest and re.fullmatch(r"-[neE]+", rest[0]):
        letters = rest.pop(0)
        bare |= "n" in letters
        interpreted |= "e" in letters
    text, ended = unescape(" ".join(rest)) if interpreted else (" ".join(rest), False)
    await io.out(text if bare or ended else text + "\n")
    return 0


async def printf(io: IO, args: list[str]) -> int:
    if not args:
        raise CommandError('printf: Needs 1 argument (see "printf --help")')
    shape, values = args[0], list(args[1:])
    status = 0
    while True:
        before = len(values)
        text, bad, ended = _formatted(shape, values)
        await io.out(text)
        for value in bad:
            await io.err(f"printf: not a number '{value}'")
            status = 1
        if ended or not values or len(values) == before:
            return status


def _formatted(shape: str, values: list[str]) -> tuple[str, list[str], bool]:
    """One pass over the format, taking values from the front."""
    parts: list[str] = []
    bad: list[str] = []
    at = 0
    for match in _DIRECTIVE.finditer(shape):
        text, ended = unescape(shape[at : match.start()])
        parts.append(text)
        at = match.end()
        if ended:
            return "".join(parts), bad, True
        if match[4] == "%":
            parts.append("%")
            continue
        flags, width, precision = match[1], match[2] or "", match[3]
        if width == "*":
            width = values.pop(0) if values else "0"
        if precision == "*":
            precision = values.pop(0) if values else "0"
        value = values.pop(0) if values else None
        spec = (flags, _size(width), None if precision is None else _size(precision))
        text, ended = _directive(match[4], spec, value, bad)
        parts.append(text)
        if ended:
            return "".join(parts), bad, True
    text, ended = unescape(shape[at:])
    return "".join([*parts, text]), bad, ended


def _size(text: str) -> int:
    return min(int(text), _MAX_WIDTH) if text.isdecimal() else 0


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
            number = int(digits, base) * (-1 if match[1] == "-" else 1)
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
    numbers = [arg for arg in args if re.fullmatch(r"-?\d+(\.\d+)?", arg)]
    options = read_options("seq", [a for a in args if a not in numbers], "f:s:w")
    if not 1 <= len(numbers) <= 3 or options.rest:
        raise CommandError('seq: Needs 1 argument (see "seq --help")')
    places = max(len(number.partition(".")[2]) for number in numbers)
    first = float(numbers[0]) if len(numbers) > 1 else 1.0
    step = float(numbers[1]) if len(numbers) == 3 else 1.0
    last = float(numbers[-1])
    if step == 0:
        raise CommandError("seq: bad increment '0'")
    found: list[str] = []
    for count in itertools.count():
        value = first + count * step
        if (value > last + 1e-9) if step > 0 else (value < last - 1e-9):
            break
        found.append(f"{value:.{places}f}")
        if len(found) % 1000 == 0:
            await io.sleep(0)
    if "w" in options and found:
        width = max(map(len, found))
        found = [text.zfill(width) for text in found]
    joint = options.value("s", "\n")
    await io.out(joint.join(found) + "\n" if found else "")
    return 0


async def yes(io: IO, args: list[str]) -> int:
    line = " ".join(args) or "y"
    while True:
        await io.line(line)
        await io.sleep(0)


COMMANDS: Final[Commands] = {
    "echo": echo,
    "printf": printf,
    "seq": seq,
    "yes": yes,
}
