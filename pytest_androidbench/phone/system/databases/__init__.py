"""The phone's SQLite databases."""

from __future__ import annotations

from pytest_androidbench.phone.system.databases.connecting import Value
from pytest_androidbench.phone.system.databases.database import (
    Database,
    Databases,
    DatabasesState,
    Executed,
)
from pytest_androidbench.phone.system.databases.errors import DatabaseError

__all__ = ["Database", "DatabaseError", "Databases", "DatabasesState", "Executed", "Value"]
