"""Success of each task as mean and standard error over repeats, as B-MoCA prints it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.report.exports import summary_json
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.markdown import markdown
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from tests.records.samples import stored_run
from tests.report.profiled import profiled, run_of

TRAIN = [Profile(name=f"train{n}", density=300 + n) for n in range(3)]
TEST = [Profile(name=f"test{n}", density=500 + n) for n in range(10)]
SPLITS = {
    "train": tuple(one.name for one in TRAIN),
    "test": tuple(one.name for one in TEST),
}
PASSED = {"Light": (7, 8, 9), "Call": (3, 7, 8)}
"""Of the ten test profiles, in each of three runs."""


def so_many(task: str, profile: str, repeat: int) -> bool:
    return profile.startswith("train") or int(profile[4:]) < PASSED[task][repeat]


def test_a_task_has_a_rate_for_each_run_over_the_test_profiles() -> None:
    contents = run_of(profiled(TEST, so_many, tuple(PASSED), repeats=3), SPLITS)
    (found,) = figures(contents).repeated
    assert (found.split, found.profiles) == ("test", 10)
    light, call = (one.rate for one in sorted(found.tasks, key=lambda one: -one.rate.mean))
    assert light.runs == (0.7, 0.8, 0.9)
    assert light.mean == pytest.approx(0.8)
    assert light.error == pytest.approx(0.1 / 3**0.5)
    assert call.runs == (0.3, 0.7, 0.8)
    # A run counts once, whatever the task: 10 of 20, 15 of 20, 17 of 20.
    assert found.every.runs == (0.5, 0.75, 0.85)


def test_train_and_test_are_told_by_themselves() -> None:
    records = profiled([*TRAIN, *TEST], so_many, tuple(PASSED), repeats=3)
    train, test = figures(run_of(records, SPLITS)).repeated
    assert [train.split, test.split] == ["train", "test"]
    assert (train.every.mean, train.every.error) == (1, 0)
    (together,) = figures(run_of(records)).repeated
    assert (together.split, together.profiles) == ("", 13)


def test_what_has_no_score_is_in_no_run() -> None:
    records = profiled(TEST, so_many, ("Light",), repeats=3)
    lost = [
        replace(one, outcome=Outcome.INFRA_ERROR, score=None) if one.cell.repeat == 2 else one
        for one in records
    ]
    (found,) = figures(run_of(lost, SPLITS)).repeated
    assert found.tasks[0].rate.runs == (0.7, 0.8)


def test_one_run_has_no_error_and_is_not_told() -> None:
    assert figures(run_of(profiled(TEST, so_many, tuple(PASSED)), SPLITS)).repeated == ()


def test_every_report_tells_it(tmp_path: Path) -> None:
    records = profiled(TEST, so_many, tuple(PASSED), repeats=3)
    contents = run_of(records, SPLITS)
    numbers = figures(contents)
    lines = list(map(str, run_lines(contents)))
    at = lines.index("by task on 10 test profiles, mean ± standard error over 3 runs:")
    assert [line.split() for line in lines[at + 1 : at + 4]] == [
        ["Call", "60%", "±", "15.3", "(30%,", "70%,", "80%)"],
        ["Light", "80%", "±", "5.8", "(70%,", "80%,", "90%)"],
        ["all", "tasks", "70%", "±", "10.4", "(50%,", "75%,", "85%)"],
    ]
    assert "| Light | 80% ± 5.8 | 70%, 80%, 90% |" in markdown(contents, numbers)
    summary = json.loads(summary_json(contents, numbers))
    assert summary["repeated"][0]["tasks"][1]["rate"]["runs"] == [0.7, 0.8, 0.9]
    publish(stored_run(tmp_path / "run", *records, manifest=contents.manifest))
    page = (tmp_path / "run" / "index.html").read_text("utf-8")
    assert "80% ± 5.8" in page
