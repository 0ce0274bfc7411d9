"""What is read of addresses that a browser has visited."""

from __future__ import annotations

import pytest

from pytest_androidbench.appdata.web_visits import host_of, same_words, searched_on, searched_words


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("https://www.google.com/search?client=firefox-b-m&q=blue+whale", "blue whale"),
        ("https://duckduckgo.com/?t=fpas&q=a%2Bb", "a+b"),
        ("https://search.yahoo.com/search?p=tea", "tea"),
        ("https://www.google.com/", None),
        ("https://www.google.com/search?q=", None),
        ("https://example.org/search?q=tea", None),
        ("https://google.com.example.org/search?q=tea", None),
        ("about:blank", None),
        ("", None),
    ],
)
def test_the_words_of_a_search(url: str, words: str | None) -> None:
    assert searched_words(url) == words


def test_a_site_s_own_search_is_told_from_others() -> None:
    assert searched_on("https://openai.com/search?q=GPT", "openai.com") == "GPT"
    assert searched_on("https://www.openai.com/search/?q=GPT", "openai.com") == "GPT"
    assert searched_on("https://openai.com/blog?q=GPT", "openai.com") is None
    assert searched_on("https://www.google.com/search?q=GPT", "openai.com") is None


def test_hosts_are_alike_with_www_and_without() -> None:
    assert (
        host_of("https://www.wikipedia.org/") == host_of("http://wikipedia.org") == "wikipedia.org"
    )
    assert host_of("https://en.wikipedia.org/") == "en.wikipedia.org"
    assert host_of("nonsense") == ""


def test_words_are_the_same_but_for_case_and_blanks() -> None:
    assert same_words("  Blue   WHALE ", "blue whale")
    assert not same_words("blue whales", "blue whale")
    assert not same_words(None, "blue whale")
