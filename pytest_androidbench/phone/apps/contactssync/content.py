"""The account's contacts: the cards of the small world's people."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.model import (
    DATE_TYPES,
    EMAIL_TYPES,
    PHONE_TYPES,
    Entry,
    Person,
    split_name,
)
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.world.address_book import AddressCard, address_cards

if TYPE_CHECKING:
    from pytest_androidbench.phone.system.phone import Phone


def bring_people(phone: Phone) -> None:
    """Add everybody, and the labels they have."""
    labels, people = LabelStore(phone), PeopleStore(phone)
    wanted = sorted({card.label for card in address_cards() if card.label})
    ids = {label: labels.create(label) for label in wanted}
    database = phone.providers.contacts.database
    with database.transaction():
        for card in address_cards():
            people.save(_person(card, ids))


def _person(card: AddressCard, labels: dict[str, int]) -> Person:
    first, last = split_name(card.who.name)
    return Person(
        first=first,
        last=last,
        company=card.company,
        title=card.title,
        address=card.home,
        office=card.office,
        phones=[Entry(value=card.who.number, type=PHONE_TYPES["Mobile"])],
        emails=[Entry(value=card.who.address, type=EMAIL_TYPES["Home"])],
        dates=[Entry(value=card.birthday, type=DATE_TYPES["Birthday"])],
        labels=[labels[card.label]] if card.label else [],
    )
