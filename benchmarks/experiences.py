"""What a large database of experiences costs: to be made, opened and searched."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.figures import Figure, median, timed
from pytest_androidbench.errors import MissingPackage
from pytest_androidbench.experiences.database import ExperienceDatabase, keep_vectors
from pytest_androidbench.experiences.encoding import encoder_named
from pytest_androidbench.experiences.experience import Experience
from pytest_androidbench.experiences.guards import GUARDS
from pytest_androidbench.experiences.query import Query
from pytest_androidbench.experiences.ranking import packed
from pytest_androidbench.experiences.search import ExperienceSearch
from pytest_androidbench.records.record import Cell

ENTRIES: Final = 10_000
TASKS: Final = 116
REPLY: Final = 800
"""Characters of a reply, of which a transcript has 20."""
COMMON: Final = ("the", "a", "in", "to", "of", "and", "with", "app", "add", "delete")
WORDS: Final = tuple(f"word{number}" for number in range(3_000))
APPS: Final = ("Markor", "Contacts", "Clock", "Settings", "Files")


def experience_figures() -> Iterator[Figure]:
    """A database of 10,000: made, with vectors and without, opened, and searched."""
    chance = random.Random(ENTRIES)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "experiences.db"
        start = time.perf_counter()
        ExperienceDatabase.create(path, (_entry(chance, at) for at in range(ENTRIES))).close()
        took = time.perf_counter() - start
        size = path.stat().st_size / 1e6
        yield Figure(name=f"experiences: {ENTRIES:,} are built", unit="s", target=60, value=took,
                     note=f"{size:.0f} MB")  # fmt: skip
        yield from _searches(path, chance, "bm25")
        try:
            yield from _vectors(path, "wordllama")
        except MissingPackage:
            return
        yield from _searches(path, chance, "wordllama")


def _vectors(path: Path, name: str) -> Iterator[Figure]:
    encoder = encoder_named(name)
    assert encoder is not None
    start = time.perf_counter()
    tasks = [head.task for head in ExperienceDatabase.open(path).heads()]
    keep_vectors(path, encoder.name, packed(tasks, encoder).items())
    yield Figure(name=f"experiences: vectors by {name}", unit="s", target=60,
                 value=time.perf_counter() - start)  # fmt: skip


def _searches(path: Path, chance: random.Random, name: str) -> Iterator[Figure]:
    start = time.perf_counter()
    encoder = encoder_named(name)
    ExperienceSearch(ExperienceDatabase.open(path), encoder)
    yield Figure(name=f"experiences: opened for {name}", unit="ms",
                 value=(time.perf_counter() - start) * 1000)  # fmt: skip
    for guard in GUARDS:
        search = ExperienceSearch(ExperienceDatabase.open(path), encoder, guard=guard)
        taken = timed(lambda s=search: s.best(_query(chance)), repeats=100)  # type: ignore[misc]
        yield Figure(name=f"experiences: searched by {name}, guard {guard}", unit="ms", target=20,
                     value=median(taken), note=f"slowest {max(taken):.1f}")  # fmt: skip


def _entry(chance: random.Random, at: int) -> Experience:
    task = _text(chance)
    return Experience(
        key=f"key{at}",
        task=task,
        init_state="Home",
        example=task + "x" * REPLY * 20,
        complete=at % 5 > 0,
        record=f"key{at}",
        run="c0ffee",
        cell=Cell(suite="suite", task=f"Task{at % TASKS}", seed=at // TASKS),
        apps=("Home", APPS[at % TASKS % len(APPS)]),
    )


def _query(chance: random.Random) -> Query:
    at = chance.randrange(TASKS)
    cell = Cell(suite="suite", task=f"Task{at}", seed=chance.randrange(100))
    return Query(task=_text(chance), cell=cell, app=APPS[at % len(APPS)])


def _text(chance: random.Random) -> str:
    return " ".join(chance.choices(COMMON, k=6) + chance.choices(WORDS, k=9))
