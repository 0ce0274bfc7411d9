"""`content://call_log/calls`."""

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

INCOMING, OUTGOING, MISSED, REJECTED, BLOCKED = 1, 2, 3, 5, 6
"""What kind of call a row is."""
_LINE: Final = "com.android.phone/com.android.services.telephony.TelephonyConnectionService"
_SIM: Final = "89014103211118510720"
_OWN_NUMBER: Final = "15555215554"
PATH: Final = "/data/data/com.android.providers.contacts/databases/calllog.db"
_PACKAGE: Final = "com.android.providers.contacts"
SCHEMA: Final = """
CREATE TABLE android_metadata (locale TEXT);
INSERT INTO android_metadata VALUES ('en_US');
CREATE TABLE calls (_id INTEGER PRIMARY KEY AUTOINCREMENT, number TEXT,
  presentation INTEGER NOT NULL DEFAULT 1, post_dial_digits TEXT NOT NULL DEFAULT '',
  via_number TEXT NOT NULL DEFAULT '', date INTEGER, duration INTEGER, data_usage INTEGER,
  type INTEGER, features INTEGER NOT NULL DEFAULT 0, subscription_component_name TEXT,
  subscription_id TEXT, phone_account_address TEXT, phone_account_hidden INTEGER NOT NULL DEFAULT 0,
  sub_id INTEGER DEFAULT -1, new INTEGER, name TEXT, numbertype INTEGER, numberlabel TEXT,
  countryiso TEXT, voicemail_uri TEXT, is_read INTEGER, geocoded_location TEXT, lookup_uri TEXT,
  matched_number TEXT, normalized_number TEXT, photo_id INTEGER NOT NULL DEFAULT 0,
  photo_uri TEXT, formatted_number TEXT, add_for_all_users INTEGER NOT NULL DEFAULT 1,
  last_modified INTEGER DEFAULT 0, missed_reason INTEGER NOT NULL DEFAULT 0);
PRAGMA user_version = 10;
"""


class CallLogProvider(RowProvider):
    """The calls, newest first."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def database(self) -> Database:
        """The calls' database."""
        info = self._phone.packages.info(_PACKAGE)
        return self._phone.databases.open(PATH, SCHEMA, info.uid if info else None)

    def log(self, number: str, *, kind: int, date_ms: int, duration: int) -> int:
        """Add a call that is over, as telecom does; returns its `_id`."""
        name = self._phone.providers.contacts.name_of(number)
        values: Values = {
            "number": number,
            "date": date_ms,
            "duration": duration,
            "type": kind,
            "new": 1,
            "name": name,
            "is_read": 0 if kind == MISSED else None,
            "countryiso": "US",
            "normalized_number": numbers.international(number),
            "subscription_component_name": _LINE,
            "subscription_id": _SIM,
            "phone_account_address": _OWN_NUMBER,
            "last_modified": self._phone.clock.now_ms,
        }
        return selecting.insert(self.database, "calls", values)

    def type_of(self, uri: Uri) -> str | None:
        return f"vnd.android.cursor.{'item' if len(uri.path) > 1 else 'dir'}/calls"

    def query(self, uri: Uri, request: ContentQuery) -> QueryResult:
        sort = request.sort or "date DESC"
        wanted = ContentQuery(
            projection=request.projection, where=request.where, args=request.args, sort=sort
        )
        return selecting.select(self.database, "calls", wanted, _own(uri))

    def insert(self, uri: Uri, values: Values) -> str | None:
        _own(uri)
        return uri.child(selecting.insert(self.database, "calls", values))

    def update(self, uri: Uri, values: Values, request: ContentQuery) -> int:
        found = selecting.keys(self.database, "calls", request, _own(uri))
        return selecting.update(self.database, "calls", values, _among(found), ())

    def delete(self, uri: Uri, request: ContentQuery) -> int:
        found = selecting.keys(self.database, "calls", request, _own(uri))
        return selecting.delete(self.database, "calls", _among(found), ())


def _own(uri: Uri) -> str:
    match uri.path:
        case ("calls",):
            return ""
        case ("calls", number) if number.isdigit():
            return f"_id = {number}"
        case ("calls", "filter", number):
            return f"number = {selecting.literal(number)}"
    raise ProviderError(f"Unknown URL {uri.text}")


def _among(keys: list[int]) -> str:
    return f"_id IN ({', '.join(map(str, keys))})"
