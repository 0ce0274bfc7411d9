"""Chrome: what is searched for and told, the history, the theme, the search engine."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from hypothesis import strategies as st

from pytest_androidbench import Episode, Pilot
from pytest_androidbench.appdata.answers import answer_holds
from pytest_androidbench.appdata.chrome import PACKAGE
from pytest_androidbench.appdata.chrome_visits import ChromeVisits
from pytest_androidbench.appdata.preferences import Preferences
from pytest_androidbench.appdata.web_visits import WebVisit, host_of, searched_words
from pytest_androidbench.tasks.strategies import one_of
from task_suites.android_arena.firefox_ways import page
from task_suites.android_arena.looking import in_sight
from task_suites.popular_apps.popular_task import popular_task
from task_suites.popular_apps.web_ways import (
    APP,
    ENGINE,
    THEME,
    arrange_pages,
    history,
    menu,
    settings_of,
    some_words,
    type_into_bar,
)

SEARCHED: Final = "the web was searched for it"
TOLD: Final = "the answer is right"
SHOWN: Final = "a page with the weather there is in sight"
LOOKS: Final = "Chrome looks as was asked for"
ASKS: Final = "Chrome searches with it"
REST: Final = "nothing else was set"
KEPT: Final = "the history is as it was"
NEWEST: Final = "15"
"""Of the phones that Apple sold in October 2023, on the small world's day."""
CITIES: Final = ("London", "Paris", "Madrid", "Berlin", "Rome", "Tokyo", "Dublin", "Toronto")
ENGINES: Final[Mapping[str, str]] = {
    "Bing": "bing", "Yahoo!": "yahoo", "DuckDuckGo": "duckduckgo", "Ecosia": "ecosia",
}  # fmt: skip
SYSTEM, LIGHT, DARK = 0, 1, 2


@popular_task(
    "chrome_newest_phone",
    "Search for Apple with Chrome, and say which iPhone is the newest.",
)
def test_newest(episode: Episode) -> None:
    arrange_pages(episode.device)
    episode.run()
    with episode.check(SEARCHED):
        asked = [searched_words(one.url) or "" for one in ChromeVisits(episode.device).visits()]
        assert any(re.search(r"\b(apple|iphones?)\b", words, re.IGNORECASE) for words in asked)
    with episode.check(TOLD):
        named = re.findall(r"iphone\s*(\d+)", (episode.answer or "").lower())
        assert set(named) == {NEWEST}, f"{episode.answer!r} names {named}"


@test_newest.solution
def tell_newest(pilot: Pilot) -> None:
    type_into_bar(pilot, "Apple iPhone")
    pilot.answer(f"iPhone {NEWEST}")


@test_newest.mistake("an older one", fails=TOLD)
def tell_older(pilot: Pilot) -> None:
    type_into_bar(pilot, "Apple iPhone")
    pilot.answer("iPhone 14")


@test_newest.mistake("without a search", fails=SEARCHED)
def tell_by_heart(pilot: Pilot) -> None:
    pilot.open(APP)
    pilot.answer(f"iPhone {NEWEST}")


@test_newest.mistake("without an answer", fails=TOLD)
def only_search(pilot: Pilot) -> None:
    type_into_bar(pilot, "Apple iPhone")


@popular_task(
    "chrome_weather",
    "Look up today's weather in {city} with Chrome, and leave it on the screen.",
    params={"city": one_of(*CITIES)},
)
def test_weather(episode: Episode, city: str) -> None:
    arrange_pages(episode.device)
    episode.run()
    visits = ChromeVisits(episode.device).visits()
    with episode.check(SHOWN):
        assert visits, "nothing was visited"
        assert is_about_weather(visits[-1], city), visits[-1].url
        assert not in_sight(episode.device, PACKAGE, page(visits[-1].title))


def is_about_weather(visit: WebVisit, city: str) -> bool:
    """Whether a page tells of the weather in a city: what a search finds, or the page itself."""
    asked = searched_words(visit.url)
    if asked is not None:
        words = set(re.findall(r"\w+", asked.casefold()))
        return bool({"weather", "forecast"} & words) and city.casefold() in words
    return host_of(visit.url) == "weather.com" and f"/weather/{city}," in visit.url.replace(
        "%2C", ","
    )


@test_weather.solution
def show_weather(pilot: Pilot, city: str) -> None:
    type_into_bar(pilot, f"weather in {city} today")


@test_weather.mistake("another city", fails=SHOWN)
def show_other_weather(pilot: Pilot, city: str) -> None:
    show_weather(pilot, CITIES[CITIES.index(city) - 1])


