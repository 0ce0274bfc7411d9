"""The people on the phone, in the contacts provider's own database."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.system.databases import Database, Value
from pytest_androidbench.phone.system.databases.collations import phonebook_label
from pytest_androidbench.phone.system.providers import selecting
from pytest_androidbench.phone.system.providers.contacts import naming, numbers
from pytest_androidbench.phone.system.providers.provider import ProviderError, Values

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone

PACKAGE: Final = "com.android.providers.contacts"
PATH: Final = f"/data/data/{PACKAGE}/databases/contacts2.db"
NAME: Final = "vnd.android.cursor.item/name"
PHONE: Final = "vnd.android.cursor.item/phone_v2"
EMAIL: Final = "vnd.android.cursor.item/email_v2"
ORGANIZATION: Final = "vnd.android.cursor.item/organization"
NICKNAME: Final = "vnd.android.cursor.item/nickname"
_NAME_SOURCES: Final = ((NAME, 40), (NICKNAME, 35), (ORGANIZATION, 30), (PHONE, 20), (EMAIL, 10))
_ACCOUNT: Final = ("account_name", "account_type", "data_set")


class ContactStore:
    """Raw contacts and their data, with everything the provider derives from them."""

    def __init__(self, phone: Phone) -> None:
        self._phone = phone

    @property
    def database(self) -> Database:
        """The database as it is now; made anew after its data was cleared."""
        info = self._phone.packages.info(PACKAGE)
        return self._phone.databases.open(PATH, _schema(), info.uid if info else None)

    def add_raw_contact(self, values: Values) -> int:
        """Add a raw contact without any data; returns its `_id`."""
        database = self.database
        own = {name: value for name, value in values.items() if name not in _ACCOUNT}
        account = self._account(values)
        contact = database.execute(
            "INSERT INTO contacts (starred, contact_last_updated_timestamp) VALUES (?, ?)",
            own.get("starred") or 0,
            self._phone.clock.now_ms,
        ).last_id
        raw = selecting.insert(
            database, "raw_contacts", {"account_id": account, "contact_id": contact, **own}
        )
        database.execute("UPDATE contacts SET name_raw_contact_id = ? WHERE _id = ?", raw, contact)
        self._derive(raw)
        return raw

    def add_data(self, values: Values) -> int:
        """Add a row of data to a raw contact; returns its `_id`."""
        raw, kind = values.get("raw_contact_id"), values.get("mimetype")
        if not isinstance(kind, str):
            raise ProviderError("mimetype is required")
        if self.database.one("SELECT 1 FROM raw_contacts WHERE _id = ?", raw) is None:
            raise ProviderError("raw_contact_id is required" if raw is None else "null")
        own = {name: value for name, value in values.items() if name != "mimetype"}
        added = selecting.insert(
            self.database,
            "data",
            {**self._completed(kind, own), "mimetype_id": self._mimetype(kind)},
        )
        self._derive(int(str(raw)))
        return added

    def change_data(self, row_id: int, values: Values) -> None:
        """Change a row of data."""
        row = self.database.one("SELECT * FROM view_data WHERE _id = ?", row_id)
        if row is None:
            return
        own = {name: value for name, value in values.items() if name != "mimetype"}
        if row["mimetype"] == NAME and "data1" in own:
            own = {**dict.fromkeys(("data2", "data3", "data4", "data5", "data6")), **own}
        completed = self._completed(row["mimetype"], own)
        selecting.update(self.database, "data", completed, "_id = ?", (row_id,))
        self._derive(row["raw_contact_id"])

    def remove_data(self, row_id: int) -> None:
        """Remove a row of data."""
        raw = self.database.value("SELECT raw_contact_id FROM data WHERE _id = ?", row_id)
        self.database.execute("DELETE FROM data WHERE _id = ?", row_id)
        if raw is not None:
            self._derive(raw)

    def change_raw_contact(self, raw: int, values: Values) -> None:
        """Change a raw contact's own columns."""
        own = {name: value for name, value in values.items() if name not in _ACCOUNT}
        selecting.update(self.database, "raw_contacts", own, "_id = ?", (raw,))
        if "starred" in own:
            self.database.execute(
                "UPDATE contacts SET starred = ? WHERE name_raw_contact_id = ?", own["starred"], raw
            )
        self._derive(raw)

    def remove_raw_contact(self, raw: int) -> None:
        """Remove a raw contact, and its contact when it was the only one."""
        database = self.database
        contact = database.value("SELECT contact_id FROM raw_contacts WHERE _id = ?", raw)
        for table in ("data", "phone_lookup", "name_lookup"):
            database.execute(f"DELETE FROM {table} WHERE raw_contact_id = ?", raw)  # noqa: S608
        database.execute("DELETE FROM raw_contacts WHERE _id = ?", raw)
        others = database.value("SELECT min(_id) FROM raw_contacts WHERE contact_id = ?", contact)
        if others is None:
            database.execute("DELETE FROM contacts WHERE _id = ?", contact)
            now = self._phone.clock.now_ms
            database.execute("INSERT OR REPLACE INTO deleted_contacts VALUES (?, ?)", contact, now)
        else:
            self._derive(others)

    def remove_contact(self, contact: int) -> None:
        """Remove a contact with all its raw contacts."""
        for row in self.database.query(
            "SELECT _id FROM raw_contacts WHERE contact_id = ?", contact
        ):
            self.remove_raw_contact(row["_id"])

    def who_has(self, number: str) -> tuple[int, str] | None:
        """(contact, name) of whoever has a number; of several, who has it digit by digit."""
        rows = self.database.query(
            "SELECT l.normalized_number, r.contact_id, r.display_name FROM phone_lookup l "
            "JOIN raw_contacts r ON r._id = l.raw_contact_id "
            "WHERE l.min_match = ? AND r.deleted = 0 ORDER BY r._id, l.data_id",
            numbers.min_match(number),
        )
        exact = [row for row in rows if row[0] == numbers.normalized(number)]
        alike = [row for row in rows if numbers.same(row[0], number)]
        return next(((int(r[1]), str(r[2])) for r in (*exact, *alike) if r[2]), None)

    def name_of(self, number: str) -> str | None:
        """The name of whoever has a number."""
        found = self.who_has(number)
        return found[1] if found else None

    def _account(self, values: Values) -> int:
        """The account's `_id`; none given means the phone's own."""
        wanted = [values.get(name) or None for name in _ACCOUNT]
        where = " AND ".join(f"{name} IS ?" for name in _ACCOUNT)
        database = self.database
        found = database.value(f"SELECT _id FROM accounts WHERE {where}", *wanted)  # noqa: S608
        if found is None:
            sql = "INSERT INTO accounts (account_name, account_type, data_set) VALUES (?, ?, ?)"
            found = database.execute(sql, *wanted).last_id
        return int(found)

    def _mimetype(self, kind: str) -> int:
        database = self.database
        found = database.value("SELECT _id FROM mimetypes WHERE mimetype = ?", kind)
        if found is None:
            found = database.execute("INSERT INTO mimetypes (mimetype) VALUES (?)", kind).last_id
        return int(found)

    def _completed(self, kind: str, values: Values) -> dict[str, Value]:
        if kind == NAME:
            return naming.complete(values)
        found = dict(values)
        if kind == PHONE and found.get("data1") and not found.get("data4"):
            found["data4"] = numbers.international(str(found["data1"]))
        return found

    def _derive(self, raw: int) -> None:
        """Bring display name, sort keys and look-up rows in step with the data."""
        database = self.database
        rows = database.query("SELECT * FROM view_data WHERE raw_contact_id = ? ORDER BY _id", raw)
        by_kind: dict[str, list[dict[str, Value]]] = {}
        for row in rows:
            by_kind.setdefault(row["mimetype"], []).append(dict(row))
        name, shown_last, source = _display_name(by_kind)
        database.execute(
            "UPDATE raw_contacts SET display_name = ?, display_name_alt = ?, "
            "display_name_source = ?, sort_key = ?, sort_key_alt = ?, phonebook_label = ?, "
            "phonebook_label_alt = ?, version = version + 1, dirty = 1 WHERE _id = ?",
            name, shown_last, source, name, shown_last,
            phonebook_label(name or ""), phonebook_label(shown_last or ""), raw,
        )  # fmt: skip
        self._look_up(raw, by_kind.get(PHONE, []))
        key = f"0r{raw}-{(name or '').encode().hex().upper()}"
        database.execute(
            "UPDATE contacts SET has_phone_number = ?, contact_last_updated_timestamp = ?, "
            "lookup = ? WHERE _id = (SELECT contact_id FROM raw_contacts WHERE _id = ?)",
            int(PHONE in by_kind), self._phone.clock.now_ms, key, raw,
        )  # fmt: skip

    def _look_up(self, raw: int, phones: list[dict[str, Value]]) -> None:
        self.database.execute("DELETE FROM phone_lookup WHERE raw_contact_id = ?", raw)
        for phone in phones:
            text = str(phone["data1"] or "")
            forms = (numbers.normalized(text), str(phone["data4"] or ""))
            for number in filter(None, dict.fromkeys(forms)):
                self.database.execute(
                    "INSERT INTO phone_lookup VALUES (?, ?, ?, ?)",
                    phone["_id"], raw, number, numbers.min_match(number),
                )  # fmt: skip


def _display_name(
    by_kind: dict[str, list[dict[str, Value]]],
) -> tuple[str | None, str | None, int]:
    """Name, name with the family first, and where it is taken from."""
    for kind, source in _NAME_SOURCES:
        for row in by_kind.get(kind, []):
            text = str(row["data1"] or (row["data4"] if kind == ORGANIZATION else "") or "")
            if text:
                last = naming.alternative(row) if kind == NAME else text
                return text, last or text, source
    return None, None, 0


def _schema() -> str:
    return files(__package__).joinpath("schema.sql").read_text(encoding="utf-8")
