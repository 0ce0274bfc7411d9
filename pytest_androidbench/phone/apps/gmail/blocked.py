"""Whom one has blocked, and how one leaves the list that a mail came by.

Whom one has blocked is kept by Google's server for the published app, and in a preference here.
Lists are left as RFC 2369 says: by a mail to the address in the header List-Unsubscribe, which the
mail store keeps in `listInfo`, or on a page.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.gmail.model import Mail
    from pytest_androidbench.phone.system.app import App

BLOCKED: Final = "blocked-senders"
_WAY: Final = re.compile(r"<\s*(mailto:|https?://)([^<>\s]{1,500})\s*>", re.IGNORECASE)


class BlockedSenders:
    """Their addresses."""

    def __init__(self, app: App) -> None:
        self._prefs = app.prefs()

    def holds(self, address: str) -> bool:
        """Whether somebody is blocked."""
        return address.lower() in self._addresses

    def put(self, address: str, on: bool) -> None:
        """Block somebody, or no longer."""
        one = frozenset({address.lower()})
        self._prefs.put(BLOCKED, self._addresses | one if on else self._addresses - one)

    @property
    def _addresses(self) -> frozenset[str]:
        return self._prefs.get(BLOCKED, frozenset[str]())


def way_out(mail: Mail) -> str:
    """How one leaves the list that a mail came by: a `mailto:` or web address; "" = by none."""
    ways = [f"{scheme.lower()}{rest}" for scheme, rest in _WAY.findall(mail.list_info)]
    return next((way for way in ways if way.startswith("mailto:")), next(iter(ways), ""))
