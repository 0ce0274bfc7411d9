"""A pattern as a row of instructions for the matcher that goes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, assert_never

from pytest_androidbench.phone.system.matching.errors import NO_SPACE, PatternError
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
    Where,
)

MAX_INSTRUCTIONS: Final = 10_000
_MAX_BEHIND: Final = 255


@dataclass(frozen=True, slots=True)
class Take:
    """Go on behind one character that fits."""

    fits: Callable[[str], bool]


@dataclass(slots=True)
class Fork:
    """Go on at `first`, and if that leads nowhere at `second`."""

    first: int = 0
    second: int = 0


@dataclass(slots=True)
class Jump:
    """Go on elsewhere."""

    to: int = 0


@dataclass(frozen=True, slots=True)
class Save:
    """Remember the place as the start or end of a group."""

    slot: int


@dataclass(frozen=True, slots=True)
class Stand:
    """Go on if this is such a place."""

    where: Where
    unicode: bool


@dataclass(frozen=True, slots=True)
class Again:
    """Go on behind what a group holds."""

    group: int
    fold: bool


@dataclass(frozen=True, slots=True)
class Try:
    """Run a part on its own; go on behind it, or here when it only looks."""

    part: Program
    kind: Literal["atomic", "ahead", "not ahead", "behind", "not behind"]
    widths: range = range(0)
    """How far before here what it looks for may begin."""


@dataclass(frozen=True, slots=True)
class Done:
    """All matched."""


Instruction: TypeAlias = Take | Fork | Jump | Save | Stand | Again | Try | Done


@dataclass(frozen=True, slots=True)
class Program:
    """Instructions, and the slots whose content decides what matches later."""

    code: tuple[Instruction, ...]
    watched: tuple[int, ...]


def program(node: Node) -> Program:
    """Instructions for a pattern.

    Raises:
        PatternError: there are too many of them.
    """
    recalled = sorted(_recalled(node))
    return _Writer(tuple(slot for group in recalled for slot in (2 * group, 2 * group + 1))).whole(
        node
    )


class _Writer:
    def __init__(self, watched: tuple[int, ...]) -> None:
        self._watched = watched
        self._code: list[Instruction] = []

    def whole(self, node: Node) -> Program:
        self._write(node)
        self._code.append(Done())
        return Program(tuple(self._code), self._watched)

    def _write(self, node: Node) -> None:
        if len(self._code) > MAX_INSTRUCTIONS:
            raise PatternError(NO_SPACE)
        match node:
            case Chars():
                self._code.append(Take(fitting(node)))
            case LiteralText():
                for char in node.text:
                    self._write(Chars(((ord(char), ord(char)),), fold=node.fold))
            case Concatenation():
                for item in node.items:
                    self._write(item)
            case Alternation():
                self._choice(node.items)
            case Repeat():
                self._repeat(node)
            case CaptureGroup():
                self._code.append(Save(2 * node.number))
                self._write(node.item)
                self._code.append(Save(2 * node.number + 1))
            case Anchor():
                self._code.append(Stand(node.where, node.unicode))
            case Same():
                self._code.append(Again(node.number, node.fold))
            case Atomic():
                self._code.append(Try(_Writer(self._watched).whole(node.item), "atomic"))
            case Lookaround():
                self._look(node)
            case _:
                assert_never(node)

    def _choice(self, items: tuple[Node, ...]) -> None:
        if not items:
            self._code.append(Take(lambda _: False))
            return
        ends: list[Jump] = []
        for item in items[:-1]:
            fork = Fork(len(self._code) + 1)
            self._code.append(fork)
            self._write(item)
            ends.append(Jump())
            self._code.append(ends[-1])
            fork.second = len(self._code)
        self._write(items[-1])
        for end in ends:
            end.to = len(self._code)

    def _repeat(self, node: Repeat) -> None:
        if node.manner == "possessive":
            self._write(Atomic(Repeat(node.item, node.least, node.most)))
            return
        for _ in range(node.least):
            self._write(node.item)
        forks: list[Fork] = []
        for _ in range(1 if node.most is None else node.most - node.least):
            forks.append(Fork())
            self._code.append(forks[-1])
            start = len(self._code)
            self._write(node.item)
            if node.most is None:
                self._code.append(Jump(start - 1))
            forks[-1].first = start
        for fork in forks:
            fork.second = len(self._code)
            if node.manner == "lazy":
                fork.first, fork.second = fork.second, fork.first

    def _look(self, node: Lookaround) -> None:
        part = _Writer(self._watched).whole(node.item)
        if node.ahead:
            self._code.append(Try(part, "not ahead" if node.negated else "ahead"))
            return
        least, most = widths(node.item)
        if most is None or most > _MAX_BEHIND:
            raise PatternError("Look-Behind pattern matches must have a bounded maximum length.")
        behind = range(least, most + 1)
        self._code.append(Try(part, "not behind" if node.negated else "behind", behind))


def _recalled(node: Node) -> set[int]:
    """Numbers of the groups that are asked for again."""
    match node:
        case Concatenation() | Alternation():
            return set().union(*(_recalled(item) for item in node.items))
        case Repeat() | CaptureGroup() | Lookaround() | Atomic():
            return _recalled(node.item)
        case Same():
            return {node.number}
        case Chars() | LiteralText() | Anchor():
            return set()
        case _:
            assert_never(node)


def widths(node: Node) -> tuple[int, int | None]:
    """How many characters a match has at least and at most; None without a bound."""
    match node:
        case Chars():
            return 1, 1
        case LiteralText():
            return len(node.text), len(node.text)
        case Concatenation():
            each = [widths(item) for item in node.items]
            return sum(low for low, _ in each), _sum([high for _, high in each])
        case Alternation():
            each = [widths(item) for item in node.items]
            highs = [high for _, high in each]
            bound = None if None in highs else max((h for h in highs if h is not None), default=0)
            return min((low for low, _ in each), default=0), bound
        case Repeat():
            low, high = widths(node.item)
            ends = high == 0 or node.most is not None
            most = None if high is None or not ends else high * (node.most or 0)
            return low * node.least, most
        case CaptureGroup() | Atomic():
            return widths(node.item)
        case Same():
            return 0, None
        case Anchor() | Lookaround():
            return 0, 0
        case _:
            assert_never(node)


def _sum(parts: list[int | None]) -> int | None:
    known = [part for part in parts if part is not None]
    return sum(known) if len(known) == len(parts) else None


def fitting(node: Chars) -> Callable[[str], bool]:
    """Whether a character is one of a set."""

    def within(char: str) -> bool:
        code = ord(char)
        return any(low <= code <= high for low, high in node.ranges) or any(
            _is_of(letter, char) for letter in node.classes
        )

    if not node.fold:
        return lambda char: within(char) != node.negated
    return lambda char: any(map(within, cases(char))) != node.negated


def _is_of(letter: str, char: str) -> bool:
    match letter.lower():
        case "l":
            known = char.isalpha()
        case "d":
            known = char.isdecimal()
        case _:
            known = is_word(char)
    return known != letter.isupper()


def is_word(char: str, *, unicode: bool = True) -> bool:
    """Whether a character can be part of a word."""
    return (char.isalnum() or char == "_") and (unicode or char.isascii())


def cases(char: str) -> tuple[str, ...]:
    """A character in all cases, as far as each is one character."""
    return tuple({form for form in (char, char.lower(), char.upper()) if len(form) == 1})
