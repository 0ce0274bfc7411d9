"""Whether what is trained on holds what is evaluated on.

Three kinds are told apart, the worst first: an example of the very same cell; of another cell of
the same task; of another task whose instruction reads the same but for case, blanks and
punctuation.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from pytest_androidbench.records.record import Cell

Overlap: TypeAlias = Literal["cell", "task", "text", ""]
"""What is shared; "" = nothing."""
OVERLAPS: Final[tuple[Overlap, ...]] = ("cell", "task", "text")
_WORD: Final = re.compile(r"\w+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Evaluated:
    """One cell that is evaluated on."""

    cell: Cell
    goal: str


class EvaluatedCells:
    """All cells of an evaluation, to be compared with."""

    def __init__(self, evaluated: Iterable[Evaluated]) -> None:
        """Take them in."""
        every = list(evaluated)
        self._cells = {one.cell for one in every}
        self._tasks = {(one.cell.suite, one.cell.task) for one in every}
        self._texts = {plain_words(one.goal) for one in every} - {()}

    def overlap(self, cell: Cell | None, instruction: str) -> Overlap:
        """What an example shares with them.

        Args:
            cell: of the example; None = it comes from elsewhere.
            instruction: of the whole episode, and not of a part of it.
        """
        if cell is not None and cell in self._cells:
            return "cell"
        if cell is not None and (cell.suite, cell.task) in self._tasks:
            return "task"
        return "text" if plain_words(instruction) in self._texts else ""


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a text without their case, as two texts are compared by."""
    return tuple(_WORD.findall(text.casefold()))
