"""Rows of queries as values of data classes, with what they hold inside one another."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.tables import column, from_row


@dataclass(frozen=True, kw_only=True)
class Way:
    """A part of a row."""

    metres: float = column("length", default=0.0)
    steps: int | None = None


@dataclass(frozen=True, kw_only=True)
class Walk:
    """A row."""

    id: int = column("_id", default=0)
    name: str = ""
    way: Way = Way()
    friends: tuple[str, ...] = column(default=(), kept=False)


def test_a_data_class_in_a_data_class_is_read_from_the_same_row() -> None:
    row = {"_id": 3, "name": None, "length": None, "steps": 12, "more": 1}
    assert from_row(Walk, row) == Walk(id=3, name="", way=Way(metres=0.0, steps=12))
