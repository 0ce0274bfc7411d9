r"""POSIX regular expressions, basic and extended, as bionic's `regcomp` reads them.

Beside them what GNU has added and scripts rely on: `\|`, `\+`, `\?` in basic ones, `\w`, `\s`,
`\b`, `\<`, `\>`, `\n`, `\t` in both.
"""

from __future__ import annotations

import re
from typing import Final, NoReturn

from pytest_androidbench.phone.system.matching.errors import NO_SPACE, PatternError
from pytest_androidbench.phone.system.matching.sets import CLASSES, SPACE, WORD
from pytest_androidbench.phone.system.matching.tree import (
    ANY,
    MAX_DEPTH,
    Alternation,
    Anchor,
    CaptureGroup,
    Chars,
    Concatenation,
    LiteralText,
    Node,
    Ranges,
    Repeat,
    Same,
)

MAX_LENGTH: Final = 4096
"""Characters of a pattern; the longest agents were seen to write have some hundred."""
MAX_COUNT: Final = 255
"""POSIX's RE_DUP_MAX, and bionic's."""

EMPTY: Final = "empty (sub)expression"
NO_OPERAND: Final = "repetition-operator operand invalid"
BAD_COUNT: Final = "invalid repetition count(s)"
PARENTHESES: Final = "parentheses not balanced"
BRACES: Final = "braces not balanced"
BRACKETS: Final = "brackets ([ ]) not balanced"
BACKSLASH: Final = "trailing backslash (\\)"
NO_GROUP: Final = "invalid backreference number"
NO_CLASS: Final = "invalid character class"
NO_ELEMENT: Final = "invalid collating element"
BAD_RANGE: Final = "invalid character range"

_PLAIN: Final = re.compile(r"[^][\\.^$*+?(){}|]{2,}")
_ESCAPES: Final[dict[str, Node]] = {
    "w": Chars(WORD),
    "W": Chars(WORD, negated=True),
    "s": Chars(SPACE),
    "S": Chars(SPACE, negated=True),
    "b": Anchor("word edge"),
    "B": Anchor("no word edge"),
    "<": Anchor("word edge"),
    ">": Anchor("word edge"),
    "n": Chars(((10, 10),)),
    "t": Chars(((9, 9),)),
}
_COUNTS: Final[dict[str, tuple[int, int | None]]] = {"*": (0, None), "+": (1, None), "?": (0, 1)}


def parse(source: str, *, extended: bool, fold: bool = False, group: int = 1) -> Node:
    """What a pattern says; its first group gets the number `group`.

    Raises:
        PatternError: it is none; in the words of bionic's `regerror`.
    """
    if len(source) > MAX_LENGTH:
        raise PatternError(NO_SPACE)
    # An empty pattern is none in POSIX; toybox lets it match everything.
    return _Parser(source, extended, fold, group).whole() if source else Concatenation()


