"""SQL that fills a new database: what `App.contents` of an app names gives it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, cast

from pytest_androidbench.phone.kit.tables import kept_fields


def inserts(table: str, rows: Iterable[Any]) -> str:
    """The statements that put values of data classes into a table, as `Table` would keep them.

    A field `id` of the value 0, "" or None is left to the database.
    """
    return "".join(_insert(table, row) for row in rows)


def _insert(table: str, row: Any) -> str:
    kept = kept_fields(cast("Hashable", type(row)))
    values = {
        each.column: each.write(getattr(row, each.field))
        for each in kept
        if each.field != "id" or row.id
    }
    names, literals = ", ".join(values), ", ".join(map(literal, values.values()))
    return f"INSERT INTO {table} ({names}) VALUES ({literals});\n"  # noqa: S608


def literal(value: str | float | bytes | None) -> str:
    """A value as SQL has it."""
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f"x'{value.hex()}'"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return repr(value)
