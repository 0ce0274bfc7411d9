"""Rooms of the world's hotels: how many people sleep there, what a night costs, when they are free.

All of it is made up, and follows from the hotel's name and the night.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import Final
from zlib import crc32


@dataclass(frozen=True, slots=True)
class HotelRoom:
    """A sort of room that a hotel has."""

    name: str
    sleeps: int
    """So many adults."""
    price: int
    """Of a night, in whole units of the country's money."""


SORTS: Final = (("Single room", 1), ("Queen room", 2), ("Room with two beds", 4), ("Suite", 6))
"""Names, and how many adults sleep there."""
CHEAPEST: Final = 70
FULL: Final = 6
"""One night in so many is taken."""


@cache
def rooms_of(hotel: str) -> tuple[HotelRoom, ...]:
    """What a hotel has: two sorts of rooms at least, the small ones first."""
    dice = crc32(hotel.encode())
    kept = [place for place in range(len(SORTS)) if dice >> place & 1]
    kept = kept if len(kept) > 1 else [1, 2]
    night = CHEAPEST + dice % 90
    return tuple(HotelRoom(*SORTS[place], price=night + 45 * place) for place in kept)


def is_free(hotel: str, room: HotelRoom, first: date, nights: int) -> bool:
    """Whether such a room is free in each of some nights."""
    days = (first + timedelta(days=each) for each in range(nights))
    return all(crc32(f"{hotel} {room.name} {day}".encode()) % FULL for day in days)


def can_host(hotel: str, adults: int, first: date, nights: int) -> bool:
    """Whether there is a free room for so many adults."""
    fitting = (each for each in rooms_of(hotel) if each.sleeps >= adults)
    return any(is_free(hotel, each, first, nights) for each in fitting)
