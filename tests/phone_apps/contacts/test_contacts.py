from __future__ import annotations

from collections.abc import Callable

import pytest

from pytest_androidbench.phone.apps.contacts.vcards import people_in
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver

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
    assert phones(contacts) == [["Ada Kovács", "(555) 123-4567", "2"]]
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
    assert "Your changes have not been saved" in contacts.texts()
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
    assert "Delete contact?" in contacts.texts()
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
    assert "No results" in contacts.texts()


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


def names(contacts: Driver) -> list[str]:
    return contacts.values("cliv_name_textview")


def set_to(contacts: Driver, title: str, value: str) -> None:
    contacts.more("Settings")
    contacts.tap(title)
    contacts.tap(value)
    contacts.phone.windows.back()


def two_people(contacts: Driver) -> None:
    create(contacts, "Ada", "Zwick", "555")
    contacts.phone.windows.back()
    create(contacts, "Zoe", "Abt", "556")
    contacts.phone.windows.back()


def test_names_are_sorted_by_the_name_that_is_set(contacts: Driver) -> None:
    two_people(contacts)
    assert names(contacts) == ["Ada Zwick", "Zoe Abt"]
    set_to(contacts, "Sort by", "Last name")
    assert names(contacts) == ["Zoe Abt", "Ada Zwick"]


def test_names_are_shown_with_the_last_name_first_when_that_is_set(contacts: Driver) -> None:
    two_people(contacts)
    set_to(contacts, "Name format", "Last name first")
    assert names(contacts) == ["Zwick, Ada", "Abt, Zoe"]
    contacts.tap("Abt, Zoe")
    title = contacts.find("large_title")
    assert title is not None
    assert title.text == "Abt, Zoe"


def test_a_number_gets_its_separators_while_it_is_typed(contacts: Driver) -> None:
    contacts.tap("Create contact")
    seen = []
    contacts.tap("Phone")
    for digit in "5551234567":
        contacts.phone.windows.type_text(digit)
        seen.append(contacts.phone.windows.editor.text)
    assert seen[2:5] == ["555", "555-1", "555-12"]
    assert seen[6:] == ["555-1234", "(555) 123-45", "(555) 123-456", "(555) 123-4567"]


def test_the_caret_stays_behind_its_digit(contacts: Driver) -> None:
    contacts.tap("Create contact")
    contacts.tap("Phone")
    contacts.phone.windows.type_text("5551234")
    contacts.phone.windows.editor.select(3, 3)
    contacts.phone.windows.type_text("9")
    assert contacts.phone.windows.editor.text == "(555) 912-34"
    contacts.phone.windows.type_text("8")
    assert contacts.phone.windows.editor.text == "(555) 981-234"


