from __future__ import annotations

import pytest

from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from tests.phone_apps.googlecalendar.planner import Planner


@pytest.fixture
def people(planner: Planner) -> None:
    """One contact with an address, one without."""
    store = PeopleStore(planner.phone)
    store.save(Person(first="Bob", last="Stone", emails=[Entry(value="bob@example.com", type=1)]))
    store.save(Person(first="Bo", last="Mail-less", phones=[Entry(value="555-0199")]))


def test_guests_are_found_among_the_contacts(planner: Planner, people: None) -> None:
    planner.new()
    planner.write("title", "Chess")
    planner.tap("attendees")
    planner.phone.windows.type_text("bo")
    assert "Bob Stone" in planner.texts()
    assert "Bo Mail-less" not in planner.texts()
    planner.tap("Bob Stone")
    planner.tap("done")
    planner.tap("save")
    guests = planner.store.guests_of(planner.event("Chess").id)
    assert [(one.name, one.address) for one in guests] == [
        ("", "robin.falk@example.com"),
        ("Bob Stone", "bob@example.com"),
    ]
    planner.open("Chess")
    assert "2 guests" in planner.texts()


def test_somebody_without_an_address_is_not_invited(planner: Planner, people: None) -> None:
    planner.new()
    planner.tap("attendees")
    planner.phone.windows.type_text("Nobody")
    planner.tap("done")
    assert planner.find("guest_input") is not None
    planner.phone.windows.type_text("@example.org")
    planner.tap("done")
    assert "1 guest" in planner.texts()


def test_guests_are_removed(planner: Planner) -> None:
    planner.open("Budget review")
    planner.tap("Edit")
    planner.tap("attendees")
    planner.tap("Remove Vera Kowalska")
    planner.tap("done")
    planner.tap("save")
    assert "Dieter Vogel" in planner.texts()
    assert "Vera Kowalska" not in planner.texts()
