"""Alternatives in braces: `a{b,c}` is `ab` and `ac`."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from typing import Final

from pytest_androidbench.phone.shell.syntax import Part, Word, WordText

_MARK: Final = re.compile(r"([{},])")
_MAX_DEPTH: Final = 100

_Item = str | Part
"""Unquoted characters, marks each by itself; or a part of another kind."""


def expand_braces(word: Word) -> Iterable[Word]:
    """The words that a word with alternatives stands for, one by one.

    Raises:
        RecursionError: alternatives follow each other or lie in each other too often.
    """
    if not any(
        isinstance(part, WordText) and not part.quoted and "{" in part.value for part in word
    ):
        return (word,)
    items: list[_Item] = []
    for part in word:
        if isinstance(part, WordText) and not part.quoted:
            items += filter(None, _MARK.split(part.value))
        else:
            items.append(part)
    return map(_compact, _Braces(items).alternatives([], 0, len(items), 0))


class _Braces:
    """Items, and where the groups of alternatives among them are."""

    def __init__(self, items: list[_Item]) -> None:
        self._items = items
        self._edges: dict[int, list[int]] = {}
        """Where a group begins -> that place, its commas and its end."""
        unclosed: list[list[int]] = []
        for at, item in enumerate(items):
            if item == "{":
                unclosed.append([at])
            elif item == "," and unclosed:
                unclosed[-1].append(at)
            elif item == "}" and unclosed:
                edges = [*unclosed.pop(), at]
                if len(edges) > 2:
                    self._edges[edges[0]] = edges
        self._starts = sorted(self._edges)

    def alternatives(
        self, before: list[_Item], start: int, end: int, depth: int
    ) -> Iterator[list[_Item]]:
        """What the items from `start` to `end` stand for, each after the items `before`."""
        if depth > _MAX_DEPTH:
            raise RecursionError
        following = bisect_left(self._starts, start)
        at = self._starts[following] if following < len(self._starts) else end
        if at >= end:
            yield before + self._items[start:end]
            return
        edges = self._edges[at]
        head = before + self._items[start:at]
        for left, right in pairwise(edges):
            for inner in self.alternatives(head, left + 1, right, depth + 1):
                yield from self.alternatives(inner, edges[-1] + 1, end, depth + 1)


def _compact(items: list[_Item]) -> Word:
    parts: list[Part] = []
    for plain, run in groupby(items, key=lambda item: isinstance(item, str)):
        if plain:
            parts.append(WordText("".join(str(item) for item in run)))
        else:
            parts += [item for item in run if not isinstance(item, str)]
    return tuple(parts)
