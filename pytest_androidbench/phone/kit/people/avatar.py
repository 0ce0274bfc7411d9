"""The round letter that stands for somebody without a picture."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.ui.widgets import Picture

COLOURS: Final = ("#1a73e8", "#188038", "#a142f4", "#c26401", "#d93025", "#12858d")


def avatar(person: Person, size: float = 40) -> Picture:
    """A letter on a colour that stays the same for the same name."""
    colour = COLOURS[sum(person.name.encode()) % len(COLOURS)]
    letter = next((char for char in person.name if char.isalpha()), "")
    if not letter:
        return Picture(icon="person", background=colour, colour="white", size=size)
    return Picture(letter=letter.upper(), background=colour, colour="white", size=size)
