"""What the web and the contacts tell is carried into another app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.address_book import AddressBook, Card
from pytest_androidbench.appdata.contact_places import add_place
from pytest_androidbench.appdata.contacts import Contacts, digits
from pytest_androidbench.appdata.firefox import FirefoxPlaces
from pytest_androidbench.appdata.validators import only_added
from pytest_androidbench.appdata.weather import ListedPlace
from pytest_androidbench.appdata.web_visits import host_of, same_words, searched_words
from pytest_androidbench.tasks.strategies import full_names
from task_suites.android_arena.arena_task import arena_task
from task_suites.android_arena.firefox_ways import arrange_visits, go_to
from task_suites.android_arena.slack_ways import (
    Office,
    arranged,
    new_messages,
    offices,
    open_found,
    post,
    posted,
)
from task_suites.android_arena.test_weather import current
from task_suites.android_arena.weather_ways import APP as WEATHER
from task_suites.android_arena.weather_ways import (
    SHOWN,
    Search,
    run_and_look,
    searches,
    show_place,
)

SAVED: Final = "the contact has what the page says, and no other was changed"
VISITED: Final = "the page was looked up in Firefox"
POSTED: Final = "the channel has one new message with the title"
REST: Final = "everything else is as it was"
DIRECTORY: Final = "people.harbourton.example"
PEOPLE: Final = {
    "Amara Osei": "0101", "Dieter Vogel": "0104", "Elena Petrova": "0105", "Jonas Weber": "0110",
    "Mira Kapoor": "0113", "Pablo Reyes": "0116", "Tess Bakker": "0120", "Wen Zhao": "0123",
}  # fmt: skip
"""Whose profiles are on the web, with the ends of their numbers."""
FIRST: Final = {
    "ChatGPT": "ChatGPT - Wikipedia",
    "Whisper": "Introducing Whisper",
    "bicycle lights": "Six bicycle lights in the rain",
    "old computers": "A second life for old computers",
    "large language model": "Large language model - Wikipedia",
}
"""What the web is searched for, and the title of what is found first."""


def card(name: str) -> Card:
    """What the profile page of somebody says."""
    address = f"{name.lower().replace(' ', '.')}@example.com"
    return Card(name=name, numbers=(digits(f"+1 555-{PEOPLE[name]}"),), emails=(address,))


def next_person(name: str) -> str:
    """Somebody else with a profile."""
    names = list(PEOPLE)
    return names[names.index(name) - 1]


@arena_task(
    "profile_to_contact",
    f"Look up the profile page of {{name}} at {DIRECTORY} in Firefox, and save a new contact with "
    "the name, the email address and the phone number that it gives.",
    params={"name": st.sampled_from(sorted(PEOPLE))},
)
def test_profile(episode: Episode, name: str) -> None:
    arrange_visits(episode.device, ())
    book = AddressBook(episode.device)
    before = book.read()
    episode.run()
    with episode.check(SAVED):
        assert only_added(before.cards, book.read().cards, [card(name)])
    with episode.check(VISITED):
        visits = FirefoxPlaces(episode.device).visits()
        assert DIRECTORY in {host_of(one.url) for one in visits}


def look_up(pilot: Pilot, name: str) -> None:
    """Open somebody's profile."""
    go_to(pilot, DIRECTORY)
    pilot.scroll_to(text=name).tap(text=name, index=0)


def save_contact(pilot: Pilot, one: Card) -> None:
    """Save a new contact."""
    first, last = one.name.split()
    pilot.open("Contacts").tap("Create contact").type("First name", first).type("Last name", last)
    pilot.type("Phone", one.numbers[0]).back()
    for address in one.emails:
        pilot.type("Email", address)
    pilot.tap("Save")


@test_profile.solution
def save_profile(pilot: Pilot, name: str) -> None:
    look_up(pilot, name)
    save_contact(pilot, card(name))


@test_profile.mistake("without the address", fails=SAVED)
def save_without_address(pilot: Pilot, name: str) -> None:
    look_up(pilot, name)
    save_contact(pilot, Card(name=name, numbers=card(name).numbers))


@test_profile.mistake("another one's number", fails=SAVED)
def save_other_number(pilot: Pilot, name: str) -> None:
    look_up(pilot, name)
    numbers = card(next_person(name)).numbers
    save_contact(pilot, Card(name=name, numbers=numbers, emails=card(name).emails))


