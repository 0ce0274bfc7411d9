"""What tasks about Firefox share: visits of before, pages that are seen, and ways through it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Final, TypeAlias

import pytest
from hypothesis import strategies as st

from pytest_androidbench import Pilot
from pytest_androidbench.appdata.browsers import no_browser
from pytest_androidbench.appdata.chrome import WEB_VIEW
from pytest_androidbench.appdata.firefox import PACKAGE, FirefoxPlaces, WebMark
from pytest_androidbench.appdata.web_visits import WebVisit
from pytest_androidbench.devices.device import Device
from task_suites.android_arena.looking import Sight

APP: Final = "Firefox"
EDIT: Final = "mozac_browser_toolbar_edit_url_view"
ADDRESS: Final = "mozac_browser_toolbar_url_view"
"""The bar above or below a page, with its address."""
PAGES: Final = (
    ("https://en.wikipedia.org/wiki/Moon", "Moon - Wikipedia"),
    ("https://en.wikipedia.org/wiki/Chess", "Chess - Wikipedia"),
    ("https://time.is/", "Time.is"),
    ("https://weather.com/", "The Weather Channel"),
    ("https://www.millfieldtech.example/articles", "Millfield Tech Review"),
    ("https://people.harbourton.example/", "Harbourton Directory"),
)
Pages: TypeAlias = Sequence[tuple[str, str]]


def some_pages() -> st.SearchStrategy[list[tuple[str, str]]]:
    """Addresses and titles of pages."""
    return st.lists(st.sampled_from(PAGES), min_size=2, max_size=4, unique=True)


def new_visits(device: Device, before: Sequence[WebVisit]) -> list[WebVisit]:
    """What was visited since."""
    return FirefoxPlaces(device).visits()[len(before) :]


def arrange_visits(device: Device, pages: Pages, *, opens: bool = True) -> list[WebVisit]:
    """Have these pages be visited an hour ago and before, and nothing be marked.

    Args:
        device: whose Firefox.
        pages: addresses and titles, the first of them visited first.
        opens: whether the task opens pages: it is skipped where the device cannot show any.
    """
    if opens and (missing := no_browser(device)):
        pytest.skip(missing)
    now = device.now()
    visits = [
        WebVisit(url=url, title=title,
                 at_ms=int((now - timedelta(hours=len(pages) - place)).timestamp() * 1000))
        for place, (url, title) in enumerate(pages)
    ]  # fmt: skip
    arrange(device, visits=visits)
    return visits


def arrange(
    device: Device, *, visits: Sequence[WebVisit] = (), marks: Sequence[WebMark] = ()
) -> None:
    """Have Firefox, which is not running, know these and nothing else."""
    device.shell(f"am force-stop {PACKAGE}")
    FirefoxPlaces(device).replace(visits, marks)


def page(title: str) -> Sight:
    """A page of the web, whole or in part: its view has its title."""
    return Sight(text=title, also=lambda node: node.class_name == WEB_VIEW)


def start_at_home(pilot: Pilot) -> None:
    """Open Firefox, and put the caret into its bar."""
    pilot.open(APP).tap(id="toolbar_wrapper")


def go_to(pilot: Pilot, text: str) -> None:
    """Open Firefox, and go where an address leads, or search for words."""
    start_at_home(pilot)
    pilot.type(None, text, id=EDIT, enter=True)


def go_on_to(pilot: Pilot, text: str) -> None:
    """Leave the page that Firefox shows for another one."""
    pilot.open(APP).tap(id=ADDRESS)
    pilot.type(None, text, id=EDIT, clear=True, enter=True)


def search_on_blog(pilot: Pilot, address: str, words: str) -> None:
    """Open a site, and search it with its own field."""
    go_to(pilot, address)
    pilot.type(None, words, id="site-search", enter=True)


def choose(pilot: Pilot, row: str) -> None:
    """Open Firefox, and choose a row of its menu."""
    pilot.open(APP).tap(id="menuButton").tap(text=row)
