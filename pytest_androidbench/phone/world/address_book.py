"""What the owner's contacts say of people: where they live and work, and when they were born.

The rows lie in `address_book.txt`. Offices in the country of the map are named as the map names
them, so that they are found there; those elsewhere are in the world's own towns, and abroad.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from pytest_androidbench.phone.world.people import Character, person

_ROWS: Final = Path(__file__).with_name("address_book.txt")


@dataclass(frozen=True, slots=True)
class AddressCard:
    """What is written on somebody's card."""

    who: Character
    birthday: str
    """ISO 8601."""
    home: str
    company: str
    title: str
    """What they do at the company."""
    office: str
    """The company's address."""
    label: str
    """Of the contact; "" = none."""


@cache
def address_cards() -> tuple[AddressCard, ...]:
    """All cards: one of each person, but for the owner."""
    rows = _ROWS.read_text(encoding="utf-8").splitlines()
    return tuple(_card(row) for row in rows if not row.startswith("#"))


def _card(row: str) -> AddressCard:
    name, *others = (each.strip() for each in row.split("|"))
    return AddressCard(person(name), *others)
