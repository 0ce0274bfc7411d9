"""What was worked out: the app's history.

The file and the table are AOSP's (ExpressionDB), where an expression is a blob of tokens; here it
is the formula as text, with its result beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.calculator.formula import LONGEST
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import Table, column
from pytest_androidbench.phone.system.app import App

DATABASE: Final = "Expressions.db"
SCHEMA: Final = """
CREATE TABLE expressions (
  _id INTEGER PRIMARY KEY, expression TEXT, result TEXT, value TEXT, flags INTEGER,
  timeStamp INTEGER
);
CREATE INDEX timestamp_index ON expressions(timeStamp);
"""
DEGREES: Final = 2
"""In `flags`: it was worked out in degrees."""
MOST_SHOWN: Final = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkedOut:
    """A formula with its result."""

    id: int = column("_id", default=0)
    expression: str = text_column(most=LONGEST)
    result: str = text_column(most=LONGEST)
    """As it was shown."""
    value: str = text_column()
    """As it is."""
    flags: int = whole_column()
    at_ms: int = whole_column("timeStamp")
    """Since 1970."""


def table(app: App) -> Table[WorkedOut]:
    """The history."""
    return Table(app.database(), "expressions", WorkedOut)


def latest(app: App) -> list[WorkedOut]:
    """The history, newest first."""
    return table(app).all(f"ORDER BY timeStamp DESC, _id DESC LIMIT {MOST_SHOWN}")


def forget(app: App) -> None:
    """Empty the history."""
    app.database().execute("DELETE FROM expressions")
