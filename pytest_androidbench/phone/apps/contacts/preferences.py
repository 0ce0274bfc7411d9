"""How the contacts app is set to sort and show names."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.contacts.model import Person
    from pytest_androidbench.phone.system.prefs import Prefs

SORT_BY, NAME_FORMAT = "Sort by", "Name format"
CHOICES: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    SORT_BY: ("sort_order", ("First name", "Last name")),
    NAME_FORMAT: ("display_order", ("First name first", "Last name first")),
    "Phonetic name": ("phonetic_name", ("Show always", "Hide if empty")),
    "Theme": ("theme", ("System default", "Light", "Dark")),
}
"""Title -> key and values; the first value is what holds at first."""


@dataclass(frozen=True, slots=True)
class Order:
    """How names are sorted and written."""

    by_last: bool = False
    last_first: bool = False

    def name(self, person: Person) -> str:
        """The name as it is shown in lists."""
        return person.name_last_first if self.last_first else person.name

    def sort(self, people: list[Person]) -> list[Person]:
        """The people in order, without regard to case."""
        return sorted(people, key=lambda person: (self.key(person), person.id))

    def key(self, person: Person) -> str:
        """What somebody is sorted by."""
        name = person.name_last_first if self.by_last else person.name
        return name.casefold()


def chosen(prefs: Prefs, title: str) -> str:
    """The present value of a setting."""
    key, values = CHOICES[title]
    value: str = prefs.get(key, values[0])
    return value if value in values else values[0]


def order_of(prefs: Prefs) -> Order:
    """What is set for names."""
    return Order(
        by_last=chosen(prefs, SORT_BY) == "Last name",
        last_first=chosen(prefs, NAME_FORMAT) == "Last name first",
    )
