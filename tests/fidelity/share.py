"""How much of a table is so."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from tests.fidelity.visiting import Compared


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """Rows counted; excused ones apart."""

    rows: int
    so: int
    excused: int

    @classmethod
    def of(cls, compared: Iterable[Compared]) -> Self:
        """Count rows."""
        every = list(compared)
        left = [one for one in every if not one.excused]
        return cls(rows=len(left), so=sum(o.so for o in left), excused=len(every) - len(left))

    @property
    def value(self) -> float:
        """Share of rows that are so, of those that are not excused; 1 where there are none."""
        return self.so / self.rows if self.rows else 1.0

    def __str__(self) -> str:
        return f"{self.so} of {self.rows} so ({self.value:.1%}), {self.excused} excused"
