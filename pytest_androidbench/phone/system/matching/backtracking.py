"""A matcher for what takes going back: back references, looking around, possessive repeats.

Such patterns cannot be matched in linear time. Every step is counted; who asks for more than
the budget is told so. What led nowhere once is not tried there again, which keeps patterns
without back references polynomial.
"""

from __future__ import annotations

from typing import assert_never

from pytest_androidbench.phone.system.matching.budget import MAX_STEPS, Budget
from pytest_androidbench.phone.system.matching.match import Span
from pytest_androidbench.phone.system.matching.program import (
    Again,
    Done,
    Fork,
    Jump,
    Program,
    Save,
    Stand,
    Take,
    Try,
    is_word,
    program,
)
from pytest_androidbench.phone.system.matching.tree import Node

_Held = tuple[int, ...]
_State = tuple[int, int, _Held]


class Backtracker:
    """Looks for a pattern; `longest` prefers the longest match to the first one found."""

    def __init__(self, node: Node, groups: int, *, longest: bool) -> None:
        self._program = program(node)
        self._slots = 2 * (groups + 1)
        self._longest = longest

    def cost(self, length: int) -> int:
        """Microseconds that a search takes at most."""
        return min(MAX_STEPS, len(self._program.code) * (length + 1) ** 2)

    def find(
        self, text: str, at: int, *, whole: bool, budget: Budget | None = None
    ) -> list[Span] | None:
        """The first match from a place on; with `whole`, only one of all that is left.

        Raises:
            TooMuchWork: it takes more steps than are left.
        """
        run = _Run(text, budget or Budget(), longest=self._longest and not whole, whole=whole)
        for start in range(at, at + 1 if whole else len(text) + 1):
            empty = (-1,) * self._slots
            found = run.run(self._program, start, empty)
            if found is not None:
                end, held = found
                groups = [(held[i], held[i + 1]) for i in range(2, self._slots, 2)]
                return [(start, end), *(g if min(g) >= 0 else (-1, -1) for g in groups)]
        return None


class _Run:
    """One search through one text."""

    def __init__(self, text: str, budget: Budget, *, longest: bool, whole: bool) -> None:
        self._text = text
        self._budget = budget
        self._longest = longest
        self._whole = whole
        self._tried: set[_State] = set()

    def run(self, part: Program, start: int, held: _Held) -> tuple[int, _Held] | None:
        """Where the program ends, and what its groups hold then."""
        return self._go(part, start, held, self._tried, longest=self._longest, whole=self._whole)

    def _go(
        self,
        part: Program,
        start: int,
        held: _Held,
        tried: set[_State],
        *,
        longest: bool = False,
        whole: bool = False,
        end: int = -1,
    ) -> tuple[int, _Held] | None:
        best: tuple[int, _Held] | None = None
        waiting: list[_State] = [(0, start, held)]
        while waiting:
            found = self._follow(part, waiting, tried)
            if found is None:
                continue
            at = found[0]
            if (whole and at < len(self._text)) or (end >= 0 and at != end):
                continue
            if not longest or at == len(self._text):
                return found
            if best is None or at > best[0]:
                best = found
        return best

    def _follow(
        self, part: Program, waiting: list[_State], tried: set[_State]
    ) -> tuple[int, _Held] | None:
        """One path to its end; the other ways at its forks are put aside."""
        text, code = self._text, part.code
        step, at, held = waiting.pop()
        while True:
            self._budget.spend()
            match code[step]:
                case Take(fits):
                    if at >= len(text) or not fits(text[at]):
                        return None
                    at += 1
                    step += 1
                case Fork(first, second):
                    state = (step, at, tuple(held[slot] for slot in part.watched))
                    if state in tried:
                        return None
                    tried.add(state)
                    waiting.append((second, at, held))
                    step = first
                case Jump(to):
                    step = to
                case Save(slot):
                    self._budget.spend(len(held) // 8)
                    held = (*held[:slot], at, *held[slot + 1 :])
                    step += 1
                case Stand() as stand:
                    if not self._stands(stand, at):
                        return None
                    step += 1
                case Again() as again:
                    behind = self._again(again, at, held)
                    if behind < 0:
                        return None
                    at = behind
                    step += 1
                case Try() as part_of:
                    inner = self._try(part_of, at, held)
                    if inner is None:
                        return None
                    at, held = inner
                    step += 1
                case Done():
                    return at, held
                case _:
                    assert_never(code[step])

    def _stands(self, stand: Stand, at: int) -> bool:
        text = self._text
        match stand.where:
            case "start":
                return at == 0
            case "end":
                return at == len(text)
            case "last line":
                return at == len(text) or (at == len(text) - 1 and text[at] == "\n")
            case "line start":
                return at == 0 or text[at - 1] == "\n"
            case "line end":
                return at == len(text) or text[at] == "\n"
            case "word edge" | "no word edge":
                return self._is_word_edge(stand, at) == (stand.where == "word edge")
            case _:
                assert_never(stand.where)

    def _is_word_edge(self, stand: Stand, at: int) -> bool:
        text = self._text
        before = at > 0 and is_word(text[at - 1], unicode=stand.unicode)
        after = at < len(text) and is_word(text[at], unicode=stand.unicode)
        return before != after

    def _again(self, again: Again, at: int, held: _Held) -> int:
        """Where the group's content ends here, or -1 where something else is."""
        start, end = held[2 * again.group], held[2 * again.group + 1]
        if start < 0 or end < start:
            return -1
        self._budget.spend((end - start) // 16)
        wanted, here = self._text[start:end], self._text[at : at + end - start]
        same = wanted.lower() == here.lower() if again.fold else wanted == here
        return at + end - start if same else -1

    def _try(self, part: Try, at: int, held: _Held) -> tuple[int, _Held] | None:
        if part.kind == "atomic":
            return self._go(part.part, at, held, set())
        if part.kind in ("ahead", "not ahead"):
            found = self._go(part.part, at, held, set())
        else:
            starts = (at - width for width in part.widths if width <= at)
            ways = (self._go(part.part, start, held, set(), end=at) for start in starts)
            found = next((way for way in ways if way is not None), None)
        if part.kind.startswith("not "):
            return None if found is not None else (at, held)
        return None if found is None else (at, found[1])
