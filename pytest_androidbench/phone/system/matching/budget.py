"""How much work a match may be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.system.matching.errors import TooMuchWork

MAX_STEPS: Final = 100_000
"""Steps of a search; each takes about a microsecond and holds up to 250 bytes."""


@dataclass(slots=True)
class Budget:
    """Steps that are left."""

    steps: int = MAX_STEPS

    def spend(self, steps: int = 1) -> None:
        """Count steps.

        Raises:
            TooMuchWork: there are none left.
        """
        self.steps -= steps
        if self.steps < 0:
            raise TooMuchWork
