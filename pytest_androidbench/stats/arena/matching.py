"""When two actions are the same one, and how an executed way lies along a labelled one.

AndroidArena, arXiv 2402.06596, and the repository `AndroidArenaAgent/AndroidArena`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Final, TypeAlias

from pytest_androidbench.stats.arena.steps import ArenaAction, ArenaStep

Similarity: TypeAlias = Callable[[str, str], float]
"""How alike two typed texts are, 1 where they are equal."""
LEAST_ALIKE: Final = 0.6
"""From where on texts are taken for the same: of the repository, there for vectors of words."""
MOST_COMPARED: Final = 1_000
"""Characters of each text that are compared; the time grows with the square of their number."""
FINISH: Final = "finish"


def by_characters(one: str, other: str) -> float:
    """Twice the number of characters in common blocks over that of both texts, by `difflib`.

    The published measures take the cosine of word vectors, and name this one as a way out. A
    cosine, of other vectors, is in `encoders`.
    `difflib` may give another number for exchanged texts; here they are put in order first.
    """
    if one == other:
        return 1.0
    first, second = sorted((one[:MOST_COMPARED], other[:MOST_COMPARED]))
    return SequenceMatcher(None, first, second).ratio()


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLikeness:
    """The rule by which actions are the same; paper and code have one."""

    similarity: Similarity = by_characters
    least: float = LEAST_ALIKE
    """The lowest similarity of texts that are the same."""
    by: str = "difflib's ratio"
    """What `similarity` is, for those who read the measures."""

    def same(self, one: ArenaAction | None, other: ArenaAction | None) -> bool:
        """Whether both are of one kind, and alike in what counts for it.

        `start`: the package. Any click: equal xpaths, or one of them near the other. `set_text`:
        that and an equal or similar text. Other kinds: nothing more. No action is the same as none.
        Where the rule is given a similarity that depends on the order, the label's text is first.
        """
        if one is None or other is None or one.kind != other.kind:
            return False
        if one.kind == "start":
            return one.package == other.package
        if "click" in one.kind:
            return same_element(one, other)
        if one.kind == "set_text":
            return same_element(one, other) and self._same_text(one.text, other.text)
        return True

    def _same_text(self, one: str, other: str) -> bool:
        return one == other or self.similarity(one, other) >= self.least


def same_element(one: ArenaAction, other: ArenaAction) -> bool:
    """Whether two actions are on one element, or on neighbours in the tree."""
    if not one.xpath or not other.xpath:
        return False
    return one.xpath == other.xpath or one.xpath in other.nearby or other.xpath in one.nearby


@dataclass(frozen=True, slots=True, kw_only=True)
class Alignment:
    """A labelled and an executed way, and a longest common subsequence of them."""

    label: tuple[ArenaAction, ...]
    """Without `finish`; never empty."""
    executed: tuple[ArenaStep, ...]
    """Without `finish`; steps that named no action are in it."""
    pairs: tuple[tuple[int, int], ...]
    """Places in label and executed way of the matched actions, in their order."""
    likeness: ActionLikeness

    @property
    def matched(self) -> tuple[ArenaAction, ...]:
        """The labelled actions of the common subsequence."""
        return tuple(self.label[place] for place, _ in self.pairs)

    @property
    def did(self) -> tuple[ArenaAction | None, ...]:
        """The executed actions."""
        return tuple(step.action for step in self.executed)


def align(
    label: Sequence[ArenaAction],
    steps: Sequence[ArenaStep],
    likeness: ActionLikeness | None = None,
) -> Alignment:
    """Lay an executed way along a labelled one; `finish` is taken out of both.

    The published code leaves out the last record of a trajectory, too: there it holds the last
    screen and no action, and here there is no such step.

    Raises:
        ValueError: the label has no action but `finish`.
    """
    likeness = likeness or ActionLikeness()
    wanted = tuple(action for action in label if action.kind != FINISH)
    if not wanted:
        raise ValueError("a label without an action has nothing to lie along")
    executed = tuple(acting(steps))
    same = [[likeness.same(action, step.action) for step in executed] for action in wanted]
    return Alignment(
        label=wanted, executed=executed, pairs=common_subsequence(same), likeness=likeness
    )


def acting(steps: Iterable[ArenaStep]) -> Iterable[ArenaStep]:
    """The steps but for those that say the task is finished."""
    return (step for step in steps if step.action is None or step.action.kind != FINISH)


def common_subsequence(same: Sequence[Sequence[bool]]) -> tuple[tuple[int, int], ...]:
    """Row and column of each match in a longest chain of matches that goes down and right.

    Of several longest chains it is the published code's: followed from the end, a match is taken
    wherever there is one, and where both ways lead as far the row is left out.
    """
    lengths = _lengths(same)
    row, column = len(same), len(same[0]) if same else 0
    pairs = []
    while row and column and lengths[row][column]:
        if same[row - 1][column - 1]:
            row, column = row - 1, column - 1
            pairs.append((row, column))
        elif lengths[row][column - 1] > lengths[row - 1][column]:
            column -= 1
        else:
            row -= 1
    return tuple(reversed(pairs))


def _lengths(same: Sequence[Sequence[bool]]) -> list[list[int]]:
    """How long the longest chain is within so many first rows and columns."""
    lengths = [[0] * (len(same[0]) + 1 if same else 1)]
    for matches in same:
        above, here = lengths[-1], [0]
        for column, match in enumerate(matches):
            here.append(above[column] + 1 if match else max(above[column + 1], here[-1]))
        lengths.append(here)
    return lengths
