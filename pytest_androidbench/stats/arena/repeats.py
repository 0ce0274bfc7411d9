"""Actions that only repeat what was just done, singly or in cycles.

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from pytest_androidbench.stats.arena.matching import acting
from pytest_androidbench.stats.arena.steps import ArenaStep

Key: TypeAlias = tuple[str, ...]
"""Equal for two steps that did the same."""
SCROLLS: Final = ("swipe_up", "swipe_down")
FREE_SCROLLS: Final = 2
"""Repeats of scrolling that the code does not count, so that lists can be gone through."""


def repeats_paper(steps: Sequence[ArenaStep]) -> float | None:
    """Repeat actions by the paper: the share of actions in repeats or cycles; None of none.

    A cycle is a block that follows itself, and all of its actions are in it, the first time
    through included. Two actions are the same where all that tells them apart is.
    """
    done = list(acting(steps))
    if not done:
        return None
    keys = [_key(step, place, texts=True) for place, step in enumerate(done)]
    return sum(_marked(keys, first=True)) / len(done)


def repeats_code(steps: Sequence[ArenaStep]) -> float:
    """Repeat actions by the code: what is counted of repeated blocks over L'; 0 of none.

    The first time through is not marked. A stretch of n marked actions counts n + 1, or
    max(0, n - 2) where it only scrolls up and down. Elements have to have equal xpaths; typed texts
    may differ. Steps without an action are the same where the agent was told the same.
    """
    done = list(acting(steps))
    if not done:
        return 0.0
    keys = [_key(step, place, texts=False) for place, step in enumerate(done)]
    counted = 0
    for start, end in _stretches(_marked(keys, first=False)):
        scrolls = all(_kind(step) in SCROLLS for step in done[start:end])
        counted += max(0, end - start - FREE_SCROLLS) if scrolls else end - start + 1
    return counted / len(done)


def _kind(step: ArenaStep) -> str:
    return step.action.kind if step.action else ""


def _key(step: ArenaStep, place: int, *, texts: bool) -> Key:
    """What a step did; of one that could not be translated nothing is known, and it is alone."""
    action = step.action
    if action is None:
        return ("", step.error) if step.fault or step.translated else ("", "", str(place))
    if action.kind == "start":
        return action.kind, action.package
    if not action.on_element:
        return (action.kind,)
    return (action.kind, action.xpath, action.text if texts else "")


def _marked(keys: Sequence[Key], *, first: bool) -> list[bool]:
    """Which places are in a block that comes again, with the `first` time or without."""
    marks = [False] * len(keys)
    for length in range(1, len(keys) // 2 + 1):
        again = [keys[place] == keys[place + length] for place in range(len(keys) - length)]
        for start, end in _stretches(again):
            # Places start..end are each like the one a block later: as many blocks come again as
            # fit in, and from each place of the block on, so that only the length matters.
            if end - start >= length:
                since = start if first else start + length
                marks[since : end + length] = [True] * (end + length - since)
    return marks


def _stretches(marks: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Start and end of each unbroken row of marks."""
    place = 0
    for marked, row in groupby(marks):
        end = place + len(list(row))
        if marked:
            yield place, end
        place = end
