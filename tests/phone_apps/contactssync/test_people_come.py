"""The people of the small world are in the contacts once their synchronisation is asked for."""

from __future__ import annotations

import asyncio

import pytest

from pytest_androidbench.phone.apps import INSTALLED, SERVICES
from pytest_androidbench.phone.kit.people.labels import LabelStore
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.shell import run_text
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.ui.text import TextEngine
from pytest_androidbench.phone.world.address_book import address_cards
from tests.phone_apps.driver import Driver

SYNC = "com.google.android.syncadapters.contacts"


@pytest.fixture
def phone(text_engine: TextEngine) -> Phone:
    return Phone(PhoneConfig(apps=INSTALLED, known=SERVICES), text_engine)


def sh(phone: Phone, script: str) -> str:
    return asyncio.run(run_text(phone, script, b"")).stdout


def test_nobody_is_there_before(phone: Phone) -> None:
    assert PeopleStore(phone).all() == []
    assert SYNC not in sh(phone, "pm list packages")


def test_everybody_comes_with_what_their_card_says(phone: Phone) -> None:
    sh(phone, f"pm install-existing {SYNC}")
    people = {one.name: one for one in PeopleStore(phone).all()}
    labels = LabelStore(phone).all()
    assert set(people) == {card.who.name for card in address_cards()}
    for card in address_cards():
        one = people[card.who.name]
        assert (one.company, one.title) == (card.company, card.title)
        assert (one.address, one.office) == (card.home, card.office)
        assert [entry.value for entry in one.phones] == [card.who.number]
        assert [entry.value for entry in one.emails] == [card.who.address]
        assert [entry.value for entry in one.dates] == [card.birthday]
        assert [labels[id_] for id_ in one.labels] == ([card.label] if card.label else [])


def test_they_come_once(phone: Phone) -> None:
    sh(phone, f"pm install-existing {SYNC}; pm install-existing {SYNC}")
    assert len(PeopleStore(phone).all()) == len(address_cards())


def test_a_card_shows_both_addresses(phone: Phone) -> None:
    sh(phone, f"pm install-existing {SYNC}")
    driver = Driver(phone)
    sh(
        phone,
        "am start -a android.intent.action.VIEW -d content://com.android.contacts/contacts/25",
    )
    assert {"Rebweg 3, Vaduz", "Kunstmuseum Liechtenstein, Vaduz"} <= set(driver.texts())


def test_whoever_is_changed_keeps_both_addresses(phone: Phone) -> None:
    sh(phone, f"pm install-existing {SYNC}")
    store = PeopleStore(phone)
    before = next(one for one in store.all() if one.name == "Adele Frick")
    before.nickname = "Adi"
    store.save(before)
    assert store.get(before.id) == before
