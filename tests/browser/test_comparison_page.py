"""The page that compares two agents, in a browser: verdict, links, keys, narrow, dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from fixtures.made_runs import HOSTILE, Made
from tests.browser.several import compared_page
from tests.browser.visits import LOOKS, Look, Visits, sideways, violations

MADE = Made(tasks=26, seeds=3)


@pytest.fixture(scope="module")
def compared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compared_page(tmp_path_factory.mktemp("compared"), MADE)


@pytest.mark.slow
def test_the_verdict_comes_first_and_each_lost_cell_leads_to_both_episodes(
    visits: Visits, compared: Path
) -> None:
    page = visits.open(compared)
    assert page.locator("h2").first.inner_text().startswith("The new agent is worse: -")
    assert page.locator(".gate.fail").inner_text().startswith("Gate: fail: worse, 95% sure")
    lost = page.get_by_role("region", name="Lost cells").locator("tbody tr")
    name = lost.first.locator("th").inner_text()
    outcomes = {}
    for word in ("old", "new"):
        lost.first.get_by_role("link", name=word).click()
        expect(page.locator("h1")).to_have_text(name)
        outcomes[word] = page.locator(".verdict .badge").inner_text()
        page.go_back()
    assert outcomes == {"old": "passed", "new": "failed"}
    lost.first.get_by_role("link", name="both").click()
    sides = page.locator(".heads .badge").all_inner_texts()
    assert sides == ["passed", "failed"]
    page.get_by_role("link", name="← the comparison").click()
    expect(page.locator("h2").first).to_contain_text("The new agent is worse")


def test_apps_and_tags_that_differ_beyond_chance_are_told(visits: Visits, compared: Path) -> None:
    page = visits.open(compared)
    heads = page.get_by_role("heading", level=2).all_inner_texts()
    assert any(head.startswith("By app: ") and "beyond chance" in head for head in heads)
    rows = page.get_by_role("region", name="Difference by tag").locator("tbody tr")
    assert rows.count() == 6
    assert "-" in rows.first.locator("td").nth(2).inner_text()


def test_tables_are_sorted_by_keyboard(visits: Visits, compared: Path) -> None:
    page = visits.open(compared)
    table = page.get_by_role("region", name="Tasks that changed")
    head = table.get_by_role("button", name="Task")
    head.focus()
    for times in (1, 2):
        page.keyboard.press("Enter")
        names = table.locator("tbody th").all_inner_texts()
        assert names == sorted(names, reverse=times == 2)
    assert table.locator("[aria-sort]").get_attribute("aria-sort") == "descending"


@pytest.mark.proof
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("width", [400, 1280])
def test_nobody_is_shut_out(visits: Visits, compared: Path, look: Look, width: int) -> None:
    page = visits.open(compared, look=look, width=width)
    assert violations(page) == []
    assert sideways(page) == []


@pytest.mark.slow
def test_hostile_texts_are_shown_and_not_obeyed(visits: Visits, tmp_path: Path) -> None:
    made = Made(tasks=12, seeds=2, hostile=True, skill=1, unscored=0)
    page = visits.open(compared_page(tmp_path, made), width=400)
    assert HOSTILE[0] in page.get_by_role("region", name="Lost cells").inner_text()
    assert page.locator("main img, main script, [onerror]").count() == 0
    assert violations(page) == []
    assert sideways(page) == []
