"""Rows of an app's tables as values of data classes, and back."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, field, fields, is_dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast, get_args, get_type_hints

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

T = TypeVar("T")
_COLUMN, _READ, _WRITE, _KEPT = "column", "read", "write", "kept"
_EMPTY: Mapping[Any, Any] = {str: "", int: 0, float: 0.0, bool: False, bytes: b""}
"""What NULL is for a field that cannot be None."""


def column(
    name: str = "",
    *,
    default: Any = MISSING,
    read: Callable[[Any], Any] | None = None,
    write: Callable[[Any], Any] | None = None,
    kept: bool = True,
) -> Any:
    """A field of a data class whose column is not called like it, or keeps it otherwise.

    Args:
        name: of the column; "" = as the field.
        default: of the field.
        read: makes the field's value of what the column holds, NULL included.
        write: makes what the column holds of the field's value.
        kept: whether there is a column for it; else it has its default when a row is read.
    """
    metadata = {_COLUMN: name, _READ: read, _WRITE: write, _KEPT: kept}
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True)
class _Kept:
    """How one field is kept."""

    field: str
    column: str
    """"": the whole row is read, for a data class in a data class; such rows are not written."""
    read: Callable[[Any], Any]
    write: Callable[[Any], Any]


class Table(Generic[T]):
    """A table of a database, each row a value of a data class.

    Columns that no field stands for keep what they have, or what the schema gives them.
    """

    def __init__(self, database: Database, name: str, kind: type[T], key: str = "id") -> None:
        """Describe it.

        Args:
            database: it is in.
            name: of the table.
            kind: data class of its rows.
            key: the field that identifies a row; 0, "" or None while a row is not added yet.
        """
        self._db = database
        self._name = name
        self._kind = kind
        self._fields = kept_fields(cast("Hashable", kind))
        self._key = next(each for each in self._fields if each.field == key)

    def all(self, rest: str = "", *values: Any) -> list[T]:
        """The rows that `rest` leaves: what stands in SQL behind `SELECT * FROM table t`."""
        return [self.read(row) for row in self._query(rest, *values)]

    def first(self, rest: str = "", *values: Any) -> T | None:
        """The first of the rows that `all` would give."""
        rows = self._query(f"{rest} LIMIT 1", *values)
        return self.read(rows[0]) if rows else None

    def get(self, key: Any) -> T | None:
        """The row with a key."""
        return self.first(f"WHERE t.{self._key.column} = ?", key)

    def count(self, rest: str = "", *values: Any) -> int:
        """How many rows `all` would give."""
        sql = f"SELECT count(*) FROM {self._name} t {rest}"  # noqa: S608
        return int(self._db.value(sql, *values))

    def save(self, value: T) -> int:
        """Add a row, or change the one with its key; gives the key of what was added."""
        key = getattr(value, self._key.field)
        if key and self.change(value):
            return int(key) if isinstance(key, int) else 0
        return self.add(value)

    def add(self, value: T) -> int:
        """Add a row; gives its row id. A key that is not set yet is the database's affair."""
        columns = self._written(value)
        if not getattr(value, self._key.field):
            del columns[self._key.column]
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        sql = f"INSERT INTO {self._name} ({names}) VALUES ({marks})"  # noqa: S608
        return self._db.execute(sql, *columns.values()).last_id

    def change(self, value: T) -> bool:
        """Change the row with a value's key; whether there is one."""
        columns = self._written(value)
        return self._update(columns.pop(self._key.column), columns)

    def put(self, key: Any, **values: Any) -> None:
        """Change some fields of the row with a key."""
        written = {each.column: each.write(values[each.field])
                   for each in self._fields if each.field in values}  # fmt: skip
        self._update(key, written)

    def remove(self, keys: Iterable[Any]) -> None:
        """Remove the rows with these keys."""
        sql = f"DELETE FROM {self._name} WHERE {self._key.column} = ?"  # noqa: S608
        for key in keys:
            self._db.execute(sql, key)

    def read(self, row: Any) -> T:
        """The value of a row of this table, or of a query that gives its columns, too."""
        return from_row(self._kind, row)

    def _update(self, key: Any, columns: Mapping[str, Any]) -> bool:
        sets = ", ".join(f"{name} = ?" for name in columns)
        sql = f"UPDATE {self._name} SET {sets} WHERE {self._key.column} = ?"  # noqa: S608
        return self._db.execute(sql, *columns.values(), key).rows > 0

    def _written(self, value: T) -> dict[str, Any]:
        return {each.column: each.write(getattr(value, each.field)) for each in self._fields}

    def _query(self, rest: str, *values: Any) -> list[Any]:
        return list(self._db.query(f"SELECT t.* FROM {self._name} t {rest}", *values))  # noqa: S608


def from_row(kind: type[T], row: Any) -> T:
    """The value of any query's row that has the columns of a data class.

    A field that is a data class itself takes its columns from the same row.
    """
    kept = kept_fields(cast("Hashable", kind))
    return kind(**{k.field: k.read(row[k.column] if k.column else row) for k in kept})


@cache
def kept_fields(kind: Any) -> tuple[_Kept, ...]:
    """How each field of a data class is kept."""
    hints = get_type_hints(kind)
    kept = (each for each in fields(kind) if each.init and each.metadata.get(_KEPT, True))
    return tuple(_kept(each, hints[each.name]) for each in kept)


def _kept(each: Field[Any], hint: Any) -> _Kept:
    told = each.metadata
    if is_dataclass(hint):
        return _Kept(each.name, "", partial(from_row, cast("type[Any]", hint)), _as_kept)
    return _Kept(
        field=each.name,
        column=told.get(_COLUMN) or each.name,
        read=told.get(_READ) or _reader(hint),
        write=told.get(_WRITE) or _as_kept,
    )


def _reader(hint: Any) -> Callable[[Any], Any]:
    inner = [each for each in get_args(hint) if each is not type(None)]
    if type(None) in get_args(hint):
        return _flag if inner == [bool] else _as_it_is
    if hint is bool:
        return bool
    empty = _EMPTY.get(hint)
    return _as_it_is if empty is None else lambda value: empty if value is None else value


def _flag(value: Any) -> bool | None:
    return None if value is None else bool(value)


def _as_it_is(value: Any) -> Any:
    return value


def _as_kept(value: Any) -> Any:
    return int(value) if isinstance(value, bool) else value
