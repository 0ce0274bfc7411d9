"""POSIX regular expressions, basic and extended, as Python's."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.shell.errors import CommandError
from pytest_androidbench.phone.system.files.glob import Glob, compile_glob
from pytest_androidbench.phone.system.matching import PatternError, carry_out
from pytest_androidbench.phone.system.work import Request

_CLASSES: Final[dict[str, str]] = {
    "[:alpha:]": "a-zA-Z",
    "[:digit:]": "0-9",
    "[:alnum:]": "a-zA-Z0-9",
    "[:upper:]": "A-Z",
    "[:lower:]": "a-z",
    "[:space:]": r"\s",
    "[:blank:]": r" \t",
    "[:punct:]": r"!-/:-@\[-`{-~",
    "[:xdigit:]": "0-9a-fA-F",
    "[:print:]": r" -~",
}
_SWAPPED: Final = frozenset("+?|(){}")


def compile_pattern(source: str, *, extended: bool, ignore_case: bool = False) -> re.Pattern[str]:
    """Compile a POSIX pattern.

    Raises:
        CommandError: it is not valid; without the command's name.
    """
    flags = re.IGNORECASE if ignore_case else 0
    try:
        return re.compile(translate(source, extended=extended), flags)
    except (re.error, RecursionError, OverflowError):
        raise CommandError(f"bad regex '{source}'") from None


def translate(source: str, *, extended: bool) -> str:
    """A POSIX pattern in Python's notation."""
    parts: list[str] = []
    at = 0
    while at < len(source):
        char = source[at]
        if char == "[":
            text, at = _bracket(source, at)
            parts.append(text)
            continue
        if char == "\\" and at + 1 < len(source):
            parts.append(_escaped(source[at + 1], extended=extended))
            at += 2
            continue
        if char in _SWAPPED and not extended:
            parts.append("\\" + char)
        elif char == "*" and _at_start(parts):
            parts.append(r"\*")
        elif char == "^" and not extended and not _at_start(parts):
            parts.append(r"\^")
        elif char == "$" and not extended and source[at + 1 : at + 3] not in ("", r"\)", r"\|"):
            parts.append(r"\$")
        else:
            parts.append(char)
        at += 1
    return "".join(parts)


def _at_start(parts: list[str]) -> bool:
    return not parts or parts[-1] in ("(", "|", "^")


def _escaped(char: str, *, extended: bool) -> str:
    if char in _SWAPPED:
        return "\\" + char if extended else char
    if char in "wWsSbB" or char.isdigit():
        return "\\" + char
    if char in "<>":
        return r"\b"
    if char in "nt":
        return "\\" + char
    return re.escape(char)


def _bracket(source: str, at: int) -> tuple[str, int]:
    """A bracket expression, and where it ends."""
    start = at + 1
    negated = source[start : start + 1] == "^"
    position = start + negated
    inside = ""
    first = True
    while position < len(source) and (source[position] != "]" or first):
        first = False
        named = source.find(":]", position) if source.startswith("[:", position) else -1
        if named >= 0:
            inside += _CLASSES.get(source[position : named + 2], "")
            position = named + 2
            continue
        char = source[position]
        inside += "\\" + char if char in "\\[]^&~|" else char
        position += 1
    if position >= len(source):
        return r"\[", at + 1
    return f"[{'^' if negated else ''}{inside}]", position + 1


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
