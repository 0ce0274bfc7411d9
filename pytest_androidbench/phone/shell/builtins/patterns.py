"""POSIX regular expressions of commands."""

from __future__ import annotations

from collections.abc import Sequence

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.system.files.glob import Glob, compile_glob
from pytest_androidbench.phone.system.matching import Pattern, PatternError, carry_out
from pytest_androidbench.phone.system.matching.posix import parse
from pytest_androidbench.phone.system.matching.tree import Choice, Node, groups_in
from pytest_androidbench.phone.system.work import Request

_UNITS_A_CHARACTER = 40
"""Microseconds that it takes to read and compile one, at most."""


async def compile_pattern(
    request: Request, source: str, *, extended: bool, ignore_case: bool = False
) -> Pattern:
    """Compile a POSIX pattern.

    Raises:
        CommandError: it is not valid; without the command's name.
    """
    units = _UNITS_A_CHARACTER * len(source)
    return await carry_out(
        request, units, lambda _: _compiled(source, extended=extended, ignore_case=ignore_case)
    )


def _compiled(source: str, *, extended: bool, ignore_case: bool) -> Pattern:
    try:
        return Pattern(parse(source, extended=extended, fold=ignore_case), longest=True)
    except PatternError as error:
        raise bad_regex(source, error) from error


async def parse_all(
    request: Request, sources: Sequence[str], *, extended: bool, ignore_case: bool
) -> Node:
    """What matches wherever one of some patterns does.

    Raises:
        CommandError: one of them is not valid; without the command's name.
    """
    found: list[Node] = []
    group = 1
    for source in sources:
        await request.turn(_UNITS_A_CHARACTER * min(len(source), 100))
        try:
            found.append(parse(source, extended=extended, fold=ignore_case, group=group))
        except PatternError as error:
            raise bad_regex(source, error) from error
        group = max(group, groups_in(found[-1]) + 1)
    return found[0] if len(found) == 1 else Choice(tuple(found))


def command_glob(name: str, pattern: str, *, ignore_case: bool = False) -> Glob:
    """A shell pattern that a command was given.

    Raises:
        CommandError: it is too large.
    """
    try:
        return compile_glob(pattern, ignore_case=ignore_case)
    except PatternError as error:
        raise CommandError(f"{name}: {error.reason}") from error


async def fits_glob(request: Request, pattern: Glob, text: str) -> bool:
    """Whether a text as a whole is what a shell pattern says."""
    work = pattern.fullmatch
    return await carry_out(request, pattern.cost(len(text)), lambda _: work(text)) is not None


def bad_regex(source: str, error: PatternError) -> CommandError:
    """What toybox says of a pattern that bionic does not compile."""
    return CommandError(f"bad regex '{source}': {error.reason}")