class _Parser:
    def __init__(self, source: str, extended: bool, fold: bool, group: int) -> None:
        self._source = source
        self._at = 0
        self._extended = extended
        self._fold = fold
        self._first = self._next = group
        self._closed: set[int] = set()

    def whole(self) -> Node:
        found = self._choice(0)
        if self._at < len(self._source):
            self._fail(PARENTHESES)
        return found

    def _fail(self, reason: str) -> NoReturn:
        raise PatternError(reason, self._at)

    def _sees(self, operator: str) -> bool:
        """Whether an operator comes; in basic patterns these have a backslash."""
        return self._source.startswith(operator if self._extended else "\\" + operator, self._at)

    def _eat(self, operator: str) -> bool:
        seen = self._sees(operator)
        self._at += seen * (len(operator) if self._extended else len(operator) + 1)
        return seen

    def _choice(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            self._fail(NO_SPACE)
        arms = [self._row(depth)]
        while self._eat("|"):
            arms.append(self._row(depth))
        return arms[0] if len(arms) == 1 else Alternation(tuple(arms))

    def _row(self, depth: int) -> Node:
        items: list[Node] = []
        while self._at < len(self._source) and not self._sees("|"):
            if self._sees(")"):
                break
            if plain := _PLAIN.match(self._source, self._at):
                # Its last character may be repeated.
                items.append(LiteralText(plain[0][:-1], self._fold))
                self._at = plain.end() - 1
            first = not items or (not self._extended and items == [Anchor("start")])
            items.append(self._repeated(self._atom(depth, first=first)))
        if not items:
            stray = not depth and self._sees(")")
            self._fail(PARENTHESES if stray else EMPTY)
        return items[0] if len(items) == 1 else Concatenation(tuple(items))

    def _repeated(self, item: Node) -> Node:
        if item == Anchor("start") and not self._extended:
            return item
        count = self._count()
        if count is None:
            return item
        if self._extended and (item == Anchor("start") or self._count() is not None):
            self._fail(NO_OPERAND)
        return Repeat(item, *count)

    def _count(self) -> tuple[int, int | None] | None:
        """How often the last atom may come, if the pattern says something about that."""
        if self._source.startswith("*", self._at):
            self._at += 1
            return _COUNTS["*"]
        for operator in ("+", "?"):
            if self._eat(operator):
                return _COUNTS[operator]
        following = self._at + (1 if self._extended else 2)
        if not self._sees("{") or (
            self._extended and not _is_digit(self._source[following : following + 1])
        ):
            return None
        self._at = following
        least = most = self._number()
        if self._source.startswith(",", self._at):
            self._at += 1
            following_digit = _is_digit(self._source[self._at : self._at + 1])
            limit = self._number() if following_digit else None
            if limit is not None and limit < least:
                self._fail(BAD_COUNT)
            return self._closing(least, limit)
        return self._closing(least, most)

    def _closing(self, least: int, most: int | None) -> tuple[int, int | None]:
        if not self._eat("}"):
            closing = "}" if self._extended else "\\}"
            self._fail(BRACES if self._source.find(closing, self._at) < 0 else BAD_COUNT)
        return least, most

    def _number(self) -> int:
        start = self._at
        while _is_digit(self._source[self._at : self._at + 1]):
            self._at += 1
        digits = self._source[start : self._at]
        if not digits or len(digits) > 4 or int(digits) > MAX_COUNT:
            self._fail(BAD_COUNT)
        return int(digits)

    def _atom(self, depth: int, *, first: bool) -> Node:
        if self._eat("("):
            return self._group(depth)
        char = self._source[self._at]
        self._at += 1
        match char:
            case "\\":
                return self._escaped()
            case "[":
                return self._bracket()
            case ".":
                return ANY
            case "^" if self._extended or first:
                return Anchor("start")
            case "$" if self._extended or self._ends():
                return Anchor("end")
            case "*" if self._extended or not first:
                self._fail(NO_OPERAND)
            case "+" | "?" if self._extended:
                self._fail(NO_OPERAND)
            case "{" if self._extended and _is_digit(self._source[self._at : self._at + 1]):
                self._fail(NO_OPERAND)
        return self._char(char)

    def _ends(self) -> bool:
        return self._at == len(self._source) or self._sees(")") or self._sees("|")

    def _char(self, char: str) -> Node:
        return Chars(((ord(char), ord(char)),), fold=self._fold)

    def _group(self, depth: int) -> Node:
        number = self._next
        self._next += 1
        if self._at == len(self._source):
            self._fail(PARENTHESES)
        item = Concatenation() if self._sees(")") else self._choice(depth + 1)
        if not self._eat(")"):
            self._fail(PARENTHESES)
        self._closed.add(number)
        return CaptureGroup(number, item)

    def _escaped(self) -> Node:
        char = self._source[self._at : self._at + 1]
        if not char:
            self._fail(BACKSLASH)
        self._at += 1
        if _is_digit(char) and char != "0":
            number = self._first + int(char) - 1
            if number not in self._closed:
                self._fail(NO_GROUP)
            return Same(number, self._fold)
        if char == "{" and not self._extended:
            self._fail(NO_OPERAND)
        return _ESCAPES.get(char) or self._char(char)

    def _bracket(self) -> Node:
        negated = self._source.startswith("^", self._at)
        self._at += negated
        ranges: list[tuple[int, int]] = []
        start = self._at
        while not self._source.startswith("]", self._at) or self._at == start:
            if self._at >= len(self._source):
                self._fail(BRACKETS)
            ranges += self._term()
        self._at += 1
        return Chars(tuple(ranges), negated, fold=self._fold)

    def _term(self) -> Ranges:
        if self._source.startswith("[:", self._at):
            name = self._named(":", NO_CLASS)
            if name not in CLASSES:
                self._fail(NO_CLASS)
            return CLASSES[name]
        low = high = self._symbol()
        if self._source.startswith("-", self._at) and self._source[self._at + 1 :][:1] not in (
            "",
            "]",
        ):
            self._at += 1
            high = self._symbol()
            if high < low:
                self._fail(BAD_RANGE)
        return ((low, high),)

    def _symbol(self) -> int:
        for mark in ".=":
            if self._source.startswith("[" + mark, self._at):
                name = self._named(mark, NO_ELEMENT)
                if len(name) != 1:
                    self._fail(NO_ELEMENT)
                return ord(name)
        if self._at >= len(self._source):
            self._fail(BRACKETS)
        self._at += 1
        return ord(self._source[self._at - 1])

    def _named(self, mark: str, reason: str) -> str:
        start = self._at + 2
        end = self._source.find(mark + "]", start)
        if end < 0:
            self._fail(BRACKETS if "]" not in self._source[start:] else reason)
        self._at = end + 2
        return self._source[start:end]


def _is_digit(char: str) -> bool:
    return "0" <= char <= "9"
