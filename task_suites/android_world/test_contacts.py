"""Contacts: one saved, one left as a draft."""

from __future__ import annotations

from hypothesis import strategies as st

from pytest_androidbench import Episode, Limits, Pilot, task
from pytest_androidbench.appdata.contacts import Contacts, digits
from pytest_androidbench.appdata.validators import rows_kept
from pytest_androidbench.interface.finding import Target
from pytest_androidbench.interface.observation import Observation
from pytest_androidbench.tasks.strategies import (
    family_names,
    full_names,
    given_names,
    one_of,
    phone_numbers,
)
from task_suites.android_world.android_ways import uncover
from task_suites.android_world.content.texts import near_number

KNOWN = (("Mum", "(555) 010-4477"), ("Piano lessons", "(555) 010-8230"))
"""Who is in the contacts already; no drawn name or number is like theirs."""
FIRST_NAME, LAST_NAME, PHONE = 0, 1, 3
"""Fields of the form by their places; the company lies between."""
DRAFT_NUMBERS = st.tuples(
    st.integers(100, 999), st.integers(100, 999), st.integers(1000, 9999)
).map(lambda parts: "-".join(str(part) for part in parts))


def field_text(observation: Observation, hint: str) -> str:
    """What stands in the field with a hint; "" where there is none, or nothing but the hint."""
    texts = [node.text for node in observation.nodes if node.editable and node.hint == hint]
    return next((text for text in texts if text != hint), "")


def phone_label(observation: Observation) -> str:
    """The label of the first phone number; it stands behind the field, as `Work Phone`."""
    fields = [node for node in observation.nodes if node.editable and node.hint == "Phone"]
    behind = observation.nodes[fields[0].index :] if fields else ()
    labels = [n.desc for n in behind if n.desc.endswith(" Phone") and "Delete" not in n.desc]
    return labels[0].removesuffix(" Phone") if labels else ""


def filled(observation: Observation) -> list[str]:
    """What stands in all fields together."""
    return [n.text for n in observation.nodes if n.editable and n.text not in ("", n.hint)]


@task(
    "ContactsAddContact",
    "Save a contact for {name} whose number is {number}.",
    params={"name": full_names(), "number": phone_numbers()},
    limits=Limits(steps=12),
    app="contacts",
    difficulty="easy",
    tags={"data_entry", "parameterized"},
    optimal_steps=5,
)
def test_add_contact(episode: Episode, name: str, number: str) -> None:
    contacts = Contacts(episode.device)
    contacts.clear()
    for known in KNOWN:
        contacts.add(*known)
    before = contacts.all()
    episode.run()
    with episode.check("the contact is saved", weight=2):
        assert name in contacts.names()
    with episode.check("its number is right"):
        assert [digits(found) for found in contacts.numbers_of(name)] == [digits(number)]
    after = contacts.all()
    assert rows_kept(before, after)
    assert len(after) <= len(before) + 1


def fill_in(pilot: Pilot, name: str, number: str) -> None:
    """Open a new contact and fill in name and number."""
    first, last = name.split(" ", 1)
    pilot.open("Contacts").tap(id="floating_action_button")
    pilot.type(None, first, index=FIRST_NAME).type(None, last, index=LAST_NAME)
    uncover(pilot, Target(editable=True, index=PHONE)).type(None, number, index=PHONE)


@test_add_contact.solution
def save_contact(pilot: Pilot, name: str, number: str) -> None:
    fill_in(pilot, name, number)
    pilot.tap(id="toolbar_button")


@test_add_contact.mistake("two digits swapped", fails="its number is right")
def swap_digits(pilot: Pilot, name: str, number: str) -> None:
    save_contact(pilot, name, near_number(number))


@test_add_contact.mistake("not saved", fails="the contact is saved")
def leave_it_open(pilot: Pilot, name: str, number: str) -> None:
    fill_in(pilot, name, number)