@test_profile.mistake("another profile", fails=SAVED)
def save_other_profile(pilot: Pilot, name: str) -> None:
    look_up(pilot, next_person(name))
    save_contact(pilot, card(next_person(name)))


@test_profile.mistake("not looked up", fails=VISITED)
def save_from_memory(pilot: Pilot, name: str) -> None:
    save_contact(pilot, card(name))


@dataclass(frozen=True, slots=True)
class Homes:
    """Two people and where they live; the first is meant."""

    name: str
    other: str
    search: Search

    @property
    def city(self) -> ListedPlace:
        """Where the one who is meant lives; it is not in the app's list."""
        return self.search.city

    @property
    def elsewhere(self) -> ListedPlace:
        """Where the other lives; it is in the list, and not shown."""
        return self.search.listed[1]


def homes() -> st.SearchStrategy[Homes]:
    """People and cities."""
    pairs = st.lists(full_names(), min_size=2, max_size=2, unique=True)
    return st.builds(lambda names, search: Homes(names[0], names[1], search), pairs, searches())


@arena_task(
    "contact_to_weather",
    "Show in the Weather app how the weather is now in the city where {homes_.name} lives, as "
    "Contacts has it.",
    params={"homes_": homes()},
)
def test_weather(episode: Episode, homes_: Homes) -> None:
    people = Contacts(episode.device)
    for name, city in ((homes_.name, homes_.city), (homes_.other, homes_.elsewhere)):
        people.add(name)
        add_place(episode.device, name, city.title)
    run_and_look(episode, homes_.search.listed, current, place=homes_.city)


def look_at_home(pilot: Pilot, name: str) -> None:
    """Open somebody's card."""
    pilot.open("Contacts").tap(text=name)


@test_weather.solution
def show_weather(pilot: Pilot, homes_: Homes) -> None:
    look_at_home(pilot, homes_.name)
    show_place(pilot.open(WEATHER), homes_.city)


@test_weather.mistake("where the other lives", fails=SHOWN)
def show_weather_elsewhere(pilot: Pilot, homes_: Homes) -> None:
    look_at_home(pilot, homes_.other)
    show_place(pilot.open(WEATHER), homes_.elsewhere)


@test_weather.mistake("what was shown before", fails=SHOWN)
def show_weather_here(pilot: Pilot, homes_: Homes) -> None:
    look_at_home(pilot, homes_.name)
    pilot.open(WEATHER)


@test_weather.mistake("left again", fails=SHOWN)
def show_weather_and_leave(pilot: Pilot, homes_: Homes) -> None:
    show_weather(pilot, homes_)
    pilot.home()


@arena_task(
    "search_result_to_channel",
    "Search the web for “{words}” with Firefox, and post the title of the first result to the "
    "Slack channel {office.channel}.",
    params={"words": st.sampled_from(sorted(FIRST)), "office": offices()},
)
def test_result(episode: Episode, words: str, office: Office) -> None:
    arrange_visits(episode.device, ())
    start = arranged(episode, office)
    episode.run()
    title = FIRST[words]
    with episode.check(POSTED):
        # Who leaves the site's name away has told the title all the same.
        assert not posted(start, office.channel, title, title.removesuffix(" - Wikipedia"))
    with episode.check(VISITED):
        visits = FirefoxPlaces(episode.device).visits()
        assert any(same_words(searched_words(one.url), words) for one in visits)
    with episode.check(REST):
        after = start.slack.contents()
        assert only_added(start.before.rows(), after.rows(), new_messages(start, after))


@test_result.solution
def post_result(pilot: Pilot, words: str, office: Office) -> None:
    go_to(pilot, words)
    post(pilot, office.channel, FIRST[words])


@test_result.mistake("to another channel", fails=POSTED)
def post_result_elsewhere(pilot: Pilot, words: str, office: Office) -> None:
    go_to(pilot, words)
    post(pilot, office.other_channel, FIRST[words])


@test_result.mistake("the words instead of the title", fails=POSTED)
def post_words(pilot: Pilot, words: str, office: Office) -> None:
    go_to(pilot, words)
    post(pilot, office.channel, f"{words}!")


@test_result.mistake("not sent", fails=POSTED)
def write_result_only(pilot: Pilot, words: str, office: Office) -> None:
    go_to(pilot, words)
    open_found(pilot, office.channel).type(None, FIRST[words], id="message_input")


@test_result.mistake("not searched for", fails=VISITED)
def post_from_memory(pilot: Pilot, words: str, office: Office) -> None:
    post(pilot, office.channel, FIRST[words])
