"""Pages on other displays: large text, landscape, small, right to left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.paragraph import Paragraph
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import HOME, started
from tests.phone_apps.settings.ways import argument

DISPLAYS = {
    "large text": Display(font_scale=1.3, dark=True),
    "landscape": Display(rotation=1),
    "small": Display(width=720, height=1280, density=320),
    "right to left": Display(locale="ar_EG"),
    "tablet": Display(width=2560, height=1600, density=320),
}

NARROW = Display(density=700, font_scale=0.85)
"""247 dp wide, as one of B-MoCA's environments is."""


@pytest.mark.parametrize("name", DISPLAYS)
def test_every_page_can_be_laid_out(engine: TextEngine, name: str) -> None:
    driver = started(engine, DISPLAYS[name])
    for page in PAGES:
        driver.page(page, argument(page))
        assert driver.find("collapsing_toolbar"), page
        assert driver.find(PAGES[page].frame.list_id), page
        driver.phone.windows.back()
    assert driver.crashes() == []


def test_bar_shrinks_as_the_rows_scroll(engine: TextEngine) -> None:
    driver = started(engine)
    driver.page("sound")
    tall = driver.find("collapsing_toolbar")
    driver.phone.windows.fingers.swipe([(100, 1900), (100, 1000)], 900)
    low = driver.find("collapsing_toolbar")
    assert tall is not None
    assert low is not None
    assert tall.bounds.bottom == 598
    assert low.bounds.bottom == 275


def test_rows_have_the_sizes_of_a_real_phone(engine: TextEngine) -> None:
    driver = started(engine)
    driver.page("display")
    rows = [
        node.bounds.height
        for node in driver.nodes()
        if node.class_name == "android.widget.LinearLayout" and node.children and node.clickable
    ]
    assert set(rows[:4]) <= {155, 206}


@pytest.mark.parametrize("locale", ["de_DE", "es_US", "fr_CA", "pt_BR", "ru_MD"])
def test_the_title_has_all_the_width_below_the_picture(engine: TextEngine, locale: str) -> None:
    driver = started(engine, replace(NARROW, locale=locale))
    driver.phone.activities.start(HOME)
    title, avatar = driver.find("homepage_title"), driver.find("account_avatar")
    assert title is not None
    assert avatar is not None
    paragraph = title.box.content
    assert isinstance(paragraph, Paragraph)
    assert len(paragraph.lines) == 1, title.text
    assert title.bounds.top >= avatar.bounds.bottom
    side = 24 * NARROW.density / 160
    assert (title.bounds.left, title.bounds.right) == (side, NARROW.width - side)


@pytest.mark.parametrize("locale", ["es_US", "pt_BR"])
def test_the_search_bar_has_one_line_that_ends_inside(engine: TextEngine, locale: str) -> None:
    driver = started(engine, replace(NARROW, locale=locale))
    driver.phone.activities.start(HOME)
    hint, bar = driver.find("search_action_bar_title"), driver.find("search_action_bar")
    assert hint is not None
    assert bar is not None
    paragraph = hint.box.content
    assert isinstance(paragraph, Paragraph)
    assert len(paragraph.lines) == 1
    assert hint.bounds.right <= bar.bounds.right - 24 * NARROW.density / 160
