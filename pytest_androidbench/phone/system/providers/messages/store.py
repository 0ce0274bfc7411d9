"""The text messages of the phone, in the telephony provider's own database."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Database, Value
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.contacts import numbers
from pytest_androidbench.phone.system.providers.provider import ContentQuery, Values

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PACKAGE: Final = "com.android.providers.telephony"
PATH: Final = f"/data/data/{PACKAGE}/databases/mmssms.db"
INBOX, SENT, DRAFT, OUTBOX, FAILED, QUEUED = 1, 2, 3, 4, 5, 6
_SIM: Final = 1
"""The subscription of the one SIM card."""


class MessageStore:
    """Rows of `sms`, with the threads and addresses that the provider derives from them."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def database(self) -> Database:
        """The database as it is now; made anew after its data was cleared."""
        info = self._phone.packages.info(PACKAGE)
        return self._phone.databases.open(PATH, _schema(), info.uid if info else None)

    def create(self) -> None:
        """Make the database file, as the provider does at boot."""
        self.database.query("SELECT 1")

    def thread_of(self, addresses: Sequence[str]) -> int:
        """The thread with exactly these people, made where there is none."""
        ids = sorted({self._address_id(address) for address in addresses})
        wanted = " ".join(map(str, ids))
        sql = "SELECT _id FROM threads WHERE recipient_ids = ?"
        found = self.database.value(sql, wanted)
        if found is None:
            insert = "INSERT INTO threads (date, recipient_ids, type) VALUES (?, ?, ?)"
            now = self._phone.clock.now_ms // 1000 * 1000
            found = self.database.execute(insert, now, wanted, int(len(ids) > 1)).last_id
        return int(found)

    def addresses_of(self, thread: int) -> list[str]:
        """The numbers of the people in a thread."""
        ids = self.database.value("SELECT recipient_ids FROM threads WHERE _id = ?", thread)
        found = [self.address(int(id_)) for id_ in str(ids or "").split() if id_.isdecimal()]
        return [address for address in found if address]

    def address(self, id_: int) -> str:
        """A number by its canonical id."""
        sql = "SELECT address FROM canonical_addresses WHERE _id = ?"
        return str(self.database.value(sql, id_) or "")

    def add(self, values: Values, *, creator: str, folder: int | None = None) -> int:
        """Add a message; returns its `_id`. What is not given is filled in as the provider does."""
        row: dict[str, Value] = {"date": self._phone.clock.now_ms, "sub_id": _SIM, **values}
        kind = folder or int(str(row.get("type") or INBOX))
        row.setdefault("type", kind)
        if not row.get("thread_id") and row.get("address"):
            row["thread_id"] = self.thread_of([str(row["address"])])
        if row["type"] == DRAFT:
            sql = "DELETE FROM sms WHERE thread_id = ? AND type = ?"
            self.database.execute(sql, row.get("thread_id"), DRAFT)
        if kind != INBOX:
            row["read"] = 1
        row.setdefault("creator", creator)
        return selecting.insert(self.database, "sms", row)

    def receive(self, number: str, text: str, time_ms: int) -> int:
        """Store a message that has arrived as Google's messaging app does."""
        values: Values = {"address": number, "body": text, "date": time_ms, "date_sent": time_ms}
        holder = self._phone.roles.holder("android.app.role.SMS")
        return self.add({**values, "read": 0, "seen": 0}, creator=holder, folder=INBOX)

    def change(self, values: Values, where: str, args: Sequence[Value] = ()) -> int:
        """Change messages; returns how many."""
        return selecting.update(self.database, "sms", values, where, args)

    def delete(self, where: str, args: Sequence[Value] = ()) -> int:
        """Remove messages, and the threads that have none left; returns how many."""
        request = ContentQuery(projection=["thread_id"], where=where, args=args, sort="thread_id")
        rows = selecting.select(self.database, "sms", request).rows
        threads = dict.fromkeys(int(str(row[0])) for row in rows if row[0] is not None)
        count = selecting.delete(self.database, "sms", where, args)
        self.renew_threads(list(threads))
        return count

    def renew_threads(self, threads: Sequence[int]) -> None:
        """Count and quote some threads anew; forget all that are empty, and lonely addresses."""
        database = self.database
        if database.execute(_FORGET).rows:
            self._forget_addresses()
        for thread in threads:
            database.execute(_RENEW, {"thread": thread})

    def _forget_addresses(self) -> None:
        rows = self.database.query("SELECT recipient_ids FROM threads")
        used = sorted({int(id_) for row in rows for id_ in str(row[0] or "").split()})
        sql = f"DELETE FROM canonical_addresses WHERE _id NOT IN ({', '.join(map(str, used))})"  # noqa: S608
        self.database.execute(sql)

    def _address_id(self, address: str) -> int:
        """The id of the first address that was seen for the same phone."""
        rows = self.database.query("SELECT _id, address FROM canonical_addresses ORDER BY _id")
        for row in rows:
            if numbers.same(str(row["address"] or ""), address):
                return int(row["_id"])
        sql = "INSERT INTO canonical_addresses (address) VALUES (?)"
        return self.database.execute(sql, address).last_id


_FORGET: Final = (
    "DELETE FROM threads WHERE _id NOT IN ("
    "SELECT thread_id FROM sms WHERE thread_id IS NOT NULL UNION "
    "SELECT thread_id FROM pdu WHERE thread_id IS NOT NULL)"
)
_LAST: Final = "FROM sms WHERE thread_id = :thread ORDER BY date DESC, _id DESC LIMIT 1"
_RENEW: Final = (
    "UPDATE threads SET "  # noqa: S608
    "message_count = (SELECT COUNT(*) FROM sms WHERE thread_id = :thread AND type != 3), "
    f"date = (SELECT date {_LAST}), snippet = (SELECT body {_LAST}), "
    "error = EXISTS (SELECT 1 FROM sms WHERE thread_id = :thread AND type = 5), "
    "read = NOT EXISTS (SELECT 1 FROM sms WHERE thread_id = :thread AND read = 0) "
    "WHERE _id = :thread"
)


def _schema() -> str:
    return files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
