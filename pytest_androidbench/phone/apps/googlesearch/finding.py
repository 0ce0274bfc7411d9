"""What the phone itself knows of some words: apps, people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pytest_androidbench.phone.kit.people.phone_format import bare
from pytest_androidbench.phone.kit.people.store import PeopleStore

if TYPE_CHECKING:
    from pytest_androidbench.phone.kit.people.model import Person
    from pytest_androidbench.phone.system.app import App
    from pytest_androidbench.phone.system.phone import Phone

LEAST_DIGITS: Final = 3
"""Of a number, to be found by them."""


def apps_called(phone: Phone, words: str) -> list[App]:
    """Apps with an icon whose names begin with some words, or one of whose words does."""
    wanted = words.strip().casefold()
    if not wanted:
        return []
    apps = [app for app in phone.packages.apps() if app.main and not app.is_home]
    found = [app for app in apps if _begins(app.name.casefold(), wanted)]
    return sorted(found, key=lambda app: (app.name.casefold(), app.package))


def people_called(phone: Phone, words: str) -> list[Person]:
    """People of the contacts whose names fit, or whose numbers have these digits."""
    wanted = words.strip().casefold()
    if not wanted:
        return []
    return [
        one
        for one in PeopleStore(phone).all()
        if one.name and (_begins(one.name.casefold(), wanted) or _has_number(one, wanted))
    ]


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted) or any(word.startswith(wanted) for word in name.split())


def _has_number(one: Person, wanted: str) -> bool:
    digits = bare(wanted)
    if len(digits) < LEAST_DIGITS or not digits.removeprefix("+").isdecimal():
        return False
    return any(digits in bare(number.value) for number in one.phones)
