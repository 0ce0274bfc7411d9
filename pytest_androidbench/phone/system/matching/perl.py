r"""Regular expressions as Java and the scripting languages have them.

Not understood: intersections of classes (`[a-z&&[^b]]`), names of groups in back references
(`\k<name>`), `\G` and `\X`, properties beyond those of ASCII and a few of Unicode.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, NoReturn

from pytest_androidbench.phone.system.matching.errors import NO_SPACE, PatternError
from pytest_androidbench.phone.system.matching.pattern import Pattern
from pytest_androidbench.phone.system.matching.perl_classes import (
    ESCAPED_CHARS,
    ESCAPED_SETS,
    MEMBERS,
    PROPERTIES,
    escaped_code,
)
from pytest_androidbench.phone.system.matching.tree import (
    ANY,
    MAX_DEPTH,
    Alternation,
    Anchor,
    Atomic,
    CaptureGroup,
    Chars,
    Concatenation,
    LiteralText,
    Lookaround,
    Manner,
    Node,
    Repeat,
    Same,
)

MAX_LENGTH: Final = 2_000
"""Characters of a pattern."""
MAX_COUNT: Final = 100_000
_PLAIN: Final = re.compile(r"[^][\\.^$*+?(){}|\s#&]{2,}")
_COUNT: Final = re.compile(r"\{(\d+)(,?)(\d*)\}", re.ASCII)
_NAME: Final = re.compile(r"<[a-zA-Z][a-zA-Z0-9]*>")
_FLAGS: Final = re.compile(r"([ismxudU]*)(?:-([ismxudU]+))?([:)])")
_PROPERTY: Final = re.compile(r"\{(\w+)\}|(\w)", re.ASCII)
_LOOKS: Final = {"=": (True, False), "!": (True, True), "<=": (False, False), "<!": (False, True)}
_LINE_END: Final = Alternation((LiteralText("\r\n"), Chars(ESCAPED_SETS["v"])))
_PLACES: Final[dict[str, Anchor]] = {
    "A": Anchor("start"),
    "z": Anchor("end"),
    "Z": Anchor("last line"),
    "b": Anchor("word edge", unicode=True),
    "B": Anchor("no word edge", unicode=True),
}


@dataclass(frozen=True, slots=True)
class Modes:
    """What `(?imsx)` switch."""

    fold: bool = False
    lines: bool = False
    dot_all: bool = False
    spaced: bool = False

    def switched(self, letters: str, on: bool) -> Modes:
        """The same, with some switched."""
        names = {"i": "fold", "m": "lines", "s": "dot_all", "x": "spaced"}
        return replace(self, **{names[letter]: on for letter in letters if letter in names})


_PLAIN_MODES: Final = Modes()


def parse(source: str, modes: Modes = _PLAIN_MODES) -> Node:
    """What a pattern says, in some modes from the start.

    Raises:
        PatternError: it is none, or not one that is understood.
    """
    if len(source) > MAX_LENGTH:
        raise PatternError(f"pattern of {len(source)} characters is too long")
    return _Parser(source, modes).whole()


def compiled(source: str, *, dot_all: bool = False) -> Pattern:
    """Compile a pattern whose groups nobody asks for.

    Raises:
        PatternError: it is none, or not one that is understood.
    """
    return Pattern(parse(source, Modes(dot_all=dot_all)), capture=False)


class _Parser:
    def __init__(self, source: str, modes: Modes) -> None:
        self._source = source
        self._at = 0
        self._modes = modes
        self._groups = 0

    def whole(self) -> Node:
        found = self._choice(0)
        if self._at < len(self._source):
            self._fail("Incorrectly nested parentheses in regexp pattern.")
        return found

    def _fail(self, reason: str) -> NoReturn:
        raise PatternError(reason, self._at)

    def _sees(self, text: str) -> bool:
        return self._source.startswith(text, self._at)

    def _eat(self, text: str) -> bool:
        seen = self._sees(text)
        self._at += seen * len(text)
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
        while True:
            self._space()
            if self._at >= len(self._source) or self._source[self._at] in "|)":
                return items[0] if len(items) == 1 else Concatenation(tuple(items))
            if self._eat("\\Q"):
                items += self._quoted()
                continue
            if plain := _PLAIN.match(self._source, self._at):
                # Its last character may be repeated.
                items.append(LiteralText(plain[0][:-1], self._modes.fold))
                self._at = plain.end() - 1
            atom = self._atom(depth)
            self._space()
            items.append(self._repeated(atom))

    def _space(self) -> None:
        """What `(?x)` lets be there for the eye."""
        while self._modes.spaced and self._at < len(self._source):
            if self._source[self._at] == "#":
                end = self._source.find("\n", self._at)
                self._at = len(self._source) if end < 0 else end
            elif not self._source[self._at].isspace():
                return
            else:
                self._at += 1

    def _quoted(self) -> list[Node]:
        text, fold = self._until_end(), self._modes.fold
        if not text:
            return []
        return [LiteralText(text[:-1], fold), self._repeated(self._char(ord(text[-1])))]

    def _until_end(self) -> str:
        r"""What is up to `\E`."""
        end = self._source.find("\\E", self._at)
        stop = len(self._source) if end < 0 else end
        text = self._source[self._at : stop]
        self._at = stop + 2 * (end >= 0)
        return text

    def _repeated(self, item: Node) -> Node:
        count = self._count()
        if count is None:
            return item
        manner: Manner = "greedy"
        if self._eat("?"):
            manner = "lazy"
        elif self._eat("+"):
            manner = "possessive"
        self._space()
        if self._count() is not None:
            self._fail("Syntax error in regexp pattern.")
        return Repeat(item, *count, manner)

    def _count(self) -> tuple[int, int | None] | None:
        for sign, count in (("*", (0, None)), ("+", (1, None)), ("?", (0, 1))):
            if self._eat(sign):
                return count
        if not self._sees("{"):
            return None
        found = _COUNT.match(self._source, self._at)
        if found is None:
            self._fail("Error in {min,max} interval.")
        self._at = found.end()
        # More digits than this are too many, and slow to read.
        if max(len(found[1]), len(found[3])) > 9:
            self._fail("Number is too big.")
        least = int(found[1])
        most = (int(found[3]) if found[3] else None) if found[2] else least
        if max(least, most or 0) > MAX_COUNT:
            self._fail("Number is too big.")
        if most is not None and most < least:
            self._fail("In {min,max}, max is less than min.")
        return least, most

    def _atom(self, depth: int) -> Node:
        char = self._source[self._at]
        self._at += 1
        modes = self._modes
        match char:
            case "(":
                return self._bracketed(depth)
            case "[":
                return self._set()
            case "\\":
                return self._escaped()
            case ".":
                return ANY if modes.dot_all else Chars(((10, 10),), negated=True)
            case "^":
                return Anchor("line start" if modes.lines else "start")
            case "$":
                return Anchor("line end" if modes.lines else "last line")
            case "*" | "+" | "?" | "{":
                self._at -= 1
                self._fail("Syntax error in regexp pattern.")
        return self._char(ord(char))

    def _char(self, code: int) -> Node:
        return Chars(((code, code),), fold=self._modes.fold)

    def _bracketed(self, depth: int) -> Node:
        if not self._eat("?"):
            return self._numbered(depth)
        if name := _NAME.match(self._source, self._at):
            self._at = name.end()
            return self._numbered(depth)
        for sign, (ahead, negated) in _LOOKS.items():
            if self._eat(sign):
                return Lookaround(self._inner(depth), ahead, negated)
        if self._eat(">"):
            return Atomic(self._inner(depth))
        flags = _FLAGS.match(self._source, self._at)
        if flags is None:
            self._fail("Syntax error in regexp pattern.")
        self._at = flags.end()
        modes = self._modes.switched(flags[1], on=True).switched(flags[2] or "", on=False)
        if flags[3] == ")":
            self._modes = modes
            return Concatenation()
        return self._inner(depth, modes)

    def _numbered(self, depth: int) -> Node:
        self._groups += 1
        number = self._groups
        return CaptureGroup(number, self._inner(depth))

    def _inner(self, depth: int, modes: Modes | None = None) -> Node:
        """What is in a group; modes that are switched in it end with it."""
        outside = self._modes
        self._modes = modes or outside
        item = self._choice(depth + 1)
        self._modes = outside
        if not self._eat(")"):
            self._fail("Incorrectly nested parentheses in regexp pattern.")
        return item

    def _escaped(self) -> Node:
        char = self._source[self._at : self._at + 1]
        if char in _PLACES and char:
            self._at += 1
            return _PLACES[char]
        if char == "R":
            self._at += 1
            return _LINE_END
        if "1" <= char <= "9":
            self._at += 1
            if int(char) > self._groups:
                self._fail("Back-reference to a non-existent capture group.")
            return Same(int(char), self._modes.fold)
        found = self._escaped_chars()
        return replace(found, fold=self._modes.fold)

    def _escaped_chars(self) -> Chars:
        """What a backslash makes of what follows, within brackets or without."""
        char = self._source[self._at : self._at + 1]
        self._at += 1
        if char in ("p", "P"):
            return self._property(negated=char == "P")
        if char in MEMBERS:
            return MEMBERS[char]
        if char in ESCAPED_CHARS:
            code = ESCAPED_CHARS[char]
            return Chars(((code, code),))
        found = escaped_code(self._source, self._at - 1)
        if found is None:
            self._fail("Unrecognized backslash escape sequence in pattern.")
        code, self._at = found
        return Chars(((code, code),))

    def _property(self, *, negated: bool) -> Chars:
        found = _PROPERTY.match(self._source, self._at)
        name = (found[1] or found[2]) if found else ""
        if found is None or name not in PROPERTIES:
            self._fail(f"unknown character property {{{name}}}")
        self._at = found.end()
        members = PROPERTIES[name]
        return replace(members, negated=members.negated != negated)

    def _set(self) -> Node:
        negated = self._eat("^")
        parts: list[Chars] = []
        start = self._at
        while not self._sees("]") or self._at == start:
            if self._at >= len(self._source):
                self._fail("Missing closing bracket in character class.")
            if self._eat("&&"):
                self._fail("intersections of character classes are not supported")
            parts += self._members()
        self._at += 1
        ranges = tuple(ends for part in parts for ends in part.ranges)
        classes = "".join(part.classes for part in parts)
        return Chars(ranges, negated, classes, self._modes.fold)

    def _members(self) -> list[Chars]:
        if self._eat("\\Q"):
            return [Chars(((ord(char), ord(char)),)) for char in self._until_end()]
        low = self._member()
        ends = self._source[self._at + 1 : self._at + 2] in ("", "]")
        if low.classes or len(low.ranges) != 1 or not self._sees("-") or ends:
            return [low]
        self._at += 1
        high = self._member()
        if high.classes or len(high.ranges) != 1:
            return [low, Chars(((45, 45),)), high]
        if high.ranges[0][1] < low.ranges[0][0]:
            self._fail("In character range [x-y], x is greater than y.")
        return [Chars(((low.ranges[0][0], high.ranges[0][1]),))]

    def _member(self) -> Chars:
        if self._eat("\\"):
            found = self._escaped_chars()
            if found.negated:
                self._fail("such a property is not supported inside a character class")
            return found
        code = ord(self._source[self._at])
        self._at += 1
        return Chars(((code, code),))
