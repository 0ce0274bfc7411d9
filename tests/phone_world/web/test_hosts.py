"""Which addresses the small web has, and which it leaves alone."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pytest_androidbench.phone.world.web.documents import POLICY
from pytest_androidbench.phone.world.web.engine import index
from pytest_androidbench.phone.world.web.sites import sites, web_answer
from tests.phone_world.web.asking import MOMENT, asked, title, told

OTHERS = (
    "https://example.org/",
    "https://wikipedia.org.evil.test/",
    "https://evilwikipedia.org/",
    "https://www.google.com:8443/",
    "http://www.google.com:443/",
    "https://user@www.google.com/",
    "https://www.google.com@127.0.0.1/",
    "https://127.0.0.1/",
    "http://[::1]/",
    "http://localhost/",
    "http://2130706433/",
    "https://[/",
    "https://www.google.com:port/",
    "file:///www.google.com",
    "chrome://www.google.com/",
    "view-source:https://www.google.com/",
    "ftp://www.google.com/",
    "ws://www.google.com/",
    "javascript:www.google.com",
    "",
)
ATTACK = "<script>alert(1)</script>\"'&<b onclick=x>"


@pytest.mark.parametrize("url", OTHERS)
def test_an_address_of_somebody_else_is_not_answered(url: str) -> None:
    assert web_answer(url, "GET", MOMENT) is None


@pytest.mark.parametrize("host", sorted(sites()))
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_each_host_has_a_first_page_by_either_scheme(host: str, scheme: str) -> None:
    assert title(f"{scheme}://{host}/")


@pytest.mark.parametrize("host", sorted(sites()))
def test_a_host_says_that_it_has_no_such_page(host: str) -> None:
    assert asked(f"https://{host}/no/such/page/at/all").status == 404


def test_pages_can_only_be_read() -> None:
    found = web_answer("https://www.google.com/", "POST", MOMENT)
    assert found is not None
    assert found.status == 405


def test_whatever_a_search_finds_is_there() -> None:
    for one in index().documents:
        assert asked(one.url).status == 200, one.url


def test_every_link_of_a_page_leads_to_a_page_of_the_small_web() -> None:
    seen = {one.url for one in index().documents}
    links = {url for page in sorted(seen) for url in re.findall('href="([^"]+)"', asked(page).html)}
    assert len(links) > 50
    for url in sorted(links - seen):
        assert asked(url.replace("&amp;", "&")).status in {200, 404}, url


def test_nothing_in_a_page_comes_from_elsewhere() -> None:
    for one in index().documents:
        body = asked(one.url).html
        assert "<script" not in body
        assert all(each.startswith("data:image/svg") for each in re.findall('src="([^"]+)"', body))
        assert "url(" not in body
    assert POLICY.startswith("default-src 'none'")
    assert "http" not in POLICY.partition("form-action")[0]


@pytest.mark.parametrize(
    "url",
    [
        "https://www.google.com/search?q={}",
        "https://search.yahoo.com/search?p={}",
        "https://en.wikipedia.org/w/index.php?search={}",
        "https://en.wikipedia.org/wiki/{}",
        "https://openai.com/search?q={}",
        "https://weather.com/?q={}",
        "https://time.is/?q={}",
        "https://places.bayguide.example/?q={}",
        "https://m.youtube.com/results?search_query={}",
        "https://m.youtube.com/watch?v={}",
    ],
)
def test_what_users_write_stays_text(url: str) -> None:
    from urllib.parse import quote  # noqa: PLC0415

    found = asked(url.format(quote(ATTACK)))
    assert "<script" not in found.html
    assert "<b onclick" not in found.html
    assert "\"'&" not in found.html


@given(st.text(max_size=60))
def test_any_words_can_be_searched_for(words: str) -> None:
    from urllib.parse import quote_plus  # noqa: PLC0415

    text = quote_plus(words.encode("utf-8", "replace"))
    assert told(f"https://www.google.com/search?q={text}") or not words.strip()


@given(st.text(max_size=200))
def test_any_address_has_an_answer_or_none(rest: str) -> None:
    web_answer(f"https://{rest}", "GET", MOMENT)
    web_answer(f"https://www.google.com/{rest}", "GET", MOMENT)
