"""People in the contacts provider, as apps read and write them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.system.providers.contacts import EMAIL, NAME, ORGANIZATION, PHONE

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.databases import Value
    from pytest_androidbench.phone.system.phone import Phone

PREFIX: Final = "vnd.android.cursor.item/"
ADDRESS: Final = PREFIX + "postal-address_v2"
EVENT: Final = PREFIX + "contact_event"
RELATION: Final = PREFIX + "relation"
MEMBERSHIP: Final = PREFIX + "group_membership"
NAME_PARTS: Final = {
    "first": "data2",
    "last": "data3",
    "prefix": "data4",
    "middle": "data5",
    "suffix": "data6",
}
LISTS: Final = {PHONE: "phones", EMAIL: "emails", EVENT: "dates", RELATION: "relations"}
"""The kind of row -> a person's field with entries of it."""
SINGLE: Final = {
    "nickname": PREFIX + "nickname",
    "notes": PREFIX + "note",
    "website": PREFIX + "website",
    "address": ADDRESS,
    "office": ADDRESS,
    "sip": PREFIX + "sip_address",
}
"""A person's field -> the kind of row whose data1 it is."""
ADDRESS_TYPES: Final = {"address": 1, "office": 2}
"""Fields that are addresses -> ContactsContract's number for home and work."""
OWN_KINDS: Final = (NAME, ORGANIZATION, MEMBERSHIP, *LISTS, *SINGLE.values())
"""The kinds of rows the editor writes; rows of other kinds stay as they are."""


class PeopleStore:
    """The contacts of a phone."""

    def __init__(self, phone: Phone) -> None:
        self._contacts = phone.providers.contacts

    def all(self) -> list[Person]:
        """Everybody, by name, without regard to case."""
        people = {
            row["_id"]: Person(id=row["_id"], starred=bool(row["starred"]))
            for row in self._contacts.database.query("SELECT _id, starred FROM view_contacts")
        }
        for row in self._contacts.database.query("SELECT * FROM view_data ORDER BY _id"):
            if row["contact_id"] in people:
                _take(people[row["contact_id"]], dict(row))
        return sorted(people.values(), key=lambda person: (person.name.casefold(), person.id))

    def get(self, id_: int) -> Person | None:
        """One contact."""
        return next((person for person in self.all() if person.id == id_), None)

    def save(self, person: Person) -> int:
        """Add or change a contact; returns its id."""
        raw = self._raw(person.id) if person.id else None
        if raw is None:
            raw = self._contacts.add_raw_contact({"starred": int(person.starred)})
        else:
            self._forget_own_rows(raw)
        for kind, values in _rows(person):
            self._contacts.add_data({"raw_contact_id": raw, "mimetype": kind, **values})
        sql = "SELECT contact_id FROM raw_contacts WHERE _id = ?"
        return int(self._contacts.database.value(sql, raw))

    def delete(self, id_: int) -> None:
        """Remove a contact."""
        self._contacts.remove_contact(id_)

    def star(self, id_: int, on: bool) -> None:
        """Make a contact a favourite, or one no longer."""
        raw = self._raw(id_)
        if raw is not None:
            self._contacts.change_raw_contact(raw, {"starred": int(on)})

    def _raw(self, id_: int) -> int | None:
        sql = "SELECT min(_id) FROM raw_contacts WHERE contact_id = ? AND deleted = 0"
        found = self._contacts.database.value(sql, id_)
        return None if found is None else int(found)

    def _forget_own_rows(self, raw: int) -> None:
        sql = "SELECT _id, mimetype FROM view_data WHERE raw_contact_id = ?"
        for row in self._contacts.database.query(sql, raw):
            if row["mimetype"] in OWN_KINDS:
                self._contacts.remove_data(row["_id"])


def _take(person: Person, row: dict[str, Value]) -> None:
    """Put one row of data into its place."""
    text = str(row["data1"] or "")
    kind = str(row["mimetype"])
    if kind == NAME:
        for part, column in NAME_PARTS.items():
            setattr(person, part, str(row[column] or ""))
    elif kind in LISTS:
        getattr(person, LISTS[kind]).append(_entry(text, row))
    elif kind == ORGANIZATION:
        person.company, person.title = text, str(row["data4"] or "")
    elif kind == MEMBERSHIP and text.isdecimal():
        person.labels.append(int(text))
    else:
        at_work = str(row["data2"]) == str(ADDRESS_TYPES["office"])
        for field, single in SINGLE.items():
            if kind == single and (kind != ADDRESS or (field == "office") == at_work):
                setattr(person, field, text)


def _entry(text: str, row: dict[str, Value]) -> Entry:
    number = str(row["data2"] or "")
    type_ = int(number) if number.isdecimal() else 0
    return Entry(value=text, type=type_, label=str(row["data3"] or ""))


def _rows(person: Person) -> Iterator[tuple[str, dict[str, Value]]]:
    """The rows of data that a contact is stored as."""
    if any(getattr(person, part) for part in NAME_PARTS):
        yield NAME, {column: getattr(person, part) or None for part, column in NAME_PARTS.items()}
    for kind, entries in LISTS.items():
        for entry in getattr(person, entries):
            yield kind, {"data1": entry.value, "data2": entry.type, "data3": entry.label or None}
    if person.company or person.title:
        yield ORGANIZATION, {"data1": person.company or None, "data4": person.title or None}
    for field, kind in SINGLE.items():
        text = getattr(person, field)
        if text:
            type_ = ADDRESS_TYPES.get(field)
            yield kind, {"data1": text, **({"data2": type_} if type_ else {})}
    for label in person.labels:
        yield MEMBERSHIP, {"data1": label}
