"""Recall at 1 over AndroidWorld's goals is what the page about experiences says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.experiences.database import ExperienceDatabase
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.guards import Guard
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.recall import recall
from pytest_androidbench.experiences.search import ExperienceSearch
from pytest_androidbench.records.record import Cell
from pytest_androidbench.stats.rates import Rate
from pytest_androidbench.tasks.goal import render
from pytest_androidbench.tasks.params import draws
from pytest_androidbench.tasks.task import Task
from tests.docs.tables import table
from tests.experiences.made import experience

KNOWN: Final = range(3)
"""Seeds of the experiences."""
ASKED: Final = range(10, 15)
ROWS: Final = table(
    "docs/androidgen-experiences.md", "encoder", "asked in", "held out", "same task", "same app"
)
HELD: Final[dict[str, tuple[Guard, bool]]] = {
    "cell": ("cell", False),
    "cell, and the same text": ("cell", True),
    "task": ("task", False),
}


def cell(task: Task, seed: int) -> Cell:
    return Cell(suite=suite_of().name, task=task.id, seed=seed)


@cache
def base(folder: Path) -> ExperienceDatabase:
    entries = [
        experience(cell(task, seed).key, render(task.goal, params), cell=cell(task, seed),
                   apps=("Home", task.app))
        for task in tasks_of().values()
        for seed, params in zip(KNOWN, draws(task, suite_of().name, KNOWN), strict=True)
    ]  # fmt: skip
    return ExperienceDatabase.create(folder / "base.db", entries)


@cache
def queries(asked_in: str) -> list[Query]:
    return [
        Query(task=text, cell=cell(task, seed), app=task.app)
        for task in tasks_of().values()
        for seed, params in zip(ASKED, draws(task, suite_of().name, ASKED), strict=True)
        for text in texts(task, params, asked_in)
    ]


def texts(task: Task, params: dict[str, object], asked_in: str) -> Iterator[str]:
    templates = (task.goal,) if asked_in == "other seeds" else task.wordings
    return (render(each, params) for each in templates)


def told(rate: Rate) -> str:
    if not rate.known:
        return "-"
    interval = rate.interval
    share, low, high = (100 * x for x in (interval.estimate, interval.low, interval.high))
    return f"{share:.1f} ({low:.1f} to {high:.1f}) of {rate.episodes}"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("base")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: "-".join(row[:3]))
def test_each_row_is_what_is_measured(row: tuple[str, ...], folder: Path) -> None:
    encoder, asked_in, held, *shares = row
    if encoder == "wordllama" and find_spec("wordllama") is None:
        pytest.skip("wordllama is not installed")
    guard, different = HELD[held]
    search = ExperienceSearch(
        base(folder), encoder_named(encoder), guard=guard, different_text=different
    )
    found = recall(search, queries(asked_in))
    measured = [told(found.same_task), told(found.same_app)]
    if encoder == "bm25":
        assert shares == measured
    else:
        # Sums of the last digits differ between processors, and now and then decide between two.
        assert numbers(shares) == pytest.approx(numbers(measured), abs=1)


def numbers(shares: list[str]) -> list[float]:
    return [float(number) for number in re.findall(r"[\d.]+", " ".join(shares))]


def test_the_texts_that_are_the_same_are_as_many_as_is_said(folder: Path) -> None:
    known = {head.task for head in base(folder).heads()}
    same = sum(query.task in known for query in queries("other seeds"))
    page = Path(__file__).parents[2] / "docs" / "androidgen-experiences.md"
    assert f"{same} of the {len(queries('other seeds'))} goals" in page.read_text("utf-8")
