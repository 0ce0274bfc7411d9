"""What is trained on is compared with what is evaluated on: by cell, by task, by text."""

from __future__ import annotations

from pytest_androidbench.records.record import Cell
from pytest_androidbench.training.contamination import Evaluated, EvaluatedCells

CELL = Cell(suite="desk", task="WriteNote", seed=10)
KNOWN = EvaluatedCells([Evaluated(cell=CELL, goal="Write a note called “Milk”.")])


def test_the_same_cell_is_the_worst() -> None:
    assert KNOWN.overlap(CELL, "anything") == "cell"


def test_another_seed_is_the_same_task() -> None:
    assert KNOWN.overlap(Cell(suite="desk", task="WriteNote", seed=0), "anything") == "task"


def test_a_task_of_the_same_name_in_another_suite_is_another() -> None:
    assert KNOWN.overlap(Cell(suite="other", task="WriteNote", seed=10), "anything") == ""


def test_texts_are_alike_whatever_their_case_and_punctuation() -> None:
    assert KNOWN.overlap(None, "write a  NOTE called milk") == "text"
    assert KNOWN.overlap(None, "write a note called bread") == ""


def test_a_text_without_words_is_like_none() -> None:
    nothing = EvaluatedCells([Evaluated(cell=CELL, goal="...")])
    assert nothing.overlap(None, "!") == ""
