"""The menu behind the round picture: whose phone it is, and where its pages are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.store import account
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

PAGES: Final = (
    ("history", tr("Search history"), "search_history:GoogleSearchHistory"),
    ("tune", tr("Interests"), "settings:GoogleInterests"),
    ("settings", tr("Settings"), "settings:GoogleSettings"),
)


@dataclass(eq=False)
class GoogleAccountMenu(AppScreen[GoogleSearchApp, str]):
    """Closes with the page that was chosen."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        owner = account(self.app)
        rows = [
            w.ListItem(text, icon=icon, look=w.MATERIAL, on_tap=partial(self.close, page))
            for icon, text, page in PAGES
        ]
        body = w.Column(*rows, across="stretch", width="fill")
        return w.Dialog(owner.name or tr("Not signed in"), owner.address or None, body=body)
