"""Labels are given to contacts that are there already, and taken from them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.model import Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.driver import Driver

PACKAGE = "com.google.android.contacts"


@pytest.fixture
def contacts(opened: Callable[[str], Driver]) -> Driver:
    """The list, after its first-run pages, with two people and a label."""
    driver = opened(PACKAGE)
    driver.tap("Skip")
    driver.tap("Don’t allow")
    for first in ("Ada", "Bo"):
        PeopleStore(driver.phone).save(Person(first=first))
    LabelStore(driver.phone).create("Choir")
    driver.phone.windows.invalidate()
    return driver


def labels(contacts: Driver) -> dict[str, list[str]]:
    titles = LabelStore(contacts.phone).all()
    people = PeopleStore(contacts.phone).all()
    return {person.name: [titles[label] for label in person.labels] for person in people}


def test_a_contacts_labels_are_changed_from_its_card(contacts: Driver) -> None:
    contacts.tap("Ada")
    for label in ("More options", "Change labels", "Choir", "OK"):
        contacts.tap(label)
    assert labels(contacts) == {"Ada": ["Choir"], "Bo": []}
    for label in ("More options", "Change labels", "Choir", "OK"):
        contacts.tap(label)
    assert labels(contacts) == {"Ada": [], "Bo": []}


def test_selected_contacts_get_a_label_that_is_made_for_them(contacts: Driver) -> None:
    contacts.long_press("Ada")
    contacts.tap("Bo")
    for label in ("More options", "Add to label", "Create label"):
        contacts.tap(label)
    contacts.phone.windows.type_text("Team")
    contacts.tap("OK")
    assert labels(contacts) == {"Ada": ["Team"], "Bo": ["Team"]}
    assert contacts.find("selection_count_text") is None


def test_a_label_is_taken_from_those_who_are_selected_on_its_page(contacts: Driver) -> None:
    contacts.long_press("Ada")
    contacts.tap("Bo")
    for label in ("More options", "Add to label", "Choir", "OK"):
        contacts.tap(label)
    contacts.tap("Open navigation drawer")
    contacts.tap("Choir")
    contacts.long_press("Bo")
    contacts.tap("More options")
    contacts.tap("Remove from label")
    assert labels(contacts) == {"Ada": ["Choir"], "Bo": []}


def test_no_two_labels_have_one_name(contacts: Driver) -> None:
    contacts.tap("Open navigation drawer")
    contacts.tap("Create label")
    contacts.phone.windows.type_text("choir")
    contacts.tap("OK")
    assert "That label already exists" in contacts.texts()
    contacts.phone.windows.type_text("s")
    contacts.tap("OK")
    assert [*LabelStore(contacts.phone).all().values()] == ["Choir", "choirs"]
    contacts.more("Rename label")
    contacts.phone.windows.editor.select_all()
    contacts.phone.windows.type_text("Choir")
    contacts.tap("OK")
    assert "That label already exists" in contacts.texts()
