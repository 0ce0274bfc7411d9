"""Writing a pattern the way RE2 reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, assert_never

from pytest_androidbench.phone.system.matching.errors import PatternError
from pytest_androidbench.phone.system.matching.tree import (
    LAST,
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
)

MAX_REPEAT: Final = 1000
"""RE2 refuses more repetitions, and repetitions within repetitions whose product is more."""

_PLACES: Final = {
    "start": r"\A",
    "end": r"\z",
    "last line": r"\z",
    "line start": "(?m:^)",
    "line end": "(?m:$)",
    "word edge": r"\b",
    "no word edge": r"\B",
}
_CLASSES: Final = {"l": r"\p{L}", "w": r"\p{L}\p{N}_", "d": r"\p{Nd}", "D": r"\P{Nd}"}
_NOTHING: Final = rf"[^\x{{0}}-\x{{{LAST:x}}}]"


class NotRegular(PatternError):
    """A pattern has what cannot be matched in linear time."""

    def __init__(self) -> None:
        super().__init__("not regular")


def notation(node: Node, *, capture: bool) -> str:
    """RE2's notation; groups are only remembered where `capture` says so.

    Raises:
        NotRegular: RE2 has nothing that means the same.
    """
    return _Writer().write(node, capture, 1)


class _Writer:
    """Writes nodes; `factor` is how often what is around them is repeated."""

    def write(self, node: Node, capture: bool, factor: int) -> str:
        match node:
            case Chars():
                return _chars(node)
            case LiteralText():
                text = "".join(_char(ord(char)) for char in node.text)
                return f"(?i:{text})" if node.fold else text
            case Concatenation():
                return "".join(self._operand(item, capture, factor) for item in node.items)
            case Alternation():
                arms = [self.write(item, capture, factor) for item in node.items]
                return "|".join(arms) if arms else _NOTHING
            case CaptureGroup():
                return f"({'' if capture else '?:'}{self.write(node.item, capture, factor)})"
            case Anchor():
                return _PLACES[node.where]
            case Repeat():
                return self._repeat(node, capture, factor)
            case Same() | Lookaround() | Atomic():
                raise NotRegular
            case _:
                assert_never(node)

    def _operand(self, node: Node, capture: bool, factor: int) -> str:
        text = self.write(node, capture, factor)
        return f"(?:{text})" if isinstance(node, Alternation) else text

    def _repeat(self, node: Repeat, capture: bool, factor: int) -> str:
        if node.manner == "possessive":
            raise NotRegular
        lazy = "?" if node.manner == "lazy" else ""
        bound = max(node.least, node.most or 0)
        if bound * factor <= MAX_REPEAT:
            inside = self.write(node.item, capture, factor * max(1, bound))
            return f"(?:{inside}){_times(node.least, node.most)}{lazy}"

        def write(capturing: bool, inner: int) -> str:
            return self.write(node.item, capturing, factor * inner)

        return _unrolled(node, write, capture, max(1, MAX_REPEAT // factor), lazy)


def _unrolled(
    node: Repeat, write: Callable[[bool, int], str], capture: bool, step: int, lazy: str
) -> str:
    """A long repetition as a row of short ones; only the last one remembers its groups."""
    least = max(node.least - 1, 0)
    rest = None if node.most is None else node.most - least - 1
    parts = [f"(?:{write(False, count)}){{{count}}}" for count in _steps(least, step)]
    if rest is None:
        parts.insert(0, f"(?:{write(False, 1)})*{lazy}")
    else:
        # Parts that may be left out come first, and the greedy ones take all they can.
        parts[:0] = [
            f"(?:{write(False, count)}){{0,{count}}}{lazy}" for count in _steps(rest, step)
        ]
    whole = "".join(parts) + f"(?:{write(capture, 1)})"
    return whole if node.least else f"(?:{whole})?{lazy}"


def _steps(total: int, step: int) -> Iterator[int]:
    while total > 0:
        yield min(step, total)
        total -= step


def _times(least: int, most: int | None) -> str:
    known = {(0, None): "*", (1, None): "+", (0, 1): "?"}.get((least, most))
    return known or f"{{{least},{'' if most is None else most}}}"


def _chars(node: Chars) -> str:
    if "W" in node.classes:
        return _with_non_words(node)
    inside = "".join(_range(*ends) for ends in node.ranges)
    inside += "".join(_CLASSES[letter] for letter in node.classes)
    text = inside if _is_plain(node) else f"[{'^' if node.negated else ''}{inside}]"
    if not inside:
        text = rf"[\x{{0}}-\x{{{LAST:x}}}]" if node.negated else _NOTHING
    return f"(?i:{text})" if node.fold else text


def _with_non_words(node: Chars) -> str:
    rest = Chars(node.ranges, False, node.classes.replace("W", ""), node.fold)
    if node.negated and (node.ranges or rest.classes):
        # "A word's character that is not one of these" takes an intersection.
        raise NotRegular
    if node.negated:
        return _chars(Chars((), False, "w"))
    outside = _chars(Chars((), True, "w"))
    return f"(?:{outside}|{_chars(rest)})" if node.ranges or rest.classes else outside


def _is_plain(node: Chars) -> bool:
    single = len(node.ranges) == 1 and node.ranges[0][0] == node.ranges[0][1]
    return single and not node.negated and not node.classes


def _range(start: int, end: int) -> str:
    return _char(start) if start == end else f"{_char(start)}-{_char(end)}"


def _char(code: int) -> str:
    char = chr(code)
    return char if code < 0x80 and char.isalnum() else f"\\x{{{code:x}}}"
