"""Regular expressions that are typed into Markor: Java's."""

from __future__ import annotations

import re
from typing import Final

from pytest_androidbench.phone.system.matching import Budget, Match, PatternError
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.perl import Modes, parse
from pytest_androidbench.phone.system.matching.tree import LiteralText

MAX_STEPS: Final = 60_000
"""Steps of all searches for one thing, about a microsecond each."""
_PIECE: Final = re.compile(r"\\(.)|\$(\d)", re.DOTALL)


class Matching:
    """Looks for words or an expression; a broken one, or one that takes too long, fits nothing."""

    def __init__(self, words: str, modes: Modes, *, regex: bool) -> None:
        self._budget = Budget(MAX_STEPS)
        try:
            tree = parse(words, modes) if regex else LiteralText(words, modes.fold)
            self._pattern: Pattern | None = Pattern(tree)
        except PatternError:
            self._pattern = None

    @property
    def broken(self) -> bool:
        """Whether it fits nothing."""
        return self._pattern is None

    def has(self, text: str) -> bool:
        """Whether it is in a text."""
        if self._pattern is None:
            return False
        try:
            return self._pattern.search(text, budget=self._budget) is not None
        except PatternError:
            self._pattern = None
            return False

    def found(self, text: str) -> list[Match]:
        """Where it is in a text."""
        if self._pattern is None:
            return []
        try:
            return list(self._pattern.finditer(text, adjacent=True, budget=self._budget))
        except PatternError:
            self._pattern = None
            return []


def replaced(text: str, matches: list[Match], replacement: str, *, regex: bool) -> str:
    """A text with matches replaced; in an expression's replacement `$1` is a group."""
    parts: list[str] = []
    at = 0
    for match in matches:
        parts += (text[at : match.start()], _filled(match, replacement) if regex else replacement)
        at = match.end()
    return "".join((*parts, text[at:]))


def _filled(match: Match, replacement: str) -> str:
    def piece(found: re.Match[str]) -> str:
        if found[1] is not None:
            return {"n": "\n", "t": "\t"}.get(found[1], found[1])
        return match[int(found[2])] or "" if int(found[2]) <= match.groups else ""

    return _PIECE.sub(piece, replacement)
