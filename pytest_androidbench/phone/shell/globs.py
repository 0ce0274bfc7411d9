"""What the shell does with patterns: comparing texts, cutting off their ends, replacing parts."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from pytest_androidbench.phone.shell.errors import ExpansionError
from pytest_androidbench.phone.system.files.glob import (
    Glob,
    compile_glob,
    compile_head,
    compile_part,
)
from pytest_androidbench.phone.system.files.globbing import Directories, Expansion
from pytest_androidbench.phone.system.matching import PatternError, carry_out
from pytest_androidbench.phone.system.work import OutOfMemory, Request, Stop, limits

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

T = TypeVar("T")

_UNITS_A_CHARACTER: Final = 20
"""Microseconds that it takes to read and compile one of a pattern."""
_UNITS_A_MATCH: Final = 10


async def fits(request: Request, text: str, pattern: str) -> bool:
    """Whether a text is what a pattern says.

    Raises:
        ExpansionError: the pattern is too large.
    """
    try:
        compiled = await _compiled(request, len(pattern), lambda: compile_glob(pattern))
        work = partial(_fits, compiled, text)
        return await carry_out(request, compiled.cost(len(text)), work)
    except PatternError as error:
        raise ExpansionError(error.reason) from error


async def without_head(request: Request, value: str, pattern: str, *, longest: bool) -> str:
    """A value without the shortest or longest beginning that fits.

    Raises:
        ExpansionError: the pattern is too large.
    """
    return value[await _head(request, value, pattern, longest=longest, backwards=False) :]


async def without_tail(request: Request, value: str, pattern: str, *, longest: bool) -> str:
    """A value without the shortest or longest end that fits.

    Raises:
        ExpansionError: the pattern is too large.
    """
    # Read backwards it is a beginning, of which one search in linear time finds either.
    length = await _head(request, value[::-1], pattern, longest=longest, backwards=True)
    return value[: len(value) - length]


async def replaced(
    request: Request, value: str, pattern: str, replacement: str, *, everywhere: bool
) -> str:
    """A value with the first match replaced, or all of them.

    Raises:
        ExpansionError: the pattern is too large.
        OutOfMemory: the result would be.
    """
    if not pattern:
        return value
    try:
        compiled = await _compiled(request, len(pattern), lambda: compile_part(pattern))
        units = compiled.cost(len(value)) + _UNITS_A_MATCH * (len(value) if everywhere else 1)
        work = partial(_replaced, compiled, value, replacement, everywhere)
        return await carry_out(request, units, work)
    except PatternError as error:
        raise ExpansionError(error.reason) from error


async def matching(files: Directories, pattern: str, request: Request) -> AsyncIterator[str]:
    """Existing paths that match an absolute pattern, in the order of their names.

    Raises:
        ExpansionError: the pattern is too large.
    """
    expansion = Expansion(files, pattern)
    try:
        for units in expansion.steps():
            await request.turn(units)
            for path in expansion.found:
                yield path
            expansion.found.clear()
    except PatternError as error:
        raise ExpansionError(error.reason) from error
    for path in expansion.found:
        yield path


async def _head(
    request: Request, value: str, pattern: str, *, longest: bool, backwards: bool
) -> int:
    """How much of a value's beginning fits; none where nothing does."""
    try:
        compiled = await _compiled(
            request,
            len(pattern),
            lambda: compile_head(pattern, longest=longest, backwards=backwards),
        )
        work = partial(_found, compiled, value)
        return await carry_out(request, compiled.cost(len(value)), work)
    except PatternError as error:
        raise ExpansionError(error.reason) from error


async def _compiled(request: Request, length: int, make: Callable[[], T]) -> T:
    return await carry_out(request, _UNITS_A_CHARACTER * length, lambda _: make())


def _fits(pattern: Glob, text: str, _stop: Stop) -> bool:
    return pattern.fullmatch(text) is not None


def _found(pattern: Pattern, value: str, _stop: Stop) -> int:
    found = pattern.search(value)
    return 0 if found is None else found.end()


def _replaced(pattern: Pattern, value: str, replacement: str, everywhere: bool, stop: Stop) -> str:
    parts: list[str] = []
    at = length = 0
    for match in pattern.finditer(value):
        stop.check()
        parts += (value[at : match.start()], replacement)
        at = match.end()
        length += len(replacement)
        if length > limits.REQUEST_BYTES:
            raise OutOfMemory(length)
        if not everywhere:
            break
    return "".join((*parts, value[at:]))