@test_weather.mistake("only typed", fails=SHOWN)
def only_type(pilot: Pilot, city: str) -> None:
    type_into_bar(pilot, f"weather in {city}", enter=False)


@test_weather.mistake("left again", fails=SHOWN)
def leave_weather(pilot: Pilot, city: str) -> None:
    show_weather(pilot, city)
    pilot.home()


@popular_task(
    "chrome_last_search",
    "Say what I searched the web for last, by the history of Chrome: the words alone.",
    params={"words": some_words(3)},
)
def test_last_search(episode: Episode, words: Sequence[str]) -> None:
    visits = ChromeVisits(episode.device)
    before = history(episode.device, words)
    visits.replace(before)
    episode.run()
    with episode.check(TOLD):
        assert answer_holds(episode.answer, [words[0]])
    with episode.check(KEPT, weight=0.5):
        assert visits.visits()[: len(before)] == before


@test_last_search.solution
def tell_last(pilot: Pilot, words: Sequence[str]) -> None:
    menu(pilot, "History")
    pilot.answer(words[0])


@test_last_search.mistake("the one before", fails=TOLD)
def tell_one_before(pilot: Pilot, words: Sequence[str]) -> None:
    menu(pilot, "History")
    pilot.answer(words[1])


@test_last_search.mistake("the page that was read last", fails=TOLD)
def tell_page(pilot: Pilot) -> None:
    menu(pilot, "History")
    pilot.answer("Moon - Wikipedia")


@test_last_search.mistake("without an answer", fails=TOLD)
def only_show_history(pilot: Pilot) -> None:
    menu(pilot, "History")


@test_last_search.mistake("removed from the history", fails=KEPT)
def tell_and_remove(pilot: Pilot, words: Sequence[str]) -> None:
    menu(pilot, "History").tap(desc=f"Remove {words[0]} - Google Search")
    pilot.answer(words[0])


def run_and_see(episode: Episode, name: str, start: int | str, goal: int | str, label: str) -> None:
    """A setting is another one at first; then it must be as is wanted, and no other changed."""
    preferences = Preferences(episode.device, PACKAGE)
    preferences.put({name: start})
    before = settings_of(episode.device)
    episode.run()
    after = settings_of(episode.device)
    with episode.check(label):
        assert after.get(name) == goal
    with episode.check(REST, weight=0.5):
        assert {**before, name: goal} == {**after, name: goal}


@popular_task(
    "chrome_dark_theme",
    "Give Chrome its dark theme, in its own settings.",
    params={"before": st.sampled_from((SYSTEM, LIGHT))},
)
def test_dark(episode: Episode, before: int) -> None:
    run_and_see(episode, THEME, before, DARK, LOOKS)


def choose(pilot: Pilot, setting: str, value: str) -> Pilot:
    """Choose a value of a setting."""
    menu(pilot, "Settings")
    return pilot.scroll_to(text=setting).tap(text=setting).tap(text=value)


@test_dark.solution
def choose_dark(pilot: Pilot) -> None:
    choose(pilot, "Theme", "Dark")


@test_dark.mistake("its light theme", fails=LOOKS)
def choose_light(pilot: Pilot) -> None:
    choose(pilot, "Theme", "Light")


@test_dark.mistake("the phone's own", fails=LOOKS)
def choose_system(pilot: Pilot) -> None:
    choose(pilot, "Theme", "System default")


@test_dark.mistake("the search engine, too", fails=REST)
def choose_dark_and_engine(pilot: Pilot) -> None:
    choose_dark(pilot)
    pilot.scroll_to(text="Search engine", direction="up").tap(text="Search engine").tap("Ecosia")


@popular_task(
    "chrome_search_engine",
    "Have Chrome search the web with {engine}, by its settings.",
    params={"engine": one_of(*ENGINES)},
)
def test_engine(episode: Episode, engine: str) -> None:
    run_and_see(episode, ENGINE, "google", ENGINES[engine], ASKS)


@test_engine.solution
def choose_engine(pilot: Pilot, engine: str) -> None:
    choose(pilot, "Search engine", engine)


@test_engine.mistake("another one", fails=ASKS)
def choose_other_engine(pilot: Pilot, engine: str) -> None:
    others = [*ENGINES]
    choose(pilot, "Search engine", others[others.index(engine) - 1])


@test_engine.mistake("not chosen", fails=ASKS)
def leave_engines(pilot: Pilot) -> None:
    choose(pilot, "Search engine", "Cancel")


@test_engine.mistake("the theme, too", fails=REST)
def choose_engine_and_theme(pilot: Pilot, engine: str) -> None:
    choose_engine(pilot, engine)
    pilot.scroll_to(text="Theme").tap(text="Theme").tap(text="Dark")
