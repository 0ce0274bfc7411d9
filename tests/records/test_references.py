"""How many steps a cell needs: what its solution took, looked up, joined, and kept with a run."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from pytest_androidbench.codec import to_json
from pytest_androidbench.errors import RunDirectoryError
from pytest_androidbench.records.contents import read_contents
from pytest_androidbench.records.merge import merge
from pytest_androidbench.records.outcome import Outcome
from pytest_androidbench.records.record import Record
from pytest_androidbench.records.reference import (
    REFERENCE,
    Reference,
    ReferenceCell,
    ReferenceSteps,
    read_reference,
    solved,
    together,
)
from tests.records.samples import cell, record, stored_run


def needed(steps: int, **fields: Any) -> ReferenceCell:
    """What the solution took in a cell of these params."""
    found = solved(record(steps=steps, **fields), "reference")
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("fields", "agent", "plays"),
    [
        ({}, "reference", True),
        ({}, "agents:Mine", False),
        ({}, "", False),
        ({"audit": "solution"}, "audit", True),
        ({"audit": "null"}, "reference", False),
        ({"audit": "mistake:early"}, "reference", False),
        ({"outcome": Outcome.FAILED}, "reference", False),
        ({"audit": "solution", "outcome": Outcome.INVALID}, "audit", False),
    ],
)
def test_only_a_solution_that_passed_tells_what_is_needed(
    fields: dict[str, Any], agent: str, *, plays: bool
) -> None:
    assert (solved(record(**fields), agent) is not None) is plays


def test_repeats_and_params_of_a_cell() -> None:
    found = needed(7, cell=cell(repeat=2), params={"litres": 1})
    assert (found.cell, found.steps) == (cell(), 7)
    assert found.params == needed(9, params={"litres": 1}).params
    assert found.params != needed(7, params={"litres": 2}).params
    assert len(found.params) == 16


def test_steps_are_looked_up_by_cell_and_params_and_the_fewest_count() -> None:
    params = {"litres": 1}
    steps = ReferenceSteps(
        [needed(n, params=params) for n in (9, 7, 8)] + [needed(3, cell=cell("Other"))]
    )
    assert steps.of(record(params=params, cell=cell(repeat=4))) == 7
    assert steps.of(record(params={"litres": 2})) is None
    assert steps.of(record(params=params, cell=cell(seed=1))) is None
    assert steps.of(record(cell=cell("Other"))) == 3
    assert ReferenceSteps([]).of(record()) is None
    assert [one.steps for one in steps.cells] == [7, 3]


@pytest.mark.parametrize(
    ("outcome", "took", "efficiency"),
    [
        (Outcome.PASSED, 4, 1.0),
        (Outcome.PASSED, 2, 1.0),
        (Outcome.PASSED, 8, 0.5),
        (Outcome.FAILED, 4, 0.0),
        (Outcome.AGENT_ERROR, 4, 0.0),
        (Outcome.INFRA_ERROR, 4, None),
        (Outcome.SKIPPED, 4, None),
    ],
)
def test_efficiency_is_the_needed_steps_over_those_taken(
    outcome: Outcome, took: int, efficiency: float | None
) -> None:
    steps = ReferenceSteps([needed(4)])
    assert steps.efficiency(record(outcome=outcome, steps=took)) == efficiency


def test_of_a_cell_that_nobody_has_solved_no_efficiency_is_known() -> None:
    assert ReferenceSteps([needed(4)]).efficiency(record("Other")) is None
    assert ReferenceSteps([needed(0)]).efficiency(record()) is None


def test_what_several_have_is_joined_alike_in_whatever_order() -> None:
    some = [
        Reference(runs=("b",), cells=(needed(5), needed(6, cell=cell("Aa")))),
        Reference(runs=("a", "b"), cells=(needed(4),)),
        Reference(cells=(needed(8, params={"x": 1}),)),
    ]
    (found,) = {together(order) for order in permutations(some)}
    assert found.runs == ("a", "b")
    keys = [(one.cell.key, one.params) for one in found.cells]
    assert keys == sorted(keys)
    assert sorted(one.steps for one in found.cells) == [4, 6, 8]
    assert together([]) == Reference()


def test_what_was_taken_over_is_read_back_and_merged(tmp_path: Path) -> None:
    runs = [stored_run(tmp_path / name, record(seed=seed)) for seed, name in enumerate("ab")]
    assert read_reference(runs[0].path) == Reference()
    kept = Reference(runs=("solutions",), cells=(needed(4),))
    runs[0].write(REFERENCE, to_json(kept))
    assert read_reference(runs[0].path) == read_contents(runs[0].path).reference == kept
    merged = merge(tmp_path / "out", [run.path for run in runs]).run
    assert merged.contents().reference == kept
    data = (merged.path / REFERENCE).read_bytes()
    assert data.startswith(b'{\n  "cells"')
    assert data.endswith(b"}\n")


def test_runs_without_any_are_merged_without_a_file(tmp_path: Path) -> None:
    stored_run(tmp_path / "a", record())
    merge(tmp_path / "out", [tmp_path / "a"])
    assert not (tmp_path / "out" / REFERENCE).exists()


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    (tmp_path / REFERENCE).write_bytes(b"{")
    with pytest.raises(RunDirectoryError, match=r"reference\.json is damaged: .*; delete it"):
        read_reference(tmp_path)
    (tmp_path / REFERENCE).unlink()
    (tmp_path / REFERENCE).mkdir()
    with pytest.raises(RunDirectoryError, match=r"reference\.json is damaged: .*; delete it"):
        read_reference(tmp_path)


def test_a_variation_is_a_cell_of_its_own() -> None:
    dark = replace(cell(), variation=(("theme", "dark"),))
    of_dark: Record = record(cell=dark)
    assert ReferenceSteps([needed(4)]).of(of_dark) is None
    assert ReferenceSteps([needed(4), needed(6, cell=dark)]).of(of_dark) == 6
