"""The page that books a flight: two places, a day, and the best of several flights."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.errors import PilotError
from task_suites.mobile_miniwob.page_calendar import choose_day, wanted_day
from task_suites.mobile_miniwob.playing import DONE, page_task, play
from task_suites.mobile_miniwob.reading import asked, texts
from task_suites.mobile_miniwob.suggestions import complete

FLIGHT: Final = r"the (cheapest|shortest) one-way flight from: (.+) to: (.+) on "
CODE: Final = re.compile(r"[A-Z0-9]{3}")
LASTS: Final = re.compile(r"(\d+)h (\d+)m")
COSTS: Final = re.compile(r"Book flight for \$(\d+)")
LIST: Final = "area"
MOST_SCREENS: Final = 8
EDGE: Final = 80
"""Pixels from the ends of the list, where no finger begins or ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Flight:
    """What is offered."""

    minutes: int
    price: int


@page_task("book-flight", "data_entry", "search", "scrolling", "complex_ui_understanding")
def test_book_flight(episode: Episode, page_seed: int) -> None:
    play(episode, "book-flight", page_seed)


@test_book_flight.solution
def book_flight(pilot: Pilot) -> None:
    worth = measure(pilot)
    search(pilot, wanted_day(pilot))
    book(pilot, min(flights(pilot), key=worth))


@test_book_flight.mistake("the worst instead of the best", fails=DONE)
def book_worst(pilot: Pilot) -> None:
    worth = measure(pilot)
    search(pilot, wanted_day(pilot))
    book(pilot, max(flights(pilot), key=worth))


@test_book_flight.mistake("a day later", fails=DONE)
def be_a_day_late(pilot: Pilot) -> None:
    worth = measure(pilot)
    search(pilot, wanted_day(pilot) + timedelta(days=1))
    book(pilot, min(flights(pilot), key=worth))


@test_book_flight.mistake("not booked", fails=DONE)
def search_only(pilot: Pilot) -> None:
    search(pilot, wanted_day(pilot))


def measure(pilot: Pilot) -> Callable[[Flight], int]:
    """What the best flight has least of."""
    best, _, _ = asked(pilot, FLIGHT)
    return (lambda flight: flight.price) if best == "cheapest" else (lambda flight: flight.minutes)


def search(pilot: Pilot, day: date) -> None:
    """Look for flights between the two places on a day."""
    _, start, end = asked(pilot, FLIGHT)
    enter_place(pilot, "flight-from", start)
    enter_place(pilot, "flight-to", end)
    choose_day(pilot, day)
    pilot.tap(text="Search")


def enter_place(pilot: Pilot, field: str, place: str) -> None:
    """Take the airport that a place or a code names: the list has "Place (CODE)"."""
    if CODE.fullmatch(place):
        complete(pilot, field, f"({place}", lambda text: text.endswith(f"({place})"))
    else:
        complete(pilot, field, f"{place} (", lambda text: text.startswith(f"{place} ("))


def flights(pilot: Pilot) -> list[Flight]:
    """All flights of the list, which is scrolled through."""
    found: dict[Flight, None] = {}
    for _ in screens(pilot):
        found.update(dict.fromkeys(shown_flights(pilot)))
    return list(found)


def screens(pilot: Pilot) -> Iterator[None]:
    """Stop at each screen of the list, until nothing new comes."""
    for _ in range(MOST_SCREENS):
        yield
        before = pilot.observation.nodes
        turn(pilot)
        if pilot.observation.nodes == before:
            return
    raise PilotError(f"the list of flights goes on behind {MOST_SCREENS} screens")


def turn(pilot: Pilot, *, back: bool = False) -> None:
    """Move the list by most of what is seen of it: as few actions as a person takes."""
    left, top, right, bottom = pilot.node(id=LIST).bounds
    low, high = ((left + right) // 2, bottom - EDGE), ((left + right) // 2, top + EDGE)
    pilot.swipe(*((high, low) if back else (low, high)))


def shown_flights(pilot: Pilot) -> Iterator[Flight]:
    """Flights of which both the duration and the price below it are seen."""
    minutes: int | None = None
    for node in texts(pilot):
        if lasts := LASTS.fullmatch(node.text):
            minutes = int(lasts[1]) * 60 + int(lasts[2])
        if (costs := COSTS.fullmatch(node.text)) and minutes is not None:
            yield Flight(minutes=minutes, price=int(costs[1]))
            minutes = None


def book(pilot: Pilot, flight: Flight) -> None:
    """Go back to a flight and take it."""
    button = f"Book flight for ${flight.price}"
    for _ in range(MOST_SCREENS):
        found = [node for node in texts(pilot) if node.text == button]
        _, top, _, bottom = pilot.node(id=LIST).bounds
        if found and top + EDGE < found[0].center[1] < bottom - EDGE:
            pilot.tap(at=found[0].center)
            return
        cut_below = bool(found) and found[0].center[1] >= bottom - EDGE
        turn(pilot, back=not cut_below)
    raise PilotError(f"the list has no {button!r} any more")
