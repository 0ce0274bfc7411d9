"""What was visited: rows of `moz_places` and `moz_historyvisits`."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from pytest_androidbench.phone.apps.firefox.schema import LINK, TYPED
from pytest_androidbench.phone.kit.web.addresses import name_of

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Database

MOST: Final = 500
PAGES: Final = ("http:", "https:", "file:", "content:")
"""Only such addresses are written down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeenPage:
    """An address with its last visit."""

    id: int
    url: str
    title: str
    at_ms: int
    """Since 1970."""

    @property
    def shown(self) -> str:
        """What it is called."""
        return self.title or name_of(self.url)


class PlacesHistory:
    """Adds, finds and forgets visits."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def add(self, url: str, title: str, now_ms: int, *, typed: bool) -> None:
        """A page was shown."""
        if not url.startswith(PAGES):
            return
        with self._db.transaction():
            place = place_of(self._db, url, title)
            self._db.execute(
                "UPDATE moz_places SET visit_count_local = visit_count_local + 1,"
                " typed = typed + ?, last_visit_date_local = ?,"
                " frecency = 100 * (visit_count_local + 1) + 1900 * (typed + ?),"
                " title = CASE WHEN ? = '' THEN title ELSE ? END WHERE id = ?",
                *(int(typed), now_ms, int(typed), title, title, place),
            )
            self._db.execute(
                "INSERT INTO moz_historyvisits (is_local, place_id, visit_date, visit_type)"
                " VALUES (1, ?, ?, ?)",
                *(place, now_ms, TYPED if typed else LINK),
            )

    def name(self, url: str, title: str) -> None:
        """A page that was shown turned out to have a title."""
        self._db.execute("UPDATE moz_places SET title = ? WHERE url = ?", title, url)

    def latest(self, words: str = "") -> list[SeenPage]:
        """Addresses that fit some words, what was visited last first."""
        return self._found(words, "last_visit_date_local DESC, id DESC", MOST)

    def best(self, words: str = "", most: int = 8) -> list[SeenPage]:
        """Addresses that fit some words, those that were typed and visited most often first."""
        return self._found(words, "frecency DESC, last_visit_date_local DESC, id DESC", most)

    def forget(self, url: str) -> None:
        """Remove all visits to an address."""
        with self._db.transaction():
            self._db.execute(
                "DELETE FROM moz_historyvisits WHERE place_id IN"
                " (SELECT id FROM moz_places WHERE url = ?)",
                url,
            )
            self._tidy()

    def forget_since(self, ms: int) -> None:
        """Remove visits from a moment on."""
        with self._db.transaction():
            self._db.execute("DELETE FROM moz_historyvisits WHERE visit_date >= ?", ms)
            self._tidy()

    def _found(self, words: str, order: str, most: int) -> list[SeenPage]:
        rows = self._db.query(
            "SELECT id, url, title, last_visit_date_local FROM moz_places WHERE hidden = 0"  # noqa: S608
            " AND visit_count_local > 0 AND (instr(lower(url), ?) OR instr(lower(title), ?))"
            f" ORDER BY {order} LIMIT ?",
            *(words.lower(), words.lower(), most),
        )
        return [SeenPage(id=row[0], url=row[1], title=row[2] or "", at_ms=row[3]) for row in rows]

    def _tidy(self) -> None:
        """Count what is left of visits, and forget places that nothing leads to any more."""
        self._db.execute(
            "UPDATE moz_places SET visit_count_local ="
            " (SELECT count(*) FROM moz_historyvisits WHERE place_id = moz_places.id),"
            " last_visit_date_local = (SELECT ifnull(max(visit_date), 0)"
            " FROM moz_historyvisits WHERE place_id = moz_places.id)"
        )
        self._db.execute("DELETE FROM moz_places WHERE visit_count_local = 0 AND foreign_count = 0")


def place_of(database: Database, url: str, title: str = "") -> int:
    """The id of an address's row, made where there is none."""
    sql = "SELECT id FROM moz_places WHERE url = ? ORDER BY id"
    key = database.value(sql, url)
    if key is None:
        database.execute(
            "INSERT INTO moz_places (url, title, guid, url_hash, origin_id) VALUES (?, ?, ?, ?, ?)",
            *(url, title, new_guid(f"place {url}"), _hash(url), _origin_of(database, url)),
        )
        key = database.value(sql, url)
    return int(key or 0)


def new_guid(name: str) -> str:
    """Twelve letters for something of that name."""
    return base64.urlsafe_b64encode(hashlib.sha256(name.encode()).digest()).decode()[:12]


def _hash(url: str) -> int:
    return int.from_bytes(hashlib.sha256(url.encode()).digest()[:6])


def _origin_of(database: Database, url: str) -> int:
    parts = urlsplit(url)
    prefix, host = f"{parts.scheme}://", parts.netloc
    sql = "SELECT id FROM moz_origins WHERE prefix = ? AND host = ?"
    if database.value(sql, prefix, host) is None:
        database.execute(
            "INSERT INTO moz_origins (prefix, host, rev_host, frecency) VALUES (?, ?, ?, 0)",
            *(prefix, host, f"{host[::-1]}."),
        )
    return int(database.value(sql, prefix, host) or 0)
