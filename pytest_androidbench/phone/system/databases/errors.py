"""What goes wrong with databases."""

from __future__ import annotations

from pytest_androidbench.errors import AndroidBenchError


class DatabaseError(AndroidBenchError):
    """SQLite refused a statement or a file."""
