"""How the phone app is set: the order of people, and what is answered instead of taking a call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.ui.message import tr

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.prefs import Prefs

ORDER: Final = "sort_order"
ORDERS: Final = (tr("First name"), tr("Last name"))
QUICK_RESPONSES: Final = (
    "Can't talk now. What's up?",
    "I'll call you right back.",
    "I'll call you later.",
    "Can't talk now. Call me later?",
)


def order(prefs: Prefs) -> int:
    """Which of `ORDERS` is set."""
    return prefs.get(ORDER, 0)


def sorted_people(prefs: Prefs, people: list[Person]) -> list[Person]:
    """People in the order that is set."""
    if not order(prefs):
        return people
    return sorted(people, key=lambda one: (one.name_last_first.casefold(), one.id))


def letter(prefs: Prefs, person: Person) -> str:
    """What the name that somebody is sorted by begins with."""
    return (person.name_last_first if order(prefs) else person.name)[:1].upper()


def quick_responses(prefs: Prefs) -> list[str]:
    """What can be answered to a call instead of taking it."""
    return [prefs.get(response_key(n), text) for n, text in enumerate(QUICK_RESPONSES)]


def response_key(place: int) -> str:
    """Where one of the quick responses is kept."""
    return f"quick_response_{place}"
