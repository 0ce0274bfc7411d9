"""What Android adds to SQLite."""

from __future__ import annotations

import sqlite3
import unicodedata
from typing import Final

_COMPARED: Final = 4_096
"""Characters by which names are put in order. A comparison cannot be interrupted, and for millions
of characters nothing else would go on."""


def adopt_android(connection: sqlite3.Connection) -> None:
    """Give a connection Android's collations and functions."""
    for name in ("LOCALIZED", "PHONEBOOK", "UNICODE"):
        connection.create_collation(name, compare_localized)
    connection.create_function("PHONE_NUMBERS_EQUAL", -1, phone_numbers_equal, deterministic=True)
    connection.create_function("GET_PHONEBOOK_INDEX", -1, phonebook_label, deterministic=True)


def sort_key(text: str) -> str:
    """Text without case and accents, for comparing names."""
    plain = unicodedata.normalize("NFD", text[:_COMPARED].casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def compare_localized(left: str, right: str) -> int:
    """Order of two texts in an address book; accents and case decide last."""
    first, second = (sort_key(left), left), (sort_key(right), right)
    return (first > second) - (first < second)


def phonebook_label(name: str, *_: object) -> str:
    """The letter a name is filed under."""
    first = sort_key(name)[:1].upper()
    if not first:
        return ""
    return first if first.isalpha() else "#"


def phone_numbers_equal(left: str | None, right: str | None, *_: object) -> int:
    """Whether two numbers reach the same phone: their last seven digits agree."""
    first, second = _digits(left), _digits(right)
    if not first or not second:
        return 0
    if min(len(first), len(second)) < 7:
        return int(first == second)
    return int(first[-7:] == second[-7:])


def _digits(number: str | None) -> str:
    return "".join(
        char for char in (number or "")[:_COMPARED] if char.isdigit() or char in "*#+"
    ).lstrip("+")
