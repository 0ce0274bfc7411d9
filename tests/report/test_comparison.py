"""Two agents on the same cells: pairs, what is left out, and what is said."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.errors import ComparisonError
from pytest_androidbench.records.contents import RunContents, stored
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Cell, DeviceInfo, Record, Timing, Usage
from pytest_androidbench.report.comparison import Comparison, Stratum, compare
from pytest_androidbench.report.comparison_files import comparison_json, comparison_markdown
from pytest_androidbench.report.verdicts import comparison_lines
from tests.records.samples import MANIFEST, record

NASTY = "<script>alert(1)</script>\x1b[31m | `x` \u202eevil"


def run(*records: Record, agent: str = "agents:Old", name: str = "old") -> RunContents:
    manifest = replace(MANIFEST, agent=agent)
    return RunContents(path=Path(name), manifest=manifest, attempts=tuple(map(stored, records)))


def compared(old: list[Record], new: list[Record], **options: Any) -> Comparison:
    return compare(run(*old), run(*new, agent="agents:New", name="new"), **options)


def only(found: Comparison) -> Stratum:
    (stratum,) = found.strata
    return stratum


def tasks(number: int, passed: int, seeds: int = 1, **fields: Any) -> list[Record]:
    """Records of so many tasks, of which the first so many pass."""
    return [
        record(f"T{task:03}", seed, Outcome.PASSED if task < passed else Outcome.FAILED, **fields)
        for task in range(number)
        for seed in range(seeds)
    ]


def test_a_clearly_better_agent_is_called_better() -> None:
    found = only(compared(tasks(30, 5), tasks(30, 20)))
    assert found.finding == "better"
    assert found.difference.estimate == pytest.approx(0.5)
    assert (len(found.gained), len(found.lost)) == (15, 0)
    assert found.discordance.p == pytest.approx(2 * 0.5**15)
    assert found.chance is not None
    assert found.chance.p < 0.01


def test_a_lucky_agent_is_not() -> None:
    old = [record(f"T{n}", 0, Outcome.PASSED if n % 2 else Outcome.FAILED) for n in range(12)]
    new = [record(f"T{n}", 0, Outcome.PASSED if n % 3 else Outcome.FAILED) for n in range(12)]
    found = compared(old, new)
    assert only(found).finding == "unknown"
    lines = comparison_lines(found)
    assert any("cannot tell which is better" in line for line in lines)
    assert any("finds a difference of" in line for line in lines)


def test_cells_that_cannot_be_paired_are_counted_by_their_reason() -> None:
    old = [
        record("A"), record("B"), record("C", outcome=Outcome.INFRA_ERROR), record("D"),
        record("E", params={"milk": 1}), record("S", outcome=Outcome.SKIPPED),
    ]  # fmt: skip
    new = [
        record("A"), record("C"), record("D", outcome=Outcome.INVALID),
        record("E", params={"milk": 2}), record("F"), record("S"),
    ]  # fmt: skip
    found = only(compared(old, new))
    assert [pair.cell.task for pair in found.pairs] == ["A"]
    assert found.dropped == {
        "only in the old run": 1,
        "only in the new run": 2,
        "unscored in the old run": 1,
        "unscored in the new run": 1,
        "drawn otherwise": 1,
    }


def test_variations_and_repeats_are_cells_of_their_own() -> None:
    def at(repeat: int, outcome: Outcome = Outcome.PASSED, **fields: Any) -> Record:
        cell = Cell(suite="shop", task="A", seed=0, repeat=repeat, **fields)
        return replace(record("A", 0, outcome), cell=cell)

    dark = at(0, variation=(("theme", "dark"),))
    found = only(compared([at(0), at(1), dark], [at(0), at(1, Outcome.FAILED)]))
    assert [pair.change for pair in found.pairs] == [0, -1]
    assert found.dropped == {"only in the old run": 1}


def test_kinds_of_device_are_never_pooled() -> None:
    real = DeviceInfo(kind="real")
    both = [*tasks(5, 5), *tasks(5, 0, device=real)]
    mixed = [replace(one, cell=replace(one.cell, seed=9)) for one in both[5:]]
    found = compared([*both[:5], *mixed], [*both[:5], *mixed])
    assert [(one.kind, len(one.pairs)) for one in found.strata] == [("real", 5), ("simulated", 5)]


def test_kinds_that_differ_are_compared_only_when_that_is_allowed() -> None:
    emulator = tasks(5, 3, device=DeviceInfo(kind="emulator"))
    with pytest.raises(ComparisonError, match=r"device\.kind"):
        compared(tasks(5, 5), emulator)
    found = only(compared(tasks(5, 5), emulator, allowed=["device"]))
    assert len(found.lost) == 2


def test_two_agents_of_one_run_are_compared_by_name() -> None:
    def by(agent: str, outcome: Outcome) -> list[Record]:
        return [record(f"T{n}", 0, outcome, agent=agent, override=agent) for n in range(8)]

    both = run(*by("x:A", Outcome.PASSED), *by("x:B", Outcome.FAILED))
    found = compare(both, both, old_agent="x:A", new_agent="x:B")
    assert only(found).finding == "worse"
    with pytest.raises(ComparisonError, match="has several agents; name one of x:A, x:B"):
        compare(both, both)
    with pytest.raises(ComparisonError, match="no agent x:C"):
        compare(both, both, old_agent="x:A", new_agent="x:C")
    with pytest.raises(ComparisonError, match="with itself"):
        compare(both, both, old_agent="x:A", new_agent="x:A")


def test_faults_that_are_not_alike_are_pointed_out() -> None:
    faulty = [record(f"F{n}", 0, Outcome.INFRA_ERROR) for n in range(8)]
    fine = [record(f"F{n}", 0) for n in range(8)]
    found = compared([*tasks(10, 5), *fine], [*tasks(10, 5), *faulty])
    assert only(found).infra == (0, 8)
    assert any("faults are not alike: 0 in the old run, 8" in x for x in comparison_lines(found))
    assert "not alike" in comparison_markdown(found)


def test_costs_are_over_what_both_ran_and_steps_over_what_both_passed() -> None:
    usage, timing = Usage(tokens=100, money=0.5), Timing(total=4.0)
    old = [record("A", steps=4, timing=timing), record("B", outcome=Outcome.FAILED, steps=90)]
    new = [record("A", steps=6, usage=usage), record("B", steps=3, usage=usage)]
    costs = {cost.name: cost for cost in only(compared(old, new)).costs}
    steps = costs["steps where both pass"]
    assert (steps.old.mean, steps.new.mean, steps.new.number) == (4, 6, 1)
    assert costs["seconds"].old.mean == 2
    assert costs["money"].new.mean == 0.5
    assert costs["tokens"].old.mean == 0


def test_the_gate_says_what_would_settle_it() -> None:
    found = compared(tasks(10, 5), tasks(10, 6), margin=0.05)
    judged = only(found).regression
    assert judged is not None
    assert judged.verdict == "inconclusive"
    assert any("more cells would settle it" in line for line in comparison_lines(found))


def test_a_loss_in_few_tasks_asks_for_tasks_and_not_for_seeds() -> None:
    found = compared(tasks(11, 11, seeds=3), tasks(11, 7, seeds=3), margin=0.05)
    text = "\n".join(comparison_lines(found))
    assert "so few tasks differ that chance would do it in 12.5% of cases" in text
    assert "only 4 tasks differ, and chance would do that too often; more tasks would" in text


@pytest.mark.parametrize(
    ("old", "new"),
    [([], []), (tasks(3, 3), []), (tasks(1, 1), tasks(1, 0)), (tasks(4, 4), tasks(4, 4))],
    ids=["nothing", "no cell in common", "one task", "all passed"],
)
def test_little_to_go_by_is_no_error_and_no_number_is_made_up(
    old: list[Record], new: list[Record]
) -> None:
    found = compared(old, new, margin=0.05)
    text = "\n".join([*comparison_lines(found), comparison_markdown(found)])
    assert "nan" not in text
    assert "inf " not in text
    plain = json.loads(comparison_json(found), parse_constant=pytest.fail)
    for stratum in plain["strata"]:
        assert stratum["finding"] == "unknown"


def test_all_infra_is_told_and_judges_nobody() -> None:
    faults = [record(f"T{n}", 0, Outcome.INFRA_ERROR) for n in range(4)]
    found = compared(faults, faults, margin=0.05)
    assert math.isnan(only(found).difference.estimate)
    assert any("no cell on which both were scored" in line for line in comparison_lines(found))


def test_foreign_text_stays_text() -> None:
    old = [record("A"), record("B")]
    new = [record("A", outcome=Outcome.FAILED, reason=NASTY), record("B")]
    found = compare(run(*old), run(*new, agent=NASTY, name="new"))
    shown = "\n".join([*comparison_lines(found), comparison_markdown(found)])
    assert "\x1b" not in shown
    assert "\u202e" not in shown
    assert "<script>" not in comparison_markdown(found)
