"""An ablation's rows: success by difficulty, and what each adds to the one above it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.report.ablation import ablation_json, ablations
from pytest_androidbench.report.ablation_told import ablation_table
from pytest_androidbench.report.arena.told import table_lines, table_markdown
from tests.records.samples import MANIFEST, record

AGENT = "androidgen"


def run(name: str, *records: Record, **fields: Any) -> RunContents:
    options = {"modules": name}
    manifest = replace(MANIFEST, agent=AGENT, agent_options=options, **fields)
    return RunContents(path=Path(name), manifest=manifest, attempts=tuple(map(stored, records)))


def episodes(easy: int, hard: int, of: int = 20) -> list[Record]:
    """So many tasks of each difficulty, of which the first so many pass."""
    return [
        record(
            f"{level}{task:02}",
            0,
            Outcome.PASSED if task < passed else Outcome.FAILED,
            difficulty=level,
        )
        for level, passed in (("hard", hard), ("easy", easy))
        for task in range(of)
    ]


def test_each_row_is_rated_by_difficulty_and_paired_with_the_one_above() -> None:
    runs = {
        "none": run("none", *episodes(10, 0)),
        "quote": run("quote", *episodes(10, 1)),
        "all": run("all", *episodes(20, 11)),
    }
    (found,) = ablations(runs, AGENT)
    base, quote, whole = found.rows
    assert found.kind == "simulated"
    assert list(base.rates) == ["easy", "hard", "all"]
    assert [rate.interval.estimate for rate in whole.rates.values()] == [1, 0.55, 0.775]
    assert (base.gap, base.above) == (None, None)
    assert quote.gap is not None
    assert whole.gap is not None
    assert (quote.gap.shown, whole.gap.shown) == (False, True)
    assert whole.gap.difference.estimate == pytest.approx(0.5)
    assert whole.gap.adjusted > whole.gap.chance.p


def test_a_cell_without_a_score_is_in_no_difference_and_is_told() -> None:
    fault = record("hard19", 0, Outcome.INFRA_ERROR, score=None, difficulty="hard")
    runs = {
        "none": run("none", *episodes(10, 0)),
        "all": run("all", *episodes(12, 0)[:19], *episodes(12, 0)[20:], fault),
    }
    (found,) = ablations(runs, AGENT)
    gap = found.rows[1].gap
    assert gap is not None
    assert (gap.difference.cells, found.rows[1].rates["all"].unscored) == (39, 1)
    names = {"none": "none", "all": "+ all"}
    told = "\n".join(map(str, table_lines(ablation_table(found, names))))
    assert "+ all 12 of 39 passed, 1 without a score" in told
    assert "not compared with the row above: 1 unscored in the new run" in told


def test_it_is_told_as_text_markdown_and_json() -> None:
    runs = {
        "none": run("none", *episodes(2, 0)),
        "all": run("all", *episodes(20, 11)),
    }
    found = ablations(runs, AGENT)
    table = ablation_table(found[0], {"none": "none", "all": "+ all"})
    assert "+72.5 points" in "\n".join(map(str, table_lines(table)))
    assert "| + all | 100% (" in table_markdown(table)
    plain = json.loads(ablation_json(found))
    base, whole = plain["kinds"][0]["rows"]
    assert (base["gap"], base["above"]) == (None, None)
    assert whole["success"]["easy"]["passed"] == 20
    assert whole["gap"]["difference"]["estimate"] == pytest.approx(0.725)
    assert whole["above"]["finding"] == "better"


def test_tasks_without_a_difficulty_have_one_rate() -> None:
    runs = {"none": run("none", record(difficulty=""))}
    assert list(ablations(runs, AGENT)[0].rows[0].rates) == ["all"]


def test_rows_of_unlike_runs_are_refused() -> None:
    runs = {"none": run("none", record()), "all": run("all", record(), checks="upstream")}
    with pytest.raises(ComparisonError, match="checks"):
        ablations(runs, AGENT)
