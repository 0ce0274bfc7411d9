"""The people in the phone's contacts, through Android's provider."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from pytest_androidbench.appdata.rows import inserting, query_rows
from pytest_androidbench.devices.device import Device
from pytest_androidbench.errors import AndroidBenchError

_AUTHORITY: Final = "content://com.android.contacts"
_NAME_TYPE: Final = "vnd.android.cursor.item/name"
_PHONE_TYPE: Final = "vnd.android.cursor.item/phone_v2"
_MOBILE: Final = 2
_PROVIDER_PACKAGE: Final = "com.android.providers.contacts"


class ContactsError(AndroidBenchError):
    """The contacts provider would not do what it was told to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contact:
    """One person."""

    name: str
    numbers: tuple[str, ...] = ()
    """As they are stored, with whatever spaces and signs; sorted."""


class Contacts:
    """Reads and arranges contacts."""

    def __init__(self, device: Device) -> None:
        self._device = device

    def all(self) -> list[Contact]:
        """Everybody, sorted by name; people without a number too."""
        numbers: dict[str, list[str]] = {}
        for row in self._query("data/phones", ("contact_id", "data1")):
            numbers.setdefault(row["contact_id"], []).append(row["data1"])
        people = self._query("contacts", ("_id", "display_name"))
        found = [
            Contact(name=row["display_name"], numbers=tuple(sorted(numbers.get(row["_id"], ()))))
            for row in people
        ]
        return sorted(found, key=lambda contact: (contact.name, contact.numbers))

    def names(self) -> list[str]:
        """Everybody's name, sorted; as often as people have it."""
        return [contact.name for contact in self.all()]

    def numbers_of(self, name: str) -> list[str]:
        """All numbers of everybody with a name."""
        return [
            number for contact in self.all() if contact.name == name for number in contact.numbers
        ]

    def add(self, name: str, *numbers: str) -> None:
        """Add a person; for arranging a task.

        Raises:
            ContactsError: the provider refused.
        """
        before = {row["_id"] for row in self._query("raw_contacts", ("_id",))}
        self._insert("raw_contacts", {"account_type:s": "", "account_name:s": ""})
        after = {row["_id"] for row in self._query("raw_contacts", ("_id",))}
        new = sorted(after - before, key=int)
        if not new:
            raise ContactsError(f"the contacts provider did not add {name!r}")
        self._insert_data(new[-1], _NAME_TYPE, {"data1:s": name})
        for number in numbers:
            self._insert_data(new[-1], _PHONE_TYPE, {"data1:s": number, "data2:i": str(_MOBILE)})

    def clear(self) -> None:
        """Remove everybody; for arranging a task."""
        self._device.shell(f"pm clear {_PROVIDER_PACKAGE}")

    def _query(self, table: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        return query_rows(self._device, f"{_AUTHORITY}/{table}", columns)

    def _insert_data(self, raw_contact: str, mimetype: str, values: dict[str, str]) -> None:
        about = {"raw_contact_id:i": raw_contact, "mimetype:s": mimetype}
        self._insert("data", {**about, **values})

    def _insert(self, table: str, values: dict[str, str]) -> None:
        answer = self._device.shell(inserting(f"{_AUTHORITY}/{table}", values))
        if not answer.ok or "Error" in answer.output:
            raise ContactsError(f"the contacts provider refused: {answer.output.strip()}")


def digits(number: str) -> str:
    """A phone number without spaces, dashes and brackets: what is dialled."""
    return re.sub(r"[^\d+*#]", "", number)
