"""What an episode counts for: one answer for every rate, table and comparison."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.standing import PIN, Standing, standing_of
from pytest_androidbench.records.studied import STUDY
from pytest_androidbench.report.comparison import compare
from pytest_androidbench.report.figures import figures
from tests.records.samples import MANIFEST, record

STUDIED = ((STUDY, "001-look-1a2b3c4d"),)


def varied(*variation: tuple[str, str], outcome: Outcome = Outcome.FAILED) -> Record:
    plain = record(outcome=outcome)
    return replace(plain, cell=replace(plain.cell, variation=variation))


@pytest.mark.parametrize(
    ("variation", "quarantine", "standing"),
    [
        ((), "", Standing.RATED),
        ((("theme", "dark"),), "", Standing.RATED),
        (((PIN, "1a2b"),), "", Standing.PINNED),
        (STUDIED, "", Standing.STUDIED),
        (STUDIED, "2026: flaky", Standing.QUARANTINED),
        (((PIN, "1a2b"),), "2026: flaky", Standing.QUARANTINED),
    ],
)
def test_each_has_one_standing(
    variation: tuple[tuple[str, str], ...], quarantine: str, standing: Standing
) -> None:
    assert standing_of(varied(*variation).cell, quarantine) is standing


def test_only_what_is_rated_is_in_numbers_and_comparisons() -> None:
    held = record("Flaky", outcome=Outcome.FAILED)
    records = [record(), varied((PIN, "1a2b")), varied(*STUDIED), held]
    run = RunContents(
        path=Path("run"),
        manifest=replace(MANIFEST, agent="agents:A"),
        attempts=tuple(map(stored, records)),
        planned=(Planned(cell=held.cell, quarantine="2026: flaky"),),
    )
    assert run.rated == (records[0],)
    numbers = figures(run)
    assert numbers.kinds[0].rate.episodes == 1
    assert numbers.outcomes[Outcome.FAILED] == 0
    assert [group.name for group in numbers.tasks] == ["BuyMilk"]
    assert numbers.studies[0].episodes == 1
    other = replace(run, path=Path("other"))
    (stratum,) = compare(run, other).strata
    assert [pair.new.record for pair in stratum.pairs] == [records[0]]


def test_a_study_that_was_not_run_is_missing_from_no_rate() -> None:
    planned = Planned(cell=varied((STUDY, "")).cell)
    run = RunContents(path=Path(), manifest=MANIFEST, planned=(planned,))
    assert run.not_run == (planned,)
    assert figures(run).kinds[0].rate.unscored == 0
