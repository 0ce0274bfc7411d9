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
CUSTOM: Final = 0


@dataclass(kw_only=True)
class Entry:
    """A number or an address with its label."""

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
    first: str = ""
    last: str = ""
    company: str = ""
    title: str = ""
    nickname: str = ""
    notes: str = ""
    website: str = ""
    address: str = ""
    phones: list[Entry] = field(default_factory=list)
    emails: list[Entry] = field(default_factory=list)
    starred: bool = False

    @property
    def name(self) -> str:
        """First and last name; else whatever else there is."""
        full = " ".join(part for part in (self.first.strip(), self.last.strip()) if part)
        values = (full, self.company, *(entry.value for entry in (*self.phones, *self.emails)))
        return next((value for value in values if value), "")

    @property
    def name_last_first(self) -> str:
        """The name as in a register: "Kovács, Ada"."""
        first, last = self.first.strip(), self.last.strip()
        return f"{last}, {first}" if first and last else self.name

    @property
    def empty(self) -> bool:
        """Whether nothing at all is filled in."""
        others = (self.title, self.nickname, self.notes, self.website, self.address)
        return not self.name and not any(others)


def split_name(name: str) -> tuple[str, str]:
    """First and last name of a full one: the last word is the last name, as Android has it."""
    first, _, last = name.strip().rpartition(" ")
    return (first, last) if first else (last, "")
