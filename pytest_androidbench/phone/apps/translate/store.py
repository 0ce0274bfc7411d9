"""The history of translations, and the phrasebook of those that were saved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.translate.schema import HISTORY, PHRASEBOOK, TranslateEntry
from pytest_androidbench.phone.kit.tables import Table

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.translate.translating import Translation
    from pytest_androidbench.phone.system.app import App

MOST_LISTED: Final = 500
ORDERS: Final = {"time": "at_ms DESC, _id DESC", "alphabet": "text COLLATE NOCASE, _id"}
"""What is kept -> how entries are listed."""


class EntryTable:
    """One of the two lists; a text is in it once for each pair of languages."""

    def __init__(self, app: App, table: str) -> None:
        self._app = app
        self._name = table
        self._db = app.database()
        self.rows = Table(self._db, table, TranslateEntry)

    def listed(self, words: str = "", order: str = "time") -> list[TranslateEntry]:
        """Entries that have some words, on either side."""
        sought = words.strip().casefold()
        by = ORDERS.get(order, ORDERS["time"])
        found = self.rows.all(f"ORDER BY {by} LIMIT {MOST_LISTED}")
        return [each for each in found if sought in f"{each.text}\n{each.translation}".casefold()]

    def find(self, source: str, target: str, text: str) -> TranslateEntry | None:
        """The entry of a text, if there is one."""
        where = "WHERE source = ? AND target = ? AND text = ?"
        return self.rows.first(where, source, target, text)

    def keep(self, source: str, target: str, text: str, translation: str) -> None:
        """Have an entry be the latest, and there if it was not."""
        old = self.find(source, target, text)
        made = TranslateEntry(
            id=old.id if old is not None else 0,
            source=source,
            target=target,
            text=text,
            translation=translation,
            at_ms=self._app.phone.clock.now_ms,
        )
        self.rows.save(made)

    def put_back(self, entry: TranslateEntry) -> None:
        """Have an entry there again that was removed."""
        self.rows.save(entry)

    def remove(self, id_: int) -> None:
        """Remove an entry."""
        self.rows.remove([id_])

    def clear(self) -> None:
        """Remove all entries."""
        self._db.execute(f"DELETE FROM {self._name}")  # noqa: S608 - our own names


class TranslateStore:
    """Both lists."""

    def __init__(self, app: App) -> None:
        self.history = EntryTable(app, HISTORY)
        self.phrasebook = EntryTable(app, PHRASEBOOK)

    def remember(self, made: Translation) -> None:
        """Keep in the history what was translated."""
        text = made.text.strip()
        if text:
            self.history.keep(made.source, made.target, text, made.said.text)

    def is_saved(self, made: Translation) -> bool:
        """Whether it is in the phrasebook."""
        return self.phrasebook.find(made.source, made.target, made.text.strip()) is not None

    def save(self, made: Translation) -> bool:
        """Put it into the phrasebook, or take it out; gives whether it is there now."""
        text = made.text.strip()
        old = self.phrasebook.find(made.source, made.target, text)
        if old is not None:
            self.phrasebook.remove(old.id)
        else:
            self.phrasebook.keep(made.source, made.target, text, made.said.text)
        return old is None
