"""Patterns of commands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.system.files.glob import Glob, compile_glob
from pytest_androidbench.phone.system.matching import PatternError, carry_out
from pytest_androidbench.phone.system.work import Request

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

UNITS_A_CHARACTER: Final = 40
"""Microseconds that it takes to read and compile one of a pattern, at most."""


async def compile_pattern(
    request: Request, source: str, *, extended: bool, ignore_case: bool = False
) -> Pattern:
    """Compile a POSIX pattern, of which the longest match counts.

    Raises:
        CommandError: it is not valid; without the command's name.
    """
    from pytest_androidbench.phone.shell.builtins import regexes  # noqa: PLC0415 - seldom needed

    units = UNITS_A_CHARACTER * len(source)
    return await carry_out(
        request, units, lambda _: regexes.compiled(source, extended=extended, fold=ignore_case)
    )


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
