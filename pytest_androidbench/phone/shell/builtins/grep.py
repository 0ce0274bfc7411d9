"""`grep`."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.builtins.attributes import below
from pytest_androidbench.phone.shell.builtins.grep_report import Report, Shown
from pytest_androidbench.phone.shell.builtins.lines import line_blocks
from pytest_androidbench.phone.shell.builtins.patterns import (
    command_glob,
    fits_glob,
)
from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.shell.escapes import to_text
from pytest_androidbench.phone.shell.io import IO, Commands
from pytest_androidbench.phone.shell.options import Options, read_options
from pytest_androidbench.phone.system.files import FileError
from pytest_androidbench.phone.system.files.glob import Glob
from pytest_androidbench.phone.system.matching import Match, PatternError, carry_out
from pytest_androidbench.phone.system.work import Stop

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.words import LineMatcher


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
_PARTS: Final = 256
"""Matches of one line that are looked for at a time."""
_UNITS_A_LINE: Final = 10
"""Microseconds that a line takes beside the search in it."""


async def grep(io: IO, args: list[str]) -> int:
    options = read_options(io.name, args, _LETTERS, long=_LONG)
    extended = "E" in options or io.name == "egrep"
    sources = _sources(io, options)
    try:
        finder = await _finder(
            io, sources, options, extended=extended, fixed="F" in options or io.name == "fgrep"
        )
    except CommandError as error:
        raise CommandError(f"grep: {error.message}", 2) from error
    with io.session.request.holding(finder.memory):
        try:
            return await _grep(io, finder, options)
        except PatternError as error:
            raise CommandError(f"grep: {error.reason}", 2) from error


async def _grep(io: IO, finder: LineMatcher, options: Options) -> int:
    names = options.rest or (["."] if "r" in options or "R" in options else ["-"])
    headed = _is_headed(io, names, options)
    found, failed = False, False
    async for name, lines in _inputs(io, names, options):
        if lines is None:
            failed = True
            continue
        listing = "l" in options or "L" in options
        head = f"{name}:" if headed or listing else ""
        found |= await _search(io, finder, lines, Report(head, options, io.session.request))
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


async def _finder(
    io: IO, sources: list[str], options: Options, *, extended: bool, fixed: bool
) -> LineMatcher:
    from pytest_androidbench.phone.shell.builtins import regexes  # noqa: PLC0415 - seldom needed

    request, fold = io.session.request, "i" in options
    if fixed:
        tree = regexes.fixed(sources, fold=fold)
    else:
        tree = await regexes.parse_all(request, sources, extended=extended, fold=fold)
    return await regexes.finder(request, tree, sources, lines="x" in options, words="w" in options)


def _is_headed(io: IO, names: list[str], options: Options) -> bool:
    if "h" in options:
        return False
    recursive = "r" in options or "R" in options
    return "H" in options or len(names) > 1 or (recursive and io.files.is_dir(io.path(names[0])))


async def _inputs(
    io: IO, names: list[str], options: Options
) -> AsyncIterator[tuple[str, AsyncIterator[list[str]] | None]]:
    for name in names:
        if name == "-":
            yield "(standard input)", _input_lines(io, options)
            continue
        async for each in _paths(io, name, options):
            try:
                data = io.files.read(io.path(each))
            except FileError as error:
                if "s" not in options:
                    await io.complain(each, error)
                yield each, None
                continue
            yield each, line_blocks(io.session.request, data)


async def _paths(io: IO, name: str, options: Options) -> AsyncIterator[str]:
    path = io.path(name)
    if not (io.files.is_dir(path) and ("r" in options or "R" in options)):
        yield name
        return
    included = [command_glob("grep", pattern) for pattern in options.values.get("M", [])]
    for inner in list(below(io, path.rstrip("/"))):
        await io.session.request.turn(_UNITS_A_LINE)
        if io.files.is_file(inner) and await _is_included(io, inner, included):
            yield name.rstrip("/") + inner[len(path.rstrip("/")) :]


async def _is_included(io: IO, path: str, patterns: list[Glob]) -> bool:
    name = path.rpartition("/")[2]
    fit = [await fits_glob(io.session.request, pattern, name) for pattern in patterns]
    return not patterns or any(fit)


async def _input_lines(io: IO, options: Options) -> AsyncIterator[list[str]]:
    # What ends early leaves the rest of the input to the next command.
    ends_early = any(letter in options for letter in "qlLm")
    read = io.stdin.line if ends_early else io.stdin.lines_at_hand
    while lines := await read():
        yield to_text(lines.removesuffix(b"\n")).split("\n")


async def _search(
    io: IO, finder: LineMatcher, batches: AsyncIterator[list[str]], report: Report
) -> bool:
    async for lines in batches:
        units = sum(_UNITS_A_LINE + finder.cost(len(line)) for line in lines)
        matching = await carry_out(io.session.request, units, partial(_matching, finder, lines))
        for line, matches in zip(lines, matching, strict=True):
            shown = report.take(line, matches)
            if shown is Shown.PARTS:
                await _parts(io, finder, line, report)
            if report.ended:
                break
        await _write(io, report.text())
        if report.ended:
            break
    await _write(io, report.summary())
    return report.count > 0


async def _write(io: IO, text: str) -> None:
    if text:
        await io.out(text)


def _matching(finder: LineMatcher, lines: list[str], stop: Stop) -> list[bool]:
    found: list[bool] = []
    for line in lines:
        stop.check()
        found.append(next(finder.finditer(line), None) is not None)
    return found


async def _parts(io: IO, finder: LineMatcher, line: str, report: Report) -> None:
    """Show each match in a line."""
    matches = finder.finditer(line)
    units = finder.cost(len(line)) + _UNITS_A_LINE * min(len(line), _PARTS)
    while parts := await carry_out(io.session.request, units, partial(_some, matches)):
        for part in parts:
            report.part(part)
        await _write(io, report.text())


def _some(matches: Iterator[Match], stop: Stop) -> list[str]:
    found: list[str] = []
    for match in islice(matches, _PARTS):
        stop.check()
        found.append(match.found)
    return found


COMMANDS: Final[Commands] = {"egrep": grep, "fgrep": grep, "grep": grep}
