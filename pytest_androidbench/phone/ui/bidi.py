"""Embedding levels of mixed left-to-right and right-to-left text (Unicode annex 9)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pytest_androidbench.phone.ui.bidi_rules import resolve_sequence

MAX_DEPTH: Final = 125
ISOLATES: Final = frozenset({"LRI", "RLI", "FSI"})
EMBEDDINGS: Final = frozenset({"LRE", "RLE", "LRO", "RLO"})
REMOVED: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "BN"})
_RTL: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def has_rtl(text: str) -> bool:
    """Tell whether the text holds anything that needs levels in a left-to-right line."""
    return _RTL.search(text) is not None


def classes_of(text: str) -> list[str]:
    """Return the bidirectional class of every character."""
    return [_class_of(char) for char in text]


def base_level(text: str, default: int) -> int:
    """Return the direction of a paragraph: that of its first strong letter, else the default."""
    return _first_strong(classes_of(text), default)


def levels(text: str, base: int) -> list[int]:
    """Return the level of every character; even ones run left to right."""
    if not text:
        return []
    if base == 0 and not has_rtl(text):
        return [0] * len(text)
    original = classes_of(text)
    found, classes = _explicit(original, base)
    for sequence, start, end in list(_sequences(original, found, base)):
        resolve_sequence(text, classes, sequence, found[sequence[0]], (start, end))
        for index in sequence:
            found[index] = _implicit(found[index], classes[index])
    return _trailing(original, found, base)


def visual_runs(text_levels: Sequence[int]) -> list[tuple[int, int, int]]:
    """Return (start, end, level) of runs of equal level, in the order they are drawn."""
    if not text_levels:
        return []
    edges = [
        0,
        *(i for i in range(1, len(text_levels)) if text_levels[i] != text_levels[i - 1]),
        len(text_levels),
    ]
    runs = [(start, end, text_levels[start]) for start, end in pairwise(edges)]
    lowest_odd = min((level for *_, level in runs if level % 2), default=MAX_DEPTH + 2)
    for level in range(max(level for *_, level in runs), lowest_odd - 1, -1):
        first = 0
        while first < len(runs):
            last = first
            while last < len(runs) and runs[last][2] >= level:
                last += 1
            runs[first:last] = reversed(runs[first:last])
            first = max(last, first + 1)
    return runs


def _class_of(char: str) -> str:
    found = unicodedata.bidirectional(char)
    if found:
        return found
    code = ord(char)
    if 0x0600 <= code < 0x07C0 or 0x0860 <= code < 0x0900 or 0xFB50 <= code < 0xFE00:
        return "AL"
    return "R" if 0x0590 <= code < 0x0860 or 0xFB1D <= code < 0xFB50 else "L"


def _first_strong(classes: Sequence[str], default: int) -> int:
    depth = 0
    for kind in classes:
        if kind in ISOLATES:
            depth += 1
        elif kind == "PDI":
            depth = max(0, depth - 1)
        elif depth == 0 and kind in {"L", "R", "AL"}:
            return 0 if kind == "L" else 1
    return default


def _matching(classes: Sequence[str]) -> dict[int, int]:
    """Return the closing place of every isolate that is closed."""
    pairs: dict[int, int] = {}
    opened: list[int] = []
    for index, kind in enumerate(classes):
        if kind in ISOLATES:
            opened.append(index)
        elif kind == "PDI" and opened:
            pairs[opened.pop()] = index
        elif kind == "B":
            opened.clear()
    return pairs


class _Stack:
    """The directional status stack of rules X1 to X8."""

    def __init__(self, base: int) -> None:
        self.entries: list[tuple[int, str, bool]] = [(base, "", False)]
        self.overflow_isolates = 0
        self.overflow_embeddings = 0
        self.valid_isolates = 0

    @property
    def level(self) -> int:
        return self.entries[-1][0]

    @property
    def override(self) -> str:
        return self.entries[-1][1]

    def push(self, rtl: bool, override: str, isolate: bool) -> None:
        level = self.level + 1 if rtl == (self.level % 2 == 0) else self.level + 2
        free = self.overflow_isolates == 0 and self.overflow_embeddings == 0
        if level <= MAX_DEPTH and free:
            self.valid_isolates += isolate
            self.entries.append((level, override, isolate))
        elif isolate:
            self.overflow_isolates += 1
        elif self.overflow_isolates == 0:
            self.overflow_embeddings += 1

    def close_isolate(self) -> None:
        if self.overflow_isolates:
            self.overflow_isolates -= 1
        elif self.valid_isolates:
            self.overflow_embeddings = 0
            while not self.entries[-1][2]:
                self.entries.pop()
            self.entries.pop()
            self.valid_isolates -= 1

    def close_embedding(self) -> None:
        if self.overflow_isolates:
            return
        if self.overflow_embeddings:
            self.overflow_embeddings -= 1
        elif not self.entries[-1][2] and len(self.entries) > 1:
            self.entries.pop()


def _explicit(original: Sequence[str], base: int) -> tuple[list[int], list[str]]:
    stack = _Stack(base)
    pairs = _matching(original)
    found: list[int] = []
    classes = list(original)
    for index, kind in enumerate(original):
        if kind == "B":
            stack = _Stack(base)
            found.append(base)
            continue
        if kind == "PDI":
            stack.close_isolate()
        found.append(stack.level)
        if kind not in REMOVED and stack.override:
            classes[index] = stack.override
        if kind in EMBEDDINGS:
            stack.push(kind[0] == "R", kind[0] if kind[2] == "O" else "", isolate=False)
        elif kind == "PDF":
            stack.close_embedding()
        elif kind in ISOLATES:
            end = pairs.get(index, len(original))
            rtl = kind == "RLI" or (
                kind == "FSI" and _first_strong(original[index + 1 : end], 0) == 1
            )
            stack.push(rtl, "", isolate=True)
    return found, classes


def _sequences(
    original: Sequence[str], found: list[int], base: int
) -> Iterator[tuple[list[int], str, str]]:
    """Return the isolating run sequences with the directions at their two ends (X10)."""
    kept = [index for index, kind in enumerate(original) if kind not in REMOVED]
    runs: list[list[int]] = []
    for index in kept:
        if runs and found[runs[-1][-1]] == found[index] and original[runs[-1][-1]] != "B":
            runs[-1].append(index)
        else:
            runs.append([index])
    pairs = _matching(original)
    closing = set(pairs.values())
    by_start = {run[0]: run for run in runs}
    for run in runs:
        if original[run[0]] == "PDI" and run[0] in closing:
            continue
        sequence = list(run)
        while original[sequence[-1]] in ISOLATES and sequence[-1] in pairs:
            following = by_start.get(pairs[sequence[-1]])
            if following is None:
                break
            sequence += following
        yield sequence, *_ends(original, found, kept, sequence, base)


def _ends(
    original: Sequence[str], found: list[int], kept: list[int], sequence: list[int], base: int
) -> tuple[str, str]:
    level = found[sequence[0]]
    place = kept.index(sequence[0])
    before = found[kept[place - 1]] if place else base
    place = kept.index(sequence[-1])
    open_end = original[sequence[-1]] in ISOLATES
    after = base if open_end or place + 1 == len(kept) else found[kept[place + 1]]
    return "RL"[max(level, before) % 2 == 0], "RL"[max(level, after) % 2 == 0]


def _implicit(level: int, kind: str) -> int:
    if level % 2 == 0:
        return level + {"R": 1, "AN": 2, "EN": 2}.get(kind, 0)
    return level + (1 if kind in {"L", "EN", "AN"} else 0)


def _trailing(original: Sequence[str], found: list[int], base: int) -> list[int]:
    """Give removed characters their neighbour's level, and reset blanks at the end (L1)."""
    for index, kind in enumerate(original):
        if kind in REMOVED:
            found[index] = found[index - 1] if index else base
    at_end = True
    for index in range(len(original) - 1, -1, -1):
        kind = original[index]
        if kind in {"S", "B"}:
            found[index], at_end = base, True
        elif at_end and (kind in {"WS", "PDI"} or kind in ISOLATES or kind in REMOVED):
            found[index] = base
        else:
            at_end = False
    return found
