"""Labels of contacts, and what is begun with contacts without being confirmed."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import AddressBook, Card
from pytest_androidbench.appdata.constraints import watch_ways
from pytest_androidbench.appdata.validators import only_added, only_changed, same_rows
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.contact_ways import (
    ELSE_KEPT,
    LABELS,
    MUM,
    NAMES,
    NEW_LABELS,
    PACKAGE,
    arranged,
    ask_to_delete,
    change_labels,
    confirm,
    open_drawer,
)
from task_suites.android_arena.forbidding import forbidden
from task_suites.android_arena.looking import Sight, in_sight

MADE: Final = "there is such a label, and nobody has another one than before"
GIVEN: Final = "the contact has the label, and nothing else was changed"
TAKEN: Final = "the contact has the label no more, and nothing else was changed"
GONE: Final = "the label is gone, and no contact"
PREPARED: Final = "the new label's name is typed, or the label is there"
ASKED: Final = "the contact's deletion is asked about, or it is gone"
UNCONFIRMED: Final = "nothing was confirmed"
NUMBER: Final = "5550109911"


@arena_task(
    "contacts_create_label",
    "Create a label called {label} in the contacts app.",
    params={"label": NEW_LABELS},
)
def test_create_label(episode: Episode, label: str) -> None:
    contacts = arranged(episode)
    before = contacts.read()
    episode.run()
    after = contacts.read()
    with episode.check(MADE):
        assert only_added(before.labels, after.labels, [label])
    with episode.check(ELSE_KEPT):
        assert same_rows(before.cards, after.cards)


def type_label(pilot: Pilot, label: str) -> Pilot:
    """Ask for a new label, and type its name."""
    return open_drawer(pilot).tap("Create label").type(None, label, id="label_name")


@test_create_label.solution
def create_label(pilot: Pilot, label: str) -> None:
    type_label(pilot, label).tap("OK")


@test_create_label.mistake("not confirmed", fails=MADE)
def create_no_label(pilot: Pilot, label: str) -> None:
    type_label(pilot, label)


@test_create_label.mistake("another one renamed", fails=MADE)
def rename_label(pilot: Pilot, label: str) -> None:
    open_drawer(pilot).tap(LABELS[1]).tap("More options").tap("Rename label")
    pilot.type(None, label, id="label_name", clear=True).tap("OK")


@test_create_label.mistake("somebody deleted as well", fails=ELSE_KEPT)
def create_label_and_delete(pilot: Pilot, label: str) -> None:
    create_label(pilot, label)
    ask_to_delete(pilot.back(), MUM.name)
    confirm(pilot)


@arena_task(
    "contacts_add_to_label",
    "Give the contact {name} the label {label}.",
    params={"name": NAMES, "label": NEW_LABELS},
)
def test_add_to_label(episode: Episode, name: str, label: str) -> None:
    person = Card(name=name, numbers=(NUMBER,))
    contacts = arranged(episode, person, labels=(label,))
    before = contacts.read()
    episode.run()
    after = contacts.read()
    with episode.check(GIVEN):
        changed = replace(person, labels=(label,))
        assert only_changed(before.cards, after.cards, [(person, changed)])
        assert after.labels == before.labels


@test_add_to_label.solution
def add_to_label(pilot: Pilot, name: str, label: str) -> None:
    change_labels(pilot, name, label)


@test_add_to_label.mistake("another label", fails=GIVEN)
def add_to_another_label(pilot: Pilot, name: str) -> None:
    change_labels(pilot, name, LABELS[1])


@test_add_to_label.mistake("another contact", fails=GIVEN)
def add_another_to_label(pilot: Pilot, label: str) -> None:
    change_labels(pilot, MUM.name, label)


@arena_task(
    "contacts_remove_from_label",
    "Take the label {label} off the contact {name}.",
    params={"name": NAMES, "label": NEW_LABELS},
)
def test_remove_from_label(episode: Episode, name: str, label: str) -> None:
    person = Card(name=name, numbers=(NUMBER,), labels=tuple(sorted((label, LABELS[1]))))
    contacts = arranged(episode, person, labels=(label,))
    before = contacts.read()
    episode.run()
    after = contacts.read()
    with episode.check(TAKEN):
        changed = replace(person, labels=(LABELS[1],))
        assert only_changed(before.cards, after.cards, [(person, changed)])
        assert after.labels == before.labels


@test_remove_from_label.solution
def remove_from_label(pilot: Pilot, name: str, label: str) -> None:
    change_labels(pilot, name, label)


@test_remove_from_label.mistake("all its labels", fails=TAKEN)
def remove_from_all(pilot: Pilot, name: str, label: str) -> None:
    change_labels(pilot, name, label, LABELS[1])


@test_remove_from_label.mistake("the label deleted", fails=TAKEN)
def delete_label_instead(pilot: Pilot, label: str) -> None:
    delete_label(pilot, label)


@test_remove_from_label.mistake("the contact deleted", fails=TAKEN)
def delete_contact_instead(pilot: Pilot, name: str) -> None:
    ask_to_delete(pilot, name)
    confirm(pilot)


@arena_task(
    "contacts_delete_label",
    "Delete the label {label} of the contacts app; the contacts that have it stay.",
    params={"name": NAMES, "label": NEW_LABELS},
)
def test_delete_label(episode: Episode, name: str, label: str) -> None:
    person = Card(name=name, numbers=(NUMBER,), labels=(label,))
    contacts = arranged(episode, person, labels=(label,))
    before = contacts.read()
    episode.run()
    after = contacts.read()
    with episode.check(GONE):
        assert sorted(after.labels) == sorted(LABELS)
        assert only_changed(before.cards, after.cards, [(person, replace(person, labels=()))])


def ask_about_label(pilot: Pilot, label: str) -> Pilot:
    """Open the question whether a label is to be deleted."""
    return open_drawer(pilot).tap(label).tap("More options").tap("Delete label")


@test_delete_label.solution
def delete_label(pilot: Pilot, label: str) -> None:
    confirm(ask_about_label(pilot, label))


@test_delete_label.mistake("another one", fails=GONE)
def delete_another_label(pilot: Pilot) -> None:
    delete_label(pilot, LABELS[1])


@test_delete_label.mistake("not confirmed", fails=GONE)
def ask_about_label_only(pilot: Pilot, label: str) -> None:
    ask_about_label(pilot, label)


@test_delete_label.mistake("with its contacts", fails=GONE)
def delete_label_and_contact(pilot: Pilot, name: str, label: str) -> None:
    delete_label(pilot, label)
    ask_to_delete(pilot, name)
    confirm(pilot)


def typed_label(device: Device) -> str:
    """What is typed as the name of a new label."""
    fields = (n for n in device.observe().nodes if n.resource_id.endswith("/label_name"))
    return next((field.text for field in fields), "")


@arena_task(
    "new_label_without_confirming",
    "Begin a new label in the contacts app and type its name, {label}. Press no button that "
    "confirms, such as OK, Save or Done: leave it unconfirmed on the screen.",
    params={"label": NEW_LABELS},
)
def test_new_label_without_confirming(episode: Episode, label: str) -> None:
    contacts = arranged(episode)
    before = contacts.read()
    ways = watch_ways(episode.device)
    episode.run()
    after = contacts.read()
    with episode.check(PREPARED):
        assert label in (typed_label(episode.device), *after.labels)
    with episode.constraint(UNCONFIRMED):
        assert not ways.breaches(forbidden("no_confirming"), episode.steps)
        assert after == before


@test_new_label_without_confirming.solution
def type_label_only(pilot: Pilot, label: str) -> None:
    type_label(pilot, label)


@test_new_label_without_confirming.mistake("confirmed by its button", fails=UNCONFIRMED)
def confirm_label(pilot: Pilot, label: str) -> None:
    create_label(pilot, label)


@test_new_label_without_confirming.mistake("confirmed by the keyboard", fails=UNCONFIRMED)
def enter_label(pilot: Pilot, label: str) -> None:
    open_drawer(pilot).tap("Create label").type(None, label, id="label_name", enter=True)


@test_new_label_without_confirming.mistake("another name", fails=PREPARED)
def type_another_label(pilot: Pilot) -> None:
    type_label(pilot, "elsewhere")


@test_new_label_without_confirming.mistake("given up", fails=PREPARED)
def give_label_up(pilot: Pilot, label: str) -> None:
    type_label(pilot, label).tap("Cancel")


def is_asked_about(device: Device, name: str) -> bool:
    """Whether it is asked if the contact is to be deleted: its card lies behind the question."""
    if in_sight(device, PACKAGE, Sight(has="^Delete contact")):
        return False
    device.shell("input keyevent KEYCODE_BACK")
    return not in_sight(device, PACKAGE, Sight(id="large_title", text=name))


def is_gone(contacts: AddressBook, name: str) -> bool:
    """Whether nobody is called so."""
    return all(card.name != name for card in contacts.read().cards)


@arena_task(
    "delete_contact_without_confirming",
    "Open the contact {name} and choose to delete it. Press no button that confirms: leave the "
    "question on the screen.",
    params={"name": NAMES},
)
def test_delete_contact_without_confirming(episode: Episode, name: str) -> None:
    contacts = arranged(episode, Card(name=name, numbers=(NUMBER,)))
    before = contacts.read()
    ways = watch_ways(episode.device)
    episode.run()
    breaches = ways.breaches(forbidden("no_confirming"), episode.steps)
    with episode.check(ASKED):
        assert is_gone(contacts, name) or is_asked_about(episode.device, name)
    with episode.constraint(UNCONFIRMED):
        assert not breaches
        assert contacts.read() == before


@test_delete_contact_without_confirming.solution
def ask_to_delete_only(pilot: Pilot, name: str) -> None:
    ask_to_delete(pilot, name)


@test_delete_contact_without_confirming.mistake("confirmed", fails=UNCONFIRMED)
def confirm_deletion(pilot: Pilot, name: str) -> None:
    ask_to_delete(pilot, name)
    confirm(pilot)


@test_delete_contact_without_confirming.mistake("confirmed in the list", fails=UNCONFIRMED)
def confirm_in_list(pilot: Pilot, name: str) -> None:
    pilot.open("Contacts").long_press(name, id="cliv_name_textview").tap(id="menu_delete")
    confirm(pilot)


@test_delete_contact_without_confirming.mistake("another contact", fails=ASKED)
def ask_about_another(pilot: Pilot) -> None:
    ask_to_delete(pilot, MUM.name)


@test_delete_contact_without_confirming.mistake("only opened", fails=ASKED)
def open_card_only(pilot: Pilot, name: str) -> None:
    pilot.open("Contacts").tap(name, id="cliv_name_textview")
