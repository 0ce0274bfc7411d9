"""Tasks about the web and across apps: what they hold for true is what the small web says."""

from __future__ import annotations

from typing import Any, Final

import pytest

from fixtures.suite_tasks import suite_of, tasks_of
from pytest_androidbench.phone.world.cities import CITIES
from pytest_androidbench.phone.world.people import person
from pytest_androidbench.phone.world.web.documents import WebDocument
from pytest_androidbench.phone.world.web.engine import index
from pytest_androidbench.tasks.params import draws
from task_suites.android_arena.cross_cases import URLS
from task_suites.android_arena.test_cross_web import FIRST, PEOPLE, card
from task_suites.android_arena.test_web_constrained import ARTICLES, INTRODUCTIONS
from task_suites.android_arena.test_web_without_apps import FILMS, SPOTS
from task_suites.android_arena.weather_ways import PLACES

SUITE: Final = "task_suites.android_arena"
MAIL_TASKS: Final = ("mail_link_in_browser", "mail_to_event", "mail_to_text", "mail_to_channel")


def drawn(task_id: str, name: str) -> list[Any]:
    """What is drawn for one param over 200 seeds."""
    return [
        values[name] for values in draws(tasks_of(SUITE)[task_id], suite_of(SUITE).name, range(200))
    ]


def first(words: str) -> WebDocument:
    """What a search finds first."""
    return index().found(words)[0]


@pytest.mark.parametrize("words", sorted(FIRST))
def test_the_title_that_is_to_be_posted_is_what_is_found_first(words: str) -> None:
    assert first(words).title == FIRST[words]


def test_introductions_articles_and_links_are_pages_of_the_small_web() -> None:
    titles = {one.url: one.title for one in index().documents}
    assert INTRODUCTIONS.items() <= titles.items()
    assert {f"{each} - Wikipedia" for each in ARTICLES} <= {*titles.values()}
    known = {url.rstrip("/") for url in titles}
    assert {url.rstrip("/") for url in URLS} <= known


def test_places_and_films_are_found_by_their_names() -> None:
    for spot in SPOTS:
        assert first(spot).title == spot
    for film in FILMS:
        assert first(film).title == f"{film} - YouTube"


def test_the_web_knows_the_cities_under_the_same_names() -> None:
    assert {one.title for one in PLACES} <= {one.title for one in CITIES}


@pytest.mark.parametrize("name", sorted(PEOPLE))
def test_profiles_say_what_a_contact_must_have(name: str) -> None:
    told, page = card(name), first(f"{name} profile")
    assert told.emails[0] in page.text
    assert told.numbers == (person(name).number.replace(" ", "").replace("-", ""),)


@pytest.mark.parametrize("task_id", MAIL_TASKS)
def test_two_mails_tell_different_things(task_id: str) -> None:
    for case in drawn(task_id, "case"):
        assert case.subject != case.other_subject
        assert case.who != case.other
        assert case.numbers[0] != case.numbers[1]
        assert len({*case.days}) == len({*case.hours}) == len({*case.places}) == 2
        assert len({*case.urls}) == 3
        assert len({case.details(0), case.details(1)}) == 2
        assert case.starts.isoformat()[:10] == case.on(0).isoformat()


def test_nobody_lives_where_the_weather_is_shown_from_the_start() -> None:
    for one in drawn("contact_to_weather", "homes_"):
        assert one.name != one.other
        assert one.city not in one.search.listed
        assert one.elsewhere != one.search.listed[0]
        assert one.elsewhere != one.city
