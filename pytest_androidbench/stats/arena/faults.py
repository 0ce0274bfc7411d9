"""Replies that gave no action, and how fine a detail the right ones picked out.

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator. What was
wrong with a reply is the typed result of reading it, where the code searches what the agent was
shown for sentences, which a screen may hold as well.
"""

from __future__ import annotations

import math
from collections.abc import Container, Iterator, Sequence
from typing import Final

from pytest_androidbench.stats.arena.matching import Alignment
from pytest_androidbench.stats.arena.reach import NEVER_ZERO
from pytest_androidbench.stats.arena.steps import ArenaStep, Fault

FORM: Final[tuple[Fault, ...]] = ("format",)
OUTSIDE: Final[tuple[Fault, ...]] = ("action", "element", "app")
"""An action, an element or an app that there is not: outside of the action space."""


def invalid_format_paper(steps: Sequence[ArenaStep]) -> float | None:
    """Invalid format by the paper: the share of steps that break the output format; None of none.

    Here and below the step that says the task is finished is one of them.
    """
    return _share(steps, FORM)


def invalid_action_paper(steps: Sequence[ArenaStep]) -> float | None:
    """Invalid action by the paper: the share of steps outside the action space; None of none."""
    return _share(steps, OUTSIDE)


def invalid_format_code(steps: Sequence[ArenaStep]) -> float:
    """Invalid format by the code: errors of form in what was shown before each step, over n + 1e-6.

    A step's error is shown before the next one, so that the last step's is not counted.
    """
    return _shown(steps, FORM)


def invalid_action_code(steps: Sequence[ArenaStep]) -> float:
    """Invalid action by the code: likewise of the errors about an action, an element or an app."""
    return _shown(steps, OUTSIDE)


def untranslated(steps: Sequence[ArenaStep]) -> int:
    """How many steps did something that has no form here, such as a point on no element."""
    return sum(not step.translated for step in steps)


def nuggets_paper(alignment: Alignment) -> float | None:
    """Nuggets mining by the paper: length of the chosen element's entry over that of all it was in.

    The mean over matched actions on an element whose entry is known; None where there is none. The
    smaller, the finer was what the agent found.
    """
    chosen = [alignment.executed[place] for _, place in alignment.pairs]
    return _mean([entry / whole for entry, whole in _entries(chosen) if entry and whole])


def nuggets_code(alignment: Alignment) -> float:
    """Nuggets mining by the code: an entry that is missing counts 1, and so does having none.

    Each matched labelled action is looked up among the executed ones from the place of the one
    before, which is looked at again: two alike in a row are both found at the first.
    """
    shares = [
        entry / whole if entry and whole else 1.0 for entry, whole in _entries(_found(alignment))
    ]
    mean = _mean(shares)
    return 1.0 if mean is None else mean


def _share(steps: Sequence[ArenaStep], faults: Container[Fault]) -> float | None:
    return sum(step.fault in faults for step in steps) / len(steps) if steps else None


def _shown(steps: Sequence[ArenaStep], faults: Container[Fault]) -> float:
    return sum(step.fault in faults for step in steps[:-1]) / (len(steps) + NEVER_ZERO)


def _entries(steps: Sequence[ArenaStep]) -> Iterator[tuple[int, int]]:
    """Lengths of entry and observation of the steps that name an element."""
    for step in steps:
        if step.action and step.action.on_element:
            yield step.entry, step.observation


def _found(alignment: Alignment) -> list[ArenaStep]:
    found, place = [], 0
    for action in alignment.matched:
        while not alignment.likeness.same(action, alignment.executed[place].action):
            place += 1
        found.append(alignment.executed[place])
    return found


def _mean(shares: Sequence[float]) -> float | None:
    return math.fsum(shares) / len(shares) if shares else None
