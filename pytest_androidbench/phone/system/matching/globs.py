"""Shell patterns that are more than texts with anything between them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.sets import CLASSES
from pytest_androidbench.phone.system.matching.tree import (
    ANY,
    Anchor,
    Chars,
    Concatenation,
    LiteralText,
    Node,
    Ranges,
    Repeat,
)

_CLASS: Final = re.compile(r"\[:(\w{1,10}):\]")
_PLAIN: Final = re.compile(r"[^*?\[\\]+")


def whole(pattern: str, *, ignore_case: bool = False) -> Pattern:
    """The pattern, of which the longest match counts.

    Raises:
        PatternError: it is too large.
    """
    return Pattern(Concatenation(tuple(_parts(pattern, ignore_case))), longest=True)


def head(pattern: str, *, longest: bool, backwards: bool) -> Pattern:
    """The pattern at the start of a text, or of one that is read backwards.

    Raises:
        PatternError: it is too large.
    """
    parts = list(_parts(pattern, False, greedy=longest))
    if backwards:
        parts = [_backwards(part) for part in reversed(parts)]
    return Pattern(Concatenation((Anchor("start"), *parts)), longest=longest)


def _backwards(part: Node) -> Node:
    return LiteralText(part.text[::-1], part.fold) if isinstance(part, LiteralText) else part


def _parts(pattern: str, ignore_case: bool, *, greedy: bool = True) -> Iterator[Node]:
    star = Repeat(ANY, 0, None, "greedy" if greedy else "lazy")
    at = 0
    while at < len(pattern):
        if plain := _PLAIN.match(pattern, at):
            at = plain.end()
            yield LiteralText(plain[0], ignore_case)
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
