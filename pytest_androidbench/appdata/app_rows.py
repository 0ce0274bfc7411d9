"""Rows of an app's database as values of data classes whose fields are called like the columns.

A field `id` of whole numbers stands for the column `_id`, as Android's providers call it; one of
texts for `id`. A NULL reads as the empty value of the field's type.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final, TypeVar, get_type_hints

T = TypeVar("T")
_KEY: Final = "_id"


def read_as(kind: type[T], rows: Iterable[Mapping[str, Any]]) -> tuple[T, ...]:
    """Rows as values, in their order; other columns are left out."""
    types = get_type_hints(kind)
    return tuple(
        kind(
            **{name: _value(type_, row.get(_column(name, type_))) for name, type_ in types.items()}
        )
        for row in rows
    )


def add_rows(connection: sqlite3.Connection, table: str, values: Sequence[Any]) -> None:
    """Write values as rows of a table; an `id` of 0 is left to the database."""
    for value in values:
        row = {_column(name, type(each)): each for name, each in asdict(value).items()}
        if not row.get(_KEY, 1):
            del row[_KEY]
        names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" * len(row))
        sql = f'INSERT INTO "{table}" ({names}) VALUES ({marks})'  # noqa: S608 - our own names
        connection.execute(sql, list(row.values()))


def _column(field: str, type_: type[Any]) -> str:
    return _KEY if field == "id" and type_ is int else field


def _value(type_: type[Any], value: Any) -> Any:
    return type_() if value is None else type_(value)
