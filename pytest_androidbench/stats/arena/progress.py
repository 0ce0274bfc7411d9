"""How far along the label an episode came: task reward (TR) and task completion ratio (TCR).

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator. By the
paper an action is matched where the common subsequence has it; which of several equal labelled ones
that is, the paper leaves open, and here follows from the code's subsequence.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from typing import Final

from pytest_androidbench.stats.arena.matching import Alignment

GAMMA: Final = 0.9
"""The code's discount; the paper states none."""


def reward_paper(alignment: Alignment, gamma: float = GAMMA) -> float:
    """TR by the paper: the sum of gamma^(L-i) over the places i = 1..L of matched actions.

    The last labelled action is worth 1. Not normalised: at most `reward_ceiling`.

    Raises:
        ValueError: gamma is outside of 0 to 1.
    """
    return _discounted(_ends(alignment), gamma)


def reward_as_printed(alignment: Alignment, gamma: float = GAMMA) -> float:
    """TR by the paper's formula to the letter, whose i begins at 0: a factor gamma smaller.

    Raises:
        ValueError: gamma is outside of 0 to 1.
    """
    return gamma * reward_paper(alignment, gamma)


def reward_code(alignment: Alignment, gamma: float = GAMMA) -> float:
    """TR by the code: gamma^k summed over distances k from the label's end that match.

    Matched actions and label are both walked from their ends, and each action is found at the last
    place like it. With repeated labelled actions that may be a later place than the matched one,
    and then more than the paper's.

    Raises:
        ValueError: gamma is outside of 0 to 1.
    """
    return _discounted(_walked(alignment), gamma)


def reward_ceiling(length: int, gamma: float = GAMMA) -> float:
    """The TR of a label of this length that is executed whole: the sum of gamma^k for k < length.

    Raises:
        ValueError: gamma is outside of 0 to 1.
    """
    return _discounted(range(length), gamma)


def normalised_reward_paper(alignment: Alignment, gamma: float = GAMMA) -> float:
    """The paper's TR over its ceiling, 0 to 1; the paper does not print it so, its table does."""
    return reward_paper(alignment, gamma) / reward_ceiling(len(alignment.label), gamma)


def normalised_reward_code(alignment: Alignment, gamma: float = GAMMA) -> float:
    """The code's TR over its ceiling, 0 to 1."""
    return reward_code(alignment, gamma) / reward_ceiling(len(alignment.label), gamma)


def completion_paper(alignment: Alignment) -> float:
    """TCR by the paper: the place of the last matched labelled action, from 1, over L."""
    return (alignment.pairs[-1][0] + 1) / len(alignment.label) if alignment.pairs else 0.0


def completion_code(alignment: Alignment) -> float:
    """TCR by the code: the place of the first labelled action like the last matched one, over L.

    Too small where a labelled action comes twice.
    """
    if not alignment.pairs:
        return 0.0
    last, same = alignment.matched[-1], alignment.likeness.same
    place = next(place for place, each in enumerate(alignment.label) if same(each, last))
    return (place + 1) / len(alignment.label)


def _ends(alignment: Alignment) -> Iterator[int]:
    """How far from the label's end its matched actions are."""
    return (len(alignment.label) - 1 - place for place, _ in alignment.pairs)


def _walked(alignment: Alignment) -> Iterator[int]:
    """The same, as the code finds them."""
    distance = 0
    for action in reversed(alignment.matched):
        while not alignment.likeness.same(alignment.label[-1 - distance], action):
            distance += 1
        yield distance
        distance += 1


def _discounted(distances: Iterable[int], gamma: float) -> float:
    if not 0 <= gamma <= 1:
        raise ValueError(f"gamma is between 0 and 1, got {gamma}")
    return math.fsum(gamma**distance for distance in distances)
