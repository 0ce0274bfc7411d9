"""What is told beside a success rate, in words: what tasks make of it, and what episodes took."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_androidbench.report.details import Efficiency, Taken
from pytest_androidbench.report.lines import Piece, TextLine, line, padded
from pytest_androidbench.report.wording import count, percent
from pytest_androidbench.stats.quantiles import QuantileInterval
from pytest_androidbench.stats.rates import Clustering

UNITS: Final = {"steps": "steps", "seconds": "seconds", "tokens": "tokens", "money": "dollars"}
"""What the numbers of something that was taken are of."""

LEAST_TAKEN: Final = 6
"""Episodes below which even the median has no 95 % interval."""


def clustering_text(found: Clustering) -> str:
    """What it means that several episodes are of one task."""
    fixed = found.fixed
    here = ""
    if fixed.method == "stratified by task":
        ends = f"{percent(fixed.low)} to {percent(fixed.high)}"
        here = f"of exactly these tasks, not of others like them: {ends}; "
    return f"{here}design effect {found.design_effect:.1f}, as much as {_worth(found)} would tell"


def _worth(found: Clustering) -> str:
    return count(max(1, round(found.worth)), "independent episode")


def efficiency_text(found: Efficiency) -> str:
    """How near the agent came to the fewest steps."""
    sure = f"95% interval {percent(found.interval.low)} to {percent(found.interval.high)}"
    of = f"{found.episodes:,} of {count(found.episodes + found.unknown, 'episode')}"
    basis = f"; known for {of}" if found.unknown else ""
    return (
        f"efficiency {percent(found.interval.estimate)}, {sure} (steps of solutions over the "
        f"agent's, 0 where it failed{basis})"
    )


def taken_lines(taken: tuple[Taken, ...], of: str) -> Iterator[TextLine]:
    """A row for each thing that episodes took; nothing where they are too few for quantiles."""
    if not taken or taken[0].episodes < LEAST_TAKEN:
        return
    title = f"took{of}:"
    # A long name of an agent has a line of its own, so that the columns stay.
    if len(title) > 11:
        yield line(Piece(title, "faint"))
        title = ""
    names = (
        f"{title:<11}{'median':>7} {'95% interval':<18}{'p90':>7} {'95% interval':<18}{'mean':>9}"
    )
    yield line(Piece(names, "faint"))
    for one in taken:
        yield line(
            f"  {UNITS[one.name]:<9}",
            Piece(padded(amount_text(one.name, one.median.estimate), 7, right=True), "strong"),
            f" {range_text(one.name, one.median):<18}",
            f"{amount_text(one.name, one.p90.estimate):>7}",
            f" {range_text(one.name, one.p90):<18}",
            f"{amount_text(one.name, one.mean):>9}",
        )


def range_text(name: str, found: QuantileInterval) -> str:
    """Between what a quantile lies, as far as so many tasks set it ends."""
    if found.low is None:
        return "open" if found.high is None else f"up to {amount_text(name, found.high)}"
    low = amount_text(name, found.low)
    return f"{low} or more" if found.high is None else f"{low} to {amount_text(name, found.high)}"


def amount_text(name: str, value: float) -> str:
    """So many steps, seconds, tokens or dollars, in at most seven columns."""
    if name == "money":
        return f"{value:.2f}" if value >= 1 else f"{value:.4f}"
    if value >= 999_500:
        return f"{value / 1e6:,.1f}M"
    if value >= 10_000:
        return f"{value / 1e3:,.0f}k"
    return f"{value:,.0f}" if value >= 100 or name == "tokens" else f"{value:.1f}"
