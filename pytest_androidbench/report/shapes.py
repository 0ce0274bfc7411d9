"""How episodes are spread over steps, time, tokens and money, in bins that a chart can draw."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.groups import rate_of
from pytest_androidbench.stats.quantiles import Spread, quantile, spread
from pytest_androidbench.stats.rates import Rate

BINS: Final = 20
"""At most, beside one for what lies far out."""
RATED_BINS: Final = 8
"""Fewer, so that there is a rate to tell of each."""
USUAL: Final = 0.98
"""Share of the values that the bins are laid over; what lies beyond shares the last one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bin:
    """Scored episodes whose value is at least `low` and below `high`."""

    low: float
    high: float
    """Infinite in a last bin that is open."""
    outcomes: dict[Outcome, int]
    rate: Rate

    @property
    def episodes(self) -> int:
        """How many there are."""
        return sum(self.outcomes.values())


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The scored episodes of one agent on one kind of device over one measure."""

    name: str
    unit: str
    spread: Spread
    bins: tuple[Bin, ...]

    @property
    def most(self) -> int:
        """How many episodes the fullest bin has."""
        return max((one.episodes for one in self.bins), default=0)


LEAST: Final = 1e-9
"""What is below it is nothing, in any unit."""

Measure = Callable[[Record], float | None]


def step_share(record: Record) -> float | None:
    """Steps used of those allowed; None where nothing limits them."""
    limit = record.limits.get("steps", 0.0)
    return record.steps / limit if limit > 0 and math.isfinite(limit) else None


MEASURES: Final[tuple[tuple[str, str, Measure], ...]] = (
    ("Steps", "steps", lambda record: float(record.steps)),
    ("Time", "s", lambda record: record.timing.total or None),
    ("Tokens", "tokens", lambda record: float(record.usage.tokens) or None),
    ("Cost", "$", lambda record: record.usage.money or None),
)
"""Name and unit of each, and how to read it off; None = the episode does not tell."""


def shapes(records: Iterable[Record]) -> tuple[Shape, ...]:
    """How scored episodes are spread over each measure that they tell."""
    scored = [record for record in records if record.outcome.scored]
    made = (shape(scored, name, unit, measure) for name, unit, measure in MEASURES)
    return tuple(one for one in made if one.bins)


def shape(
    records: Iterable[Record], name: str, unit: str, measure: Measure, bins: int = BINS
) -> Shape:
    """How some episodes are spread over a measure."""
    told = _told(records, measure)
    values = sorted(value for value, _ in told)
    return Shape(
        name=name, unit=unit, spread=spread(values), bins=_binned(told, _edges(values, bins))
    )


def limit_shape(records: Iterable[Record]) -> Shape:
    """How scored episodes are spread over the share of their allowed steps that they used.

    In tenths; the last bin has those that used all.
    """
    told = _told((record for record in records if record.outcome.scored), step_share)
    edges = [*(tenth / 10 for tenth in range(11)), math.inf]
    values = [value for value, _ in told]
    return Shape(name="Share of the allowed steps", unit="%", spread=spread(values),
                 bins=_binned(told, edges) if told else ())  # fmt: skip


def success_by_steps(records: Iterable[Record]) -> Shape:
    """Scored episodes over their steps in a few bins, each with its success rate."""
    scored = (record for record in records if record.outcome.scored)
    return shape(scored, "Success against steps", "steps", MEASURES[0][2], RATED_BINS)


def _told(records: Iterable[Record], measure: Measure) -> list[tuple[float, Record]]:
    values = ((measure(record), record) for record in records)
    return [(v, record) for v, record in values if v is not None and math.isfinite(v) and v >= 0]


def _binned(told: Sequence[tuple[float, Record]], edges: Sequence[float]) -> tuple[Bin, ...]:
    lots: list[list[Record]] = [[] for _ in edges[1:]]
    for value, record in told:
        place = next(index for index, edge in enumerate(edges[1:]) if value < edge)
        lots[place].append(record)
    return tuple(
        Bin(low=low, high=high, outcomes=_outcomes(lot), rate=rate_of(lot))
        for low, high, lot in zip(edges, edges[1:], lots, strict=False)
    )


def _edges(ordered: Sequence[float], bins: int) -> list[float]:
    """From 0 by a round width until all is held, with an open bin for what lies far out."""
    if not ordered:
        return []
    usual = quantile(ordered, USUAL)
    width = _round_up(usual / bins) if usual > LEAST else 1.0
    if all(value.is_integer() for value in ordered[-100:]):
        width = max(1.0, width)
    number = max(1, math.floor(usual / width) + 1)
    edges = [place * width for place in range(number + 1)]
    return [*edges, math.inf] if ordered[-1] >= edges[-1] else edges


def _round_up(width: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... times a power of ten."""
    power = 10.0 ** math.floor(math.log10(width))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= width * (1 - 1e-9))


def _outcomes(records: Iterable[Record]) -> dict[Outcome, int]:
    counts = dict.fromkeys((outcome for outcome in Outcome if outcome.scored), 0)
    for record in records:
        counts[record.outcome] += 1
    return counts
