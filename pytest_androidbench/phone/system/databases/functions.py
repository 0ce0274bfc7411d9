"""SQLite's own functions that may take for ever in one step, kept within bounds.

A step cannot be interrupted: `instr` of eight million characters in sixteen compares 10^13 of them
and goes on for minutes, whoever hangs up. What is within bounds is done by SQLite itself, on a
connection of its own that has nothing else to do.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from typing import Final

from pytest_androidbench.phone.system.databases.values import Value

MAX_COMPARED: Final = 10_000_000_000
"""Bytes that one call may compare at worst: some tenths of a second."""

MAX_FORMAT: Final = 1_000_000
"""Characters of a format."""

_COMPARING: Final = {"instr": 2, "replace": 3, "trim": 2, "ltrim": 2, "rtrim": 2}
"""Functions that compare each place of one text with another, and their arguments' number."""

_CONVERSION: Final = re.compile(r"%[-+ #,!0]*(\*|\d*)(?:\.(\*|\d*))?l{0,2}(.?)", re.DOTALL)
_LEADING: Final = re.compile(r"\s*([-+]?\d{1,18})")


class _Original:
    """SQLite's functions as they are without us."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None

    def call(self, name: str, args: tuple[Value, ...]) -> Value:
        """The value of a function.

        Raises:
            OverflowError: it is too long a text, which SQLite is told by this.
        """
        if self._connection is None:
            self._connection = self._connect()
        marks = ",".join("?" * len(args))
        try:
            found: Value = self._connection.execute(f"SELECT {name}({marks})", args).fetchone()[0]
        except sqlite3.DataError as error:
            raise OverflowError(str(error)) from error
        return found


def bound_functions(
    connection: sqlite3.Connection, longest: int, connect: Callable[[], sqlite3.Connection]
) -> None:
    """Put bounded functions in the place of SQLite's own.

    Args:
        connection: which statements will use.
        longest: bytes of the longest text it takes.
        connect: gives a connection that has SQLite's own, and takes no longer texts either.
    """
    original = _Original(connect)
    for name, count in _COMPARING.items():
        connection.create_function(name, count, _comparing(name, original), deterministic=True)
    for name in ("printf", "format"):
        formatting = _formatting(name, original, longest)
        connection.create_function(name, -1, formatting, deterministic=True)


def _comparing(name: str, original: _Original) -> Callable[..., Value]:
    def call(*args: Value) -> Value:
        if _length(args[0]) * _length(args[1]) > MAX_COMPARED:
            raise OverflowError(name)
        return original.call(name, args)

    return call


def _formatting(name: str, original: _Original, longest: int) -> Callable[..., Value]:
    def call(*args: Value) -> Value:
        if args:
            if _length(args[0]) > MAX_FORMAT:
                raise OverflowError(name)
            # Of a result that is too long SQLite itself makes NULL, after all its work.
            if sum(_sizes(str(args[0]), args[1:])) > longest:
                return None
        return original.call(name, args)

    return call


def _sizes(text: str, args: tuple[Value, ...]) -> Iterator[int]:
    """How many characters the widths and precisions of a format ask for, one after the other."""
    left = iter(args)
    for found in _CONVERSION.finditer(text):
        width, precision, kind = found.groups()
        wide = _number(next(left, None)) if width == "*" else _number(width)
        precise = _number(next(left, None)) if precision == "*" else _number(precision)
        if kind == "%":
            continue
        next(left, None)
        yield wide
        # Of a text it is the most that is taken, which is never more than there is.
        if kind not in "sqQwz":
            yield precise


def _number(value: Value) -> int:
    """What SQLite takes for a width: the whole number a value begins with, in 32 bits."""
    if isinstance(value, str | bytes):
        text = value if isinstance(value, str) else value.decode("latin-1")
        found = _LEADING.match(text)
        value = int(found[1]) if found else 0
    whole = int(value or 0) if not isinstance(value, float) or abs(value) < 2**63 else 2**63
    size = abs((whole + 2**31) % 2**32 - 2**31)
    return 0 if size == 2**31 else size


def _length(value: Value) -> int:
    """Bytes of a value as a text, roughly."""
    return len(value) if isinstance(value, str | bytes) else 20
