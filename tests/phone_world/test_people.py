"""The people of the small world: each is one person, with one card."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date

import pytest

from pytest_androidbench.phone.kit.maps.atlas import atlas
from pytest_androidbench.phone.kit.maps.finding import everything, search
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.world.address_book import AddressCard, address_cards
from pytest_androidbench.phone.world.cities import city
from pytest_androidbench.phone.world.people import (
    ACQUAINTANCES,
    OWNER,
    PEOPLE,
    TODAY,
    Character,
    person,
)

EVERYBODY = (OWNER, *PEOPLE, *ACQUAINTANCES)
TOWNS = {"Harbourton", "Millfield", "Eastbrook", "Northgate"}
"""Of the world's own making."""
SETTLEMENTS = {place.name for place in atlas().settlements()}
MIDDLE = LatLon(47.1571, 9.5537)


def once(values: list[str]) -> bool:
    return not [value for value, count in Counter(values).items() if count > 1]


def test_there_are_sixty_and_more_and_nothing_of_theirs_is_another_s() -> None:
    assert len(address_cards()) >= 60
    assert [card.who for card in address_cards()] == [*PEOPLE, *ACQUAINTANCES]
    assert once([one.first_name for one in EVERYBODY])
    assert once([one.name for one in EVERYBODY])
    assert once([one.number for one in EVERYBODY])
    assert once([one.address for one in EVERYBODY])
    assert once([card.home for card in address_cards()])
    with pytest.raises(LookupError, match="nobody in the world is called Ada Byron"):
        person("Ada Byron")


@pytest.mark.parametrize("one", EVERYBODY, ids=lambda each: each.name)
def test_a_number_and_an_address_are_nobody_s_in_earnest(one: Character) -> None:
    assert re.fullmatch(r"\+1 555-01\d\d", one.number)
    assert re.fullmatch(r"[a-z.]+@example\.com", one.address)
    assert one.town in TOWNS | SETTLEMENTS or city(one.town)


@pytest.mark.parametrize("card", address_cards(), ids=lambda each: each.who.name)
def test_a_card_is_whole(card: AddressCard) -> None:
    assert card.company
    assert card.title
    assert card.home.endswith(f", {card.who.town.partition(',')[0]}")
    assert TODAY.year - 80 < date.fromisoformat(card.birthday).year < TODAY.year - 18


def test_a_company_is_at_one_address() -> None:
    offices = {(card.company, card.office) for card in address_cards()}
    assert once([company for company, _ in offices])
    assert once([office for _, office in offices])


@pytest.mark.parametrize(
    "card",
    [card for card in address_cards() if card.who.town in SETTLEMENTS],
    ids=lambda each: each.company,
)
def test_the_map_knows_where_people_of_its_country_work(card: AddressCard) -> None:
    place, _, town = card.office.partition(", ")
    found = [one for one in everything() if one.name == place]
    assert [one.region.partition(",")[0] for one in found] == [town]
    assert search(card.office, MIDDLE)[0] == found[0]


def test_half_of_the_offices_are_on_the_map() -> None:
    assert sum(card.who.town in SETTLEMENTS for card in address_cards()) >= 30
