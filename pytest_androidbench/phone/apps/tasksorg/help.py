"""Help and feedback: rows that lead to pages of the web."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from pytest_androidbench.phone.apps.tasksorg.look import RECYCLER, up_bar
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

LINKS: Final = (
    ("", "What's New", "https://tasks.org/changelog"),
    ("Support", "", ""),
    ("", "Documentation", "https://tasks.org/docs"),
    ("", "Issue tracker", "https://tasks.org/issues"),
    ("Open source", "", ""),
    ("", "Source code", "https://tasks.org/source"),
    ("Privacy", "", ""),
    ("", "Privacy policy", "https://tasks.org/privacy"),
)
"""Heading, or title and address."""
DONATE: Final = "https://tasks.org/donate"


def visit(screen: AppScreen[Any, Any], address: str) -> None:
    """Open a page in a browser, if there is one."""
    if not screen.start(Intent(action=ACTION_VIEW, data=address)):
        screen.toast(tr("No app can perform this action."))


@dataclass(eq=False)
class HelpPage(AppScreen[App, None]):
    """What there is to read."""

    def build(self) -> w.Widget:
        rows = [
            w.Category(tr(heading), start=16)
            if heading
            else w.ListItem(tr(title), look=w.MATERIAL, on_tap=partial(self.read, address))
            for heading, title, address in LINKS
        ]
        top = up_bar(tr("Help & feedback"), self.close)
        return w.Page(top, w.Scroll(*rows, id="recycler_view", cls=RECYCLER))

    def read(self, address: str) -> None:
        """Open a page in a browser, if there is one."""
        visit(self, address)
