"""Shell patterns: `*`, `?`, `[...]`, with a backslash before what stands for itself."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol

from pytest_androidbench.phone.system.matching import Match, Stars

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.matching.pattern import Pattern


_MAGIC: Final = re.compile(r"[*?\[]")
_ESCAPED: Final = re.compile(r"\\(.)", re.DOTALL)
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
    from pytest_androidbench.phone.system.matching import globs  # noqa: PLC0415 - seldom needed

    return globs.whole(pattern, ignore_case=ignore_case)


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
    from pytest_androidbench.phone.system.matching import globs  # noqa: PLC0415 - seldom needed

    return globs.whole(pattern)


def compile_head(pattern: str, *, longest: bool, backwards: bool = False) -> Pattern:
    """The pattern at the start of a text, or of one that is read backwards.

    Raises:
        PatternError: it is too large.
    """
    from pytest_androidbench.phone.system.matching import globs  # noqa: PLC0415 - seldom needed

    return globs.head(pattern, longest=longest, backwards=backwards)
