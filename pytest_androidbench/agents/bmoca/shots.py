"""Which demonstrations a model is shown before it is asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from pytest_androidbench.agents.bmoca.demonstration import (
    TextDemonstration,
    blocks_of,
    read_text_demonstrations,
)
from pytest_androidbench.agents.parts.elements.bmoca import Form


class Shots:
    """Draws demonstrations of a goal: single steps in R0, whole trajectories in R1."""

    def __init__(self, folder: Path, *, form: Form, count: int, seed: int) -> None:
        """Read them.

        Args:
            folder: where they lie.
            form: of observations.
            count: how many are shown.
            seed: of the draws, which depend on the goal beside it.

        Raises:
            AgentLoadError: there are none, or one is damaged.
        """
        self._all = read_text_demonstrations(folder)
        self._form, self._count, self._seed = form, count, seed

    def of(self, goal: str, *, again: bool = False) -> tuple[str, ...]:
        """Some demonstrations of a goal; of other goals where nobody has shown that one.

        Args:
            goal: as the agent is told it.
            again: whether one may be drawn twice, as in the published code.
        """
        fitting = [told for told in self._all if told.of.goal == goal] or self._all
        pool = [shot for told in fitting for shot in self._shots(told)]
        drawn = Random(f"{self._seed} {goal}")
        if again:
            return tuple(drawn.choices(pool, k=self._count))
        return tuple(drawn.sample(pool, min(self._count, len(pool))))

    def _shots(self, told: TextDemonstration) -> Sequence[str]:
        blocks = blocks_of(told, self._form)
        return blocks if self._form == "R0" else ("\n\n".join(blocks),)
