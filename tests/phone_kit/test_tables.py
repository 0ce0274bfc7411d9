"""Tables of an app whose rows are values of data classes."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.databases import Database
from tests.phone_system.sample import new_phone

SCHEMA = """
CREATE TABLE pets (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT, legs INTEGER, weight REAL,
  tame INTEGER, chip TEXT, colours TEXT, seen INTEGER DEFAULT 7);
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pet:
    """A row, with each kind of column."""

    id: int = column("_id", default=0)
    name: str = ""
    legs: int = 4
    weight: float = 0.0
    tame: bool = False
    chip: str | None = None
    colours: tuple[str, ...] = column(
        default=(), read=lambda text: tuple((text or "").split()), write=" ".join
    )


@pytest.fixture
def database() -> Database:
    return new_phone().databases.open("/data/data/com.ex/databases/pets.db", SCHEMA, None)


@pytest.fixture
def pets(database: Database) -> Table[Pet]:
    return Table(database, "pets", Pet)


WORDS = st.text(st.characters(categories=["L", "N"]), min_size=1)
PETS = st.builds(
    Pet,
    id=st.just(0),
    name=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")),
    legs=st.integers(-(2**63), 2**63 - 1),
    weight=st.floats(allow_nan=False),
    tame=st.booleans(),
    chip=st.none() | WORDS,
    colours=st.lists(WORDS).map(tuple),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(kept=PETS, later=PETS)
def test_what_is_kept_is_read_again(pets: Table[Pet], kept: Pet, later: Pet) -> None:
    id_ = pets.save(kept)
    assert pets.get(id_) == replace(kept, id=id_)
    assert pets.save(replace(later, id=id_)) == id_
    assert pets.get(id_) == replace(later, id=id_)
    assert pets.all("WHERE t._id = ?", id_) == [replace(later, id=id_)]


def test_null_is_nothing_where_a_field_cannot_be_none(database: Database, pets: Table[Pet]) -> None:
    database.execute("INSERT INTO pets (name) VALUES (NULL)")
    assert pets.all() == [Pet(id=1, legs=0)]


def test_columns_without_a_field_keep_what_they_have(database: Database, pets: Table[Pet]) -> None:
    id_ = pets.add(Pet(name="Tom"))
    assert database.value("SELECT seen FROM pets") == 7
    database.execute("UPDATE pets SET seen = 8")
    pets.save(Pet(id=id_, name="Tim"))
    pets.put(id_, tame=True, colours=("grey", "white"))
    assert database.value("SELECT seen FROM pets") == 8
    assert pets.get(id_) == Pet(id=id_, name="Tim", tame=True, colours=("grey", "white"))


def test_rows_are_counted_found_and_removed(pets: Table[Pet]) -> None:
    first, second, third = (pets.add(Pet(name=name, legs=2)) for name in ("a", "b", "c"))
    assert pets.count() == 3
    assert pets.count("WHERE name > ?", "a") == 2
    pets.remove([first, third])
    assert [pet.id for pet in pets.all()] == [second]
    assert pets.first("WHERE legs = ?", 3) is None
    assert pets.get(first) is None


def test_a_row_that_is_gone_is_added_under_its_key(pets: Table[Pet]) -> None:
    pets.save(Pet(id=9, name="back"))
    assert pets.get(9) == Pet(id=9, name="back")
