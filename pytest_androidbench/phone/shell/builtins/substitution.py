"""`sed`'s `s`: what is replaced by what, and how often."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.matching import Match, PatternError
from pytest_androidbench.phone.system.work import OutOfMemory, Stop, limits

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern

_PIECE: Final = re.compile(r"\\(.)|&", re.DOTALL)
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_CONTROLS: Final = {
    "a": "\a",
    "b": "\b",
    "e": "\x1b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
}
_UNITS_A_MATCH: Final = 10
_MAX_LINE: Final = limits.REQUEST_BYTES // 4
"""Characters of a line; a character takes up to four bytes."""


@dataclass(frozen=True, slots=True)
class Substitution:
    """Replaces matches from one number on: that one alone, or all."""

    pattern: Pattern
    replacement: tuple[str | int, ...]
    """Texts, and numbers of groups whose content comes between them."""
    first: int
    everywhere: bool
    printing: bool

    def cost(self, length: int) -> int:
        """Microseconds that a line of so many characters takes, about."""
        matches = length + 1 if self.everywhere else self.first
        return self.pattern.cost(length) + _UNITS_A_MATCH * min(matches, length + 1)


def unescaped(text: str) -> str:
    r"""A text that `\t` and other sequences stand in; any other character stands for itself."""
    return _ESCAPED.sub(lambda found: _CONTROLS.get(found[1], found[1]), text)


def read_replacement(text: str) -> tuple[str | int, ...]:
    r"""Texts and numbers of groups, from a text with `&`, `\1` and other sequences."""
    parts: list[str | int] = []
    at = 0
    for found in _PIECE.finditer(text):
        parts.append(text[at : found.start()])
        at = found.end()
        char = found[1]
        if char is None:
            parts.append(0)
        elif "0" <= char <= "9":
            parts.append(int(char))
        else:
            parts.append(_CONTROLS.get(char, char))
    return (*parts, text[at:])


def substitute(substitution: Substitution, line: str, stop: Stop) -> tuple[str, bool]:
    """The line with matches replaced, and whether there were any to replace.

    Raises:
        OutOfMemory: it gets too long.
        PatternError: the replacement has a group that the pattern has not.
        TooMuchWork: a search takes more than it may.
    """
    parts: list[str] = []
    at = length = seen = 0
    for match in substitution.pattern.finditer(line):
        stop.check()
        seen += 1
        if seen < substitution.first:
            continue
        filled = _filled(substitution.replacement, match)
        parts += (line[at : match.start()], filled)
        at = match.end()
        length += len(filled)
        if length > _MAX_LINE:
            raise OutOfMemory(length)
        if not substitution.everywhere:
            break
    return "".join((*parts, line[at:])), seen >= substitution.first


def _filled(replacement: tuple[str | int, ...], match: Match) -> str:
    return "".join(part if isinstance(part, str) else _held(match, part) for part in replacement)


def _held(match: Match, group: int) -> str:
    if group > match.groups:
        raise PatternError(f"no s//\\{group}/")
    return match[group] or ""
