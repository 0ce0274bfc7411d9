"""An agent with more and more of its modules, in numbers: each row against the one above it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from pytest_androidbench.codec import SCHEMA_VERSION, to_json, to_plain
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.record import Kind
from pytest_androidbench.report.comparison import Comparison, Stratum, compare
from pytest_androidbench.report.comparison_files import known, stratum_plain
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.figures import Pool, pools
from pytest_androidbench.report.groups import difficulty_order, rate_of
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.pairing import values_of
from pytest_androidbench.stats.paired import Pairs
from pytest_androidbench.stats.rates import Rate

ALL: Final = "all"
"""What the rate over every difficulty is called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AblationRow:
    """One set of modules on one kind of device."""

    name: str
    """As its run is called in the ablation."""
    rates: Mapping[str, Rate]
    """Success by difficulty, the easiest first, where tasks have one; and over `ALL`."""
    gap: NamedDifference | None
    """To the row above, on the cells of both; None without one, or without a cell in common."""
    above: Stratum | None
    """The whole comparison with the row above."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ablation:
    """The rows on one kind of device; kinds are never pooled."""

    kind: Kind
    rows: tuple[AblationRow, ...]


def ablations(runs: Mapping[str, RunContents], agent: str) -> tuple[Ablation, ...]:
    """Rate the runs of one agent with different modules, and pair each with the one above it.

    Args:
        runs: by name, in the order of the rows.
        agent: whose episodes are rated, where tasks bring others.

    Raises:
        ComparisonError: two neighbours are unlike in what changes the meaning of a score.
    """
    pooled = {name: _pools(run, agent) for name, run in runs.items()}
    compared = {
        new: compare(runs[old], runs[new], old_agent=agent, new_agent=agent)
        for old, new in pairwise(runs)
    }
    kinds: list[Kind] = sorted({kind for found in pooled.values() for kind in found})
    return tuple(Ablation(kind=kind, rows=tuple(_rows(pooled, compared, kind))) for kind in kinds)


def ablation_json(found: Sequence[Ablation]) -> bytes:
    """The numbers; what is not known is null."""
    kinds = [{"device": one.kind, "rows": [_row_plain(row) for row in one.rows]} for one in found]
    return to_json(known({"schema": SCHEMA_VERSION, "kinds": kinds}), indent=1) + b"\n"


def _pools(run: RunContents, agent: str) -> dict[Kind, Pool]:
    return {one.kind: one for one in pools(run, AgentNames(run)) if one.agent == agent}


def _rows(
    pooled: Mapping[str, Mapping[Kind, Pool]], compared: Mapping[str, Comparison], kind: Kind
) -> Iterator[AblationRow]:
    pools_of = {name: found[kind] for name, found in pooled.items() if kind in found}
    levels = {record.difficulty for one in pools_of.values() for record in one.records} - {""}
    strata = {
        name: one for name, found in compared.items() for one in found.strata if one.kind == kind
    }
    values: dict[str, Pairs] = {
        name: values_of(one.pairs) for name, one in strata.items() if one.pairs
    }
    gaps = {one.name: one for one in named_differences(values)}
    for name, pool in pools_of.items():
        yield AblationRow(
            name=name,
            rates=_rates(pool, sorted(levels, key=difficulty_order)),
            gap=gaps.get(name),
            above=strata.get(name),
        )


def _rates(pool: Pool, levels: Sequence[str]) -> dict[str, Rate]:
    found = {
        level: rate_of(record for record in pool.records if record.difficulty == level)
        for level in levels
    }
    return {**found, ALL: rate_of(pool.records, pool.not_run)}


def _row_plain(row: AblationRow) -> dict[str, Any]:
    return {
        "name": row.name,
        "success": {level: rate.plain() for level, rate in row.rates.items()},
        "gap": None if row.gap is None else to_plain(row.gap),
        "above": None if row.above is None else stratum_plain(row.above),
    }
