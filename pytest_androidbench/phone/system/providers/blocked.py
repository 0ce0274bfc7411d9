"""`content://com.android.blockednumber/blocked`: whose calls and messages are not let in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Database
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.contacts import numbers
from pytest_androidbench.phone.system.providers.provider import (
    ContentQuery,
    ProviderError,
    QueryResult,
    RowProvider,
    Uri,
    Values,
)

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PACKAGE: Final = "com.android.providers.blockednumber"
PATH: Final = f"/data/user_de/0/{PACKAGE}/databases/blockednumbers.db"
SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE blocked (_id INTEGER PRIMARY KEY AUTOINCREMENT,
  original_number TEXT NOT NULL UNIQUE, e164_number TEXT);
CREATE INDEX blocked_number_idx_e164 ON blocked (e164_number);
PRAGMA user_version = 2;
"""


class BlockedNumberProvider(RowProvider):
    """The numbers, for apps and for the phone itself."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def database(self) -> Database:
        """The numbers' database."""
        info = self._phone.packages.info(PACKAGE)
        return self._phone.databases.open(PATH, SCHEMA, info.uid if info else None)

    def all(self) -> list[str]:
        """The numbers as they were given, oldest first."""
        rows = self.database.query("SELECT original_number FROM blocked ORDER BY _id")
        return [str(row[0]) for row in rows]

    def has(self, number: str) -> bool:
        """Whether a number is blocked."""
        if not self._phone.files.exists(PATH):
            return False
        return any(numbers.same(blocked, number) for blocked in self.all())

    def add(self, number: str) -> None:
        """Block a number."""
        sql = "INSERT OR REPLACE INTO blocked (original_number, e164_number) VALUES (?, ?)"
        self.database.execute(sql, number, numbers.international(number))

    def remove(self, number: str) -> None:
        """Let a number in again."""
        self.database.execute("DELETE FROM blocked WHERE original_number = ?", number)

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        return selecting.select(self.database, "blocked", request, _own(uri))

    def insert(self, uri: Uri, values: Values) -> str | None:
        _own(uri)
        number = str(values.get("original_number") or "")
        if not number:
            raise ProviderError("Missing a required column original_number")
        self.add(number)
        sql = "SELECT _id FROM blocked WHERE original_number = ?"
        return uri.child(int(self.database.value(sql, number)))

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        del uri, values, request
        kind = "java.lang.UnsupportedOperationException"
        raise ProviderError("Update is not supported. Use delete + insert instead", kind)

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        where = selecting.both(_own(uri), request.where)
        return selecting.delete(self.database, "blocked", where, request.args)


def _own(uri: Uri) -> str:
    match uri.path:
        case ("blocked",):
            return ""
        case ("blocked", key) if key.isdecimal():
            return f"_id = {key}"
    raise ProviderError(f"Unsupported URI: {uri.text}")
