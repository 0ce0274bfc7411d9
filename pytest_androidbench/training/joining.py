"""Goals of parts of a trajectory, joined to the instruction of what was done so far."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_WORD: Final = re.compile(r"\w[\w'-]*")
_SENTENCE_ENDS: Final = ".!?:;\n\"'“”‘’"


def joined_as_published(goals: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`; the first letter large and all others small.

    As `run` of AndroidGen's `model/judge/judge.py` joins them, whatever names stand in them.
    """
    return _listed(goals).capitalize()


def joined(goals: Sequence[str], task: str) -> str:
    """The same list, with names as they are written.

    The first letter of a goal is made small where the goal follows another, unless its first word
    is a name: one with a further capital or a digit (`ICLR`, `Wi-Fi`), or one that the whole task
    writes with a capital where no sentence begins.

    Args:
        goals: of the parts, in their order; at least one.
        task: the instruction that they are parts of.
    """
    first, *others = goals
    names = _names(task)
    return _listed([_with_capital(first), *(_following(goal, names) for goal in others)])


def _listed(goals: Sequence[str]) -> str:
    *before, last = goals
    return f"{', '.join(before)} and {last}" if before else last


def _with_capital(goal: str) -> str:
    word = _WORD.match(goal)
    if word is None or _is_written_so(word[0]):
        return goal
    return goal[0].upper() + goal[1:]


def _following(goal: str, names: frozenset[str]) -> str:
    word = _WORD.match(goal)
    if word is None or word[0] in names or _is_written_so(word[0]):
        return goal
    return goal[0].lower() + goal[1:]


def _is_written_so(word: str) -> bool:
    """Whether a word's letters would be wrong otherwise: `I`, `iPhone`, `ICLR`, `2x`."""
    return word == "I" or any(letter.isupper() or letter.isdigit() for letter in word[1:])


def _names(task: str) -> frozenset[str]:
    """Words that a text writes with a capital elsewhere than where a sentence begins."""
    return frozenset(
        found[0]
        for found in _WORD.finditer(task)
        if found[0][0].isupper() and not _begins_sentence(task, found.start())
    )


def _begins_sentence(text: str, place: int) -> bool:
    before = text[:place].rstrip(" \t")
    return not before or before[-1] in _SENTENCE_ENDS
