"""`xargs`."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Final

from pytest_androidbench.phone.shell.builtins.sources import Lines, Source, Texts
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_bytes
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.shell.streams import BytesInput, Reader

_MOST_BYTES: Final = 2 * 1024 * 1024 - 4096
"""Words a command gets at once: what Linux takes, less the room toybox leaves free."""

_POINTER: Final = 8
_ABORT: Final = 255
"""The status with which a command asks for no more to be run."""

RUN_UNITS: Final = 60
"""Work that starting a command takes."""

_PIECE: Final = re.compile(r"""(?P<space>[ \t\r\n]+)|(?P<plain>[^ \t\r\n'"\\]+)|.""", re.DOTALL)


async def xargs(io: IO, args: list[str]) -> int:
    options = read_options("xargs", args, "0E:I:L:n:oP:prs:tx", stop_early=True)
    command = options.rest or ["echo"]
    most = options.number("n", 0)
    runner = _Runner(io, command, told="t" in options)
    async for item in _items(io, options):
        if "I" in options:
            mark = options.value("I")
            await runner.run([word.replace(mark, item) for word in command])
        else:
            await runner.add(item, most)
        if runner.aborted:
            return runner.status
    if "I" not in options:
        await runner.finish(empty="r" not in options)
    return runner.status


class _Runner:
    """Gathers words and runs the command with them."""

    def __init__(self, io: IO, command: list[str], *, told: bool) -> None:
        self._io = io
        self._command = command
        self._told = told
        self._words: list[str] = []
        self._size = 0
        self.status = 0
        self.aborted = False
        """Whether a command asked for no more to be run."""

    async def add(self, word: str, most: int) -> None:
        """Keep a word; run the command with those before when it takes no more."""
        size = _POINTER + len(to_bytes(word)) + 1
        if self._words and (len(self._words) == most or self._size + size > _MOST_BYTES):
            await self._flush()
        self._io.hold(2 * size)
        self._size += size
        self._words.append(word)

    async def finish(self, *, empty: bool) -> None:
        """Run the command with what is left, or without words when there were none at all."""
        if self._words or empty:
            await self._flush()

    async def _flush(self) -> None:
        words, size = self._words, self._size
        self._words, self._size = [], 0
        await self.run([*self._command, *words])
        self._io.release(2 * size)

    async def run(self, words: list[str]) -> None:
        """Run a command; what it reads is not what names its words."""
        await self._io.turn(RUN_UNITS + len(words))
        if self._told:
            await self._io.err(" ".join(words))
        code = await self._io.run(words, stdin=Reader(BytesInput(), self._io.request))
        self.aborted = code == _ABORT
        if self.aborted:
            await self._io.err(f"xargs: {words[0]}: exited with status 255; aborting")
            self.status = 124
        elif code:
            self.status = 123 if code <= 125 else code


async def _items(io: IO, options: Options) -> AsyncIterator[str]:
    source = Source(io, "-", io.stdin)
    if "I" not in options and "0" not in options:
        words, end = _Words(), options.value("E") if "E" in options else None
        reader = Texts(source)
        while text := await reader.next():
            await io.turn(len(text) // 2)
            io.release(2 * words.waiting)
            found = words.feed(text)
            io.hold(2 * words.waiting)
            for word in found:
                if word == end:
                    return
                yield word
        for word in words.end():
            if word != end:
                yield word
        return
    lines = Lines(io, source, end=b"\n" if "I" in options else b"\0")
    while some := await lines.next():
        for line in some:
            item = line.strip() if "I" in options else line
            if item:
                yield item


class _Words:
    """Splits a text that comes in pieces as a POSIX shell splits words, without expanding any."""

    def __init__(self) -> None:
        self._parts: list[str] | None = None
        self.waiting = 0
        """Characters of the word that has not ended yet."""
        self._quote = ""
        self._escaped = False

    def feed(self, text: str) -> list[str]:
        """The words that end in this piece."""
        found: list[str] = []
        for match in _PIECE.finditer(text):
            piece = match[0]
            if self._escaped:
                # A backslash takes away the meaning of one character, in quotes only of some.
                kept = "" if not self._quote or piece[0] in ('"', "\\") else "\\"
                self._add(kept + piece[0])
                self._escaped = False
                piece = piece[1:]
                if piece and match["space"] and not self._quote:
                    found += self._word()
                    continue
                self._add(piece)
            elif piece == "\\" and self._quote != "'":
                self._escaped = True
                self._add("")
            elif self._quote:
                if piece == self._quote:
                    self._quote = ""
                else:
                    self._add(piece)
            elif match["space"]:
                found += self._word()
            elif piece in ("'", '"'):
                self._quote = piece
                self._add("")
            else:
                self._add(piece)
        return found

    def end(self) -> list[str]:
        """The last word.

        Raises:
            CommandError: it is quoted and the quote has no end.
        """
        if self._quote or self._escaped:
            raise CommandError("xargs: unterminated quote")
        return self._word()

    def _add(self, text: str) -> None:
        self._parts = self._parts if self._parts is not None else []
        self._parts.append(text)
        self.waiting += len(text)

    def _word(self) -> list[str]:
        parts, self._parts = self._parts, None
        self.waiting = 0
        return [] if parts is None else ["".join(parts)]


COMMANDS: Final[Commands] = {"xargs": xargs}
