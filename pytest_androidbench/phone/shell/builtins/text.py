"""Looking at text: `cat`, `head`, `tail`, `wc`, `rev`, `tee`."""

from __future__ import annotations

import re
from collections import deque
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import (
    BLOCK,
    Lines,
    Source,
    Texts,
    open_source,
    opened,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import read_options
from pytest_androidbench.phone.system.files import FileError

_LINE_OVERHEAD: Final = 100
"""Bytes a short line takes beside its text."""

_LINES_AT_ONCE: Final = 256
_UNSEEN: Final = re.compile(rb"[^\n\t -~]")
_COUNT: Final = re.compile(r"-\d+", re.ASCII)
_TAKES_COUNT: Final = re.compile(r"-\w*[ncs]", re.ASCII)


async def cat(io: IO, args: list[str]) -> int:
    options = read_options("cat", args, "AbenstuvE")
    decorator = _Decorator(set(options.letters) - {"u"})
    status = 0
    for name in options.rest or ["-"]:
        try:
            source = open_source(io, name)
        except FileError as error:
            await io.complain(name, error)
            status = 1
            continue
        if decorator.letters:
            await _decorate(io, source, decorator)
        else:
            while data := await source.block(4 * BLOCK):
                await io.stdout.write(data)
    return status


@dataclass(slots=True)
class _Decorator:
    """What options add to lines; these are counted through all files."""

    letters: set[str]
    count: int = 0
    after_blank: bool = False

    def line(self, line: bytes) -> bytes:
        """What is shown of a line with its end, which the last one of a file may lack."""
        blank, after_blank = line == b"\n", self.after_blank
        self.after_blank = blank
        if "s" in self.letters and blank and after_blank:
            return b""
        if "v" in self.letters or "A" in self.letters:
            line = _UNSEEN.sub(_visible, line)
        if "t" in self.letters or "A" in self.letters:
            line = line.replace(b"\t", b"^I")
        if self.letters & {"e", "E", "A"}:
            line = line.replace(b"\n", b"$\n")
        if "n" in self.letters or ("b" in self.letters and not blank):
            self.count += 1
            line = b"%6d\t%b" % (self.count, line)
        return line


def _visible(found: re.Match[bytes]) -> bytes:
    """A character that is no letter, as `^A`, or with `M-` for the eighth bit."""
    (code,) = found[0]
    low = code & 0x7F
    shown = bytes((low,)) if 32 <= low < 127 else b"^" + bytes((low ^ 0x40,))
    return b"M-" + shown if code > low else shown


async def _decorate(io: IO, source: Source, decorator: _Decorator) -> None:
    reader = Lines(io, source)
    while data := await reader.data():
        await io.stdout.write(b"".join(map(decorator.line, _keep(data))))


def _head_count(args: list[str]) -> list[str]:
    """`-5` written as `-n 5`, where it is not the value of an option."""
    return [
        f"-n{arg[1:]}" if _COUNT.fullmatch(arg) and not _TAKES_COUNT.fullmatch(before) else arg
        for before, arg in pairwise(["", *args])
    ]


async def head(io: IO, args: list[str]) -> int:
    options = read_options("head", _head_count(args), "n:c:qv")
    count = options.number("c" if "c" in options else "n", 10)
    sources, status = await opened(io, options.rest)
    for index, source in enumerate(sources):
        if (len(options.rest) > 1 and "q" not in options) or "v" in options:
            await io.out(f"{chr(10) if index else ''}==> {source.name} <==\n")
        if "c" in options:
            await _first_bytes(io, source, count)
        elif source.name == "-" and count >= 0:
            await _first_lines_of_input(io, count)
        else:
            await _first_lines(io, source, count)
        io.release(io.held)
    return status


async def _first_bytes(io: IO, source: Source, count: int) -> None:
    if count < 0:
        await _without_last(io, source, -count)
    while count > 0 and (data := await source.block(min(BLOCK, count))):
        await io.stdout.write(data)
        count -= len(data)


async def _without_last(io: IO, source: Source, count: int) -> None:
    """All bytes but the last ones."""
    waiting = bytearray()
    while data := await source.block():
        waiting += data
        if (ready := len(waiting) - count) > 0:
            await io.stdout.write(bytes(waiting[:ready]))
            del waiting[:ready]
        io.release(io.held)
        io.hold(len(waiting))


async def _first_lines_of_input(io: IO, count: int) -> None:
    """Lines of the input, of which no more is read than shown: others may read on."""
    for _ in range(count):
        await io.turn()
        line = await io.stdin.line()
        if not line:
            return
        await io.stdout.write(line)


async def _first_lines(io: IO, source: Source, count: int) -> None:
    reader = Lines(io, source)
    if count < 0:
        return await _last_lines(io, reader, -count, others=True)
    while count > 0 and (data := await reader.data()):
        lines = _keep(data)
        await io.stdout.write(b"".join(lines[:count]))
        count -= len(lines)
    return None


def _keep(data: bytes) -> list[bytes]:
    return re.findall(rb"[^\n]*\n|[^\n]+", data)


async def _last_lines(io: IO, reader: Lines, count: int, *, others: bool) -> None:
    """The last lines, or all `others`."""
    waiting: deque[bytes] = deque()
    while data := await reader.data():
        lines = _keep(data)
        waiting.extend(lines)
        io.hold(sum(map(len, lines)) + _LINE_OVERHEAD * len(lines))
        passed = [waiting.popleft() for _ in range(len(waiting) - count)]
        io.release(sum(map(len, passed)) + _LINE_OVERHEAD * len(passed))
        if others:
            await io.stdout.write(b"".join(passed))
    while waiting and not others:
        some = [waiting.popleft() for _ in range(min(len(waiting), _LINES_AT_ONCE))]
        await io.turn(len(some))
        await io.stdout.write(b"".join(some))


async def tail(io: IO, args: list[str]) -> int:
    options = read_options("tail", _head_count(args), "n:c:fqvs:F")
    count = options.value("c") if "c" in options else options.value("n", "10")
    sources, status = await opened(io, options.rest)
    for index, source in enumerate(sources):
        if len(options.rest) > 1 and "q" not in options:
            await io.out(f"{chr(10) if index else ''}==> {source.name} <==\n")
        from_start, number = _start(count)
        if "c" in options:
            await _last_bytes(io, source, number, from_start=from_start)
        elif from_start:
            await _lines_from(io, source, number)
        else:
            await _last_lines(io, Lines(io, source), number, others=False)
        io.release(io.held)
    return status


def _start(count: str) -> tuple[bool, int]:
    """Where a tail begins: `+N` counts from the start, anything else from the end."""
    if not re.fullmatch(r"[-+]?\d{1,18}", count, re.ASCII):
        raise CommandError(f"tail: not integer: {count}")
    return count.startswith("+"), abs(int(count))


async def _last_bytes(io: IO, source: Source, count: int, *, from_start: bool) -> None:
    if from_start:
        await source.skip(max(0, count - 1))
        while data := await source.block():
            await io.stdout.write(data)
        return
    waiting = bytearray()
    while data := await source.block():
        waiting += data
        del waiting[: max(0, len(waiting) - count)]
        io.release(io.held)
        io.hold(len(waiting))
    while waiting:
        await io.turn(_LINES_AT_ONCE)
        await io.stdout.write(bytes(waiting[:BLOCK]))
        del waiting[:BLOCK]


async def _lines_from(io: IO, source: Source, number: int) -> None:
    """All lines from the one with that number."""
    reader = Lines(io, source)
    skipped = max(0, number - 1)
    while data := await reader.data():
        if skipped:
            lines = _keep(data)
            data = b"".join(lines[skipped:])
            skipped = max(0, skipped - len(lines))
        await io.stdout.write(data)


async def wc(io: IO, args: list[str]) -> int:
    options = read_options("wc", args, "lwcm")
    sources, status = await opened(io, options.rest)
    chosen = [letter for letter in "lwmc" if letter in options] or ["l", "w", "c"]
    named = len(options.rest)
    width = 0 if named == 1 or (not named and len(chosen) == 1) else 7
    totals = dict.fromkeys(chosen, 0)
    for source in sources:
        counts = await _counts(source)
        for letter in chosen:
            totals[letter] += counts[letter]
        name = source.name if named else ""
        await io.line(_counted([counts[letter] for letter in chosen], width, name))
    if named > 1:
        await io.line(_counted(list(totals.values()), width, "total"))
    return status


async def _counts(source: Source) -> dict[str, int]:
    """How many lines, words, characters and bytes there are."""
    counts = dict.fromkeys("lwmc", 0)
    reader = Texts(source)
    inside = False
    while text := await reader.next():
        counts["l"] += text.count("\n")
        # A word that began in the piece before was counted there.
        counts["w"] += len(text.split()) - (inside and not text[0].isspace())
        counts["m"] += len(text)
        counts["c"] += len(to_bytes(text))
        inside = not text[-1].isspace()
    return counts


def _counted(numbers: list[int], width: int, name: str) -> str:
    text = " ".join(str(number).rjust(width) for number in numbers)
    return f"{text} {name}" if name else text


async def rev(io: IO, args: list[str]) -> int:
    sources, status = await opened(io, args)
    for source in sources:
        reader = Lines(io, source)
        while lines := await reader.next():
            await io.out("".join(line[::-1] + "\n" for line in lines))
    return status


async def tee(io: IO, args: list[str]) -> int:
    options = read_options("tee", args, "ai", long={"append": "a"})
    status = 0
    paths: list[str] = []
    for name in options.rest:
        try:
            if "a" in options:
                io.files.append(io.path(name), b"")
            else:
                io.files.write(io.path(name), b"", mode=0o666)
            paths.append(io.path(name))
        except FileError as error:
            await io.complain(name, error)
            status = 1
    source = Source(io, "-", io.stdin)
    while data := await source.block(4 * BLOCK):
        await io.stdout.write(data)
        for path in paths:
            io.files.append(path, data)
    return status


COMMANDS: Final[Commands] = {
    "cat": cat,
    "head": head,
    "rev": rev,
    "tail": tail,
    "tee": tee,
    "wc": wc,
}
