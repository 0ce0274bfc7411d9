"""Rows say where they are from, how long they are, and what they overlap with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.records.record import Cell
from pytest_androidbench.rounds.trajectory import TrajectorySource
from pytest_androidbench.training.contamination import Evaluated, EvaluatedCells
from pytest_androidbench.training.row import TrainingRow
from pytest_androidbench.training.rows import RowOptions, rows_of
from pytest_androidbench.training.selecting import Candidate
from pytest_androidbench.training.templates import ChatTemplate
from tests.training.trajectories import conditions, trajectory

CELL = Cell(suite="desk", task="WriteNote", seed=3)
SOURCE = TrajectorySource(run="0123", agent="androidgen", cell=CELL)
WHOLE = Candidate(
    trajectory=replace(trajectory(3), source=SOURCE),
    passed=True,
    conditions=conditions([("Open Joplin", 0), ("Write the note", 2)]),
)


def rows(options: RowOptions, *candidates: Candidate) -> list[TrainingRow]:
    return list(rows_of(candidates or [WHOLE], options))


def test_rows_name_their_source() -> None:
    first = rows(RowOptions(selection="oracle"))[0]
    assert (first.suite, first.task, first.seed, first.cell) == (
        "desk", "WriteNote", 3, CELL.key,
    )  # fmt: skip
    assert (first.run, first.agent, first.converted) == ("0123", "androidgen", False)
    assert first.id == "1720533256/action/0"


def test_ids_differ() -> None:
    ids = [one.id for one in rows(RowOptions(selection="critic"))]
    assert len(ids) == len(set(ids)) == 4


def test_of_a_part_the_instruction_is_that_of_the_part() -> None:
    part = rows(RowOptions(selection="critic"))[-1]
    assert part.part
    assert part.instruction == "Open Joplin"
    assert "Open Joplin" in part.messages[1].content


def test_tokens_are_counted_and_long_rows_marked() -> None:
    found = rows(RowOptions(selection="all"))
    least = min(one.tokens for one in found)
    assert least > 100
    assert {one.tokenizer for one in found} == {"utf8_bytes_div_3"}
    assert not any(one.too_long for one in found)
    assert all(one.too_long for one in rows(RowOptions(selection="all", length=least - 1)))


def test_the_vocabulary_of_openai_counts_less_than_the_estimate() -> None:
    pytest.importorskip("bpe_openai", reason="it is an extra, which scripts/test installs")
    estimated = rows(RowOptions(selection="all"))[0].tokens
    counted = rows(RowOptions(selection="all", tokenizer="cl100k_base"))[0].tokens
    assert 0 < counted < estimated


def test_all_rows_of_a_task_are_on_one_side() -> None:
    other = replace(WHOLE.trajectory, source=replace(SOURCE, cell=replace(CELL, seed=9)))
    options = RowOptions(selection="critic", test_share=0.5)
    found = rows(options, WHOLE, Candidate(trajectory=other, conditions=WHOLE.conditions))
    assert len({one.split for one in found}) == 1


def test_what_is_evaluated_on_is_marked() -> None:
    evaluated = EvaluatedCells([Evaluated(cell=replace(CELL, seed=10), goal="Do it")])
    assert {one.overlap for one in rows(RowOptions(selection="critic", evaluated=evaluated))} == {
        "task"
    }
    published = Candidate(
        trajectory=trajectory(1, task="do it!"), conditions=conditions([("It", 0)])
    )
    (only,) = rows(RowOptions(evaluated=evaluated), published)
    assert (only.overlap, only.suite, only.seed, only.cell) == ("text", "", None, "")


def test_a_template_gives_each_row_its_text() -> None:
    found = rows(RowOptions(selection="oracle", template=ChatTemplate("chatml")))
    assert all(one.text.endswith(f"{one.target}<|im_end|>\n") for one in found)


def test_nothing_selected_gives_no_rows() -> None:
    assert rows(RowOptions(), Candidate(trajectory=trajectory(3))) == []
