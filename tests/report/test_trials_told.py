"""Further trials are told beside the rate, of which they are no part, and on their cell's page."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.cli.choosing import chosen
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record, Usage
from pytest_androidbench.records.rundir import RunDirectory
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.loading import load
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.report.trials import TrialsTold
from tests.records.samples import MANIFEST, episode, record, stored_run

FAILED, PASSED = Outcome.FAILED, Outcome.PASSED
UP = "Look <b>up</b> the lamp first."


def tries(seed: int, *outcomes: Outcome, reflection: str = UP) -> list[Record]:
    """The trials of a cell, whose agent wrote about all but the last."""
    written = [reflection] * (len(outcomes) - 1) + [""]
    used = Usage(tokens=10, money=0.5)
    return [
        record(seed=seed, outcome=outcome, trial=trial, reflection=written[trial], usage=used)
        for trial, outcome in enumerate(outcomes)
    ]


@pytest.fixture
def run(tmp_path: Path) -> RunDirectory:
    """Of four cells one was passed at once, one after one trial more, one after two, one never.

    Of the last one, which had an infrastructure fault, a trial is missing.
    """
    records = [
        *tries(0, PASSED),
        *tries(1, FAILED, PASSED),
        *tries(2, Outcome.AGENT_ERROR, FAILED, PASSED, reflection=""),
        *tries(3, FAILED, FAILED, Outcome.INFRA_ERROR),
        # No rate is made of what was not scored, and so it has no further trials.
        *tries(4, Outcome.INVALID),
    ]
    return stored_run(tmp_path / "run", *records, manifest=replace(MANIFEST, trials=2))


def test_each_number_of_trials_is_told(run: RunDirectory) -> None:
    first, second = figures(run.contents()).trials
    assert first == TrialsTold(
        agent="agents:Mine", device="simulated", after=1, passed=2, episodes=4, missing=0,
        unreflected=1, tokens=30, money=1.5,
    )  # fmt: skip
    assert second == TrialsTold(
        agent="agents:Mine", device="simulated", after=2, passed=3, episodes=4, missing=1,
        unreflected=1, tokens=20, money=1.0,
    )  # fmt: skip


def test_no_other_number_knows_of_them(run: RunDirectory, tmp_path: Path) -> None:
    contents = run.contents()
    plain = stored_run(tmp_path / "plain", *contents.records, manifest=contents.manifest)
    with_trials, without = figures(contents), figures(plain.contents())
    assert without.trials == ()
    assert replace(with_trials, trials=(), slowest=()) == replace(without, slowest=())


def test_the_terminal_says_it_in_a_line(run: RunDirectory) -> None:
    told = " ".join(" ".join(map(str, run_lines(run.contents(), 200))).split())
    assert "25% " in told
    assert "trials: after 1 trial more: 2 of 4, 1 tried again without a reflection" in told
    assert "after 2 trials more: 3 of 4, 1 of the others without that trial" in told


def test_a_run_without_any_says_nothing_of_it(tmp_path: Path) -> None:
    contents = stored_run(tmp_path / "run", *tries(0, FAILED)).contents()
    assert not any("trial" in str(line) for line in run_lines(contents, 200))


def test_the_documents_have_them_apart(run: RunDirectory) -> None:
    publish(run)
    summary = json.loads((run.path / "summary.json").read_text())
    assert [one["passed"] for one in summary["trials"]] == [2, 3]
    assert summary["success"][0]["passed"] == 1
    assert "after 1 trial more" in (run.path / "summary.md").read_text()
    assert "after 1 trial more" in (run.path / "index.html").read_text()
    lines = [json.loads(line) for line in (run.path / "episodes.jsonl").read_text().splitlines()]
    assert [line["trial"] for line in lines] == [0] * 5
    assert [line["reflection"] for line in lines][1] == UP


def test_each_trial_has_a_page_and_its_cell_lists_them(run: RunDirectory) -> None:
    publish(run)
    first, second = (
        (run.path / "episodes" / episode(seed=1).at_trial(trial).key / "index.html").read_text()
        for trial in (0, 1)
    )
    for page in (first, second):
        assert f"{episode(seed=1).key}/index.html" in page
        assert f"{episode(seed=1).at_trial(1).key}/index.html" in page
        assert "Look &lt;b&gt;up&lt;/b&gt; the lamp first." in page
    assert "trial 1" in second
    never = (run.path / "episodes" / episode(seed=0).key / "index.html").read_text()
    assert "Trials" not in never


def test_why_there_is_no_reflection_is_on_the_page(tmp_path: Path) -> None:
    lost = record(outcome=FAILED, reflection_fault="it <hung>")
    run = stored_run(tmp_path / "run", lost)
    publish(run)
    page = (run.path / "episodes" / episode().key / "index.html").read_text()
    assert "No reflection: it &lt;hung&gt;" in page


def test_who_reads_a_run_has_them_apart(run: RunDirectory) -> None:
    loaded = load(run.path)
    assert [one.trial for one in loaded.records] == [0] * 5
    found = [(one.cell.seed, one.trial, one.outcome) for one in loaded.trials]
    assert found == [
        (1, 1, PASSED), (2, 1, FAILED), (2, 2, PASSED), (3, 1, FAILED),
        (3, 2, Outcome.INFRA_ERROR),
    ]  # fmt: skip


def test_a_trial_is_chosen_by_its_whole_name_alone(run: RunDirectory) -> None:
    contents = run.contents()
    assert chosen(contents, episode(seed=1).at_trial(1).key).record.trial == 1
    assert chosen(contents, "s1-default").record.trial == 0
    with pytest.raises(RunDirectoryError):
        chosen(contents, "trial_1")
