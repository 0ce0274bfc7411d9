"""What was translated, and what was saved of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.kit.kept_values import text_column, whole_column
from pytest_androidbench.phone.kit.tables import column

DATABASE: Final = "translate.db"
HISTORY, PHRASEBOOK = "history", "phrasebook"
SCHEMA: Final = "".join(
    f"""
CREATE TABLE {table} (
  _id INTEGER PRIMARY KEY, source TEXT NOT NULL, target TEXT NOT NULL, text TEXT NOT NULL,
  translation TEXT NOT NULL, at_ms INTEGER NOT NULL DEFAULT 0, UNIQUE (source, target, text)
);
"""
    for table in (HISTORY, PHRASEBOOK)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TranslateEntry:
    """A text and its translation, in the history or the phrasebook."""

    id: int = column("_id", default=0)
    source: str = text_column(most=20)
    """Code of the language it is in."""
    target: str = text_column(most=20)
    text: str = text_column(most=names.MOST_TEXT)
    translation: str = text_column()
    at_ms: int = whole_column()
    """When it was translated last, or saved; since 1970."""
