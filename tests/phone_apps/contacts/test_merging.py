"""Contacts that are there twice are made one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.contacts"


@pytest.fixture
def contacts(opened: Callable[[str], Driver]) -> Driver:
    """The list, after its first-run pages, with Ada twice and Bo once."""
    driver = opened(PACKAGE)
    driver.tap("Skip")
    driver.tap("Don’t allow")
    for first, number in (("Ada", "555 0101"), ("Bo", "555 0102"), ("ada", "5550103")):
        save(driver, Person(first=first, last="Berg", phones=[Entry(value=number)]))
    return driver


def save(contacts: Driver, person: Person) -> int:
    return PeopleStore(contacts.phone).save(person)


def people(contacts: Driver) -> list[tuple[str, list[str]]]:
    found = PeopleStore(contacts.phone).all()
    return [(person.name, [entry.value for entry in person.phones]) for person in found]


def open_duplicates(contacts: Driver) -> None:
    contacts.tap("nav_manage")
    contacts.tap("Merge & fix")


def test_two_of_the_same_name_become_one_with_all_numbers(contacts: Driver) -> None:
    open_duplicates(contacts)
    assert "1 duplicate" in contacts.texts()
    contacts.tap("Merge")
    assert people(contacts) == [("Ada Berg", ["555 0101", "5550103"]), ("Bo Berg", ["555 0102"])]
    assert "No duplicates" in contacts.texts()


def test_a_number_that_both_have_is_there_once(contacts: Driver) -> None:
    save(contacts, Person(first="Ada", last="Berg", phones=[Entry(value="5550101")]))
    open_duplicates(contacts)
    contacts.tap("Merge all")
    assert people(contacts)[0] == ("Ada Berg", ["555 0101", "5550103"])


def test_a_favourite_stays_one(contacts: Driver) -> None:
    store = PeopleStore(contacts.phone)
    last = max(person.id for person in store.all() if person.name == "ada Berg")
    store.star(last, True)
    open_duplicates(contacts)
    contacts.tap("Merge")
    assert [person.starred for person in store.all()] == [True, False]


def test_what_was_dismissed_stays_apart(contacts: Driver) -> None:
    before = people(contacts)
    open_duplicates(contacts)
    contacts.tap("Dismiss")
    assert "No duplicates" in contacts.texts()
    assert people(contacts) == before


def test_without_duplicates_nothing_is_to_be_merged(contacts: Driver) -> None:
    open_duplicates(contacts)
    contacts.tap("Merge")
    contacts.phone.windows.back()
    contacts.tap("Merge & fix")
    assert contacts.phone.windows.last_toast() == "Your contacts look good"


def test_selected_contacts_are_merged_whatever_they_are_called(contacts: Driver) -> None:
    contacts.phone.windows.home()
    contacts.phone.windows.start_app(PACKAGE)
    contacts.long_press("Bo Berg")
    contacts.tap("Ada Berg")
    contacts.tap("More options")
    contacts.tap("Merge")
    assert ("Ada Berg", ["555 0101", "555 0102"]) in people(contacts)
    assert len(people(contacts)) == 2
