"""Rooms of hotels: the same each time, and some for every party."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.kit.maps.bay.placing import places
from pytest_androidbench.phone.world.lodging import SORTS, can_host, is_free, rooms_of

HOTELS = [each.name for each in places() if each.kind == "hotel"]
DAYS = st.dates(date(2023, 1, 1), date(2024, 12, 31))
LARGEST = max(sleeps for _, sleeps in SORTS)


@pytest.mark.parametrize("adults", range(1, LARGEST + 1))
@given(first=DAYS)
def test_a_hotel_has_room_for_every_party_each_night(adults: int, first: date) -> None:
    assert any(can_host(hotel, adults, first, 1) for hotel in HOTELS)


@given(st.text(max_size=40))
def test_a_hotel_has_several_sorts_of_rooms_the_larger_ones_dearer(hotel: str) -> None:
    rooms = rooms_of(hotel)
    assert len(rooms) >= 2
    assert [room.price for room in rooms] == sorted({room.price for room in rooms})
    assert [room.sleeps for room in rooms] == sorted({room.sleeps for room in rooms})


@given(st.sampled_from(HOTELS), DAYS, st.integers(2, 14))
def test_a_room_is_free_for_a_stay_if_it_is_in_each_night(
    hotel: str, first: date, nights: int
) -> None:
    for room in rooms_of(hotel):
        each = [is_free(hotel, room, first + timedelta(days=n), 1) for n in range(nights)]
        assert is_free(hotel, room, first, nights) == all(each)


def test_nobody_hosts_more_than_sleep_in_its_largest_room() -> None:
    assert not any(can_host(hotel, LARGEST + 1, date(2023, 10, 15), 1) for hotel in HOTELS)
