"""Shell patterns: `*`, `?`, `[...]`, with a backslash before what stands for itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Protocol

from pytest_androidbench.phone.system.matching import Match, Pattern
from pytest_androidbench.phone.system.matching.sets import CLASSES
from pytest_androidbench.phone.system.matching.stars import Stars
from pytest_androidbench.phone.system.matching.tree import (
    ANY,
    Chars,
    Node,
    Place,
    Ranges,
    Repeat,
    Row,
    Text,
)

_MAGIC: Final = re.compile(r"[*?\[]")
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
_CLASS: Final = re.compile(r"\[:(\w{1,10}):\]")
_PLAIN: Final = re.compile(r"[^*?\[\\]+")
_PIECE: Final = re.compile(r"\*|\\.|\\|[^*\\]+", re.DOTALL)
_STARS: Final = re.compile(r"(?:[^?\[\\]|\\.)*+\\?", re.DOTALL)
"""What has no `?` and no brackets, except behind a backslash."""
_KEPT: Final = 100
"""Characters of the longest pattern that is kept compiled."""


def has_magic(pattern: str) -> bool:
    """Whether any part of the pattern stands for something else."""
    return _MAGIC.search(_ESCAPED.sub("", pattern)) is not None


def escape(text: str) -> str:
    """Write a text as a pattern that matches only itself."""
    return re.sub(r"([*?\[\]\\])", r"\\\1", text)


def unescape(pattern: str) -> str:
    """Drop the backslashes of a pattern."""
    return _ESCAPED.sub(r"\1", pattern)


class Glob(Protocol):
    """A compiled pattern, for whole texts."""

    def cost(self, length: int) -> int:
        """Microseconds that a match of so many characters takes at most."""
        ...

    def fullmatch(self, text: str) -> Match | None:
        """The whole text, if it matches."""
        ...


def compile_glob(pattern: str, *, ignore_case: bool = False) -> Glob:
    """The pattern, compiled.

    Raises:
        PatternError: it is too large.
    """
    make = _kept if len(pattern) <= _KEPT else _compiled
    return make(pattern, ignore_case)


def _compiled(pattern: str, ignore_case: bool) -> Glob:
    simple = None if ignore_case else _STARS.fullmatch(pattern)
    if simple is not None:
        return Stars([unescape(text) for text in _between_stars(pattern)])
    return Pattern(Row(tuple(_parts(pattern, ignore_case))), longest=True)


# Bounded by 64 times the little that RE2 may use for one of so few characters, 8 MB.
_kept: Final = lru_cache(maxsize=64)(_compiled)


def _between_stars(pattern: str) -> list[str]:
    found = [""]
    for piece in _PIECE.findall(pattern):
        if piece == "*":
            found.append("")
        else:
            found[-1] += piece
    return found


def compile_part(pattern: str) -> Pattern:
    """The pattern, to be looked for anywhere in a text.

    Raises:
        PatternError: it is too large.
    """
    return Pattern(Row(tuple(_parts(pattern, False))), longest=True)


def compile_head(pattern: str, *, longest: bool, backwards: bool = False) -> Pattern:
    """The pattern at the start of a text, or of one that is read backwards.

    Raises:
        PatternError: it is too large.
    """
    parts = list(_parts(pattern, False, greedy=longest))
    if backwards:
        parts.reverse()
    return Pattern(Row((Place("start"), *parts)), longest=longest)


def _parts(pattern: str, ignore_case: bool, *, greedy: bool = True) -> Iterator[Node]:
    star = Repeat(ANY, 0, None, "greedy" if greedy else "lazy")
    at = 0
    while at < len(pattern):
        if plain := _PLAIN.match(pattern, at):
            at = plain.end()
            yield Text(plain[0], ignore_case)
            continue
        char = pattern[at]
        at += 1
        if char == "*":
            while pattern.startswith("*", at):
                at += 1
            yield star
        elif char == "?":
            yield ANY
        elif char == "[" and (found := _bracket(pattern, at)):
            ranges, negated, at = found
            yield Chars(ranges, negated, fold=ignore_case)
        else:
            if char == "\\" and at < len(pattern):
                char = pattern[at]
                at += 1
            yield Chars(((ord(char), ord(char)),), fold=ignore_case)


def _bracket(pattern: str, at: int) -> tuple[Ranges, bool, int] | None:
    """Read a bracket expression whose content starts at `at`; None if it is none."""
    negated = pattern[at : at + 1] in ("!", "^")
    start = at = at + negated
    ranges: list[tuple[int, int]] = []
    while at < len(pattern) and (pattern[at] != "]" or at == start):
        if named := _CLASS.match(pattern, at):
            ranges += CLASSES.get(named[1], ())
            at = named.end()
            continue
        low, at = _member(pattern, at)
        high = low
        if pattern.startswith("-", at) and pattern[at + 1 : at + 2] not in ("", "]"):
            high, at = _member(pattern, at + 1)
            if high < low:
                return None
        ranges.append((ord(low), ord(high)))
    return (tuple(ranges), negated, at + 1) if at < len(pattern) else None


def _member(pattern: str, at: int) -> tuple[str, int]:
    escaped = pattern[at] == "\\" and at + 1 < len(pattern)
    return pattern[at + escaped], at + escaped + 1
