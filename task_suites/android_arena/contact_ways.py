"""What tasks about contacts have in common: who is there already, draws, and ways."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import AddressBook, Book, Card
from pytest_androidbench.interface.actions import Tap
from pytest_androidbench.interface.finding import Target, find_all
from pytest_androidbench.tasks.strategies import full_names, words

PACKAGE: Final = "com.google.android.contacts"
ELSE_KEPT: Final = "nothing else was changed"
MUM: Final = Card(name="Mum", numbers=("5550104477",))
KNOWN: Final = (MUM, Card(name="Piano School", numbers=("5550108230",), labels=("Family",)))
"""Who is in the contacts already; no drawn name, number or label is like theirs."""
LABELS: Final = ("Family", "Neighbours")
NAMES: Final = full_names()
NUMBERS: Final = st.integers(200_000_0000, 999_999_9999).map(
    lambda number: f"{number // 10_000_000}-{number // 10_000 % 1000:03d}-{number % 10_000:04d}"
)
EMAILS: Final = words().map(lambda word: f"{word}@example.com")
NEW_LABELS: Final = st.sampled_from(("colleague", "work", "choir", "travel group", "tennis"))
COMPANIES: Final = st.sampled_from(
    ("Microsoft", "Northwind Traders", "Contoso", "Harbour Bakery", "Blue Bus Lines")
)


def arranged(episode: Episode, *cards: Card, labels: tuple[str, ...] = ()) -> AddressBook:
    """The contacts, with those who are always there and some more."""
    book = AddressBook(episode.device)
    book.replace(Book(cards=(*KNOWN, *cards), labels=(*LABELS, *labels)))
    return book


def open_person(pilot: Pilot, name: str) -> Pilot:
    """Open the card of somebody."""
    return pilot.open("Contacts").tap(name, id="cliv_name_textview")


def edit_person(pilot: Pilot, name: str) -> Pilot:
    """Open the form of somebody."""
    return open_person(pilot, name).tap("Edit contact")


def open_drawer(pilot: Pilot) -> Pilot:
    """Show the labels."""
    return pilot.open("Contacts").tap("Open navigation drawer")


def change_labels(pilot: Pilot, name: str, *labels: str) -> None:
    """Tick labels of somebody, or no longer."""
    open_person(pilot, name).tap("More options").tap("Change labels")
    for label in labels:
        pilot.tap(label)
    pilot.tap("OK")


def ask_to_delete(pilot: Pilot, name: str) -> None:
    """Open somebody's card, and the question whether it is to be deleted."""
    open_person(pilot, name).tap("More options")
    rows = find_all(pilot.observation, Target(text="Delete"))
    pilot.do(Tap(rows[-1].index))


def confirm(pilot: Pilot) -> Pilot:
    """Answer the question in front with its positive button."""
    return pilot.tap(id="android:id/button1")
