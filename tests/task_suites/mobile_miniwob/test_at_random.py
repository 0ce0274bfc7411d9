"""What chance does on each page is told with intervals, and made of both ways' own episodes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from task_suites.mobile_miniwob.catalogue import SUBSET
from tests.browser.chromium import chromium
from tests.task_suites.mobile_miniwob.at_random import DOCUMENT, document, of_taps
from tests.task_suites.mobile_miniwob.plain import plain_page
from tests.task_suites.mobile_miniwob.published import PAGES

ROW: Final = re.compile(r"^\| `([\w-]+)` \| (\d+) of (\d+) \| .*? \| (\d+) of (\d+) \|", re.M)
SUM: Final = re.compile(r"^\| \*\*(\w+)\*\* \| (\d+) of (\d+) \| .*? \| (\d+) of (\d+) \|", re.M)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def test_all_pages_stand_there_and_their_sums() -> None:
    agent = {page: (place % 3, 3) for place, page in enumerate(PAGES)}
    taps = dict.fromkeys(PAGES, (1, 4))
    text = document(agent, taps, "0-2")
    rows = {row[0]: tuple(map(int, row[1:])) for row in ROW.findall(text)}
    assert rows == {page: (*agent[page], *taps[page]) for page in PAGES}
    sums = {row[0]: tuple(map(int, row[1:])) for row in SUM.findall(text)}
    assert sums["all"] == (sum(passed for passed, _ in agent.values()), 276, 92, 368)
    assert sums["subset"][3] == 4 * len(SUBSET)
    assert "| 0 of 3 | 0% to 56% | 1 of 4 | 5% to 70% |" in text


def test_the_document_is_whole() -> None:
    text = DOCUMENT.read_text("utf-8")
    rows = [(row[0], *map(int, row[1:])) for row in ROW.findall(text)]
    assert [row[0] for row in rows] == PAGES
    assert len({row[2] for row in rows}) == 1, "as many episodes of each page"
    agent = {row[0]: (row[1], row[2]) for row in rows}
    taps = {row[0]: (row[3], row[4]) for row in rows}
    (seeds,) = re.findall(r"--ab-seeds=([\d-]+)", text)
    assert document(agent, taps, seeds) == text


@pytest.mark.slow
def test_taps_hit_what_fills_a_page_and_never_what_must_be_typed(browser: Browser) -> None:
    # A page of one button, one of two, and one of a field that nobody types into.
    seeds = {"click-test": [1, 2, 3], "click-test-2": [1, 2, 3], "enter-text": [1, 2, 3]}
    found = of_taps(browser, seeds)
    assert found["click-test"][0] > 0
    assert found["enter-text"] == (0, 3)
    assert found == of_taps(browser, seeds)


def test_a_page_that_asks_is_answered_no(browser: Browser) -> None:
    with plain_page(browser) as plain:
        plain.begin("click-test", 1)
        assert plain.page.evaluate("confirm('really?')") is False
        assert plain.reward == ""
