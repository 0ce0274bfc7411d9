"""From mails and contacts to places in Maps, and from there to a text message."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import Card
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.contact_ways import NAMES, open_person
from task_suites.android_arena.contact_ways import arranged as with_people
from task_suites.android_arena.cross_mails import (
    EARLIER,
    LATEST,
    arrange_sort,
    check_mails_kept,
    read_mail,
)
from task_suites.android_arena.cross_texts import let_come
from task_suites.android_arena.looking import Sight
from task_suites.android_arena.mail_cases import MailCase, mail_cases
from task_suites.android_arena.map_places import MapStart, Site, by_kind, nearest, starts
from task_suites.android_arena.map_ways import (
    directions,
    open_place,
    place_in_sight,
    show_found,
    way_in_sight,
)
from task_suites.android_arena.text_cases import TextCase, text_cases
from task_suites.android_arena.text_ways import SEND, TEXT, TO, check_sent, write

WAY: Final = "the way by car is shown"
PAGE: Final = "the page of the airport is shown"
KEPT: Final = "nothing else was changed"
RESERVATION: Final = "Restaurant reservation"
FLIGHT: Final = "Flight confirmation"
SUMMARY: Final = (Sight(id="trip_summary"),)


def two_of(kind: str) -> SearchStrategy[list[str]]:
    """Names of two places of a kind; the first is meant."""
    names = [site.name for site in by_kind()[kind]]
    return st.lists(st.sampled_from(names), min_size=2, max_size=2, unique=True)


def reserved(name: str) -> str:
    """What a mail about a reservation says."""
    return f"We look forward to seeing you at {name}. Your table for two is free from 19:00."


@arena_task(
    "mail_to_route",
    "Find the latest mail about a restaurant reservation, and show in Maps how to get from here to "
    "that restaurant by car.",
    params={"case": mail_cases(), "names": two_of("restaurant"), "start": starts()},
)
def test_mail_to_route(episode: Episode, case: MailCase, names: list[str], start: MapStart) -> None:
    start.put(episode.device)
    before = arrange_sort(episode, case, RESERVATION, *map(reserved, names))
    episode.run()
    with episode.check(WAY):
        assert not way_in_sight(episode.device, names[0], sights=SUMMARY)
    check_mails_kept(episode, before)


@test_mail_to_route.solution
def show_reserved(pilot: Pilot, names: list[str]) -> None:
    read_mail(pilot, RESERVATION, LATEST)
    directions(pilot, names[0])


@test_mail_to_route.mistake("the restaurant of an earlier mail", fails=WAY)
def show_earlier(pilot: Pilot, names: list[str]) -> None:
    read_mail(pilot, RESERVATION, EARLIER)
    directions(pilot, names[1])


@test_mail_to_route.mistake("the page alone", fails=WAY)
def show_restaurant(pilot: Pilot, names: list[str]) -> None:
    read_mail(pilot, RESERVATION, LATEST)
    open_place(pilot, names[0])


@test_mail_to_route.mistake("left again", fails=WAY)
def show_and_leave(pilot: Pilot, names: list[str]) -> None:
    show_reserved(pilot, names)
    pilot.home()


def confirmed(name: str) -> str:
    """What a mail about a flight says."""
    return f"Your seat is confirmed. The plane leaves from {name} at 10:25; be there by 9:00."


@arena_task(
    "mail_to_airport",
    "Find the latest mail with a flight confirmation, and show in Maps the page of the airport "
    "that the flight leaves from.",
    params={"case": mail_cases(), "names": two_of("airport"), "start": starts()},
)
def test_mail_to_airport(
    episode: Episode, case: MailCase, names: list[str], start: MapStart
) -> None:
    start.put(episode.device)
    before = arrange_sort(episode, case, FLIGHT, *map(confirmed, names))
    episode.run()
    with episode.check(PAGE):
        assert not place_in_sight(episode.device, names[0])
    check_mails_kept(episode, before)


@test_mail_to_airport.solution
def show_airport(pilot: Pilot, names: list[str]) -> None:
    read_mail(pilot, FLIGHT, LATEST)
    open_place(pilot, names[0])


@test_mail_to_airport.mistake("the airport of an earlier mail", fails=PAGE)
def show_earlier_airport(pilot: Pilot, names: list[str]) -> None:
    read_mail(pilot, FLIGHT, EARLIER)
    open_place(pilot, names[1])


@test_mail_to_airport.mistake("left again", fails=PAGE)
def leave_airport(pilot: Pilot, names: list[str]) -> None:
    show_airport(pilot, names)
    pilot.home()


def two_offices() -> SearchStrategy[list[Site]]:
    """Two offices; the first is meant."""
    return st.lists(st.sampled_from(by_kind()["office"]), min_size=2, max_size=2, unique=True)


@arena_task(
    "contact_to_route",
    "Show in Maps how to get from here by car to the address of {names[0]}'s company, which is in "
    "Contacts.",
    params={
        "names": st.lists(NAMES, min_size=2, max_size=2, unique=True),
        "offices": two_offices(),
        "start": starts(),
    },
)
def test_contact_to_route(
    episode: Episode, names: list[str], offices: list[Site], start: MapStart
) -> None:
    start.put(episode.device)
    cards = [
        Card(name=name, company=office.name, office=office.address)
        for name, office in zip(names, offices, strict=True)
    ]
    book = with_people(episode, *cards)
    before = book.read()
    episode.run()
    with episode.check(WAY):
        assert not way_in_sight(episode.device, offices[0].name, sights=SUMMARY)
    with episode.check(KEPT):
        assert book.read() == before


def open_address(pilot: Pilot, office: Site) -> None:
    """Show the page of what stands at an address."""
    pilot.open("Maps").tap(id="search_omnibox_text_box").type(None, office.address)
    pilot.tap(text=office.name)


def go_to_address(pilot: Pilot, name: str, office: Site) -> Pilot:
    """Read somebody's address, and show the way there."""
    open_person(pilot, name)
    open_address(pilot, office)
    return pilot.tap(id="placepage_directions_button")


