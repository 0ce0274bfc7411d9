"""Two agents on the same cells, in numbers: what every report of a comparison tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, TypeAlias, get_args

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.comparability import Unlikeness, comparable
from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, Kind, Record
from pytest_androidbench.records.reference import ReferenceCell, ReferenceSteps
from pytest_androidbench.records.standing import Standing
from pytest_androidbench.report.differences import NamedDifference, named_differences
from pytest_androidbench.report.efficiency import reference_steps
from pytest_androidbench.report.figures import apps_of, rate_of
from pytest_androidbench.report.naming import AgentNames
from pytest_androidbench.stats.multiplicity import benjamini_hochberg
from pytest_androidbench.stats.paired import (
    Difference,
    Discordance,
    Pairs,
    difference,
    discordance,
    fisher,
    sign_flips,
)
from pytest_androidbench.stats.planning import smallest_difference
from pytest_androidbench.stats.quantiles import Spread, spread
from pytest_androidbench.stats.rates import Rate
from pytest_androidbench.stats.regression import Regression, regression
from pytest_androidbench.stats.variance import Permutation

Finding: TypeAlias = Literal["better", "worse", "unknown"]
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
        return _passed(self.new.record) - _passed(self.old.record)


@dataclass(frozen=True, slots=True, kw_only=True)
class TaskChange:
    """A task with how many of its cells each agent passes."""

    task: str
    old: int
    new: int
    cells: int
    p: float
    """McNemar's exact test over its cells."""
    adjusted: float
    """The same for all tasks that are compared, by Benjamini and Hochberg's method."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The comparison on parts of the suite that are looked at together."""

    name: str
    """What they are: `app` or `tag`."""
    parts: tuple[NamedDifference, ...]
    """By name; a task of several apps or tags is in each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cost:
    """What the cells took, by each agent."""

    name: str
    unit: str
    old: Spread
    new: Spread


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
    before, after = _cells(old, agents[0]), _cells(new, agents[1])
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


def _cells(run: RunContents, agent: str) -> dict[Kind, dict[Cell, StoredAttempt]]:
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


def _stratum(
    kind: Kind,
    old: Mapping[Cell, StoredAttempt],
    new: Mapping[Cell, StoredAttempt],
    *,
    needed: ReferenceSteps,
    margin: float | None,
) -> Stratum:
    dropped: Counter[Why] = Counter()
    pairs = tuple(_paired(old, new, dropped))
    values = _values(pairs)
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
        tasks=tuple(_changes(pairs)),
        families=tuple(_families(pairs)),
        costs=tuple(_costs(pairs, needed)),
    )


def _paired(
    old: Mapping[Cell, StoredAttempt], new: Mapping[Cell, StoredAttempt], dropped: Counter[Why]
) -> Iterator[Pair]:
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


def _values(pairs: Sequence[Pair]) -> Pairs:
    values: dict[str, list[tuple[float, float]]] = {}
    for pair in pairs:
        both = (float(_passed(pair.old.record)), float(_passed(pair.new.record)))
        values.setdefault(f"{pair.cell.suite}/{pair.cell.task}", []).append(both)
    return values


def _passed(record: Record) -> int:
    return int(record.outcome is Outcome.PASSED)


def _families(pairs: Sequence[Pair]) -> Iterator[Family]:
    words: dict[str, Callable[[Record], Iterable[str]]] = {
        "app": apps_of,
        "tag": lambda record: record.tags,
    }
    for name, of in words.items():
        groups: dict[str, list[Pair]] = {}
        for pair in pairs:
            for word in dict.fromkeys(of(pair.new.record)):
                if word:
                    groups.setdefault(word, []).append(pair)
        if len(groups) > 1:
            by_name = {word: _values(some) for word, some in groups.items()}
            yield Family(name=name, parts=named_differences(by_name))


def _changes(pairs: Sequence[Pair]) -> list[TaskChange]:
    values = _values(pairs)
    chances = [discordance({task: cells}).p for task, cells in values.items()]
    # Over all tasks that were looked at, not only over those that seem to differ.
    adjusted = benjamini_hochberg(chances)
    changes = [
        TaskChange(
            task=task,
            old=round(sum(old for old, _ in cells)),
            new=round(sum(new for _, new in cells)),
            cells=len(cells),
            p=p,
            adjusted=shown,
        )
        for (task, cells), p, shown in zip(values.items(), chances, adjusted, strict=True)
    ]
    changed = [one for one in changes if one.old != one.new]
    return sorted(changed, key=lambda one: ((one.new - one.old) / one.cells, one.task))


def _costs(pairs: Sequence[Pair], needed: ReferenceSteps) -> Iterator[Cost]:
    passed = [pair for pair in pairs if _passed(pair.old.record) and _passed(pair.new.record)]

    def cost(
        name: str, unit: str, value: Callable[[Record], float], over: Sequence[Pair] = pairs
    ) -> Cost:
        return Cost(
            name=name,
            unit=unit,
            old=spread([value(pair.old.record) for pair in over]),
            new=spread([value(pair.new.record) for pair in over]),
        )

    yield cost("steps where both pass", "", lambda record: record.steps, passed)
    known = [pair for pair in pairs if needed.of(pair.new.record)]
    if known:
        yield cost("efficiency", "%", lambda r: 100 * (needed.efficiency(r) or 0.0), known)
    yield cost("seconds", "s", lambda record: record.timing.total)
    for one in (
        cost("tokens", "", lambda record: record.usage.tokens),
        cost("money", "$", lambda record: record.usage.money),
    ):
        if one.old.most > 0 or one.new.most > 0:
            yield one