def test_a_label_of_ones_own(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    type_into(contacts, "Phone", "555")
    contacts.tap("Mobile Phone")
    contacts.tap("Custom")
    contacts.phone.windows.type_text("Boat")
    contacts.tap("OK")
    assert contacts.find("Boat Phone") is not None
    contacts.tap("Save")
    assert phones(contacts) == [["Ada", "555", "0"]]
    assert "Boat" in contacts.texts()


def test_an_address_is_kept(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    contacts.phone.windows.back()
    contacts.tap("More fields")
    contacts.scrolled_to("Address")
    type_into(contacts, "Address", "1 Bridge Street")
    contacts.tap("Save")
    assert "1 Bridge Street" in contacts.texts()


def test_several_contacts_are_deleted_at_once(contacts: Driver) -> None:
    two_people(contacts)
    row = contacts.find("Ada Zwick")
    assert row is not None
    contacts.phone.windows.fingers.long_press(*row.bounds.center)
    contacts.more("Select all")
    contacts.tap("menu_delete")
    assert "Delete 2 contacts?" in contacts.texts()
    contacts.tap("button1")
    assert phones(contacts) == []


def test_leaving_may_save_instead(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    type_into(contacts, "Phone", "555")
    contacts.tap("Cancel")
    contacts.tap("button1")
    assert phones(contacts) == [["Ada", "555", "2"]]


def test_all_parts_of_a_name_are_kept(contacts: Driver) -> None:
    contacts.tap("Create contact")
    contacts.tap("Show more name fields")
    for hint, text in (
        ("Name prefix", "Dr."),
        ("First name", "Ada"),
        ("Middle name", "Maria"),
        ("Last name", "Kovács"),
        ("Name suffix", "Jr."),
    ):
        type_into(contacts, hint, text)
    contacts.tap("Save")
    assert contacts.value("large_title") == "Dr. Ada Maria Kovács, Jr."
    contacts.tap("Edit contact")
    assert {"Dr.", "Ada", "Maria", "Kovács", "Jr."} <= set(contacts.texts())


def test_a_day_and_a_person_are_kept(contacts: Driver) -> None:
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    contacts.phone.windows.back()
    contacts.tap("Significant date")
    contacts.tap("15")
    contacts.tap("OK")
    contacts.tap("More fields")
    contacts.scrolled_to("Related person")
    type_into(contacts, "Related person", "Bo")
    contacts.tap("Save")
    (person,) = PeopleStore(contacts.phone).all()
    assert person.dates == [Entry(value="2023-10-15", type=3)]
    assert person.relations == [Entry(value="Bo", type=1)]
    assert {"Oct 15, 2023", "Birthday", "Bo", "Assistant"} <= set(contacts.texts())


def test_a_list_of_labels_opens_at_its_arrow(contacts: Driver) -> None:
    contacts.tap("Create contact")
    contacts.tap("Show dropdown menu")
    contacts.tap("Work")
    assert contacts.find("Work Phone") is not None


def test_a_label_is_made_given_renamed_and_deleted(contacts: Driver) -> None:
    contacts.tap("Open navigation drawer")
    contacts.tap("Create label")
    contacts.phone.windows.type_text("Team")
    contacts.tap("OK")
    create(contacts, "Ada", "Kovács", "555")
    contacts.phone.windows.back()
    assert names(contacts) == ["Ada Kovács"]
    contacts.tap("Navigate up")
    create(contacts, "Bo", "Lind", "556")
    contacts.phone.windows.back()
    contacts.tap("Open navigation drawer")
    contacts.tap("Team")
    assert names(contacts) == ["Ada Kovács"]
    contacts.more("Rename label")
    contacts.phone.windows.editor.select_all()
    contacts.phone.windows.type_text("Crew")
    contacts.tap("OK")
    assert "Crew" in contacts.texts()
    contacts.more("Delete label")
    contacts.tap("button1")
    assert names(contacts) == ["Ada Kovács", "Bo Lind"]
    assert LabelStore(contacts.phone).all() == {}
    assert not any(person.labels for person in PeopleStore(contacts.phone).all())


def test_a_label_is_given_in_the_editor(contacts: Driver) -> None:
    LabelStore(contacts.phone).create("Team")
    contacts.tap("Create contact")
    type_into(contacts, "First name", "Ada")
    contacts.phone.windows.back()
    contacts.tap("More fields")
    contacts.tap("group_list")
    contacts.tap("Team")
    contacts.tap("OK")
    assert contacts.value("group_list") == "Team"
    contacts.tap("Save")
    (person,) = PeopleStore(contacts.phone).all()
    assert [LabelStore(contacts.phone).all()[id_] for id_ in person.labels] == ["Team"]


def test_chips_leave_out_who_has_no_number_or_address(contacts: Driver) -> None:
    store = PeopleStore(contacts.phone)
    store.save(Person(first="Ada", phones=[Entry(value="555")]))
    store.save(Person(first="Bo", emails=[Entry(value="bo@x.org", type=1)]))
    contacts.phone.windows.changed()
    contacts.tap("Phone contacts")
    assert names(contacts) == ["Ada"]
    contacts.more("Customize view", "Email contacts")
    assert names(contacts) == ["Bo"]
    contacts.more("Customize view", "All contacts")
    assert names(contacts) == ["Ada", "Bo"]


CARDS = """BEGIN:VCARD\r
VERSION:3.0\r
N:Kov\u00e1cs;Ada;;Dr.;\r
TEL;TYPE=CELL:+1 555\r
 0001\r
item1.EMAIL;TYPE=WORK:ada@x.org\r
ORG:Acme\\, Inc;R&D\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:2.1\r
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:L=C3=A9a=\r
 Roy\r
TEL;HOME:556\r
END:VCARD\r
BEGIN:VCARD\r
END:VCARD\r
"""


def test_what_files_of_contacts_say() -> None:
    ada, lea = people_in(CARDS)
    assert (ada.name, ada.company) == ("Dr. Ada Kovács", "Acme, Inc")
    assert ada.phones == [Entry(value="+1 5550001", type=2)]
    assert ada.emails == [Entry(value="ada@x.org", type=2)]
    assert lea.phones == [Entry(value="556", type=1)]
    assert people_in("hello\n:;\nEND:VCARD") == []


@pytest.mark.parametrize(
    ("person", "line", "seen"),
    [
        (Person(first="Ada", address="5 Quay, Eastbrook"), "5 Quay, Eastbrook", "geo:"),
        (Person(first="Ada", website="ada.example"), "ada.example", "http://ada.example"),
        (Person(first="Ada", website="https://bo.example"), "https://bo.example", "https://bo."),
    ],
)
def test_places_and_pages_of_a_contact_are_shown_by_other_apps(
    contacts: Driver, person: Person, line: str, seen: str
) -> None:
    PeopleStore(contacts.phone).save(person)
    contacts.phone.windows.invalidate()
    contacts.tap("Ada")
    contacts.tap(line)
    started = [e.message for e in contacts.phone.log.entries() if "START u0" in e.message]
    assert f"dat={seen}" in started[-1]
