"""Contacts are in the order of the phone's language, each under a letter without its accent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

NAMES = ("Zoe", "Яна", "Eva", "مريم", "Émile")


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en_US", ["E", "Émile", "Eva", "Z", "Zoe", "Я", "Яна", "م", "مريم"]),
        ("ru_RU", ["Я", "Яна", "E", "Émile", "Eva", "Z", "Zoe", "م", "مريم"]),
        ("ar_EG", ["م", "مريم", "E", "Émile", "Eva", "Z", "Zoe", "Я", "Яна"]),
    ],
)
def test_the_list_begins_with_the_languages_own_letters(
    opened: Callable[[str], Driver], locale: str, shown: list[str]
) -> None:
    driver = opened("com.google.android.contacts")
    driver.tap("Skip")
    driver.tap("Don’t allow")
    people = PeopleStore(driver.phone)
    for name in NAMES:
        people.save(Person(first=name))
    driver.phone.display = replace(driver.phone.display, locale=locale)
    driver.phone.windows.changed()
    # A row's letter is told after or before its name, and each avatar has a letter, too.
    texts = driver.texts()
    names = [text for text in shown if text in NAMES]
    assert [text for text in texts if text in NAMES] == names
    assert {text for text in shown if text not in NAMES} <= set(texts)
    assert "É" not in texts
