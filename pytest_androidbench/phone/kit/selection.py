"""Lists of which rows are selected, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from pytest_androidbench.phone.ui.part import Part

K = TypeVar("K", int, str)


@dataclass(eq=False)
class Selection(Part, Generic[K]):
    """Which rows of a screen are selected, by what identifies them, in the order they were."""

    rows: list[K] = field(default_factory=list)

    def toggle(self, row: K) -> None:
        """Select a row, or no longer."""
        if row in self.rows:
            self.rows.remove(row)
        else:
            self.rows.append(row)

    def end(self) -> None:
        """Select nothing."""
        self.rows = []

    def all_or_none(self, there: list[K]) -> None:
        """Select every row, or nothing when as many are selected already."""
        self.rows = [] if len(self.rows) == len(there) else list(there)

    def keep(self, there: list[K]) -> None:
        """Select no more what is not there any more."""
        self.rows = [row for row in self.rows if row in there]

    def __len__(self) -> int:
        return len(self.rows)

    def __contains__(self, row: K) -> bool:
        return row in self.rows
