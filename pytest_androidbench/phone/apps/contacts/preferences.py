"""How the contacts app is set to sort and show names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.list_preference import ListPreference
from pytest_androidbench.phone.kit.preference_rows import choice, translated
from pytest_androidbench.phone.system.databases.collations import sort_key
from pytest_androidbench.phone.system.name_order import name_key

if TYPE_CHECKING:
    from pytest_androidbench.phone.kit.people.model import Person
    from pytest_androidbench.phone.system.prefs import Prefs


def _setting(key: str, title: str, *values: str) -> ListPreference:
    return choice(key, title, translated({value: value for value in values}), values[0])


SORT_BY: Final = _setting("sort_order", "Sort by", "First name", "Last name")
NAME_FORMAT: Final = _setting("display_order", "Name format", "First name first", "Last name first")
CHOICES: Final = (
    SORT_BY,
    NAME_FORMAT,
    _setting("phonetic_name", "Phonetic name", "Show always", "Hide if empty"),
    _setting("theme", "Theme", "System default", "Light", "Dark"),
)


@dataclass(frozen=True, slots=True)
class NameOrder:
    """How names are sorted and written."""

    locale: str
    """Whose alphabet they are in the order of."""
    by_last: bool = False
    last_first: bool = False

    def name(self, person: Person) -> str:
        """The name as it is shown in lists."""
        return person.name_last_first if self.last_first else person.name

    def sort(self, people: list[Person]) -> list[Person]:
        """The people in the order of the language."""
        return sorted(
            people, key=lambda person: (name_key(self._sorted_by(person), self.locale), person.id)
        )

    def letter(self, person: Person) -> str:
        """The letter that somebody is listed under, without its accent."""
        return sort_key(self._sorted_by(person))[:1].upper()

    def _sorted_by(self, person: Person) -> str:
        return person.name_last_first if self.by_last else person.name


def order_of(prefs: Prefs, locale: str) -> NameOrder:
    """What is set for names, in the order of a language."""
    return NameOrder(
        locale=locale,
        by_last=SORT_BY.value(prefs) == "Last name",
        last_first=NAME_FORMAT.value(prefs) == "Last name first",
    )
