"""The owner's calendar over three years: of people and places that there are."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from pytest_androidbench.phone.world.address_book import address_cards
from pytest_androidbench.phone.world.events import Appointment
from pytest_androidbench.phone.world.past_events import past_and_far_events
from pytest_androidbench.phone.world.people import TODAY, person
from pytest_androidbench.phone.world.references import addresses, all_appointments, rows_of
from tests.phone_world.telling import EVERYBODY, found

TOWNS = {one.town for one in EVERYBODY}


def test_there_are_many_and_each_is_called_in_its_own_way() -> None:
    assert len(past_and_far_events()) >= 40
    titles = Counter(one.title for one in all_appointments())
    assert [title for title, count in titles.items() if count > 1] == []
    starts = [one.start for one in past_and_far_events()]
    assert starts == sorted(starts)


@pytest.mark.parametrize("one", past_and_far_events(), ids=lambda each: each.title)
def test_an_event_is_of_people_and_places_that_there_are(one: Appointment) -> None:
    assert all(person(name) for name in one.guests)
    place = one.place.partition(",")[0]
    rows = (
        one.place in TOWNS,
        one.place in addresses(),
        one.place not in (*addresses(), *TOWNS) and len(found(f"place:{place}")) == 1,
        len(rows_of(f"photo:{one.place}")) == 1,
    )
    assert not one.place or sum(rows) == 1, one.place


@pytest.mark.parametrize("one", past_and_far_events(), ids=lambda each: each.title)
def test_an_event_lies_before_or_behind_the_weeks_around_today(one: Appointment) -> None:
    assert abs(one.start - TODAY) > timedelta(days=45)
    assert one.minutes >= 30


def test_whoever_is_invited_is_of_the_world() -> None:
    invited = {name for one in all_appointments() for name in one.guests}
    assert invited
    assert all(person(name) for name in invited)


@pytest.mark.parametrize(
    "one",
    [one for one in past_and_far_events() if "birthday" in one.title],
    ids=lambda each: each.title,
)
def test_a_birthday_is_that_of_the_card(one: Appointment) -> None:
    name = one.title.partition("'")[0]
    (born,) = [card.birthday for card in address_cards() if card.who.first_name == name]
    assert f"{one.start:%m-%d}" == born[5:]
