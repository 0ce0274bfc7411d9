"""How many steps each cell needs: what the tasks' own solutions took in it, kept with a run."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from pytest_androidbench.codec import SCHEMA_VERSION, from_json, to_json
from pytest_androidbench.errors import CodecError, RunDirectoryError
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Record
from pytest_androidbench.records.roles import Part

REFERENCE: Final = "reference.json"
"""The file of a run directory that has them."""
AGENT: Final = "reference"
"""The built-in agent that plays each task's solution."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReferenceCell:
    """What a task's solution took."""

    cell: Cell
    """Its repeat is 0: they are all alike."""
    params: str
    """Names the params that it was drawn with."""
    steps: int
    """Of the shortest passed episode, saying done and answering included."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """What was taken over from other runs."""

    runs: tuple[str, ...] = ()
    """The names of their folders."""
    cells: tuple[ReferenceCell, ...] = ()
    schema: int = SCHEMA_VERSION


class ReferenceSteps:
    """Looks up what the solution of a task took in a cell."""

    def __init__(self, cells: Iterable[ReferenceCell]) -> None:
        self._steps: dict[tuple[Cell, str], int] = {}
        for one in cells:
            at = (one.cell, one.params)
            self._steps[at] = min(one.steps, self._steps.get(at, one.steps))

    @property
    def cells(self) -> tuple[ReferenceCell, ...]:
        """All of them, in the order of their keys."""
        found = [
            ReferenceCell(cell=cell, params=params, steps=steps)
            for (cell, params), steps in self._steps.items()
        ]
        return tuple(sorted(found, key=lambda one: (one.cell.key, one.params)))

    def of(self, record: Record) -> int | None:
        """Steps that the solution took with the same params; None = nobody knows."""
        return self._steps.get((any_repeat(record), params_name(record))) if self._steps else None

    def efficiency(self, record: Record) -> float | None:
        """How near a scored episode came to the fewest steps, 0..1; None = nobody knows.

        As success weighted by path length (P. Anderson et al., *On Evaluation of Embodied
        Navigation Agents*, arXiv 1807.06757, 2018): the solution's steps over the greater of these
        and the agent's own; 0 where the episode did not pass.
        """
        needed = self.of(record)
        if not record.outcome.scored or not needed:
            return None
        if record.outcome is not Outcome.PASSED:
            return 0.0
        return needed / max(needed, record.steps)


def solved(record: Record, agent: str) -> ReferenceCell | None:
    """What a record says of the steps that its cell needs; None where no solution passed.

    Args:
        record: of an episode.
        agent: whose it is.
    """
    role = record.role
    plays = role.part is Part.SOLUTION if role is not None else agent == AGENT
    if not plays or record.outcome is not Outcome.PASSED:
        return None
    return ReferenceCell(cell=any_repeat(record), params=params_name(record), steps=record.steps)


def together(references: Iterable[Reference]) -> Reference:
    """What several have, the fewest steps of each cell; alike in whatever order."""
    every = list(references)
    return Reference(
        runs=tuple(sorted({run for one in every for run in one.runs})),
        cells=ReferenceSteps(cell for one in every for cell in one.cells).cells,
    )


def read_reference(path: Path) -> Reference:
    """What was taken over into a run directory; nothing where nothing was.

    Raises:
        RunDirectoryError: the file is damaged.
    """
    file = path / REFERENCE
    try:
        return from_json(Reference, file.read_bytes())
    except FileNotFoundError:
        return Reference()
    except (CodecError, OSError) as error:
        raise RunDirectoryError(f"{file} is damaged: {error}; delete it") from error


def any_repeat(record: Record) -> Cell:
    """The cell of a record, whichever of its repeats it is of."""
    return replace(record.cell, repeat=0)


def params_name(record: Record) -> str:
    """A name for the params of a record, the same wherever they are drawn alike."""
    return hashlib.sha256(to_json(record.params)).hexdigest()[:16]
