from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.settings.driver import Driver

PACKAGE = "com.google.android.contacts"


@pytest.fixture
def contacts(opened: Callable[[str], Driver]) -> Driver:
    """The list, after its first-run pages."""
    driver = opened(PACKAGE)
    driver.tap("Skip")
    driver.tap("Don’t allow")
    return driver


def type_into(contacts: Driver, hint: str, text: str) -> None:
    field = next(n for n in contacts.nodes() if n.hint == hint and n.text in {hint, ""})
    contacts.touch(field)
    contacts.phone.windows.type_text(text)


def create(contacts: Driver, first: str, last: str, number: str) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", first)
    type_into(contacts, "Last name", last)
    type_into(contacts, "Phone", number)
    contacts.tap("Save")


def phones(contacts: Driver) -> list[list[object]]:
    uri = "content://com.android.contacts/data/phones"
    table = contacts.phone.providers.query(uri, ("display_name", "data1", "data2"))
    return [list(row) for row in table.rows]


def test_a_saved_contact_is_in_the_provider_and_on_its_card(contacts: Driver) -> None:
    create(contacts, "Ada", "Kovács", "5551234567")
    assert phones(contacts) == [["Ada Kovács", "5551234567", "2"]]
    assert {"Ada Kovács", "(555) 123-4567", "Mobile"} <= set(contacts.texts())
    assert contacts.phone.windows.last_toast() == "Ada Kovács saved"


def test_a_label_is_chosen_from_the_list(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    type_into(contacts, "Phone", "555")
    contacts.tap("Mobile Phone")
    contacts.tap("Work")
    assert contacts.find("Work Phone") is not None
    contacts.tap("Save")
    assert phones(contacts) == [["Ada", "555", "3"]]


def test_leaving_with_changes_asks_first(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    contacts.phone.windows.back()
    contacts.phone.windows.back()
    assert "Discard your changes?" in contacts.texts()
    contacts.tap("Discard")
    assert "No contacts yet" in contacts.texts()


def test_an_empty_form_just_closes(contacts: Driver) -> None:
    contacts.tap("Create contact")
    contacts.tap("Save")
    assert "No contacts yet" in contacts.texts()


def test_a_contact_is_edited(contacts: Driver) -> None:
    create(contacts, "Ada", "Kovács", "555")
    contacts.tap("Edit contact")
    field = next(n for n in contacts.nodes() if n.hint == "Phone" and n.text == "555")
    contacts.touch(field)
    contacts.phone.windows.editor.clear()
    contacts.phone.windows.type_text("777")
    contacts.tap("Save")
    assert phones(contacts) == [["Ada Kovács", "777", "2"]]


def test_a_contact_is_deleted_after_a_question(contacts: Driver) -> None:
    create(contacts, "Ada", "Kovács", "555")
    contacts.tap("Delete")
    assert "Delete this contact?" in contacts.texts()
    contacts.tap("android:id/button1".rpartition("/")[2])
    assert phones(contacts) == []
    assert "No contacts yet" in contacts.texts()


def test_search_finds_by_name_and_by_number(contacts: Driver) -> None:
    create(contacts, "Ada", "Kovács", "5551234567")
    contacts.phone.windows.back()
    contacts.tap("open_search_bar")
    contacts.phone.windows.type_text("kov")
    assert "Ada Kovács" in contacts.texts()
    contacts.tap("Clear text")
    contacts.phone.windows.type_text("1234")
    assert "Ada Kovács" in contacts.texts()
    contacts.phone.windows.type_text("9")
    assert "No results found" in contacts.texts()


def test_an_insert_intent_fills_the_form_in(contacts: Driver) -> None:
    contacts.phone.activities.start(
        Intent(
            action="android.intent.action.INSERT",
            type="vnd.android.cursor.dir/contact",
            extras={"name": "Leila Haddad", "phone": "+15550001111"},
        )
    )
    assert {"Leila", "Haddad", "+15550001111"} <= set(contacts.texts())
    contacts.tap("Save")
    assert [row[0] for row in phones(contacts)] == ["Leila Haddad"]


def test_a_star_moves_a_contact_to_the_highlights(contacts: Driver) -> None:
    create(contacts, "Ada", "Kovács", "555")
    contacts.tap("Add to favorites")
    contacts.phone.windows.back()
    contacts.tap("highlights")
    assert "Ada Kovács" in contacts.texts()
