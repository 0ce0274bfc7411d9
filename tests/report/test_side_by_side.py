"""Two episodes are compared from the first step in which they differ."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.cli import main
from pytest_androidbench.records.contents import StoredAttempt
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record, StepRecord
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.html import episode_page
from pytest_androidbench.report.likeness import alike, counterparts
from pytest_androidbench.report.publish import publish
from tests.records.samples import cell, new_run, record, step
from tests.report.pictures import picture
from tests.report.test_html_pages import Page

A = step(0, action={"action": "Tap", "at": 3}, target="Save", package="shop")
B = step(1, action={"action": "Press", "key": "back"}, package="shop")
C = step(2, action={"action": "Done"}, package="shop")


@pytest.mark.parametrize(
    ("one", "other", "common"),
    [
        ([], [], 0),
        ([A], [], 0),
        ([A, B, C], [A, B, C], 3),
        ([A, B], [A, B, C], 2),
        ([A, B, C], [A, C, B], 1),
        # The number of a node is nothing to a reader; its name, screen and fate are.
        ([replace(A, action={"action": "Tap", "at": 8}), B], [A, B], 2),
        ([replace(A, target="Delete"), B], [A, B], 0),
        ([replace(A, package="other"), B], [A, B], 0),
        ([A, replace(B, error="no such key")], [A, B], 1),
        ([A, replace(B, turn=1)], [A, B], 1),
        ([replace(A, seconds=9.0, note="slow"), B], [A, B], 2),
    ],
)
def test_steps_are_alike_that_a_reader_would_call_so(
    one: list[StepRecord], other: list[StepRecord], common: int
) -> None:
    assert alike(one, other) == alike(other, one) == common


def stored(*records: Record) -> list[StoredAttempt]:
    return [StoredAttempt(record=each) for each in records]


def fell(seed: int, **fields: Any) -> Record:
    return record(seed=seed, outcome=Outcome.FAILED, **fields)


def test_an_episode_that_fell_is_shown_beside_the_nearest_that_passed() -> None:
    passed = [record(seed=seed) for seed in (2, 6, 9)]
    fallen = [fell(seed) for seed in (0, 4, 5, 6, 20)]
    fallen[3] = replace(fallen[3], cell=replace(fallen[3].cell, repeat=1))
    found = counterparts(stored(*passed, *fallen, fell(1, cell=cell("Other"))))
    seeds = [found[each.episode].record.cell.seed for each in fallen]
    assert seeds == [2, 2, 6, 6, 9]
    assert cell("Other") not in {episode.cell for episode in found}
    # Those so chosen lead to the first that is shown beside them.
    assert [found[each.episode].record.cell.seed for each in passed] == [0, 5, 20]


@given(st.lists(st.tuples(st.integers(0, 9), st.booleans()), unique_by=lambda pair: pair[0]))
def test_no_passed_episode_is_nearer_than_the_one_chosen(drawn: list[tuple[int, bool]]) -> None:
    found = counterparts(
        stored(*(record(seed=seed) if passed else fell(seed) for seed, passed in drawn))
    )
    good = [seed for seed, passed in drawn if passed]
    for seed, passed in drawn:
        if not passed and good:
            chosen = found[fell(seed).episode].record.cell.seed
            assert abs(chosen - seed) == min(abs(other - seed) for other in good)


def two(path: Path) -> RunDirectory:
    """A run in which one of two seeds passed."""
    run = new_run(path)
    for seed, outcome in enumerate((Outcome.PASSED, Outcome.FAILED)):
        made = record(seed=seed, outcome=outcome, params={"item": f"milk {seed}", "shop": "S"})
        attempt = run.attempt(made.episode)
        for index in range(4):
            shown = attempt.write_file(f"{index:03}.jpg", picture())
            what = {"action": "Type", "text": f"{index if index < 2 else index + seed}"}
            attempt.write_step(
                step(index, action=what, screenshot=shown, screen=(50, 100), note="<evil>")
            )
        attempt.finish(made)
    return run


def test_the_page_shows_both_from_where_they_part(tmp_path: Path) -> None:
    run = two(tmp_path / "run")
    publish(run)
    fallen = run.path / episode_page(record(seed=1).episode)
    (link,) = [link for link in Page(fallen).links() if "compared" in link]
    page = Page(fallen.parent / link)
    assert "The first 2 steps are alike; they differ from step 3 on." in page.text
    pictures = [str(a["src"]) for tag, a in page.tags if tag == "img"]
    key, other = (cell(seed=seed).key for seed in (1, 0))
    assert [picture.rpartition("episodes/")[2] for picture in pictures] == [
        f"{key}/1/002.jpg", f"{other}/1/002.jpg", f"{key}/1/003.jpg", f"{other}/1/003.jpg",
    ]  # fmt: skip
    assert 'milk 1"' in page.text
    assert '"S"' not in page.text
    # The other one leads to the same page.
    passed = Page(run.path / episode_page(record(seed=0).episode))
    assert [link for link in passed.links() if "compared" in link] == [
        f"../../episodes/{key}/compared.html"
    ]


def test_any_two_episodes_are_compared_by_command(tmp_path: Path) -> None:
    one, other = two(tmp_path / "one"), two(tmp_path / "other run")
    words = ["diff", str(one.path), str(other.path), cell(seed=1).key, cell(seed=0).key]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[2:5] == [
        "alike: 2 steps; they differ from step 3 on", "  Type “3”", "  Type “2”",
    ]  # fmt: skip
    page = Path(lines[5].removeprefix("page: "))
    for link in Page(page).links():
        if not link.startswith("#") and "index.html" not in link:
            assert (page.parent / link.replace("%20", " ")).is_file(), link
    # The same cell of both runs needs to be named but once, and names that fit nothing are told.
    again = CliRunner().invoke(main, words[:-1])
    assert "alike: 4 steps\n" in again.output
    wrong = CliRunner().invoke(main, [*words[:-1], "NoSuchTask"])
    assert wrong.exit_code == 1
    assert "is no episode of this run" in wrong.output
