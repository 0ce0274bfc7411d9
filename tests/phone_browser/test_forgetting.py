"""A phone that is restored forgets what its pages stored, and keeps Chromium at hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pytest_androidbench.phone.browser.facts import PageState
from pytest_androidbench.phone.browser.limits import IDLE_MS, MOST_UNUSED
from tests.phone_browser.processes import chromiums, ended
from tests.phone_browser.shown import BEGIN, Shown

STORE = """<title>storing</title><script>
localStorage.setItem("a", "1"); sessionStorage.setItem("a", "1"); document.cookie = "a=1";
indexedDB.open("a", 1).onsuccess = () => { document.title = "stored" };
</script>"""
LOOK = """<title>looking</title><script>
const kept = [localStorage.length, sessionStorage.length, document.cookie.length];
indexedDB.databases().then(all => { document.title = [...kept, all.length].join(" ") });
</script>"""


@pytest.fixture
def fresh() -> Iterator[Shown]:
    made = Shown()
    yield made
    made.browser.close()


def title(shown: Shown, body: str) -> str:
    page = shown.open(body)
    shown.pass_ms(1000)
    return page.view().title


def test_what_a_page_stored_is_there_for_the_next_and_gone_when_all_is_dropped(
    fresh: Shown,
) -> None:
    assert title(fresh, STORE) == "stored"
    # Each window has a session's storage of its own.
    assert title(fresh, LOOK) == "1 0 3 1"
    fresh.browser.drop_all()
    assert title(fresh, LOOK) == "0 0 0 0"


def test_chromium_stays_where_pages_follow(fresh: Shown) -> None:
    others = set(chromiums())
    title(fresh, STORE)
    (main, *_) = (pid for pid in chromiums() if pid not in others)
    for _ in range(2 * MOST_UNUSED):
        fresh.now = BEGIN
        fresh.browser.drop_all()
        assert title(fresh, LOOK) == "0 0 0 0"
    assert main in chromiums()


def test_it_ends_when_a_phone_is_restored_again_and_again_without_a_page(fresh: Shown) -> None:
    others = set(chromiums())
    title(fresh, STORE)
    started = [pid for pid in chromiums() if pid not in others]
    for _ in range(MOST_UNUSED):
        fresh.browser.drop_all()
        assert fresh.browser.running
    fresh.browser.drop_all()
    assert not fresh.browser.running
    assert ended(*started)
    assert title(fresh, LOOK) == "0 0 0 0"


def test_its_minute_without_pages_counts_from_the_restored_clock(fresh: Shown) -> None:
    fresh.pass_ms(2 * IDLE_MS)
    title(fresh, STORE)
    fresh.browser.drop_all()
    fresh.browser.tick()
    fresh.now = BEGIN
    fresh.browser.tick()
    assert fresh.browser.running
    fresh.pass_ms(IDLE_MS)
    fresh.browser.tick()
    assert not fresh.browser.running


def test_a_page_from_before_shows_nothing_of_itself(fresh: Shown) -> None:
    page = fresh.open(STORE)
    page.view()
    fresh.browser.drop_all()
    fresh.pass_ms(1000)
    page.view()
    page.touch("down", [(5, 5)])
    assert title(fresh, LOOK) == "0 0 0 0"


def test_an_address_that_the_browser_refuses_is_shown_as_failed(fresh: Shown) -> None:
    page = fresh.open("<p>before")
    page.load("http://[", page.session.viewport)
    view = page.view()
    assert view.state is PageState.FAILED
    assert view.error
