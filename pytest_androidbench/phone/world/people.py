"""The people of the small world, and whose phone it is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

TODAY: Final = datetime(2023, 10, 15, 15, 34)  # noqa: DTZ001 - a wall clock's
"""The moment up to which things have happened in the world, by the clock of whoever looks."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who writes mails, has a channel, or stands in an invitation."""

    name: str
    town: str
    number: str
    """Of a telephone: from those that are kept free for stories (555-0100 to 555-0199)."""

    @property
    def first_name(self) -> str:
        """What friends say."""
        return self.name.split()[0]

    @property
    def address(self) -> str:
        """Of mails: at a domain that nobody can own (RFC 2606)."""
        return f"{self.name.lower().replace(' ', '.')}@example.com"


OWNER: Final = Person("Robin Falk", "Harbourton", "+1 555-0100")
"""Whose phone it is; all accounts are this person's."""

PEOPLE: Final = (
    Person("Amara Osei", "Harbourton", "+1 555-0101"),
    Person("Bence Novak", "Millfield", "+1 555-0102"),
    Person("Carla Medina", "Harbourton", "+1 555-0103"),
    Person("Dieter Vogel", "Eastbrook", "+1 555-0104"),
    Person("Elena Petrova", "Millfield", "+1 555-0105"),
    Person("Farid Rahimi", "Harbourton", "+1 555-0106"),
    Person("Greta Lindholm", "Northgate", "+1 555-0107"),
    Person("Hugo Marchetti", "Eastbrook", "+1 555-0108"),
    Person("Ines Carvalho", "Harbourton", "+1 555-0109"),
    Person("Jonas Weber", "Northgate", "+1 555-0110"),
    Person("Keiko Tanaka", "Millfield", "+1 555-0111"),
    Person("Liam Doyle", "Harbourton", "+1 555-0112"),
    Person("Mira Kapoor", "Eastbrook", "+1 555-0113"),
    Person("Nils Berg", "Northgate", "+1 555-0114"),
    Person("Olga Sokolova", "Millfield", "+1 555-0115"),
    Person("Pablo Reyes", "Harbourton", "+1 555-0116"),
    Person("Quinn Abbott", "Eastbrook", "+1 555-0117"),
    Person("Rosa Delgado", "Harbourton", "+1 555-0118"),
    Person("Samir Haddad", "Northgate", "+1 555-0119"),
    Person("Tess Bakker", "Millfield", "+1 555-0120"),
    Person("Umar Siddiqui", "Harbourton", "+1 555-0121"),
    Person("Vera Kowalska", "Eastbrook", "+1 555-0122"),
    Person("Wen Zhao", "Northgate", "+1 555-0123"),
    Person("Yusuf Demir", "Millfield", "+1 555-0124"),
)
"""Everybody else, by their names."""


def person(name: str) -> Person:
    """Somebody by the name.

    Raises:
        LookupError: nobody in the world is called so.
    """
    for each in (OWNER, *PEOPLE):
        if each.name == name:
            return each
    raise LookupError(f"nobody in the world is called {name}")
