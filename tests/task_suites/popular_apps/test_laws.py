"""Whatever is drawn, nothing can be mistaken; and what counts as praise, a topic, the weather."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.appdata.mails import StoredMail
from pytest_androidbench.appdata.web_visits import WebVisit
from pytest_androidbench.phone.apps.chrome.addresses import ENGINES as CHROME_ENGINES
from pytest_androidbench.phone.apps.maps.sought import found
from pytest_androidbench.phone.apps.youtube.film_player import SPEEDS
from pytest_androidbench.phone.apps.youtube.names import LANGUAGES as TUBE_LANGUAGES
from pytest_androidbench.phone.kit.maps.projection import LatLon
from pytest_androidbench.phone.kit.maps.regions import BAY
from pytest_androidbench.phone.world.cities import CITIES as KNOWN_CITIES
from pytest_androidbench.phone.world.drive_files import ENTRIES, FOLDERS
from pytest_androidbench.phone.world.lodging import can_host
from pytest_androidbench.phone.world.videos import CHANNELS
from pytest_androidbench.tasks.params import draws
from task_suites.android_arena.map_places import by_kind, nearest
from task_suites.android_arena.recipe import START
from task_suites.popular_apps.mail_topics import TOPICS, is_about, other_topic, question, word_of
from task_suites.popular_apps.test_chrome import CITIES, ENGINES, is_about_weather
from task_suites.popular_apps.test_drive import JOURNEYS
from task_suites.popular_apps.test_maps import CINEMAS
from task_suites.popular_apps.test_youtube import BRANDS, LANGUAGES, OTHER_LANGUAGE, PACES, owners
from task_suites.popular_apps.video_ways import SONGS, praises, song_titles

SUITE: Final = "task_suites.popular_apps"


def drawn(task_id: str, name: str) -> list[Any]:
    """What is drawn for one param over 200 seeds."""
    tasks = tasks_of(SUITE)
    return [values[name] for values in draws(tasks[task_id], suite_of(SUITE).name, range(200))]


@pytest.mark.parametrize("topic", TOPICS)
def test_a_mail_about_one_topic_is_about_no_other(topic: str) -> None:
    mail = StoredMail(subject=topic.capitalize(), body=question(topic))
    assert is_about(mail, topic)
    assert not is_about(mail, other_topic(topic))
    others = [each for each in TOPICS if word_of(each) != word_of(topic)]
    assert not any(is_about(mail, each) for each in others)


@pytest.mark.parametrize(
    ("text", "praise"),
    [
        ("What a beautiful song!", True),
        ("I love this", True),
        ("My favourite since 1977", True),
        ("\u2764", True),
        ("Wonderful Tonight", False),
        ("Wonderful Tonight is wonderful", True),
        ("not good", False),
        ("It isn't great", False),
        ("Boring, the worst.", False),
        ("First!", False),
        ("", False),
    ],
)
def test_praise_is_known_from_a_complaint_and_from_a_title(text: str, praise: bool) -> None:
    assert praises(text, "Wonderful Tonight") is praise


@pytest.mark.parametrize("song", SONGS)
def test_no_title_of_a_song_s_films_is_another_one_s(song: str) -> None:
    titles = [title for each in SONGS for title in song_titles(each)]
    assert len(set(titles)) == len(titles)
    assert not praises(song, song)


def test_channels_and_folders_are_not_there_yet() -> None:
    known = {channel.title.casefold() for channel in CHANNELS}
    wanted = {*BRANDS, *(owners(name) for name in BRANDS), *SONGS.values(), "NBA"}
    assert not known & {name.casefold() for name in wanted}
    there = {entry.name for entry in ENTRIES} | {name.split("/")[-1] for name in FOLDERS}
    assert not there & {f"{journey} Trip" for journey in JOURNEYS}


def test_what_is_chosen_is_what_the_apps_offer() -> None:
    assert dict(LANGUAGES.values()).items() <= TUBE_LANGUAGES.items()
    assert OTHER_LANGUAGE in TUBE_LANGUAGES.values()
    assert set(PACES.values()) <= set(SPEEDS)
    assert {key: name for name, key in ENGINES.items()}.items() <= {
        key: name for key, (name, _) in CHROME_ENGINES.items()
    }.items()
    assert set(CITIES) <= {city.name for city in KNOWN_CITIES}


@pytest.mark.parametrize(
    ("url", "about"),
    [
        ("https://www.google.com/search?q=weather+in+London+today", True),
        ("https://www.bing.com/search?q=london+forecast", True),
        ("https://weather.com/weather/London,_United_Kingdom", True),
        ("https://weather.com/weather/London%2C_United_Kingdom", True),
        ("https://www.google.com/search?q=weather+in+Paris", False),
        ("https://www.google.com/search?q=London", False),
        ("https://weather.com/", False),
        ("https://time.is/London", False),
    ],
)
def test_pages_are_about_the_weather_in_one_city(url: str, about: bool) -> None:
    assert is_about_weather(WebVisit(url=url), "London") is about


def test_the_app_lists_the_nearest_restaurant_first() -> None:
    for start in drawn("maps_first_restaurant", "start"):
        near = LatLon(start.at.lat, start.at.lon)
        assert found("restaurants", near)[0].name == nearest(start, "restaurant")[0].name


@pytest.mark.parametrize("name", CINEMAS)
def test_a_cinema_is_found_even_without_its_last_letter(name: str) -> None:
    assert all(found(words, BAY.middle)[0].name == name for words in (name, name[:-1]))


def test_home_and_work_differ() -> None:
    assert all(each.home != each.work for each in drawn("maps_way_home", "everyday"))


@pytest.mark.parametrize("adults", range(3, 7))
def test_some_hotel_has_room_for_all_adults_on_the_suite_s_day(adults: int) -> None:
    hotels = [site.name for site in by_kind()["hotel"]]
    assert any(can_host(name, adults, START.date(), 1) for name in hotels)


def test_what_was_searched_for_last_was_so_once() -> None:
    assert all(len(set(words)) == len(words) for words in drawn("chrome_last_search", "words"))
