"""What is typed into the address bar."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.apps.chrome.addresses import address_of, is_search
from pytest_androidbench.phone.kit.web.addresses import shown_address


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("example.com", "https://example.com/"),
        ("example.com/a?b", "https://example.com/a?b"),
        (" http://example.com ", "http://example.com"),
        ("HTTP://example.com", "http://example.com"),
        ("localhost:8080", "https://localhost:8080/"),
        ("192.168.0.1/x", "https://192.168.0.1/x"),
        ("file:///sdcard/a.html", "file:///sdcard/a.html"),
        ("/sdcard/a.html", "file:///sdcard/a.html"),
        ("chrome://newtab", "chrome-native://newtab/"),
        ("about:blank", "about:blank"),
        ("two words", "https://www.google.com/search?q=two+words"),
        ("what is 1.5", "https://www.google.com/search?q=what+is+1.5"),
        ("tree:oak", "https://www.google.com/search?q=tree%3Aoak"),
    ],
)
def test_an_address_is_gone_to_and_all_else_is_searched_for(typed: str, address: str) -> None:
    assert address_of(typed, "google") == address


def test_the_search_goes_to_the_engine_that_was_chosen() -> None:
    assert address_of("tea", "duckduckgo") == "https://duckduckgo.com/?q=tea"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("https://example.com/", "example.com"),
        ("https://example.com/a/", "example.com/a/"),
        ("http://example.com/?q", "example.com/?q"),
        ("content://media/external/file/7", "content://media/external/file/7"),
        ("chrome-native://newtab/", ""),
    ],
)
def test_the_bar_leaves_out_what_is_always_the_same(address: str, shown: str) -> None:
    assert shown_address(address) == shown


@given(st.text(max_size=80))
def test_whatever_is_typed_leads_to_an_address(typed: str) -> None:
    address = address_of(typed, "google")
    assert ":" in address
    assert address_of(address, "google") == address or address.startswith("chrome")


@given(st.text(alphabet="abc d", min_size=1, max_size=20).filter(str.strip))
def test_words_are_searched_for(words: str) -> None:
    assert is_search(words)
