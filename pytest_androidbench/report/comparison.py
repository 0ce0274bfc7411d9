"""Two agents on the same cells, in numbers: what every report of a comparison tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.comparability import Unlikeness, comparable
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Kind
from pytest_androidbench.records.reference import ReferenceCell, ReferenceSteps
from pytest_androidbench.report.comparison_parts import (
    Cost,
    Family,
    TaskChange,
    costs_of,
    families,
    task_changes,
)
from pytest_androidbench.report.efficiency import reference_steps
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.report.pairing import WHYS, Pair, Why, cells_of, paired, values_of
from pytest_androidbench.stats.paired import (
    Difference,
    Discordance,
    difference,
    discordance,
    fisher,
    sign_flips,
)
from pytest_androidbench.stats.planning import smallest_difference
from pytest_androidbench.stats.rates import Rate
from pytest_androidbench.stats.regression import Regression, regression
from pytest_androidbench.stats.variance import Permutation

Finding: TypeAlias = Literal["better", "worse", "unknown"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stratum:
    """The comparison on one kind of device; kinds are never pooled."""

    kind: Kind
    pairs: tuple[Pair, ...]
    dropped: Mapping[Why, int]
    """Cells that could not be paired."""
    old: Rate
    """Over the cells of both."""
    new: Rate
    difference: Difference
    chance: Permutation | None
    """None without a cell in common."""
    discordance: Discordance
    smallest: float
    """The difference that a run like this one finds in 80 % of cases; NaN if nothing is known."""
    regression: Regression | None
    """Where a margin was given."""
    infra: tuple[int, int]
    """Infrastructure faults of the old and the new run."""
    infra_chance: float
    """Fisher's p-value that faults are as frequent in both."""
    tasks: tuple[TaskChange, ...]
    """Those that changed, the greatest loss first."""
    families: tuple[Family, ...]
    """By app and by tag, where there are several."""
    costs: tuple[Cost, ...]

    @property
    def finding(self) -> Finding:
        """What the 95 % interval and the test by sign flips both say.

        With few tasks an interval by the t distribution is too sure of outcomes that are 0 or 1.
        """
        if self.chance is None or self.chance.p > 1 - self.difference.level:
            return "unknown"
        if self.difference.low <= 0 <= self.difference.high:
            return "unknown"
        return "better" if self.difference.estimate > 0 else "worse"

    @property
    def gained(self) -> tuple[Pair, ...]:
        """Cells that only the new agent passes."""
        return tuple(pair for pair in self.pairs if pair.change > 0)

    @property
    def lost(self) -> tuple[Pair, ...]:
        """Cells that only the old agent passes."""
        return tuple(pair for pair in self.pairs if pair.change < 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """An old and a new agent, each in a run."""

    old: RunContents
    new: RunContents
    old_agent: str
    new_agent: str
    unlike: Unlikeness
    strata: tuple[Stratum, ...]


def compare(
    old: RunContents,
    new: RunContents,
    *,
    allowed: Iterable[str] = (),
    margin: float | None = None,
    old_agent: str = "",
    new_agent: str = "",
) -> Comparison:
    """Compare two runs, or two agents of one.

    Args:
        old: the run that is the measure.
        new: the run that is judged; it may be the same one.
        allowed: what may differ although it changes the meaning of a score.
        margin: the loss up to which the new agent counts as no worse.
        old_agent: whose episodes of `old`, where there are several agents.
        new_agent: likewise of `new`.

    Raises:
        ComparisonError: the runs are unlike, an agent is not in its run, or has to be named.
    """
    unlike = comparable(old, new, allowed)
    agents = _agent(old, old_agent), _agent(new, new_agent)
    if old.path == new.path and agents[0] == agents[1]:
        raise ComparisonError(f"{old.path}: {agents[0]} cannot be compared with itself")
    before, after = cells_of(old, agents[0]), cells_of(new, agents[1])
    kinds: list[Kind] = sorted({*before, *after})
    judge = partial(_stratum, needed=ReferenceSteps(_solutions(old, new)), margin=margin)
    if len(before) == len(after) == 1 and before.keys() != after.keys():
        # Allowed by name, and each side is of one kind: nothing is pooled.
        strata = [judge("", *before.values(), *after.values())]
    else:
        strata = [judge(kind, before.get(kind, {}), after.get(kind, {})) for kind in kinds]
    return Comparison(
        old=old, new=new, old_agent=agents[0], new_agent=agents[1], unlike=unlike,
        strata=tuple(strata),
    )  # fmt: skip


def _solutions(*runs: RunContents) -> Iterator[ReferenceCell]:
    for run in runs:
        yield from reference_steps(run).cells


def _agent(run: RunContents, wanted: str) -> str:
    names = AgentNames(run).all
    if wanted in names:
        return wanted
    if wanted:
        raise ComparisonError(f"{run.path} has no agent {wanted}; it has {', '.join(names)}")
    if len(names) > 1:
        raise ComparisonError(f"{run.path} has several agents; name one of {', '.join(names)}")
    return names[0]


def _stratum(
    kind: Kind,
    old: Mapping[Cell, StoredAttempt],
    new: Mapping[Cell, StoredAttempt],
    *,
    needed: ReferenceSteps,
    margin: float | None,
) -> Stratum:
    dropped: Counter[Why] = Counter()
    pairs = tuple(paired(old, new, dropped))
    values = values_of(pairs)
    found = difference(values)
    infra = tuple(
        sum(a.record.outcome is Outcome.INFRA_ERROR for a in side.values()) for side in (old, new)
    )
    return Stratum(
        kind=kind,
        pairs=pairs,
        dropped={why: dropped[why] for why in WHYS if dropped[why]},
        old=rate_of(pair.old.record for pair in pairs),
        new=rate_of(pair.new.record for pair in pairs),
        difference=found,
        chance=sign_flips(values) if pairs else None,
        discordance=discordance(values),
        smallest=smallest_difference(found.planning_error),
        regression=None if margin is None else regression(values, margin),
        infra=(infra[0], infra[1]),
        infra_chance=fisher((infra[0], len(old) - infra[0]), (infra[1], len(new) - infra[1])),
        tasks=tuple(task_changes(pairs)),
        families=tuple(families(pairs)),
        costs=tuple(costs_of(pairs, needed)),
    )
