"""People in the contacts: new, changed, found, merged, exported, gone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import AddressBook, Book, Card
from pytest_androidbench.appdata.contacts import digits
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.appdata.storage import Storage
from pytest_androidbench.appdata.validators import (
    only_added,
    only_changed,
    only_removed,
    same_rows,
)
from pytest_androidbench.appdata.vcards import cards_in
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.contact_ways import (
    COMPANIES,
    ELSE_KEPT,
    EMAILS,
    KNOWN,
    MUM,
    NAMES,
    NUMBERS,
    PACKAGE,
    arranged,
    ask_to_delete,
    confirm,
    edit_person,
)
from task_suites.android_arena.looking import Sight, in_sight

SAVED: Final = "the contact is saved, and no other was changed"
COMPANY: Final = "the company is right, and nothing else was changed"
FOUND: Final = "the contact was searched for, and is in sight"
MERGED: Final = "there is one contact with all that both had"
EXPORTED: Final = "one file has all contacts"
DELETED: Final = "the contact is gone, and no other"
SORTED: Final = "contacts are sorted by first name"
SORT_ORDER: Final = "sort_order"
ANOTHER_NUMBER: Final = "5550109911"


def check_book(episode: Episode, contacts: AddressBook, before: Book) -> None:
    """Neither people nor labels are others than before."""
    with episode.check(ELSE_KEPT):
        assert contacts.read() == before


@arena_task(
    "contacts_create",
    "Add a contact: first name {first}, last name {last}, phone {phone}, e-mail {email}.",
    params={
        "first": NAMES.map(lambda name: name.split()[0]),
        "last": NAMES.map(lambda name: name.split()[1]),
        "phone": NUMBERS,
        "email": EMAILS,
    },
)
def test_create(episode: Episode, first: str, last: str, phone: str, email: str) -> None:
    contacts = arranged(episode)
    before = contacts.read()
    episode.run()
    wanted = Card(name=f"{first} {last}", numbers=(digits(phone),), emails=(email,))
    with episode.check(SAVED):
        assert only_added(before.cards, contacts.read().cards, [wanted])


def fill_in(pilot: Pilot, first: str, last: str, phone: str) -> None:
    """Fill in a new contact, but for the address; what lies under the keyboard is seen then."""
    pilot.open("Contacts").tap("Create contact")
    pilot.type("First name", first).type("Last name", last).type("Phone", phone).back()


@test_create.solution
def create(pilot: Pilot, first: str, last: str, phone: str, email: str) -> None:
    fill_in(pilot, first, last, phone)
    pilot.type("Email", email).tap("Save")


@test_create.mistake("without the address", fails=SAVED)
def create_without_address(pilot: Pilot, first: str, last: str, phone: str) -> None:
    fill_in(pilot, first, last, phone)
    pilot.tap("Save")


@test_create.mistake("not saved", fails=SAVED)
def fill_in_only(pilot: Pilot, first: str, last: str, phone: str, email: str) -> None:
    fill_in(pilot, first, last, phone)
    pilot.type("Email", email)


@test_create.mistake("names swapped", fails=SAVED)
def create_swapped(pilot: Pilot, first: str, last: str, phone: str, email: str) -> None:
    create(pilot, last, first, phone, email)


@arena_task(
    "contacts_set_company",
    "Set the company of the contact {name} to {company}.",
    params={"name": NAMES, "company": COMPANIES},
)
def test_set_company(episode: Episode, name: str, company: str) -> None:
    person = Card(name=name, numbers=(ANOTHER_NUMBER,))
    contacts = arranged(episode, person)
    before = contacts.read()
    episode.run()
    with episode.check(COMPANY):
        changed = replace(person, company=company)
        assert only_changed(before.cards, contacts.read().cards, [(person, changed)])


@test_set_company.solution
def set_company(pilot: Pilot, name: str, company: str) -> None:
    edit_person(pilot, name).type("Company", company).tap("Save")


@test_set_company.mistake("of another contact", fails=COMPANY)
def set_company_of_another(pilot: Pilot, company: str) -> None:
    edit_person(pilot, MUM.name).type("Company", company).tap("Save")


@test_set_company.mistake("not saved", fails=COMPANY)
def type_company(pilot: Pilot, name: str, company: str) -> None:
    edit_person(pilot, name).type("Company", company)


@arena_task(
    "contacts_search",
    "Search the contacts for {name}, and leave what is found on the screen.",
    params={"name": NAMES},
)
def test_search(episode: Episode, name: str) -> None:
    contacts = arranged(episode, Card(name=name, numbers=(ANOTHER_NUMBER,)))
    before = contacts.read()
    episode.run()
    typed = Sight(
        id="open_search_view_edit_text",
        also=lambda node: bool(node.text.strip()) and node.text.strip().lower() in name.lower(),
    )
    found = Sight(id="cliv_name_textview", text=name)
    with episode.check(FOUND):
        assert not in_sight(episode.device, PACKAGE, typed, found, typing=True)
    check_book(episode, contacts, before)


def search_for(pilot: Pilot, words: str) -> None:
    """Search the contacts."""
    pilot.open("Contacts").tap("Search contacts").type(None, words, id="open_search_view_edit_text")


@test_search.solution
def search(pilot: Pilot, name: str) -> None:
    search_for(pilot, name)


@test_search.mistake("another name", fails=FOUND)
def search_another(pilot: Pilot) -> None:
    search_for(pilot, MUM.name)


@test_search.mistake("left again", fails=FOUND)
def search_and_leave(pilot: Pilot, name: str) -> None:
    search_for(pilot, name)
    pilot.home()


@test_search.mistake("only the list of all", fails=FOUND)
def look_at_list(pilot: Pilot) -> None:
    pilot.open("Contacts")


@arena_task(
    "contacts_merge_duplicates",
    "Two contacts are called {name}. Merge them into one.",
    params={"name": NAMES, "first": NUMBERS, "second": NUMBERS},
)
def test_merge_duplicates(episode: Episode, name: str, first: str, second: str) -> None:
    both = [Card(name=name, numbers=(digits(number),)) for number in (first, second)]
    contacts = arranged(episode, *both)
    before = contacts.read()
    episode.run()
    numbers = tuple(sorted({digits(first), digits(second)}))
    with episode.check(MERGED):
        wanted = [*(card for card in before.cards if card.name != name)]
        one = Card(name=name, numbers=numbers)
        assert same_rows([*wanted, one], contacts.read().cards)


def open_fixing(pilot: Pilot) -> Pilot:
    """Show what keeps contacts in order."""
    return pilot.open("Contacts").tap(id="nav_manage")


@test_merge_duplicates.solution
def merge_duplicates(pilot: Pilot) -> None:
    open_fixing(pilot).tap("Merge & fix").tap(id="merge_button")


@test_merge_duplicates.mistake("one of them deleted", fails=MERGED)
def delete_one(pilot: Pilot, name: str) -> None:
    pilot.open("Contacts").long_press(name, id="cliv_name_textview", index=0)
    confirm(pilot.tap(id="menu_delete"))


@test_merge_duplicates.mistake("left apart", fails=MERGED)
def dismiss_duplicates(pilot: Pilot) -> None:
    open_fixing(pilot).tap("Merge & fix").tap(id="dismiss_button")


@test_merge_duplicates.mistake("merged with somebody else", fails=MERGED)
def merge_others(pilot: Pilot, name: str) -> None:
    pilot.open("Contacts").long_press(name, id="cliv_name_textview", index=0)
    pilot.tap(MUM.name, id="cliv_name_textview").tap("More options").tap("Merge")


@arena_task(
    "contacts_export_all",
    "Export all contacts to a VCF file on the phone.",
    params={"name": NAMES, "number": NUMBERS},
)
def test_export_all(episode: Episode, name: str, number: str) -> None:
    contacts = arranged(episode, Card(name=name, numbers=(digits(number),)))
    storage = Storage(episode.device)
    before, people = vcf_files(storage), contacts.read()
    episode.run()
    after = vcf_files(storage)
    with episode.check(EXPORTED):
        new = sorted(after - before)
        assert len(new) == 1
        wanted = [(card.name, card.numbers) for card in people.cards]
        assert same_rows(wanted, cards_in(storage.text(new[0])))
    check_book(episode, contacts, people)


def vcf_files(storage: Storage) -> set[str]:
    """The files of contacts on the storage."""
    return {entry.path for entry in storage.entries(deep=True) if entry.path.endswith(".vcf")}


@test_export_all.solution
def export_all(pilot: Pilot) -> None:
    open_fixing(pilot).tap("Export to file").tap("Save", id="button1")


@test_export_all.mistake("not saved", fails=EXPORTED)
def ask_for_place(pilot: Pilot) -> None:
    open_fixing(pilot).tap("Export to file")


@test_export_all.mistake("one is deleted before", fails=ELSE_KEPT)
def delete_and_export(pilot: Pilot) -> None:
    ask_to_delete(pilot, MUM.name)
    confirm(pilot)
    export_all(pilot)


@arena_task("contacts_delete", "Delete the contact {name}.", params={"name": NAMES})
def test_delete(episode: Episode, name: str) -> None:
    person = Card(name=name, numbers=(ANOTHER_NUMBER,))
    contacts = arranged(episode, person)
    before = contacts.read()
    episode.run()
    with episode.check(DELETED):
        assert only_removed(before.cards, contacts.read().cards, [person])


@test_delete.solution
def delete(pilot: Pilot, name: str) -> None:
    ask_to_delete(pilot, name)
    confirm(pilot)


@test_delete.mistake("another contact", fails=DELETED)
def delete_another(pilot: Pilot) -> None:
    ask_to_delete(pilot, KNOWN[1].name)
    confirm(pilot)


@test_delete.mistake("not confirmed", fails=DELETED)
def ask_only(pilot: Pilot, name: str) -> None:
    ask_to_delete(pilot, name)


@test_delete.mistake("all deleted", fails=DELETED)
def delete_all(pilot: Pilot) -> None:
    pilot.open("Contacts").tap("More options").tap("Select all")
    confirm(pilot.tap(id="menu_delete"))


@arena_task("contacts_sort_by_first_name", "Have the contacts sorted by first name.")
def test_sort_by_first_name(episode: Episode) -> None:
    contacts = arranged(episode)
    preferences = Preferences(episode.device, PACKAGE)
    preferences.put({SORT_ORDER: "Last name"})
    before = contacts.read()
    episode.run()
    with episode.check(SORTED):
        assert preferences.all().get(SORT_ORDER) == "First name"
    check_book(episode, contacts, before)


def open_settings(pilot: Pilot) -> Pilot:
    """Show the app's settings."""
    return pilot.open("Contacts").tap("More options").tap("Settings")


@test_sort_by_first_name.solution
def sort_by_first_name(pilot: Pilot) -> None:
    open_settings(pilot).tap("Sort by").tap("First name")


@test_sort_by_first_name.mistake("the format of names instead", fails=SORTED)
def set_name_format(pilot: Pilot) -> None:
    open_settings(pilot).tap("Name format").tap("First name first")


@test_sort_by_first_name.mistake("only looked at", fails=SORTED)
def look_at_order(pilot: Pilot) -> None:
    open_settings(pilot).tap("Sort by")
