"""What was searched for in an app that keeps it: a table of texts, each with its last time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import Table, column

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

SEARCHES: Final = "searches"
SCHEMA: Final = f"""
CREATE TABLE {SEARCHES} (
  _id INTEGER PRIMARY KEY, query TEXT NOT NULL UNIQUE, at_ms INTEGER NOT NULL
);
"""
LONGEST_QUERY: Final = 500
MOST_SEARCHES: Final = 200


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSearch:
    """Words that were searched for."""

    id: int = column("_id", default=0)
    query: str = text_column(most=LONGEST_QUERY)
    at_ms: int = whole_column()
    """Since 1970, the last time."""


class PastSearches:
    """What was searched for."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.table = Table(database, SEARCHES, PastSearch)

    def add(self, query: str, now_ms: int) -> None:
        """Somebody searched."""
        query = " ".join(query.split())[:LONGEST_QUERY]
        if query:
            self._db.execute(
                "INSERT OR REPLACE INTO searches (query, at_ms) VALUES (?, ?)", query, now_ms
            )

    def latest(
        self, words: str = "", most: int = MOST_SEARCHES, *, beginning: bool = False
    ) -> list[PastSearch]:
        """Searches that have some words, or begin with them, newest first."""
        condition = f"WHERE instr(lower(query), ?) {'= 1' if beginning else '> 0'}"
        order = "ORDER BY at_ms DESC, _id DESC LIMIT ?"
        return self.table.all(f"{condition} {order}", words.strip().lower(), most)

    def forget_all(self) -> None:
        """Remove everything."""
        self._db.execute("DELETE FROM searches")
