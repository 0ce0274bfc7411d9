"""The first page tells what a rate hangs on, and what is no part of one, under own headings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fixtures.made_runs import HOSTILE, Made, made_records
from pytest_androidbench.records.contents import RunContents
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.publish import publish
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations

MADE = Made(tasks=8, seeds=3, repeats=3, unscored=0)


def of(made: Made, axis: str, value: str) -> Iterator[Record]:
    """The records of a made run as if all were varied so; studies count their episodes."""
    for number, (record, *_) in enumerate(made_records(made)):
        variation = ((axis, value.format(number)),)
        cell = replace(record.cell, variation=variation, seed=number)
        yield replace(record, cell=cell, passes_at_start=False)


def run_with(path: Path, made: Made | None, *, hostile: bool = False) -> RunContents:
    """A run with rated episodes, if any, and such as are part of no rate."""
    text = HOSTILE[0] if hostile else "a leap day"
    few = Made(tasks=2, seeds=2, hostile=hostile)
    run = RunDirectory.create(path, (made or few).manifest)
    rated = [record for attempts in made_records(made) for record in attempts] if made else []
    wide = [
        replace(one, cell=replace(one.cell, variation=(("font", "1.3"),)))
        for one in rated[::2]
        if one.attempt == 1
    ]
    pinned = list(of(few, "pin", "1a2b3c4{}"))
    studied = list(of(few, "study", "00{}-look-1a2b3c4d"))
    held = [replace(one, cell=replace(one.cell, seed=99)) for one in of(few, "parametrize", "{}")]
    for record in (*rated, *wide, *pinned, *studied, *held):
        run.attempt(record.episode, record.attempt).finish(record)
    run.plan(
        [
            *(Planned(cell=one.cell, pin=text) for one in pinned),
            *(Planned(cell=one.cell, quarantine=f"2026-11-02: {text}") for one in held),
        ]
    )
    return publish(run)


@pytest.mark.slow
def test_what_is_part_of_no_rate_has_headings_of_its_own(visits: Visits, tmp_path: Path) -> None:
    run = run_with(tmp_path / "run", MADE)
    page = visits.open(run.path / "index.html")
    pinned, held = page.locator(".apart").all()
    assert pinned.locator("h2").inner_text() == "Pinned cases"
    assert "4 episodes, " in pinned.locator(".head").inner_text()
    assert pinned.locator("tbody tr").count() == 4
    assert "a leap day" in pinned.locator("tbody td:last-child").first.inner_text()
    assert held.locator("h2").inner_text() == "Quarantine"
    # Of the grid and its columns they are no part, nor of any table but that of all episodes.
    assert page.locator("table.grid [href*=pin_], table.grid [href*=seed99]").count() == 0
    assert page.locator("table.grid thead th").all_inner_texts()[2:] == [
        "30", "31", "32", "font_1.3 30", "font_1.3 31", "font_1.3 32",
    ]  # fmt: skip
    # Those that did not pass come first, and each leads to its episode.
    outcomes = pinned.locator(".badge").all_inner_texts()
    assert outcomes == sorted(outcomes, key=lambda word: word == "passed")
    pinned.locator("tbody a").first.click()
    expect(page.locator(".verdict .badge")).to_have_text(outcomes[0])


@pytest.mark.slow
def test_what_outcomes_vary_with_and_what_episodes_took_is_told(
    visits: Visits, tmp_path: Path
) -> None:
    run = run_with(tmp_path / "run", MADE)
    page = visits.open(run.path / "index.html")
    spread = page.locator("#spread")
    shares = [int(text.split("%")[0]) for text in spread.locator(".legend li").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    assert "Variance of an episode's success. Task" in spread.inner_text()
    assert "pass and fail" in spread.locator("summary").inner_text()
    rows = page.locator("#taken tbody th").all_inner_texts()
    assert rows == ["steps", "seconds", "tokens", "dollars"]
    assert page.locator(".facts dt").all_inner_texts()[:2] == [
        "pass^3 over seeds", "pass@3 over seeds",
    ]  # fmt: skip
    assert "design effect" in page.locator(".hero .rate").inner_text()
    varied = page.locator("#varied")
    assert varied.locator("h2").inner_text() == "Font against the usual, on the same cells"
    assert varied.locator("tbody th").all_inner_texts() == ["1.3"]
    assert "cannot tell" in varied.locator("tbody").inner_text()


def test_a_run_that_rates_nobody_shows_no_empty_rate(visits: Visits, tmp_path: Path) -> None:
    run = run_with(tmp_path / "run", None)
    page = visits.open(run.path / "index.html")
    hero = page.locator(".hero")
    assert page.locator(".big").count() == 0
    assert "No success rate" in hero.inner_text()
    told = "4 episodes of studies, 4 episodes of pinned cases, 4 episodes in quarantine"
    assert told in hero.inner_text()
    assert page.locator("#shown").inner_text().startswith("12 episodes")


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_nobody_is_shut_out(visits: Visits, tmp_path: Path, look: Look, width: int) -> None:
    run = run_with(tmp_path / "run", MADE)
    page = visits.open(run.path / "index.html", look=look, width=width)
    page.locator("details").evaluate_all("all => all.forEach(one => { one.open = true; })")
    assert violations(page) == []
    assert sideways(page) == []


@pytest.mark.slow
def test_hostile_texts_are_shown_and_not_obeyed(visits: Visits, tmp_path: Path) -> None:
    made = replace(MADE, hostile=True, tasks=4)
    page = visits.open(run_with(tmp_path / "run", made, hostile=True).path / "index.html")
    assert HOSTILE[0] in page.locator(".apart").first.inner_text()
    assert page.locator("main img, main script:not(#data), [onerror]").count() == 0
