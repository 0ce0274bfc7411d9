"""What `find` can ask of a file, and do with it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.shell.builtins.modes import read_mode
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.io import IO
from pytest_androidbench.phone.system.files import Stat


@dataclass(frozen=True, slots=True)
class Visited:
    """One file on the way."""

    name: str
    path: str
    stat: Stat
    depth: int


Test = Callable[[IO, Visited], Awaitable[bool]]


_UNITS: Final[dict[str, int]] = {
    "b": 512,
    "c": 1,
    "w": 2,
    "k": 1024,
    "M": 1024**2,
    "G": 1024**3,
    "": 512,
}


DAY_MS: Final = 86_400_000


def base(name: str) -> str:
    return name.rstrip("/").rpartition("/")[2] or name


def integer(text: str) -> int:
    if not re.fullmatch(r"\d{1,18}", text, re.ASCII):
        raise CommandError(f"find: not integer: {text}")
    return int(text)


def compare(value: str, number: int) -> bool:
    match = re.fullmatch(r"([-+]?)(\d{1,18})", value, re.ASCII)
    if match is None:
        raise CommandError(f"find: not integer: {value}")
    wanted = int(match[2])
    return {"+": number > wanted, "-": number < wanted, "": number == wanted}[match[1]]


def size(value: str) -> Test:
    match = re.fullmatch(r"([-+]?\d{1,18})([bcwkMG]?)", value, re.ASCII)
    if match is None:
        raise CommandError(f"find: bad size '{value}'")
    unit = _UNITS[match[2]]
    return is_(lambda found: compare(match[1], -(-found.stat.size // unit)))


def permission(value: str) -> Test:
    mode = read_mode(value.lstrip("-/+"), 0, is_dir=False)
    if mode is None:
        raise CommandError(f"find: bad mode '{value}'")
    if value.startswith("-"):
        return is_(lambda found: found.stat.mode & mode == mode)
    if value.startswith(("/", "+")):
        return is_(lambda found: bool(found.stat.mode & mode))
    return is_(lambda found: found.stat.mode == mode)


def is_empty(io: IO, found: Visited) -> bool:
    if found.stat.kind == "dir":
        return not io.files.listdir(found.path)
    return found.stat.kind == "file" and found.stat.size == 0


def is_(holds: Callable[[Visited], bool]) -> Test:
    async def test(io: IO, found: Visited) -> bool:
        del io
        return holds(found)

    return test


def both(first: Test, second: Test) -> Test:
    async def test(io: IO, found: Visited) -> bool:
        return await first(io, found) and await second(io, found)

    return test


def one_of(first: Test, second: Test) -> Test:
    async def test(io: IO, found: Visited) -> bool:
        return await first(io, found) or await second(io, found)

    return test


def not_(inner: Test) -> Test:
    async def test(io: IO, found: Visited) -> bool:
        return not await inner(io, found)

    return test


async def always(io: IO, found: Visited) -> bool:
    del io, found
    return True


async def print_name(io: IO, found: Visited) -> bool:
    await io.line(found.name)
    return True


async def print_zero(io: IO, found: Visited) -> bool:
    await io.out(found.name + "\0")
    return True


def print_format(shape: str) -> Test:
    async def test(io: IO, found: Visited) -> bool:
        fields = {
            "p": found.name,
            "f": base(found.name),
            "s": str(found.stat.size),
            "m": f"{found.stat.mode:o}",
            "T": f"{found.stat.mtime_ms // 1000}.{found.stat.mtime_ms % 1000:03d}0000000",
            "%": "%",
        }
        plain = shape.replace("\\n", "\n").replace("\\t", "\t").replace("\\0", "\0")
        text = re.sub(r"%([pfsm%]|T@)", lambda m: fields[m[1][0]], plain)
        await io.out(text)
        return True

    return test


async def delete(io: IO, found: Visited) -> bool:
    if found.name != ".":
        io.files.remove(found.path)
    return True
