"""Lists of which rows are selected, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

K = TypeVar("K", int, str)


@dataclass(eq=False)
class Selecting(Generic[K]):
    """A screen that keeps which rows are selected, by what identifies them."""

    selected: list[K] = field(default_factory=list, kw_only=True)

    def toggle(self, row: K) -> None:
        """Select a row, or no longer."""
        if row in self.selected:
            self.selected.remove(row)
        else:
            self.selected.append(row)

    def end_selection(self) -> None:
        """Select nothing."""
        self.selected = []
