"""A person as apps show and edit one, and the kinds of numbers there are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

PHONE_TYPES: Final = {
    "Mobile": 2,
    "Home": 1,
    "Work": 3,
    "Work Fax": 4,
    "Home Fax": 5,
    "Pager": 6,
    "Other": 7,
    "Callback": 8,
    "Car": 9,
    "Company Main": 10,
    "ISDN": 11,
    "Main": 12,
    "Other Fax": 13,
    "Radio": 14,
    "Telex": 15,
    "TTY TDD": 16,
    "Work Mobile": 17,
    "Work Pager": 18,
    "Assistant": 19,
    "MMS": 20,
}
"""Label -> ContactsContract's number, in the order the editor offers them."""
EMAIL_TYPES: Final = {"Home": 1, "Work": 2, "Other": 3, "Mobile": 4}
DATE_TYPES: Final = {"Birthday": 3, "Anniversary": 1, "Other": 2}
RELATION_TYPES: Final = {
    "Assistant": 1,
    "Brother": 2,
    "Child": 3,
    "Domestic Partner": 4,
    "Father": 5,
    "Friend": 6,
    "Manager": 7,
    "Mother": 8,
    "Parent": 9,
    "Partner": 10,
    "Referred by": 11,
    "Relative": 12,
    "Sister": 13,
    "Spouse": 14,
}
CUSTOM: Final = 0


@dataclass(kw_only=True)
class Entry:
    """A number, an address, a day (`2024-05-31`) or a name, with its label."""

    value: str = ""
    type: int = 2
    label: str = ""
    """Only for a custom type."""

    def name(self, types: dict[str, int]) -> str:
        """The label as it is shown."""
        if self.type == CUSTOM:
            return self.label or "Custom"
        return next((name for name, number in types.items() if number == self.type), "Other")


@dataclass(kw_only=True)
class Person:
    """Everything the editor knows about one contact."""

    id: int = 0
    """0 = not saved yet."""
    prefix: str = ""
    first: str = ""
    middle: str = ""
    last: str = ""
    suffix: str = ""
    company: str = ""
    title: str = ""
    nickname: str = ""
    notes: str = ""
    website: str = ""
    address: str = ""
    office: str = ""
    """The address at work."""
    sip: str = ""
    phones: list[Entry] = field(default_factory=list)
    emails: list[Entry] = field(default_factory=list)
    dates: list[Entry] = field(default_factory=list)
    relations: list[Entry] = field(default_factory=list)
    labels: list[int] = field(default_factory=list)
    """The ids of the groups that the contact is in."""
    starred: bool = False

    @property
    def given(self) -> str:
        """All of the name but the last one."""
        return _joined(self.prefix, self.first, self.middle)

    @property
    def name(self) -> str:
        """The whole name; else whatever else there is."""
        full = _joined(self.given, self.last)
        if full and self.suffix.strip():
            full = f"{full}, {self.suffix.strip()}"
        values = (full, self.company, *(entry.value for entry in (*self.phones, *self.emails)))
        return next((value for value in values if value), "")

    @property
    def name_last_first(self) -> str:
        """The name as in a register: "Kovács, Ada"."""
        given, last = self.given, self.last.strip()
        return f"{last}, {given}" if given and last else self.name

    @property
    def empty(self) -> bool:
        """Whether nothing at all is filled in."""
        others = (
            self.title,
            self.nickname,
            self.notes,
            self.website,
            self.address,
            self.office,
            self.sip,
        )
        return not self.name and not any((*others, self.dates, self.relations))


def _joined(*parts: str) -> str:
    return " ".join(part.strip() for part in parts if part.strip())


def split_name(name: str) -> tuple[str, str]:
    """First and last name of a full one: the last word is the last name, as Android has it."""
    first, _, last = name.strip().rpartition(" ")
    return (first, last) if first else (last, "")
