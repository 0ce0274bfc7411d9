"""`content://settings/...`."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import DatabaseError, Value
from pytest_androidbench.phone.system.databases.connecting import APP_STEPS, Connection, connect
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)
from pytest_androidbench.phone.system.providers.selecting import SQLITE, condition, literal

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

_TABLES: Final = ("system", "secure", "global")
_COLUMNS: Final = ("_id", "name", "value", "is_preserved_in_restore")


class SettingsProvider(RowProvider):
    """The settings as rows of (name, value)."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        names = list(request.projection) or list(_COLUMNS)
        for name in names:
            if name not in _COLUMNS:
                raise ProviderError(f"Invalid column {name}")
        order = f" ORDER BY {request.sort}" if request.sort else ""
        where = condition(_own(uri), request.where)
        sql = f"SELECT {', '.join(names)} FROM rows{where}{order}"  # noqa: S608
        with closing(self._rows(uri)) as connection:
            try:
                rows = self._selected(connection, sql, tuple(request.args))
            except (DatabaseError, sqlite3.Error) as error:
                raise ProviderError(str(error), SQLITE) from error
        return QueryResult(names, rows)

    def insert(self, uri: Uri, values: Values) -> str | None:
        name = str(values.get("name") or "")
        if not name:
            raise ProviderError("name must not be null")
        self._phone.settings.put(_table(uri), name, _text(values.get("value")))
        return uri.child(name)

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        names = self._names(uri, request)
        for name in names:
            self._phone.settings.put(_table(uri), name, _text(values.get("value")))
        return len(names)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        names = self._names(uri, request)
        for name in names:
            self._phone.settings.delete(_table(uri), name)
        return len(names)

    def call(self, method: str, arg: str | None, extras: Values) -> Values | None:
        match = re.fullmatch(r"(GET|PUT|DELETE)_(system|secure|global)", method)
        if match is None or arg is None:
            return None
        if match[1] == "GET":
            return {"value": self._phone.settings.get(match[2], arg)}
        if match[1] == "DELETE":
            return {"result": int(self._phone.settings.delete(match[2], arg))}
        self._phone.settings.put(match[2], arg, _text(extras.get("value")))
        return None

    def type_of(self, uri: Uri) -> str | None:
        return f"vnd.android.cursor.{'item' if len(uri.path) > 1 else 'dir'}/{_table(uri)}"

    def _names(self, uri: Uri, request: ContentQuery) -> list[str]:
        found = self.query(
            uri, ContentQuery(projection=["name"], where=request.where, args=request.args)
        )
        return [str(row[0]) for row in found.rows]

    def _selected(
        self, connection: Connection, sql: str, args: tuple[Value, ...]
    ) -> list[tuple[Value, ...]]:
        asking = self._phone.databases.asking
        if asking.active:
            return asking.rows(connection.image(), sql, args)
        return [tuple(row) for row in connection.execute(sql, args)]

    def _rows(self, uri: Uri) -> Connection:
        connection = connect()
        connection.allow(APP_STEPS)
        connection.execute("CREATE TABLE rows (_id INTEGER, name, value, is_preserved_in_restore)")
        settings = self._phone.settings.list(_table(uri)).items()
        rows = [(number, name, value, 0) for number, (name, value) in enumerate(settings, start=1)]
        connection.executemany("INSERT INTO rows VALUES (?, ?, ?, ?)", rows)
        return connection


def _table(uri: Uri) -> str:
    if not uri.path or uri.path[0] not in _TABLES or len(uri.path) > 2:
        raise ProviderError(f"Invalid URI: {uri.text}")
    return uri.path[0]


def _own(uri: Uri) -> str:
    _table(uri)
    if len(uri.path) == 1:
        return ""
    return f"name = {literal(uri.path[1])}"


def _text(value: Value) -> str:
    return "" if value is None else str(value)
