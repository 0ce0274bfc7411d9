"""Operation logic: how many wrong actions stand before a right one.

Paper: arXiv 2402.06596, section 4; code: `AndroidArenaAgent/AndroidArena`, its evaluator.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from pytest_androidbench.stats.arena.matching import ActionLikeness, Alignment
from pytest_androidbench.stats.arena.steps import ArenaAction


def wrong_before_right(alignment: Alignment) -> tuple[int, ...]:
    """For each matched action the number of executed ones between it and the matched one before.

    What stands before the first is before a right action, too; what follows the last is not.
    """
    places = [-1, *(place for _, place in alignment.pairs)]
    return tuple(later - earlier - 1 for earlier, later in pairwise(places))


def logic_paper(alignment: Alignment) -> float | None:
    """Operation logic by the paper: 1 / number of wrong actions before the right one.

    Label `AB` and `AXYB` executed: 1/2. It is the mean over the right actions that had wrong ones
    before them, and None where none had: by the printed formula that would be 1 / 0.
    """
    shares = [1 / wrong for wrong in wrong_before_right(alignment) if wrong]
    return math.fsum(shares) / len(shares) if shares else None


def logic_code(alignment: Alignment) -> float:
    """Operation logic by the code: the sum of max(label gap, 1) / max(executed gap, 1).

    Both ways are cut at the matched actions, from the end, and the pieces after each are paired.
    It is a sum, and so as large as many actions matched. The pair after the last match counts but
    where the label's last action is unmatched. A way with something before its first match has one
    piece more, of one action, so that its pieces are paired with those of the match before.
    """
    if not alignment.pairs:
        return 0.0
    label = _pieces(alignment.label, alignment.matched, alignment.likeness)
    executed = _pieces(alignment.did, alignment.matched, alignment.likeness)
    if not alignment.likeness.same(alignment.matched[-1], alignment.label[-1]):
        label, executed = label[:-1], executed[:-1]
    # Of unequal numbers the last pieces of the longer one are left out: that is the definition.
    both = zip(label, executed, strict=False)
    return math.fsum(max(wanted, 1) / max(did, 1) for wanted, did in both)


def _pieces(
    way: Sequence[ArenaAction | None], matched: Sequence[ArenaAction], likeness: ActionLikeness
) -> list[int]:
    """How many actions follow each of the matched ones, and a 1 before where the way has a head."""
    found: list[int] = []
    end = place = len(way)
    for action in reversed(matched):
        place -= 1
        while not likeness.same(action, way[place]):
            place -= 1
        found.append(end - place - 1)
        end = place
    if place:
        found.append(1)
    return found[::-1]
