"""What SQLite keeps in a column, and takes as a parameter."""

from __future__ import annotations

Value = str | int | float | bytes | None
