"""What the sites of the small web say."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from pytest_androidbench.phone.world.people import PEOPLE
from pytest_androidbench.phone.world.web.engine import index
from pytest_androidbench.phone.world.web.landmarks import LANDMARKS
from pytest_androidbench.phone.world.web.ranking import WordIndex, snippet, words_of
from tests.phone_world.web.asking import MOMENT, asked, title, told

SEARCH = "https://www.google.com/search?q="


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("large+language+model", "Large language model - Wikipedia"),
        ("LARGE language MODEL", "Large language model - Wikipedia"),
        ("Artificial+Intelligence", "Artificial intelligence - Wikipedia"),
        ("moon", "Moon - Wikipedia"),
        ("Microsoft SVC Building", "Microsoft SVC Building"),
        ("what is the weather in london", "Weather in London, United Kingdom"),
        ("Keiko Tanaka", "Keiko Tanaka - profile"),
    ],
)
def test_the_best_page_is_found_first(words: str, first: str) -> None:
    assert index().found(words.replace("+", " "))[0].title == first
    page = told(SEARCH + words.replace(" ", "+"))
    assert first in page


def test_pages_with_more_of_the_words_come_first() -> None:
    found = index().found("bicycle lighthouse")
    counts = [
        sum(word in words_of(f"{one.title} {one.text}") for word in ("bicycle", "lighthouse"))
        for one in found
    ]
    assert counts == sorted(counts, reverse=True)
    assert (counts[0], counts[-1]) == (2, 1)


def test_words_that_nobody_wrote_find_nothing() -> None:
    page = told(SEARCH + "qwertzuiop")
    assert "Your search - qwertzuiop - did not match any documents." in page


def test_a_search_is_the_same_each_time() -> None:
    documents = index().documents
    again = WordIndex(documents).found("water bridge light")
    assert [one.url for one in again] == [one.url for one in index().found("water bridge light")]


def test_a_result_shows_the_sentence_that_says_most_of_the_words() -> None:
    article = next(one for one in index().documents if one.title == "ChatGPT - Wikipedia")
    said = snippet(article, "series of language model")
    assert said.startswith("Behind it is a Large language model of the GPT series.")


def test_the_engines_of_the_browsers_find_the_same() -> None:
    addresses = (
        SEARCH + "chess", "https://search.yahoo.com/search?p=chess",
        "https://www.bing.com/search?q=chess", "https://duckduckgo.com/?q=chess",
        "https://www.ecosia.org/search?q=chess",
    )  # fmt: skip
    assert all("Chess - Wikipedia" in told(url) for url in addresses)


def test_the_time_is_that_of_the_clock_in_the_zone_of_the_city() -> None:
    assert "16:34 Sunday, October 15, 2023" in told("https://time.is/London")
    later = replace(MOMENT, now=MOMENT.now + timedelta(hours=10))
    assert "02:34 Monday, October 16, 2023" in told("https://time.is/London", later)
    assert "16:34" in told(SEARCH + "time+in+london")
    assert "Your time: 11:34" in told("https://time.is/")


def test_the_weather_has_now_hours_and_days() -> None:
    page = told("https://weather.com/weather/London%2C_United_Kingdom")
    assert all(word in page for word in ("Now", "Humidity", "UV index", "Sunset", "Hourly"))
    assert "Sunday, October 15" in page
    assert "Saturday, October 21" in page


def test_the_weather_of_a_day_that_is_not_told_of_is_that_of_the_first() -> None:
    far = replace(MOMENT, now=datetime(2030, 1, 1, tzinfo=UTC))
    assert "Sunday, October 15" in told("https://weather.com/weather/Paris%2C_France", far)


def test_places_are_found_by_the_beginning_of_their_names() -> None:
    assert "London, United Kingdom" in told("https://weather.com/?q=lond")
    assert "No place of this name" in told("https://weather.com/?q=atlantis")


def test_the_portal_leads_to_an_article_by_its_own_field() -> None:
    portal = asked("https://wikipedia.org/").html
    assert 'id="searchInput"' in portal
    found = "https://www.wikipedia.org/search-redirect.php?search=artificial+intelligence"
    assert title(found) == "Artificial intelligence - Wikipedia"
    assert "Dartmouth" in told(found)


def test_an_article_has_a_field_in_its_header_and_links_to_others() -> None:
    body = asked("https://en.wikipedia.org/wiki/ChatGPT").html
    assert 'id="header-search"' in body
    assert 'href="https://en.wikipedia.org/wiki/Large_language_model"' in body
    assert title("https://en.wikipedia.org/wiki/nowhere_at_all") == "nowhere at all - Wikipedia"


def test_the_blog_is_searched_by_its_own_field() -> None:
    assert title("https://openai.com/blog") == "OpenAI"
    page = told("https://openai.com/search?q=GPT")
    assert page.index("GPT-4") < page.index("Introducing ChatGPT")
    assert "Whisper" not in page
    assert title("https://openai.com/blog/introducing-chatgpt") == "Introducing ChatGPT"


def test_somebody_else_tells_of_chatgpt_too() -> None:
    page = told("https://www.millfieldtech.example/articles/what-is-chatgpt")
    assert "What ChatGPT is, and what it is not" in page


def test_a_profile_has_what_a_contact_needs() -> None:
    one = PEOPLE[0]
    page = told("https://people.harbourton.example/amara-osei")
    assert all(fact in page for fact in (one.name, one.address, one.number))


def test_a_place_has_its_address_and_a_map() -> None:
    one = LANDMARKS[0]
    url = f"https://places.bayguide.example/{one.slug}"
    assert "1045 La Avenida St, Mountain View, CA 94043" in told(url)
    assert 'alt="Map of Microsoft SVC Building' in asked(url).html


def test_a_video_is_found_and_has_an_address_to_share() -> None:
    page = told("https://m.youtube.com/results?search_query=bridges+hum")
    assert "Why do bridges hum in the wind?" in page
    key = next(one.url for one in index().found("bridges hum") if "youtube" in one.url)[-11:]
    assert f"https://youtu.be/{key}" in told(f"https://m.youtube.com/watch?v={key}")
    assert title(f"https://youtu.be/{key}") == "Why do bridges hum in the wind? - YouTube"
