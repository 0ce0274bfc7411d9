"""The page of a history, in a browser: a picture with its numbers, links, narrow, dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from fixtures.made_runs import HOSTILE, Made
from tests.browser.several import history_page
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations


@pytest.fixture(scope="module")
def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return history_page(tmp_path_factory.mktemp("past"), Made(tasks=20, seeds=2))


@pytest.mark.slow
def test_a_change_is_in_the_picture_in_words_and_in_the_table(visits: Visits, past: Path) -> None:
    page = visits.open(past)
    first = page.locator("section").first
    assert first.locator(".run").count() == 10
    assert first.locator(".change.down").count() == 1
    assert first.locator("p.err").inner_text().startswith("2026-11-06 08:30: changed: ")
    assert first.locator("tr.changed td").first.inner_text() == "2026-11-06 08:30"
    assert "broken: " in page.locator("section").last.inner_text()
    first.get_by_role("link", name="run03").click()
    expect(page.locator("h1 .agent")).to_have_text("my_agents:Finger")


def test_runs_are_sorted_by_keyboard(visits: Visits, past: Path) -> None:
    page = visits.open(past)
    table = page.locator("table").first
    table.get_by_role("button", name="Begun (UTC)").focus()
    for _ in range(2):
        page.keyboard.press("Enter")
    times = table.locator("tbody td:first-child").all_inner_texts()
    assert times == sorted(times, reverse=True)


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_nobody_is_shut_out(visits: Visits, past: Path, look: Look, width: int) -> None:
    page = visits.open(past, look=look, width=width)
    assert violations(page) == []
    assert sideways(page) == []


@pytest.mark.slow
def test_hostile_texts_are_shown_and_not_obeyed(visits: Visits, tmp_path: Path) -> None:
    page = visits.open(history_page(tmp_path, Made(tasks=3, hostile=True), runs=4), width=400)
    assert HOSTILE[0] in page.locator("main").inner_text()
    assert page.locator("main img, main script, [onerror]").count() == 0
    assert violations(page) == []
    assert sideways(page) == []
