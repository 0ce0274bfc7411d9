"""How Firefox is used by a person."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot

APP: Final = "Firefox"
EDIT: Final = "mozac_browser_toolbar_edit_url_view"


def start_at_home(pilot: Pilot) -> None:
    """Open Firefox, and put the caret into its bar."""
    pilot.open(APP).tap(id="toolbar_wrapper")


def go_to(pilot: Pilot, text: str) -> None:
    """Open Firefox, and go where an address leads, or search for words."""
    start_at_home(pilot)
    pilot.type(None, text, id=EDIT, enter=True)


def search_on_blog(pilot: Pilot, address: str, words: str) -> None:
    """Open a site, and search it with its own field."""
    go_to(pilot, address)
    pilot.type(None, words, id="site-search", enter=True)


def choose(pilot: Pilot, row: str) -> None:
    """Open Firefox, and choose a row of its menu."""
    pilot.open(APP).tap(id="menuButton").tap(text=row)
