"""Recall at 1: how often what is found first is of the task that is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.recall import recall
from pytest_androidbench.experiences.search import ExperienceSearch
from tests.experiences.made import cell, database, experience

ENTRIES = [
    experience(f"milk{seed}", f"Buy {seed} litres of milk", cell=cell("Milk", seed))
    for seed in range(3)
] + [
    experience(f"wake{seed}", f"Wake me at {seed}", cell=cell("Wake", seed), apps=("Clock",))
    for seed in range(3)
]


def test_queries_of_other_seeds_find_their_task(tmp_path: Path) -> None:
    queries = [Query(task=f"Buy {seed} litres of milk", cell=cell("Milk", seed), app="Shop")
               for seed in range(10, 14)]  # fmt: skip
    queries.append(Query(task="Please wake up the litres of milk", cell=cell("Wake", 10)))
    found = recall(ExperienceSearch(database(tmp_path, *ENTRIES)), queries)
    assert (found.same_task.passed, found.same_task.episodes, found.same_task.tasks) == (4, 5, 2)
    assert (found.same_app.passed, found.same_app.episodes) == (4, 4)
    assert (found.queries, found.nothing, found.alone) == (5, 0, 0)
    assert found.same_task.interval.low < 0.8 < found.same_task.interval.high


def test_what_can_find_no_example_of_its_task_is_counted_apart(tmp_path: Path) -> None:
    search = ExperienceSearch(database(tmp_path, *ENTRIES))
    found = recall(search, [Query(task="Buy tea", cell=cell("Tea", 0), app="Shop")])
    assert (found.same_task.known, found.alone) == (False, 1)
    assert found.same_app.passed == 1


def test_held_out_by_task_none_is_of_the_same_task(tmp_path: Path) -> None:
    search = ExperienceSearch(database(tmp_path, *ENTRIES), guard="task")
    queries = [Query(task="Buy milk", cell=cell("Milk", seed)) for seed in range(3)]
    found = recall(search, queries)
    assert (found.alone, found.nothing) == (3, 3)


def test_the_same_cell_counts_for_nothing(tmp_path: Path) -> None:
    search = ExperienceSearch(database(tmp_path, ENTRIES[0], ENTRIES[4]))
    found = recall(search, [Query(task=ENTRIES[0].task, cell=ENTRIES[0].cell)])
    assert (found.alone, found.nothing) == (1, 1)


def test_a_query_of_no_cell_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'Buy milk' is of no cell"):
        recall(ExperienceSearch(database(tmp_path)), [Query(task="Buy milk")])
