"""What is told beside a rate: quantiles of what episodes took, pass@k, what tasks make of it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.plan import Planned
from pytest_androidbench.records.record import Record, Timing, Usage
from pytest_androidbench.records.standing import PIN
from pytest_androidbench.records.studied import STUDY
from pytest_androidbench.report.details_told import amount_text
from pytest_androidbench.report.exports import summary_json
from pytest_androidbench.report.figures import figures
from pytest_androidbench.report.markdown import markdown
from pytest_androidbench.report.terminal import run_lines
from pytest_androidbench.stats.intervals import wilson
from pytest_androidbench.stats.quantiles import quantile_interval
from tests.records.samples import MANIFEST, record


def run(*records: Record, **fields: Any) -> RunContents:
    attempts = tuple(map(stored, records))
    return RunContents(path=Path("run"), manifest=MANIFEST, attempts=attempts, **fields)


def took(tasks: int, seeds: int, **fields: Any) -> list[Record]:
    """Steps 1, 2, 3 ... task by task, every second episode passed."""
    return [
        record(
            f"T{task}", seed, (Outcome.PASSED, Outcome.FAILED)[seed % 2],
            steps=1 + task * seeds + seed, timing=Timing(total=10.0 + task), **fields,
        )
        for task in range(tasks)
        for seed in range(seeds)
    ]  # fmt: skip


def test_quantiles_are_over_what_was_scored() -> None:
    lost = record("T0", 99, Outcome.INFRA_ERROR, steps=999)
    (detail,) = figures(run(*took(6, 4), lost)).details
    steps, seconds = detail.taken
    assert (steps.name, steps.episodes, steps.mean) == ("steps", 24, 12.5)
    assert steps.median == quantile_interval(
        {str(task): [1.0 + task * 4 + seed for seed in range(4)] for task in range(6)}, 0.5
    )
    assert seconds.median.estimate == 12.5


def test_tokens_and_money_are_told_where_there_are_any() -> None:
    (detail,) = figures(run(*took(6, 4, usage=Usage(tokens=1200, money=0.02)))).details
    assert [one.name for one in detail.taken] == ["steps", "seconds", "tokens", "money"]
    lines = [
        str(line) for line in run_lines(run(*took(6, 4, usage=Usage(tokens=1200, money=0.02))))
    ]
    at = next(n for n, line in enumerate(lines) if line.startswith("took:"))
    assert [line.split()[:2] for line in lines[at + 1 : at + 5]] == [
        ["steps", "12.5"], ["seconds", "12.5"], ["tokens", "1,200"], ["dollars", "0.0200"],
    ]  # fmt: skip
    assert len({len(line) for line in lines[at : at + 5]}) == 1
    assert len(lines[at]) <= 80


def test_few_episodes_have_no_quantiles_to_tell() -> None:
    assert not any(str(line).startswith("took") for line in run_lines(run(record())))


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("steps", 7, "7.0"), ("steps", 312, "312"), ("tokens", 7, "7"), ("tokens", 12_345, "12k"),
        ("tokens", 2_345_678, "2.3M"), ("money", 0.0123, "0.0123"), ("money", 12.5, "12.50"),
    ],
)  # fmt: skip
def test_amounts_fit_their_columns(name: str, value: float, text: str) -> None:
    assert amount_text(name, value) == text


def test_what_tasks_make_of_the_rate_is_said_beside_it() -> None:
    contents = run(*took(6, 4))
    text = " ".join(" ".join(map(str, run_lines(contents))).split())
    assert "of exactly these tasks, not of others like them: " in text
    assert "design effect 1.0, as much as 24 independent episodes would tell" in text
    (success,) = json.loads(summary_json(contents, figures(contents)))["success"]
    assert success["clustering"]["fixed"]["method"] == "stratified by task"
    # Tasks, not episodes, are few: alike in themselves they are worth one episode each.
    alike = [replace(one, outcome=Outcome.PASSED if one.cell.task < "T3" else Outcome.FAILED)
             for one in took(6, 4)]  # fmt: skip
    text = " ".join(" ".join(map(str, run_lines(run(*alike)))).split())
    assert "design effect 4.0, as much as 6 independent episodes would tell" in text


def test_pass_at_k_and_the_flip_rate_stand_beside_pass_hat_k() -> None:
    contents = run(*took(4, 2), record("Sure", 0), record("Sure", 1))
    (steady,) = figures(contents).steadiness
    assert (steady.all_passed, steady.any_passed) == (0.2, 1.0)
    assert steady.flip_rate == wilson(4, 5)
    text = " ".join(" ".join(map(str, run_lines(contents))).split())
    assert (
        "pass^2 20%, pass@2 100% over 2 seeds; 4 of 5 tasks both pass and fail (37.6% to 96.4%)"
        in text
    )


def test_seconds_are_no_part_of_what_equal_runs_have_in_common() -> None:
    contents = run(*took(6, 4))
    summary = json.loads(summary_json(contents, figures(contents)))
    assert [one["name"] for one in summary["success"][0]["taken"]] == ["steps"]
    (seconds,) = summary["timing"]["taken"]
    assert seconds["taken"]["median"]["estimate"] == 12.5


def test_what_is_part_of_no_rate_has_headings_of_its_own_in_markdown() -> None:
    def at(task: str, *variation: tuple[str, str]) -> Record:
        one = record(task, outcome=Outcome.FAILED, reason=f"reason of {task}")
        return replace(one, cell=replace(one.cell, variation=variation))

    pinned, held = at("Pinned", (PIN, "1a2b")), at("Held")
    studied = at("Studied", (STUDY, "001-look-1a2b3c4d"))
    plan = (Planned(cell=held.cell, quarantine="2026-11-02: flaky"),)
    contents = run(at("Rated"), pinned, held, studied, planned=plan)
    text = markdown(contents, figures(contents))
    assert "### Pinned cases: 1 episode, 0 passed, no part of the rate" in text
    assert "### Quarantine: 1 episode, 0 passed, no part of the rate" in text
    assert "### Studies: 1 episode, no part of the rate" in text
    listed = text.partition("<details>")[2]
    assert "1 episode not passed" in listed
    assert "reason of Rated" in listed
    assert "reason of Pinned" not in listed
