"""A person as the contacts app edits one, and the kinds of numbers there are."""

from __future__ import annotations

import re
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
    def empty(self) -> bool:
        """Whether nothing at all is filled in."""
        others = (self.title, self.nickname, self.notes, self.website)
        return not self.name and not any(others)


def shown_number(number: str) -> str:
    """A North American number as Android formats it; any other as it is."""
    digits = re.sub(r"[^\d+]", "", number)
    if re.fullmatch(r"\+1\d{10}", digits):
        return f"+1 {digits[2:5]}-{digits[5:8]}-{digits[8:]}"
    if re.fullmatch(r"\d{10}", digits):
        return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"
    return number


def split_name(name: str) -> tuple[str, str]:
    """First and last name of a full one: the last word is the last name, as Android has it."""
    first, _, last = name.strip().rpartition(" ")
    return (first, last) if first else (last, "")