@test_contact_to_route.solution
def show_company(pilot: Pilot, names: list[str], offices: list[Site]) -> None:
    go_to_address(pilot, names[0], offices[0])


@test_contact_to_route.mistake("somebody else's company", fails=WAY)
def show_other_company(pilot: Pilot, names: list[str], offices: list[Site]) -> None:
    go_to_address(pilot, names[1], offices[1])


@test_contact_to_route.mistake("on foot", fails=WAY)
def show_company_on_foot(pilot: Pilot, names: list[str], offices: list[Site]) -> None:
    go_to_address(pilot, names[0], offices[0]).tap(desc="Walking")


@test_contact_to_route.mistake("left again", fails=WAY)
def leave_company(pilot: Pilot, names: list[str], offices: list[Site]) -> None:
    go_to_address(pilot, names[0], offices[0]).home()


@arena_task(
    "gas_station_by_text",
    "Find in Maps which gas station is nearest to here, and send its address, and nothing else, to "
    "{case.who.name} in Messages.",
    params={"case": text_cases(), "start": starts()},
)
def test_gas_station(episode: Episode, case: TextCase, start: MapStart) -> None:
    start.put(episode.device)
    said = ((case.who, case.texts[2]), (case.other, case.texts[3]))
    before = let_come(episode.device, *said)
    episode.run()
    check_sent(episode, before, case.who, nearest(start, "fuel")[0].address)


def look_up_gas(pilot: Pilot, start: MapStart, place: int) -> str:
    """Show the nearest gas station, or the next one; tells its address."""
    site = nearest(start, "fuel")[place]
    show_found(pilot, "gas station", site)
    return site.address


@test_gas_station.solution
def send_gas(pilot: Pilot, case: TextCase, start: MapStart) -> None:
    write(pilot, case.who, look_up_gas(pilot, start, 0)).tap(id=SEND)


@test_gas_station.mistake("the second nearest", fails=TEXT)
def send_second_gas(pilot: Pilot, case: TextCase, start: MapStart) -> None:
    write(pilot, case.who, look_up_gas(pilot, start, 1)).tap(id=SEND)


@test_gas_station.mistake("its name", fails=TEXT)
def send_name_of_gas(pilot: Pilot, case: TextCase, start: MapStart) -> None:
    look_up_gas(pilot, start, 0)
    write(pilot, case.who, nearest(start, "fuel")[0].name).tap(id=SEND)


@test_gas_station.mistake("to somebody else", fails=TO)
def send_gas_elsewhere(pilot: Pilot, case: TextCase, start: MapStart) -> None:
    write(pilot, case.other, look_up_gas(pilot, start, 0)).tap(id=SEND)


@test_gas_station.mistake("not sent", fails=TO)
def write_gas(pilot: Pilot, case: TextCase, start: MapStart) -> None:
    write(pilot, case.who, look_up_gas(pilot, start, 0))
