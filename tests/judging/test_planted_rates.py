"""Confusion and kappa recover the errors that a judge was made to make."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fixtures.model_server import serving
from pytest_androidbench.judging.course import judge_run, judged_cases
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.report.arena.judged import agreement_table
from pytest_androidbench.stats.arena.agreement import confusion
from tests.judging.planted import KINDS, ErringJudge, judge_at, planted_run
from tests.records.samples import episode

EACH: Final = 40
RATES: Final = {"right": 0.2, "wrong": 0.05, "forbidden": 0.5, "plausible": 0.35}


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return planted_run(tmp_path_factory.mktemp("planted") / "run", EACH).path


def judged(path: Path, judge: ErringJudge) -> tuple[dict[str, bool], dict[str, bool]]:
    """What the checks and what the judge say of each episode."""
    run = read_contents(path)
    (path / "judged.json").unlink(missing_ok=True)
    with serving(judge) as server, judge_at(server.url) as asked:
        found = judge_run(run, judged_cases(run), asked)
    assert not found.stopped
    assert len(found.said) == len(KINDS) * EACH
    return dict(found.checked), dict(found.said)


def test_one_that_sees_the_truth_agrees_on_all(planted: Path) -> None:
    checked, said = judged(planted, ErringJudge())
    table = confusion(checked, said)
    assert (table.both, table.missed, table.granted, table.neither) == (EACH, 0, 0, 3 * EACH)
    assert table.kappa == 1


def test_planted_errors_are_found_kind_by_kind(planted: Path) -> None:
    judge = ErringJudge(RATES)
    checked, said = judged(planted, judge)
    wrong = dict.fromkeys(KINDS, 0)
    for kind in KINDS:
        for seed in range(EACH):
            key = episode(kind, seed).key
            assert (said[key] != checked[key]) == judge.errs(f"{kind}-{seed}")
            wrong[kind] += said[key] != checked[key]
    table = confusion(checked, said)
    missed, granted = wrong["right"], wrong["wrong"] + wrong["forbidden"] + wrong["plausible"]
    assert (table.both, table.missed) == (EACH - missed, missed)
    assert (table.granted, table.neither) == (granted, 3 * EACH - granted)
    # Cohen's formula once more, by shares: a quarter passed.
    yes = (table.both + table.granted) / (4 * EACH)
    by_chance = 0.25 * yes + 0.75 * (1 - yes)
    agreed = 1 - (missed + granted) / (4 * EACH)
    assert table.kappa == pytest.approx((agreed - by_chance) / (1 - by_chance))
    # Three standard errors of what was planted.
    for kind, rate in RATES.items():
        assert abs(wrong[kind] / EACH - rate) < 3 * (rate * (1 - rate) / EACH) ** 0.5
    assert table.missed_share == wrong["right"] / EACH
    assert agreement_table(checked, said).rows[1] == (
        "failed", str(granted), str(3 * EACH - granted),
    )  # fmt: skip


def test_one_that_says_yes_to_everything_has_a_kappa_of_nothing(planted: Path) -> None:
    checked, said = judged(planted, ErringJudge({kind: 1.0 for kind in KINDS if kind != "right"}))
    table = confusion(checked, said)
    assert (table.missed, table.neither) == (0, 0)
    assert table.kappa == 0
