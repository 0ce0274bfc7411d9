"""What goes wrong with databases."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from pytest_androidbench.errors import AndroidBenchError


class DatabaseError(AndroidBenchError):
    """SQLite refused a statement or a file."""


@contextmanager
def refusals_told() -> Iterator[None]:
    """Tell as a DatabaseError whatever SQLite and its binding refuse within."""
    try:
        yield
    # The binding raises ValueError and OverflowError for values that SQLite cannot hold, and
    # MemoryError without a word at the limit of the heap.
    except (sqlite3.Error, sqlite3.Warning, ValueError, OverflowError) as error:
        raise DatabaseError(str(error)) from error
    except MemoryError as error:
        raise DatabaseError("out of memory") from error
