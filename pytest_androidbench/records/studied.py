"""Cells of a study: episodes whose params a search has chosen, never pooled with drawn ones."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, replace
from typing import Final

from pytest_androidbench.records.record import Cell

STUDY: Final = "study"
"""The axis of a cell's variation that names the study's episode; its value "" the study itself."""
_PLACE: Final = re.compile(r"(\d+)-([a-z]+)(\d*)-([0-9a-f]{8})", re.ASCII)


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyPlace:
    """Where an episode stands in its study."""

    number: int
    """From 1 on, in the order of the study."""
    why: str
    """What it was for, as `studies.tried.Why`."""
    round: int = 0
    """Of those that confirm: which belief, from 1 on."""
    digest: str
    """Of its params."""

    def __str__(self) -> str:
        """The value of the axis, as `007-simplify-1a2b3c4d`."""
        return f"{self.number:03}-{self.why}{self.round or ''}-{self.digest}"


def is_studied(cell: Cell) -> bool:
    """Whether an episode's params were chosen by a search, so that it is part of no rate."""
    return STUDY in dict(cell.variation)


def digest_of(key: bytes) -> str:
    """What names some params, by their JSON."""
    return hashlib.sha256(key).hexdigest()[:8]


def place_of(cell: Cell) -> StudyPlace | None:
    """Where the episode of a cell stands in its study; None = it is of none."""
    found = _PLACE.fullmatch(dict(cell.variation).get(STUDY, ""))
    if found is None:
        return None
    number, why, round_, digest = found.groups()
    return StudyPlace(number=int(number), why=why, round=int(round_ or 0), digest=digest)


def study_of(cell: Cell) -> Cell | None:
    """The cell that stands for the study a cell is of; None = it is of none."""
    if STUDY not in dict(cell.variation):
        return None
    others = [(axis, value) for axis, value in cell.variation if axis != STUDY]
    return replace(cell, repeat=0, variation=(*others, (STUDY, "")))
