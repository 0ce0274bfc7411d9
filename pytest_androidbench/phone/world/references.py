"""What a text of the small world is about: references such as `event:Kite day`, and their rows.

A reference is `kind:name`. Whoever writes of an event, an address, a file, a photo or a film names
it so beside the text, and the laws of the world hold that there is exactly one such row and that
the text says of it what the row says. Places of the map are `place:NAME`; the map is not the
world's, and so the laws look there for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pytest_androidbench.phone.world.address_book import address_cards
from pytest_androidbench.phone.world.drive_files import ENTRIES
from pytest_androidbench.phone.world.events import EVENTS, Appointment
from pytest_androidbench.phone.world.past_events import past_and_far_events
from pytest_androidbench.phone.world.photos import PHOTOS
from pytest_androidbench.phone.world.videos import VIDEOS

PLACE: Final = "place"


def all_appointments() -> tuple[Appointment, ...]:
    """Everything in the owner's own calendars."""
    return (*EVENTS, *past_and_far_events())


def addresses() -> tuple[str, ...]:
    """Where people live and work, each once."""
    cards = address_cards()
    both = (*(card.home for card in cards), *(card.office for card in cards))
    return tuple(dict.fromkeys(both))


_ROWS: Final[dict[str, Callable[[], Iterable[tuple[str, object]]]]] = {
    "event": lambda: ((one.title, one) for one in all_appointments()),
    "address": lambda: ((one, one) for one in addresses()),
    "file": lambda: ((one.name, one) for one in ENTRIES),
    "photo": lambda: ((one.title, one) for one in PHOTOS),
    "video": lambda: ((one.title, one) for one in VIDEOS),
}


def rows_of(reference: str) -> list[object]:
    """The rows that a reference means: one, where the world is in order.

    Raises:
        LookupError: there is no such kind of row.
    """
    kind, _, name = reference.partition(":")
    if kind not in _ROWS:
        raise LookupError(f"the world has no rows of the kind {kind!r}")
    return [row for title, row in _ROWS[kind]() if title == name]
