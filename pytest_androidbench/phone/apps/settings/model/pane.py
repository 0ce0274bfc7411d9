"""What a page's rows may ask of the screen that shows them."""

from __future__ import annotations

from typing import Any, Protocol

from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.message import TextLike
from pytest_androidbench.phone.ui.screen import Screen


class Pane(Protocol):
    """A settings page on the screen."""

    argument: str
    """What the page is about: a package, a network."""
    choice: str
    """The page's own state: a filter, a tab."""

    @property
    def phone(self) -> Phone:
        """The phone whose settings these are."""

    def open(self, page: str, argument: str = "") -> None:
        """Show another page."""

    def start(self, intent: Intent) -> bool:
        """Start an activity."""

    def query(self, row: str, dialog: Screen[Any]) -> None:
        """Show a dialog and hand its result to the row with that key."""

    def toast(self, text: TextLike, *, long: bool = False) -> None:
        """Show a short message."""

    def leave(self, levels: int = 1) -> None:
        """Close the page, and as many beneath it."""
