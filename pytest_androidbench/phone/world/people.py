"""The people of the small world, and whose phone it is."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

TODAY: Final = datetime(2023, 10, 15, 15, 34)
"""The moment up to which things have happened in the world, by the clock of whoever looks."""


@dataclass(frozen=True, slots=True)
class Character:
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


OWNER: Final = Character("Robin Falk", "Harbourton", "+1 555-0100")
"""Whose phone it is; all accounts are this person's."""

PEOPLE: Final = (
    Character("Amara Osei", "Harbourton", "+1 555-0101"),
    Character("Bence Novak", "Millfield", "+1 555-0102"),
    Character("Carla Medina", "Harbourton", "+1 555-0103"),
    Character("Dieter Vogel", "Eastbrook", "+1 555-0104"),
    Character("Elena Petrova", "Millfield", "+1 555-0105"),
    Character("Farid Rahimi", "Harbourton", "+1 555-0106"),
    Character("Greta Lindholm", "Northgate", "+1 555-0107"),
    Character("Hugo Marchetti", "Eastbrook", "+1 555-0108"),
    Character("Ines Carvalho", "Harbourton", "+1 555-0109"),
    Character("Jonas Weber", "Northgate", "+1 555-0110"),
    Character("Keiko Tanaka", "Millfield", "+1 555-0111"),
    Character("Liam Doyle", "Harbourton", "+1 555-0112"),
    Character("Mira Kapoor", "Eastbrook", "+1 555-0113"),
    Character("Nils Berg", "Northgate", "+1 555-0114"),
    Character("Olga Sokolova", "Millfield", "+1 555-0115"),
    Character("Pablo Reyes", "Harbourton", "+1 555-0116"),
    Character("Quinn Abbott", "Eastbrook", "+1 555-0117"),
    Character("Rosa Delgado", "Harbourton", "+1 555-0118"),
    Character("Samir Haddad", "Northgate", "+1 555-0119"),
    Character("Tess Bakker", "Millfield", "+1 555-0120"),
    Character("Umar Siddiqui", "Harbourton", "+1 555-0121"),
    Character("Vera Kowalska", "Eastbrook", "+1 555-0122"),
    Character("Wen Zhao", "Northgate", "+1 555-0123"),
    Character("Yusuf Demir", "Millfield", "+1 555-0124"),
)
"""Everybody else, by their names."""


def person(name: str) -> Character:
    """Somebody by the name.

    Raises:
        LookupError: nobody in the world is called so.
    """
    for each in (OWNER, *PEOPLE):
        if each.name == name:
            return each
    raise LookupError(f"nobody in the world is called {name}")
