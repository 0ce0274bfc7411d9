"""The page that compares two agents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pytest_androidbench.records.contents import RunContents, StoredAttempt
from pytest_androidbench.records.record import EpisodeId
from pytest_androidbench.report.comparison import Comparison, Pair, Stratum
from pytest_androidbench.report.differences import NamedDifference
from pytest_androidbench.report.differences_told import surest
from pytest_androidbench.report.html.environment import render
from pytest_androidbench.report.html.side_by_side import PagePlace, Side, side_by_side
from pytest_androidbench.report.html.write import put, put_assets
from pytest_androidbench.report.pages import page_of, way
from pytest_androidbench.report.verdicts import (
    cost_text,
    dropped_text,
    evidence_text,
    family_text,
    finding_text,
    infra_text,
    regression_text,
    tasks_text,
    title,
)
from pytest_androidbench.report.wording import NOT_PUBLISHED, cell_text, points
from pytest_androidbench.stats.resampling import SEED

MAX_CELLS: Final = 500
MAX_BESIDE: Final = 50
"""Lost or gained cells on each kind of device that are shown beside each other."""
LEAST_REACH: Final = 0.05
"""Half the width of the drawn scale at least, as a share."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedCell:
    """A cell that only one of the agents passes, with where its episodes are shown."""

    name: str
    reason: str
    old_page: str
    new_page: str
    both: str
    """The page that shows them beside each other; "" = there is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Scale:
    """Where the interval of the difference is drawn, in percent of the width."""

    low: float
    estimate: float
    high: float
    margin: float | None
    reach: str
    """What the right end stands for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StratumView:
    """A stratum as the page shows it."""

    stratum: Stratum
    finding: str
    scale: Scale | None
    evidence: str
    verdict: str
    dropped: str
    suspicion: str
    families: list[tuple[str, str, list[NamedDifference]]]
    """By app and by tag: what it is, how many differ, and each, the surest first."""
    tasks: str
    """Which single tasks differ beyond chance."""
    costs: list[str]
    lost: list[ChangedCell]
    gained: list[ChangedCell]


def write_comparison(found: Comparison, target: Path) -> Path:
    """Write the page, those of cells that changed, style and script; give its path back."""
    folder = target.parent
    put_assets(folder)
    beside = PagePlace(
        folder=folder / f"{target.stem}-cells", top=folder, back=target.name,
        back_text="the comparison",
    )  # fmt: skip
    for (_, pair), place in _flips(found, target.stem):
        old = Side(contents=found.old, attempt=pair.old)
        new = Side(contents=found.new, attempt=pair.new)
        put(folder, place, side_by_side(old, new, beside))
    return put(folder, target.name, comparison_page(found, target))


def _flips(found: Comparison, stem: str) -> Iterator[tuple[tuple[Stratum, Pair], str]]:
    """The cells that are shown beside each other, each with the place of its page."""
    flips = [
        (stratum, pair)
        for stratum in found.strata
        for pair in (*stratum.lost[:MAX_BESIDE], *stratum.gained[:MAX_BESIDE])
    ]
    yield from ((flip, f"{stem}-cells/{number}.html") for number, flip in enumerate(flips, 1))


def comparison_page(found: Comparison, target: Path) -> bytes:
    """The page, with links from where it will lie."""
    folder = target.parent
    simulated = any(part.kind in {"simulated", ""} for part in found.strata)
    return render(
        "comparison.html",
        root="",
        found=found,
        title=title(found),
        parts=[_part(found, stratum, target) for stratum in found.strata],
        runs=[way(run.path / "index.html", folder) for run in (found.old, found.new)],
        resampling_seed=SEED,
        caveat=NOT_PUBLISHED if simulated else "",
    )


def _part(found: Comparison, stratum: Stratum, target: Path) -> StratumView:
    judged = stratum.regression
    both = {
        pair.new.record.episode: place
        for (of, pair), place in _flips(found, target.stem)
        if of is stratum
    }
    lost, gained = (
        _changed(found, pairs, target.parent, both) for pairs in (stratum.lost, stratum.gained)
    )
    return StratumView(
        stratum=stratum,
        finding=finding_text(stratum),
        scale=_scale(stratum) if stratum.pairs else None,
        evidence=evidence_text(stratum) if stratum.pairs else "",
        verdict=regression_text(judged) if judged is not None else "",
        dropped=dropped_text(stratum),
        suspicion=infra_text(stratum),
        families=[(one.name, family_text(one), surest(one.parts)) for one in stratum.families],
        tasks=tasks_text(stratum),
        costs=[cost_text(cost) for cost in stratum.costs if cost.old.number],
        lost=lost,
        gained=gained,
    )


def _scale(stratum: Stratum) -> Scale:
    gap, judged = stratum.difference, stratum.regression
    margin = None if judged is None else judged.margin
    reach = max(abs(gap.low), abs(gap.high), margin or 0.0, LEAST_REACH)

    def place(share: float) -> float:
        return 50 + 50 * share / reach

    return Scale(
        low=place(gap.low),
        estimate=place(gap.estimate),
        high=place(gap.high),
        margin=None if margin is None else place(-margin),
        reach=points(reach),
    )


def _changed(
    found: Comparison,
    pairs: Sequence[Pair],
    folder: Path,
    both: Mapping[EpisodeId, str],
) -> list[ChangedCell]:
    return [
        ChangedCell(
            name=cell_text(pair.new.record),
            reason=(pair.old if pair.new.record.outcome.fine else pair.new).record.reason,
            old_page=_page(found.old, pair.old, folder),
            new_page=_page(found.new, pair.new, folder),
            both=both.get(pair.new.record.episode, ""),
        )
        for pair in pairs[:MAX_CELLS]
    ]


def _page(run: RunContents, attempt: StoredAttempt, folder: Path) -> str:
    return way(run.path / page_of(attempt), folder)
