"""What a pattern says, whichever notation it was written in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, assert_never

Ranges: TypeAlias = tuple[tuple[int, int], ...]
Where: TypeAlias = Literal[
    "start", "end", "last line", "line start", "line end", "word edge", "no word edge"
]
Manner: TypeAlias = Literal["greedy", "lazy", "possessive"]

LAST: Final = 0x10FFFF
"""The last character there is."""
MAX_DEPTH: Final = 50
"""Groups within groups; every step of work on a pattern recurses that deep."""


@dataclass(frozen=True, slots=True)
class Chars:
    """One character of a set: of some ranges or Unicode classes, or of none of them."""

    ranges: Ranges = ()
    negated: bool = False
    classes: str = ""
    """Letters (`l`), digits (`d`), parts of words (`w`), or all but the last two (`D`, `W`)."""
    fold: bool = False
    """Whether upper and lower case are the same."""


@dataclass(frozen=True, slots=True)
class LiteralText:
    """A text that stands for itself."""

    text: str
    fold: bool = False


@dataclass(frozen=True, slots=True)
class Concatenation:
    """One thing after the other."""

    items: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Alternation:
    """One of several, the first one preferred; nothing fits a choice of none."""

    items: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Repeat:
    """Something several times, without end when `most` is None."""

    item: Node
    least: int
    most: int | None
    manner: Manner = "greedy"


@dataclass(frozen=True, slots=True)
class CaptureGroup:
    """Something that is remembered by its number."""

    number: int
    item: Node


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place in the text."""

    where: Where
    unicode: bool = False
    """Whether words consist of more than ASCII letters."""


@dataclass(frozen=True, slots=True)
class Same:
    """What a group holds, again."""

    number: int
    fold: bool = False


@dataclass(frozen=True, slots=True)
class Lookaround:
    """Whether something comes here, or just before."""

    item: Node
    ahead: bool
    negated: bool


@dataclass(frozen=True, slots=True)
class Atomic:
    """Something that is not looked at again once it has matched."""

    item: Node


Node: TypeAlias = (
    Chars
    | LiteralText
    | Concatenation
    | Alternation
    | Repeat
    | CaptureGroup
    | Anchor
    | Same
    | Lookaround
    | Atomic
)

ANY: Final = Chars(((0, LAST),))


def text_of(node: Node) -> str | None:
    """The one text that matches, or None where there are several."""
    if isinstance(node, Chars):
        single = len(node.ranges) == 1 and node.ranges[0][0] == node.ranges[0][1]
        plain = single and not (node.negated or node.classes or node.fold)
        return chr(node.ranges[0][0]) if plain else None
    if isinstance(node, LiteralText):
        return None if node.fold else node.text
    if not isinstance(node, Concatenation):
        return None
    parts = [text_of(item) for item in node.items]
    return None if None in parts else "".join(part for part in parts if part is not None)


def size(node: Node) -> int:
    """About how many instructions a pattern needs.

    The weights are RE2's for UTF-8: a set with more than ASCII in it takes ten of them, and all
    letters of the world take over a thousand.
    """
    match node:
        case Chars():
            if node.classes:
                return 1400 if set(node.classes) - set("dD") else 300
            return 1 if not node.negated and all(end < 0x80 for _, end in node.ranges) else 10
        case LiteralText():
            return len(node.text) if node.text.isascii() else 3 * len(node.text)
        case Concatenation() | Alternation():
            return 1 + sum(size(item) for item in node.items)
        case Repeat():
            return 1 + size(node.item) * max(1, node.least if node.most is None else node.most)
        case CaptureGroup() | Lookaround() | Atomic():
            return 2 + size(node.item)
        case Anchor() | Same():
            return 1
        case _:
            assert_never(node)


def groups_in(node: Node) -> int:
    """The highest number of a group, 0 without any."""
    match node:
        case Concatenation() | Alternation():
            return max((groups_in(item) for item in node.items), default=0)
        case CaptureGroup():
            return max(node.number, groups_in(node.item))
        case Repeat() | Lookaround() | Atomic():
            return groups_in(node.item)
        case Chars() | LiteralText() | Anchor() | Same():
            return 0
        case _:
            assert_never(node)
