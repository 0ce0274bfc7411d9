"""What was visited: rows of `urls` and `visits`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.apps.chrome.schema import chromium_time, unix_ms
from pytest_androidbench.phone.kit.web.addresses import name_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

CHAIN: Final = 0x30000000
LINK: Final = 0
TYPED: Final = 1
"""Core types of transitions (ui/base/page_transition_types.h)."""
DAY_MS: Final = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class PageVisit:
    """One visit, or the last of several to an address."""

    id: int
    url: str
    title: str
    at_ms: int
    """Since 1970."""

    @property
    def shown(self) -> str:
        """What it is called."""
        return self.title or name_of(self.url)


class VisitStore:
    """Adds, finds and forgets visits."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def add(self, url: str, title: str, now_ms: int, *, typed: bool) -> None:
        """A page was shown."""
        time = chromium_time(now_ms)
        key = self._db.value("SELECT id FROM urls WHERE url = ?", url)
        with self._db.transaction():
            if key is None:
                self._db.execute(
                    "INSERT INTO urls (url, title, last_visit_time) VALUES (?, ?, 0)", url, title
                )
                key = self._db.value("SELECT id FROM urls WHERE url = ?", url)
            self._db.execute(
                "UPDATE urls SET visit_count = visit_count + 1, typed_count = typed_count + ?,"
                " last_visit_time = ?, title = CASE WHEN ? = '' THEN title ELSE ? END"
                " WHERE id = ?",
                *(int(typed), time, title, title, key),
            )
            self._db.execute(
                "INSERT INTO visits (url, visit_time, from_visit, transition) VALUES (?, ?, 0, ?)",
                *(key, time, CHAIN | (TYPED if typed else LINK)),
            )

    def name(self, url: str, title: str) -> None:
        """A page that was shown turned out to have a title."""
        sql = "UPDATE urls SET title = ? WHERE url = ? AND title <> ?"
        self._db.execute(sql, title, url, title)

    def latest(self, words: str = "", most: int = 500) -> list[PageVisit]:
        """Visits, newest first; of each address the last one of a day."""
        rows = self._db.query(
            "SELECT visits.id, urls.url, urls.title, visits.visit_time FROM visits"
            " JOIN urls ON urls.id = visits.url WHERE hidden = 0"
            " AND (instr(lower(urls.url), ?) OR instr(lower(urls.title), ?))"
            " ORDER BY visit_time DESC, visits.id DESC LIMIT ?",
            *(words.lower(), words.lower(), most),
        )
        seen: set[tuple[str, int]] = set()
        found = []
        for row in rows:
            at_ms = unix_ms(row[3])
            if (row[1], at_ms // DAY_MS) not in seen:
                seen.add((row[1], at_ms // DAY_MS))
                found.append(PageVisit(id=row[0], url=row[1], title=row[2] or "", at_ms=at_ms))
        return found

    def best(self, words: str = "", most: int = 8) -> list[PageVisit]:
        """Addresses that fit some words, those that were typed and visited most often first."""
        rows = self._db.query(
            "SELECT id, url, title, last_visit_time FROM urls WHERE hidden = 0"
            " AND (instr(lower(url), ?) OR instr(lower(title), ?))"
            " ORDER BY typed_count DESC, visit_count DESC, last_visit_time DESC, id DESC LIMIT ?",
            *(words.lower(), words.lower(), most),
        )
        return [
            PageVisit(id=row[0], url=row[1], title=row[2] or "", at_ms=unix_ms(row[3]))
            for row in rows
        ]

    def forget(self, url: str) -> None:
        """Remove all visits to an address."""
        with self._db.transaction():
            self._db.execute(
                "DELETE FROM visits WHERE url IN (SELECT id FROM urls WHERE url = ?)", url
            )
            self._db.execute("DELETE FROM urls WHERE url = ?", url)

    def forget_since(self, ms: int) -> None:
        """Remove visits from a moment on, and addresses that nobody has visited then."""
        with self._db.transaction():
            self._db.execute("DELETE FROM visits WHERE visit_time >= ?", chromium_time(ms))
            self._db.execute("DELETE FROM urls WHERE id NOT IN (SELECT url FROM visits)")
