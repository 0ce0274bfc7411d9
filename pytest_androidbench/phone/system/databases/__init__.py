"""The phone's SQLite databases."""

from __future__ import annotations

from pytest_androidbench.phone.system.databases.database import (
    Database,
    Databases,
    DatabasesState,
    Executed,
    Schema,
)
from pytest_androidbench.phone.system.databases.errors import DatabaseError
from pytest_androidbench.phone.system.databases.values import Value

__all__ = [
    "Database",
    "DatabaseError",
    "Databases",
    "DatabasesState",
    "Executed",
    "Schema",
    "Value",
]
