"""A compiled pattern, whichever notation it came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, assert_never

from pytest_androidbench.phone.system.matching.backtracking import Backtracker
from pytest_androidbench.phone.system.matching.budget import Budget
from pytest_androidbench.phone.system.matching.errors import NO_SPACE, PatternError
from pytest_androidbench.phone.system.matching.linear import LinearPattern, Subject
from pytest_androidbench.phone.system.matching.match import Match, Span
from pytest_androidbench.phone.system.matching.notation import NotRegular, notation
from pytest_androidbench.phone.system.matching.program import widths
from pytest_androidbench.phone.system.matching.tree import (
    Alternation,
    Anchor,
    Atomic,
    CaptureGroup,
    Chars,
    Concatenation,
    LiteralText,
    Lookaround,
    Node,
    Repeat,
    Same,
    groups_in,
    size,
    text_of,
)

MAX_SIZE: Final = 100_000
"""Instructions of a pattern, about; RE2 has room for 130,000."""

_USUAL: Final = 10
"""Of what it takes at most, linear matching usually takes this part or less."""
_BYTES_IN_A_MICROSECOND: Final = 1000


class Pattern:
    """Something to look for in texts.

    A plain text is looked for as such. What is regular goes to RE2, which is linear in the text's
    length. The rest goes to a matcher that counts its steps, and so do the few texts in which RE2
    would see less than the pattern says: it knows words of ASCII only, and no last line end.
    """

    def __init__(self, tree: Node, *, longest: bool = False, capture: bool = True) -> None:
        """Compile a pattern.

        Args:
            tree: what it says.
            longest: whether the longest match counts, as in POSIX, not the first one found.
            capture: whether groups are remembered.

        Raises:
            PatternError: it is too large.
        """
        self._tree = tree
        self._longest = longest
        self._capture = capture
        self._literal = text_of(self._tree)
        self._places = _places(tree)
        self._least = widths(tree)[0]
        self.groups = groups_in(tree) if capture else 0
        """How many groups there are."""
        self._linear = None if self._literal is not None else self._as_linear()
        self._slow: Backtracker | None = None
        if self._literal is None and self._linear is None:
            self._slow = self._backtracker()

    def _as_linear(self) -> LinearPattern | None:
        instructions = size(self._tree)
        if instructions > MAX_SIZE:
            raise PatternError(NO_SPACE)
        try:
            written = notation(self._tree, capture=self._capture)
            return LinearPattern(written, instructions, longest=self._longest)
        except NotRegular:
            return None

    def _backtracker(self) -> Backtracker:
        if self._slow is None:
            self._slow = Backtracker(self._tree, groups_in(self._tree), longest=self._longest)
        return self._slow

    @property
    def memory(self) -> int:
        """Bytes that the pattern may hold beside its own size."""
        return self._linear.memory if self._linear is not None else 0

    def cost(self, length: int) -> int:
        """Microseconds that a search in a text of so many characters takes at most."""
        if self._literal is not None:
            return 1 + length // 1000
        if self._linear is None or self._places:
            return self._backtracker().cost(length)
        return self._linear.cost(length)

    def search(self, text: str, at: int = 0, *, budget: Budget | None = None) -> Match | None:
        """The first match from a place on, within a budget that several searches may share.

        Raises:
            TooMuchWork: the search takes more than it may.
        """
        found = self._finder(text, budget)(at, False)
        return None if found is None else Match(text, found)

    def fullmatch(self, text: str, *, budget: Budget | None = None) -> Match | None:
        """A match of the whole text, within a budget that several matches may share.

        Raises:
            TooMuchWork: the search takes more than it may.
        """
        if len(text) < self._least:
            return None
        found = self._finder(text, budget)(0, True)
        return None if found is None else Match(text, found)

    def finditer(
        self, text: str, *, adjacent: bool = False, budget: Budget | None = None
    ) -> Iterator[Match]:
        """All matches, one after the other, within a budget that several searches may share.

        As in POSIX, an empty match right behind another one does not count; as in Java and Perl
        it does where `adjacent` says so.

        Raises:
            TooMuchWork: a search takes more than it may.
        """
        find = self._finder(text, budget)
        at, last = 0, -1
        while at <= len(text):
            found = find(at, False)
            if found is None:
                return
            start, end = found[0]
            if start == end == last and not adjacent:
                at = end + 1
                continue
            yield Match(text, found)
            at, last = end + (start == end), end

    def _finder(
        self, text: str, budget: Budget | None = None
    ) -> Callable[[int, bool], list[Span] | None]:
        literal = self._literal
        if literal is not None:
            return lambda at, whole: _plain(literal, text, at, whole)
        linear = self._linear
        if linear is None or not self._is_exact(text):
            slow = self._backtracker()
            return lambda at, whole: slow.find(text, at, whole=whole, budget=budget)
        subject = Subject(text)
        if budget is None:
            return lambda at, whole: linear.find(subject, at, whole=whole)
        budget.spend(1 + linear.cost(len(text)) // _USUAL)

        def find(at: int, whole: bool) -> list[Span] | None:
            # Every one of many searches may look as far as the text's end.
            budget.spend((len(text) - at) // _BYTES_IN_A_MICROSECOND)
            return linear.find(subject, at, whole=whole)

        return find

    def _is_exact(self, text: str) -> bool:
        """Whether RE2 sees all places in a text that the pattern means."""
        lines = "last line" in self._places and text.endswith("\n")
        return not lines and ("word" not in self._places or text.isascii())


def _plain(literal: str, text: str, at: int, whole: bool) -> list[Span] | None:
    if whole:
        return [(at, len(text))] if text[at:] == literal else None
    start = text.find(literal, at)
    return None if start < 0 else [(start, start + len(literal))]


def _places(node: Node) -> frozenset[str]:
    """Kinds of places RE2 does not know in every text."""
    match node:
        case Anchor(where, unicode):
            if where == "last line":
                return frozenset((where,))
            return frozenset(("word",)) if unicode and where.endswith("word edge") else frozenset()
        case Concatenation(items) | Alternation(items):
            return frozenset().union(*map(_places, items))
        case Repeat() | CaptureGroup() | Lookaround() | Atomic():
            return _places(node.item)
        case Chars() | LiteralText() | Same():
            return frozenset()
        case _:
            assert_never(node)
