"""Alternatives in braces: `a{b,c}` is `ab` and `ac`."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from pytest_androidbench.phone.shell.syntax import Part, Text, Word


class _Char(NamedTuple):
    char: str


_Item = _Char | Part


def expand_braces(word: Word) -> list[Word]:
    """The words that a word with alternatives stands for; the word itself where it has none."""
    if not any(isinstance(part, Text) and not part.quoted and "{" in part.value for part in word):
        return [word]
    items: list[_Item] = []
    for part in word:
        if isinstance(part, Text) and not part.quoted:
            items += [_Char(char) for char in part.value]
        else:
            items.append(part)
    return [_compact(found) for found in _alternatives(items)]


def _alternatives(items: list[_Item]) -> list[list[_Item]]:
    for start, item in enumerate(items):
        if item != _Char("{"):
            continue
        commas, end = _extent(items, start)
        if end is None or not commas:
            continue
        edges = [start, *commas, end]
        chosen = [items[left + 1 : right] for left, right in pairwise(edges)]
        heads = [[*items[:start], *inner] for part in chosen for inner in _alternatives(part)]
        tails = _alternatives(items[end + 1 :])
        return [[*head, *tail] for head in heads for tail in tails]
    return [items]


def _extent(items: list[_Item], start: int) -> tuple[list[int], int | None]:
    depth = 0
    commas: list[int] = []
    for index in range(start, len(items)):
        if items[index] == _Char("{"):
            depth += 1
        elif items[index] == _Char("}"):
            depth -= 1
            if depth == 0:
                return commas, index
        elif items[index] == _Char(",") and depth == 1:
            commas.append(index)
    return commas, None


def _compact(items: list[_Item]) -> Word:
    parts: list[Part] = []
    for item in items:
        if not isinstance(item, _Char):
            parts.append(item)
            continue
        last = parts[-1] if parts else None
        if isinstance(last, Text) and not last.quoted:
            parts[-1] = Text(last.value + item.char)
        else:
            parts.append(Text(item.char))
    return tuple(parts)
