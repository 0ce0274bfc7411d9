"""The cells that two agents were both scored on, and why others are none of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Kind, Record
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.stats.paired import Pairs

Why: TypeAlias = Literal[
    "only in the old run", "only in the new run", "unscored in the old run",
    "unscored in the new run", "drawn otherwise",
]  # fmt: skip
WHYS: Final[tuple[Why, ...]] = get_args(Why)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """A cell that both agents were scored on."""

    cell: Cell
    old: StoredAttempt
    new: StoredAttempt

    @property
    def change(self) -> int:
        """1 = only the new agent passes, -1 = only the old one, 0 = both or neither."""
        return passed(self.new.record) - passed(self.old.record)


def cells_of(run: RunContents, agent: str) -> dict[Kind, dict[Cell, StoredAttempt]]:
    """The episodes of an agent by kind of device and cell."""
    names = AgentNames(run)
    found: dict[Kind, dict[Cell, StoredAttempt]] = {}
    for attempt in run.of_standing(Standing.RATED):
        record = attempt.record
        if record.outcome is not Outcome.SKIPPED and names.of(record) == agent:
            found.setdefault(record.device.kind, {})[record.cell] = attempt
    # An episode without a device says nothing of the kind; it is of the only one, if there is one.
    kinds = [kind for kind in found if kind]
    if "" in found and len(kinds) == 1:
        found[kinds[0]] = {**found.pop(""), **found[kinds[0]]}
    return found


def paired(
    old: Mapping[Cell, StoredAttempt], new: Mapping[Cell, StoredAttempt], dropped: Counter[Why]
) -> Iterator[Pair]:
    """The cells of both, by their keys; counts the others by why they are not."""
    for cell in sorted({*old, *new}, key=lambda cell: (cell.key, cell.variation)):
        here, there = old.get(cell), new.get(cell)
        if there is None:
            dropped["only in the old run"] += 1
        elif here is None:
            dropped["only in the new run"] += 1
        elif not here.record.outcome.scored:
            dropped["unscored in the old run"] += 1
        elif not there.record.outcome.scored:
            dropped["unscored in the new run"] += 1
        elif here.record.params != there.record.params:
            dropped["drawn otherwise"] += 1
        else:
            yield Pair(cell=cell, old=here, new=there)


def values_of(pairs: Sequence[Pair]) -> Pairs:
    """The outcomes of both agents, by task."""
    values: dict[str, list[tuple[float, float]]] = {}
    for pair in pairs:
        both = (float(passed(pair.old.record)), float(passed(pair.new.record)))
        values.setdefault(f"{pair.cell.suite}/{pair.cell.task}", []).append(both)
    return values


def passed(record: Record) -> int:
    """1 for a passed episode, 0 for any other."""
    return int(record.outcome is Outcome.PASSED)
