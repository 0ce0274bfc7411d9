"""Queries as SQL over a table or view of a database."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pytest_androidbench.phone.system.databases import Database, DatabaseError, Value
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    Values,
)

_COLUMN: Final = re.compile(r"(?:(?:count|max|min|sum|avg)\([\w.*]+\)|[\w.]+|\*)(?: as \w+)?", re.I)
ONE: Final = "_id = ?"
"""The condition for one row, as providers themselves write it."""
SQLITE: Final = "android.database.sqlite.SQLiteException"


def select(
    database: Database,
    source: str,
    request: ContentQuery,
    own_where: str = "",
    *,
    columns: Sequence[str] = (),
) -> QueryResult:
    """Rows of a table, a view or (naming its columns) a subquery that a request asks for."""
    columns = columns or columns_of(database, source)
    for name in request.projection:
        plain = name.split(".")[-1]
        if plain not in columns and ("(" not in name or not _COLUMN.fullmatch(name)):
            raise ProviderError(f"Invalid column {name}")
    shown = ", ".join(_quoted(name) for name in request.projection) or "*"
    where = condition(own_where, request.where)
    order = f" ORDER BY {request.sort}" if request.sort else ""
    sql = f"SELECT {shown} FROM {source}{where}{order}"  # noqa: S608 - as the real ones do
    try:
        rows = database.asked(sql, *request.args)
    except DatabaseError as error:
        raise ProviderError(
            f"{error} (code 1 SQLITE_ERROR): , while compiling: {sql}", SQLITE
        ) from error
    return QueryResult(list(request.projection) or columns, rows)


def literal(text: str) -> str:
    """A text as SQL writes it."""
    return "'" + text.replace("'", "''") + "'"


def keys(database: Database, source: str, request: ContentQuery, own_where: str = "") -> list[int]:
    """`_id`s of the rows a request means."""
    found = select(
        database,
        source,
        ContentQuery(projection=["_id"], where=request.where, args=request.args),
        own_where,
    )
    return [int(row[0] or 0) for row in found.rows]


def insert(database: Database, table: str, values: Values) -> int:
    """Add a row; returns its `_id`."""
    known = _known(database, table, values)
    names = ", ".join(known)
    marks = ", ".join("?" for _ in known)
    sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608
    if not known:
        sql = f"INSERT INTO {table} DEFAULT VALUES"
    return _run(database, sql, list(known.values()))[1]


def update(
    database: Database, table: str, values: Values, where: str, args: Sequence[Value]
) -> int:
    """Change rows; returns how many."""
    known = _known(database, table, values)
    if not known:
        return 0
    where, args = _found(database, table, where, args)
    changes = ", ".join(f"{name} = ?" for name in known)
    sql = f"UPDATE {table} SET {changes}{condition(where)}"  # noqa: S608
    return _run(database, sql, [*known.values(), *args])[0]


def delete(database: Database, table: str, where: str, args: Sequence[Value]) -> int:
    """Remove rows; returns how many."""
    where, args = _found(database, table, where, args)
    return _run(database, f"DELETE FROM {table}{condition(where)}", list(args))[0]  # noqa: S608


def _found(
    database: Database, table: str, where: str, args: Sequence[Value]
) -> tuple[str, Sequence[Value]]:
    """The rows that a condition means; by their numbers where a client wrote the condition."""
    if not database.asking.active or where in ("", ONE):
        return where, args
    try:
        rows = database.asked(f"SELECT rowid FROM {table}{condition(where)}", *args)  # noqa: S608
    except DatabaseError as error:
        raise ProviderError(str(error), SQLITE) from error
    return f"rowid IN ({', '.join(str(row[0]) for row in rows)})", ()


def columns_of(database: Database, source: str) -> list[str]:
    """Column names of a table or view."""
    return [row["name"] for row in database.query(f"PRAGMA table_info({source})")]


def condition(*parts: str) -> str:
    """A WHERE clause of several conditions, or nothing."""
    given = [f"({part})" for part in parts if part]
    return " WHERE " + " AND ".join(given) if given else ""


def both(one: str, other: str) -> str:
    """The condition that two conditions hold, either of which may be empty."""
    return condition(one, other).removeprefix(" WHERE ")


def _known(database: Database, table: str, values: Values) -> Values:
    columns = columns_of(database, table)
    for name in values:
        if name not in columns:
            raise ProviderError(
                f"table {table} has no column named {name} (code 1 SQLITE_ERROR)", SQLITE
            )
    return values


def _run(database: Database, sql: str, params: list[Value]) -> tuple[int, int]:
    try:
        return database.execute(sql, *params)
    except DatabaseError as error:
        kind = "android.database.sqlite.SQLiteConstraintException"
        raise ProviderError(str(error), kind if "constraint" in str(error) else SQLITE) from error


def _quoted(name: str) -> str:
    return f'"{name}"' if name.isidentifier() else name
