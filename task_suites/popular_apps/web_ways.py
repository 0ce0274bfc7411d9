"""What tasks about Chrome share: visits of before, pages that are seen, and ways through it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final
from urllib.parse import quote_plus

import pytest
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.browsers import no_browser
from pytest_androidbench.appdata.chrome import PACKAGE
from pytest_androidbench.appdata.chrome_visits import ChromeVisits
from pytest_androidbench.appdata.preferences import Preference, Preferences
from pytest_androidbench.appdata.web_visits import WebVisit
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.firefox_ways import PAGES

APP: Final = "Chrome"
BAR: Final = "search_box_text"
"""On a new tab."""
THEME: Final = "ui_theme_setting"
"""Preference: 0 as the system, 1 light, 2 dark."""
ENGINE: Final = "default_search_provider"
SETTINGS: Final = (THEME, ENGINE, "homepage", "homepage_custom_uri", "javascript_enabled",
                   "enable_do_not_track", "desktop_site_enabled")  # fmt: skip
WORDS: Final = (
    "sourdough starter", "bicycle pump valve", "lighthouse museum hours", "violin strings",
    "train to the coast", "garden shed plans", "marathon training", "chess openings",
)  # fmt: skip


def some_words(count: int) -> SearchStrategy[list[str]]:
    """What was searched for, the last first."""
    return st.lists(st.sampled_from(WORDS), min_size=count, max_size=count, unique=True)


def searched(words: str, at_ms: int) -> WebVisit:
    """A visit to what Google finds."""
    url = f"https://www.google.com/search?q={quote_plus(words)}"
    return WebVisit(url=url, title=f"{words} - Google Search", at_ms=at_ms)


def history(device: Device, words: Sequence[str]) -> list[WebVisit]:
    """Searches with a page after each, some minutes apart, the first words last but a page."""
    now = device.now()
    visits = []
    for place, each in enumerate(words):
        at = [int((now - timedelta(minutes=20 * place + n)).timestamp() * 1000) for n in (9, 15)]
        url, title = PAGES[place % len(PAGES)]
        visits += [WebVisit(url=url, title=title, at_ms=at[0]), searched(each, at[1])]
    return sorted(visits, key=lambda one: one.at_ms)


def arrange_pages(device: Device) -> None:
    """Have nothing be visited yet; skips the task where the device cannot show any page."""
    if missing := no_browser(device):
        pytest.skip(missing)
    ChromeVisits(device).replace([])


def settings_of(device: Device) -> dict[str, Preference]:
    """What somebody may have set, of what tasks about settings could touch."""
    kept = Preferences(device, PACKAGE).all()
    return {name: kept[name] for name in SETTINGS if name in kept}


def type_into_bar(pilot: Pilot, text: str, *, enter: bool = True) -> Pilot:
    """Open Chrome at its new tab, and type into its bar."""
    return pilot.open(APP).tap(id=BAR).type(None, text, enter=enter)


def menu(pilot: Pilot, row: str) -> Pilot:
    """Open Chrome, and choose a row of its menu."""
    pilot.open(APP).tap(id="menu_button")
    return pilot.scroll_to(text=row, inside="app_menu_list").tap(text=row)