@test_add_contact.mistake("only the first name", fails="the contact is saved")
def first_name_only(pilot: Pilot, name: str, number: str) -> None:
    pilot.open("Contacts").tap("Create contact")
    pilot.type("First name", name.split(" ", 1)[0]).type("Phone", number).tap("Save")


@test_add_contact.mistake("saved over somebody else", fails=None)
def save_over_another(pilot: Pilot, name: str, number: str) -> None:
    first, last = name.split(" ", 1)
    pilot.open("Contacts").tap(KNOWN[0][0]).tap("Edit contact")
    pilot.type("First name", first, clear=True).type("Last name", last)
    pilot.type("Phone", number, clear=True, index=0).tap("Save")


@test_add_contact.mistake("somebody else deleted", fails=None)
def delete_another(pilot: Pilot, name: str, number: str) -> None:
    save_contact(pilot, name, number)
    pilot.back().tap(KNOWN[0][0]).tap("Delete").tap("Delete")


@test_add_contact.mistake("somebody else saved as well", fails=None)
def save_two(pilot: Pilot, name: str, number: str) -> None:
    save_contact(pilot, name, number)
    pilot.back().tap("Create contact").type("First name", "Nobody").tap("Save")


@task(
    "ContactsNewContactDraft",
    "Start a new contact: first name {first}, last name {last}, phone {phone}, phone label "
    "{label}. Fill in the form but leave it unsaved.",
    params={
        "first": given_names(),
        "last": family_names(),
        "phone": DRAFT_NUMBERS,
        "label": one_of("Home", "Work"),
    },
    limits=Limits(steps=12),
    app="contacts",
    difficulty="easy",
    tags={"screen_reading", "data_entry"},
    optimal_steps=6,
)
def test_new_contact_draft(episode: Episode, first: str, last: str, phone: str, label: str) -> None:
    contacts = Contacts(episode.device)
    before = contacts.all()
    episode.run()
    shown = episode.device.observe()
    with episode.check("first name"):
        assert field_text(shown, "First name") == first
    with episode.check("last name"):
        assert field_text(shown, "Last name") == last
    with episode.check("phone number"):
        assert digits(field_text(shown, "Phone")) == digits(phone)
    with episode.check("phone label"):
        assert phone_label(shown) == label
    with episode.check("nothing else is filled in"):
        assert episode.upstream or len(filled(shown)) <= 3
    assert contacts.all() == before


@test_new_contact_draft.solution
def fill_in_draft(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in(pilot, f"{first} {last}", phone)
    uncover(pilot, Target(label="Mobile Phone")).tap("Mobile Phone").tap(label)


@test_new_contact_draft.mistake("label not changed", fails="phone label")
def no_label(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    del label
    fill_in(pilot, f"{first} {last}", phone)


@test_new_contact_draft.mistake("names swapped", fails="first name")
def names_swapped(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in_draft(pilot, last, first, phone, label)


@test_new_contact_draft.mistake("last name forgotten", fails="last name")
def no_last_name(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in_draft(pilot, first, last, phone, label)
    pilot.type("Last name", "", clear=True)


@test_new_contact_draft.mistake("two digits swapped", fails="phone number")
def digits_swapped(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in_draft(pilot, first, last, near_number(phone), label)


@test_new_contact_draft.mistake("another contact saved before", fails=None)
def saved_another(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    pilot.open("Contacts").tap("Create contact").type("First name", "Nobody").tap("Save").back()
    pilot.tap("Create contact")
    pilot.type("First name", first).type("Last name", last).type("Phone", phone)
    pilot.tap("Mobile Phone").tap(label)


@test_new_contact_draft.mistake("a second number", fails="nothing else is filled in")
def second_number(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in_draft(pilot, first, last, phone, label)
    pilot.type("Phone", phone, index=1)


@test_new_contact_draft.mistake("saved it", fails="first name")
def saved_it(pilot: Pilot, first: str, last: str, phone: str, label: str) -> None:
    fill_in_draft(pilot, first, last, phone, label)
    pilot.tap("Save")
