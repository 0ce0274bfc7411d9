"""`grep`."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from pytest_androidbench.phone.shell.builtins.attributes import below
from pytest_androidbench.phone.shell.builtins.patterns import compile_pattern
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.files.glob import compile_glob

_LONG: Final[dict[str, str]] = {
    "color": "Y",
    "count": "c",
    "extended-regexp": "E",
    "fixed-strings": "F",
    "ignore-case": "i",
    "include": "M",
    "invert-match": "v",
    "line-number": "n",
    "max-count": "m",
    "only-matching": "o",
    "quiet": "q",
    "recursive": "r",
    "line-buffered": "u",
}
_LETTERS: Final = "A:B:C:EFHILM:RYabce:f:hilm:noqrsuvwxz"

Find = Callable[[str], "Iterator[re.Match[str]]"]


async def grep(io: IO, args: list[str]) -> int:
    options = read_options(io.name, args, _LETTERS, long=_LONG)
    extended = "E" in options or io.name == "egrep"
    sources = _sources(io, options)
    find = _finder(sources, options, extended=extended, fixed="F" in options or io.name == "fgrep")
    names = options.rest or (["."] if "r" in options or "R" in options else ["-"])
    headed = _is_headed(io, names, options)
    found, failed = False, False
    async for name, lines in _inputs(io, names, options):
        if lines is None:
            failed = True
            continue
        listing = "l" in options or "L" in options
        head = f"{name}:" if headed or listing else ""
        found |= await _search(io, head, lines, find, options)
        if found and "q" in options:
            return 0
    return 2 if failed and "q" not in options else int(not found)


def _sources(io: IO, options: Options) -> list[str]:
    sources = [line for text in options.values.get("e", []) for line in text.split("\n")]
    for name in options.values.get("f", []):
        sources += to_text(io.files.read(io.path(name))).splitlines()
    if not sources and "f" not in options:
        if not options.rest:
            raise CommandError("grep: no REGEX", 2)
        sources = options.rest.pop(0).split("\n")
    return sources


def _finder(sources: list[str], options: Options, *, extended: bool, fixed: bool) -> Find:
    parts: list[str] = []
    for source in sources:
        try:
            pattern = compile_pattern(source, extended=extended).pattern
        except CommandError as error:
            raise CommandError(f"grep: {error.message}", 2) from error
        parts.append(re.escape(source) if fixed else f"(?:{pattern})")
    joined = "|".join(parts)
    if "w" in options:
        joined = rf"(?<!\w)(?:{joined})(?!\w)"
    if "x" in options:
        joined = rf"^(?:{joined})$"
    return re.compile(joined or "(?!)", re.IGNORECASE if "i" in options else 0).finditer


def _is_headed(io: IO, names: list[str], options: Options) -> bool:
    if "h" in options:
        return False
    recursive = "r" in options or "R" in options
    return "H" in options or len(names) > 1 or (recursive and io.files.is_dir(io.path(names[0])))


async def _inputs(
    io: IO, names: list[str], options: Options
) -> AsyncIterator[tuple[str, AsyncIterator[str] | None]]:
    for name in names:
        if name == "-":
            yield "(standard input)", _input_lines(io)
            continue
        path = io.path(name)
        paths = [name]
        if io.files.is_dir(path) and ("r" in options or "R" in options):
            paths = [
                (name.rstrip("/") + inner[len(path.rstrip("/")) :])
                for inner in below(io, path.rstrip("/"))
                if io.files.is_file(inner) and _is_included(inner, options)
            ]
        for each in paths:
            try:
                text = to_text(io.files.read(io.path(each)))
            except FileError as error:
                if "s" not in options:
                    await io.complain(each, error)
                yield each, None
                continue
            yield each, _text_lines(text)


def _is_included(path: str, options: Options) -> bool:
    patterns = options.values.get("M", [])
    name = path.rpartition("/")[2]
    return not patterns or any(compile_glob(pattern).fullmatch(name) for pattern in patterns)


async def _input_lines(io: IO) -> AsyncIterator[str]:
    while line := await io.stdin.line():
        yield to_text(line).removesuffix("\n")


async def _text_lines(text: str) -> AsyncIterator[str]:
    for line in text.removesuffix("\n").split("\n") if text else []:
        yield line


async def _search(
    io: IO, head: str, lines: AsyncIterator[str], find: Find, options: Options
) -> bool:
    before = options.number("B", options.number("C", 0))
    after = options.number("A", options.number("C", 0))
    limit = options.number("m", 2**31)
    quiet = any(letter in options for letter in "qlLc")
    count, number, printed, owed = 0, 0, 0, 0
    held: list[tuple[int, str]] = []
    async for line in lines:
        number += 1
        matches = list(find(line))
        if bool(matches) == ("v" in options) or count >= limit:
            if owed and not quiet:
                await io.line(f"{_context(head)}{_numbered(number, options, '-')}{line}")
                printed = number
                owed -= 1
            elif count >= limit:
                break
            elif before:
                held = [*held, (number, line)][-before:]
            continue
        count += 1
        owed = after
        if "q" in options or "l" in options:
            break
        if not quiet:
            first = held[0][0] if held else number
            if (before or after) and printed and first > printed + 1:
                await io.line("--")
            for earlier, text in held:
                await io.line(f"{_context(head)}{_numbered(earlier, options, '-')}{text}")
            await _print(io, head, _numbered(number, options, ":"), line, matches, options)
            held, printed = [], number
        if count >= limit and not owed:
            break
    if "c" in options:
        await io.line(f"{head}{count}")
    elif ("l" in options and count) or ("L" in options and not count):
        await io.line(head.removesuffix(":"))
    return count > 0


def _context(head: str) -> str:
    return head[:-1] + "-" if head else ""


def _numbered(number: int, options: Options, mark: str) -> str:
    return f"{number}{mark}" if "n" in options else ""


async def _print(
    io: IO, head: str, numbered: str, line: str, matches: list[re.Match[str]], options: Options
) -> None:
    if "o" not in options:
        await io.line(f"{head}{numbered}{line}")
        return
    for match in matches if "v" not in options else []:
        if match[0]:
            await io.line(f"{head}{numbered}{match[0]}")


COMMANDS: Final[Commands] = {"egrep": grep, "fgrep": grep, "grep": grep}
