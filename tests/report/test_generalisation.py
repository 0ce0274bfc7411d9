"""How much an agent loses on profiles that it was not trained on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.report.exports import summary_json
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.generalisation import SplitPart
from pytest_androidbench.report.markdown import markdown
from pytest_androidbench.report.publish import publish
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.stats.paired import difference
from tests.records.samples import stored_run
from tests.report.profiled import profiled, run_of

TRAIN = [Profile(name=f"train{n}", density=300 + n) for n in range(4)]
TEST = [Profile(name=f"test{n}", density=500 + n) for n in range(2)]
SPLITS = {
    "train": tuple(one.name for one in TRAIN),
    "small": ("train0", "train1"),
    "test": tuple(one.name for one in TEST),
}


def only_on_train(task: str, profile: str, _repeat: int) -> bool:
    return profile.startswith("train") or task in ("T0", "T1")


def test_the_gap_is_train_minus_test_with_tasks_as_clusters() -> None:
    numbers = figures(run_of(profiled([*TRAIN, *TEST], only_on_train), SPLITS))
    (found,) = numbers.gaps
    assert (found.train, found.test) == (
        SplitPart(profiles=4, of=4), SplitPart(profiles=2, of=2),
    )  # fmt: skip
    assert (found.gap.new, found.gap.old) == (1, 0.25)
    expected = difference({f"shop/T{n}": [(float(n < 2), 1.0)] for n in range(8)})
    assert found.gap.difference == expected
    assert found.gap.difference.estimate == 0.75
    # Six tasks differ, all one way: 2 of the 2^6 exchanges.
    assert found.gap.adjusted == pytest.approx(2 / 2**6)


def test_splits_that_were_run_whole_have_rates_and_train_and_test_in_any_case() -> None:
    every = figures(run_of(profiled([*TRAIN, *TEST], only_on_train), SPLITS))
    assert [group.name for group in every.splits] == ["small", "test", "train"]
    part = run_of(profiled([TRAIN[1], *TEST], only_on_train), SPLITS)
    numbers = figures(part)
    small = figures(run_of(profiled([*TRAIN[:2], *TEST], only_on_train), SPLITS))
    # Half of train is what another split is called by.
    assert [group.name for group in small.splits] == ["small", "test"]
    assert [group.name for group in numbers.splits] == ["test", "train"]
    assert numbers.gaps[0].train == SplitPart(profiles=1, of=4)
    told = " ".join(" ".join(map(str, run_lines(part))).split())
    assert "100% on 1 of 4 train profiles, 25% on 2 test profiles" in told


def test_a_side_that_was_not_run_leaves_no_gap() -> None:
    numbers = figures(run_of(profiled(TEST, only_on_train), SPLITS))
    assert (numbers.gaps, numbers.splits) == ((), ())
    without = figures(run_of(profiled([*TRAIN, *TEST], only_on_train)))
    assert (without.gaps, without.splits) == ((), ())


def test_tasks_run_on_one_side_alone_are_no_part_of_it() -> None:
    both = profiled([*TRAIN, *TEST], only_on_train)
    more = profiled(TRAIN, lambda *_: False, tasks=("Elsewhere",))
    assert figures(run_of([*both, *more], SPLITS)).gaps == figures(run_of(both, SPLITS)).gaps


def test_every_report_tells_it(tmp_path: Path) -> None:
    records = profiled([*TRAIN, *TEST], only_on_train)
    contents = run_of(records, SPLITS)
    numbers = figures(contents)
    words = " ".join(" ".join(map(str, run_lines(contents))).split())
    sides = "100% on 4 train profiles, 25% on 2 test profiles"
    assert "gap: train minus test +75.0 points (+" in words
    assert f"{sides}; beyond chance, p = 0.031, 8 tasks" in words
    assert sides in markdown(contents, numbers)
    summary = json.loads(summary_json(contents, numbers))
    assert summary["gaps"][0]["gap"]["difference"]["estimate"] == 0.75
    assert summary["by_split"]["test"]["rate"] == 0.25
    publish(stored_run(tmp_path / "run", *records, manifest=contents.manifest))
    page = (tmp_path / "run" / "index.html").read_text("utf-8")
    assert "Generalisation gap" in page
    assert sides in page
