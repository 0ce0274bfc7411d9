"""Patterns that only count as whole words or whole lines, as `grep -w` and `grep -x` want them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from pytest_androidbench.phone.system.matching.match import Match
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.sets import WORD
from pytest_androidbench.phone.system.matching.tree import (
    Alternation,
    Anchor,
    CaptureGroup,
    Chars,
    Concatenation,
    Node,
    groups_in,
)

_OUTSIDE: Final = Chars(WORD, negated=True)
_BEHIND: Final = Alternation((_OUTSIDE, Anchor("end")))


class LineMatcher(Protocol):
    """What finds matches in a line."""

    @property
    def memory(self) -> int:
        """Bytes that the pattern may hold beside its own size."""
        ...

    def cost(self, length: int) -> int:
        """Microseconds that a search in a text of so many characters takes at most."""
        ...

    def finditer(self, text: str) -> Iterator[Match]:
        """All matches, one after the other."""
        ...


class WholeLines:
    """Finds a pattern where it is the whole line."""

    def __init__(self, tree: Node) -> None:
        self._pattern = Pattern(tree, longest=True)
        self.memory = self._pattern.memory
        self.cost = self._pattern.cost

    def finditer(self, text: str) -> Iterator[Match]:
        """The line, if all of it matches."""
        found = self._pattern.fullmatch(text)
        if found is not None:
            yield found


class WholeWords:
    """Finds a pattern that has no part of a word before and behind it.

    Without looking around: the neighbours are matched too, and the group between them counts.
    """

    def __init__(self, tree: Node) -> None:
        self._group = groups_in(tree) + 1
        inside = CaptureGroup(self._group, tree)
        self._first = Pattern(Concatenation((Anchor("start"), inside, _BEHIND)), longest=True)
        self._later = Pattern(Concatenation((_OUTSIDE, inside, _BEHIND)), longest=True)
        self.memory = self._first.memory + self._later.memory

    def cost(self, length: int) -> int:
        """Microseconds that a search in a text of so many characters takes at most."""
        return self._first.cost(length) + self._later.cost(length)

    def finditer(self, text: str) -> Iterator[Match]:
        """All matches, one after the other."""
        found = self._first.search(text) or self._later.search(text)
        while found is not None:
            start, end = found.start(self._group), found.end(self._group)
            yield Match(text, [(start, end)])
            # What is behind one word may be what is before the next.
            found = self._later.search(text, max(end - 1, start))
