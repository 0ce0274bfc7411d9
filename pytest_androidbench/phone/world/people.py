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
    """Of the world, of the map (`kit/maps`), or a city as `cities.py` calls it."""
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
"""Who writes, films and reviews, by their names."""

ACQUAINTANCES: Final = (
    Character("Adele Frick", "Vaduz", "+1 555-0125"),
    Character("Annika Senti", "Schaan", "+1 555-0126"),
    Character("Aoife Brennan", "Dublin, Ireland", "+1 555-0127"),
    Character("Balz Marxer", "Mauren", "+1 555-0128"),
    Character("Bongani Dlamini", "Cape Town, South Africa", "+1 555-0129"),
    Character("Bruno Walser", "Bendern", "+1 555-0130"),
    Character("Celina Jehle", "Ruggell", "+1 555-0131"),
    Character("Chiara Conti", "Rome, Italy", "+1 555-0132"),
    Character("Clara Hasler", "Schaan", "+1 555-0133"),
    Character("Daichi Mori", "Tokyo, Japan", "+1 555-0134"),
    Character("Denise Hilbe", "Vaduz", "+1 555-0135"),
    Character("Dominik Ritter", "Triesen", "+1 555-0136"),
    Character("Edith Beck", "Vaduz", "+1 555-0137"),
    Character("Esther Wanjiru", "Nairobi, Kenya", "+1 555-0138"),
    Character("Fabian Kaiser", "Triesenberg", "+1 555-0139"),
    Character("Frances Whitaker", "London, United Kingdom", "+1 555-0140"),
    Character("Gabriel Ospelt", "Schaan", "+1 555-0141"),
    Character("Gunnar Einarsson", "Reykjavik, Iceland", "+1 555-0142"),
    Character("Hanna Wachter", "Vaduz", "+1 555-0143"),
    Character("Harper Nguyen", "Seattle, Washington", "+1 555-0144"),
    Character("Isabela Rocha", "São Paulo, Brazil", "+1 555-0145"),
    Character("Ivo Kindle", "Eschen", "+1 555-0146"),
    Character("Judith Meier", "Vaduz", "+1 555-0147"),
    Character("Kendall Ellis", "Mountain View, California", "+1 555-0148"),
    Character("Kilian Vogt", "Schaan", "+1 555-0149"),
    Character("Lena Oehri", "Triesenberg", "+1 555-0150"),
    Character("Manuel Schaedler", "Schaan", "+1 555-0151"),
    Character("Nora Eberle", "Vaduz", "+1 555-0152"),
    Character("Oskar Negele", "Malbun", "+1 555-0153"),
    Character("Petra Hoop", "Planken", "+1 555-0154"),
    Character("Quirin Batliner", "Gamprin", "+1 555-0156"),
    Character("Regula Nigg", "Vaduz", "+1 555-0157"),
    Character("Stefan Sele", "Malbun", "+1 555-0158"),
    Character("Tamara Wille", "Balzers", "+1 555-0159"),
    Character("Ursina Risch", "Schaan", "+1 555-0160"),
    Character("Valentin Gassner", "Triesen", "+1 555-0161"),
    Character("Wendelin Goop", "Balzers", "+1 555-0162"),
    Character("Xenia Matt", "Vaduz", "+1 555-0163"),
    Character("Yvonne Lampert", "Vaduz", "+1 555-0164"),
    Character("Zeno Foser", "Balzers", "+1 555-0165"),
)
"""Whom the owner has known since two years in the country of the map, and from journeys."""


def person(name: str) -> Character:
    """Somebody by the name.

    Raises:
        LookupError: nobody in the world is called so.
    """
    for each in (OWNER, *PEOPLE, *ACQUAINTANCES):
        if each.name == name:
            return each
    raise LookupError(f"nobody in the world is called {name}")


def first_named(first_name: str) -> Character:
    """Somebody by the first name, which nobody else in the world has.

    Raises:
        LookupError: nobody in the world is called so.
    """
    for each in (OWNER, *PEOPLE, *ACQUAINTANCES):
        if each.first_name == first_name:
            return each
    raise LookupError(f"nobody in the world is called {first_name}")
