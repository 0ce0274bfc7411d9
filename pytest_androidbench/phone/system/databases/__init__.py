"""The phone's SQLite databases."""

from __future__ import annotations

from pytest_androidbench.phone.system.databases.database import (
    Database,
    DatabaseError,
    Databases,
    DatabasesState,
    Executed,
    Value,
)

__all__ = ["Database", "DatabaseError", "Databases", "DatabasesState", "Executed", "Value"]
