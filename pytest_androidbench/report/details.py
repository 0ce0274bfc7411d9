"""What is told of a headline beside its rate: what tasks make of it, and what episodes took."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Kind, Record
from pytest_androidbench.records.reference import AGENT, ReferenceSteps
from pytest_androidbench.stats.clusters import clustered_interval
from pytest_androidbench.stats.intervals import Interval
from pytest_androidbench.stats.quantiles import QuantileInterval, quantile_interval
from pytest_androidbench.stats.rates import Clustering, clustering

SECONDS: Final = "seconds"
"""What differs between equal runs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """What scored episodes took of one thing."""

    name: str
    """`steps`, `seconds`, `tokens` or `money`."""
    episodes: int
    mean: float
    median: QuantileInterval
    p90: QuantileInterval


@dataclass(frozen=True, slots=True, kw_only=True)
class Efficiency:
    """Steps of the tasks' solutions over the agent's, 0 where it failed."""

    interval: Interval
    """Of the mean, clustered by task."""
    episodes: int
    """Scored ones whose solution's steps are known."""
    unknown: int
    """Scored ones whose solution's steps are not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Detail:
    """What is told of one agent on one kind of device beside its success rate."""

    agent: str
    kind: Kind
    clustering: Clustering | None
    """None where there is one task, one episode of each, or where all came to the same."""
    taken: tuple[Taken, ...]
    """Nothing without a scored episode; tokens and money only where an agent told of any."""
    efficiency: Efficiency | None
    """None where no solution's steps are known, and for the agent that plays them."""


def detail_of(
    records: Sequence[Record], reference: ReferenceSteps, *, agent: str, kind: Kind
) -> Detail:
    """The detail of some episodes."""
    scored = [record for record in records if record.outcome.scored]
    passes = _by_task(scored, lambda record: float(record.outcome is Outcome.PASSED))
    return Detail(
        agent=agent,
        kind=kind,
        clustering=clustering(passes),
        taken=tuple(_taken(scored)),
        # The solutions against themselves would say nothing.
        efficiency=_efficiency(scored, reference) if agent != AGENT else None,
    )


def _taken(scored: Sequence[Record]) -> Iterator[Taken]:
    read: dict[str, Callable[[Record], float]] = {
        "steps": lambda record: float(record.steps),
        SECONDS: lambda record: record.timing.total,
        "tokens": lambda record: float(record.usage.tokens),
        "money": lambda record: record.usage.money,
    }
    for name, value in read.items():
        values = _by_task(scored, value)
        every = [one for group in values.values() for one in group]
        if not every or (name in {"tokens", "money"} and not any(every)):
            continue
        yield Taken(
            name=name,
            episodes=len(every),
            mean=sum(every) / len(every),
            median=quantile_interval(values, 0.5),
            p90=quantile_interval(values, 0.9),
        )


def _efficiency(scored: Sequence[Record], reference: ReferenceSteps) -> Efficiency | None:
    values: dict[str, list[float]] = {}
    for record in scored:
        if (share := reference.efficiency(record)) is not None:
            values.setdefault(_task(record), []).append(share)
    known = sum(map(len, values.values()))
    if not known:
        return None
    return Efficiency(
        interval=clustered_interval(values), episodes=known, unknown=len(scored) - known
    )


def _by_task(records: Iterable[Record], value: Callable[[Record], float]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for record in records:
        found.setdefault(_task(record), []).append(value(record))
    return found


def _task(record: Record) -> str:
    return f"{record.cell.suite}/{record.cell.task}"
