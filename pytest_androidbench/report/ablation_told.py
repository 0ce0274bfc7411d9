"""An ablation as tables of texts: success of each row, and what came with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pytest_androidbench.report.ablation import ALL, Ablation, AblationRow
from pytest_androidbench.report.arena.tabulated import NONE, ArenaTable
from pytest_androidbench.report.differences_told import ends_text
from pytest_androidbench.report.verdicts import dropped_text
from pytest_androidbench.report.wording import KIND_NAMES, interval_text, percent, points
from pytest_androidbench.stats.rates import Rate


def ablation_table(found: Ablation, names: Mapping[str, str]) -> ArenaTable:
    """The rows on one kind of device, each against the one above it.

    Args:
        found: its numbers.
        names: what the rows are called, by the names of their runs.
    """
    levels = list(found.rows[0].rates)
    on = f" on {KIND_NAMES[found.kind]}" if found.kind else ""
    return ArenaTable(
        title=f"Success by modules{on} (95% intervals, clustered by task)",
        head=("Modules", *levels, "Against the row above", "95% interval", "Better?", "p (Holm)"),
        rows=tuple(
            (names[row.name], *map(_share, row.rates.values()), *_gap(row)) for row in found.rows
        ),
        notes=tuple(_notes(found, names)),
    )


def _share(rate: Rate) -> str:
    if not rate.known:
        return NONE
    return f"{percent(rate.interval.estimate)} ({interval_text(rate)})"


def _gap(row: AblationRow) -> tuple[str, ...]:
    gap = row.gap
    if gap is None:
        return (NONE,) * 4
    known = "worse" if gap.difference.estimate < 0 else "better"
    finding = known if gap.shown else "cannot tell"
    return points(gap.difference.estimate), ends_text(gap), finding, f"{gap.adjusted:.2g}"


def _notes(found: Ablation, names: Mapping[str, str]) -> Iterator[str]:
    yield "Episodes: " + "; ".join(f"{names[row.name]} {_basis(row)}" for row in found.rows) + "."
    for row in found.rows:
        if row.above is not None and row.above.dropped:
            told = dropped_text(row.above)
            yield f"{names[row.name]}: cells that are not compared with the row above: {told}."
    yield "P-values are those of sign flips by task, adjusted for all rows by Holm's method."


def _basis(row: AblationRow) -> str:
    rate = row.rates[ALL]
    missing = f", {rate.unscored} without a score" if rate.unscored else ""
    return f"{rate.passed} of {rate.episodes} passed{missing}"
