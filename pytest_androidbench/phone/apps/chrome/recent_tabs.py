"""Tabs that were closed (recent_tabs_page.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.kit.web.addresses import host_of, name_of
from pytest_androidbench.phone.kit.web.favicon import favicon
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class RecentTabs(AppScreen[ChromeApp, None]):
    """What was closed last, and the way to all that was visited."""

    def build(self) -> w.Widget:
        rows = [
            look.list_item(
                title or name_of(url), host_of(url), on_tap=partial(self.open, url),
                lead=favicon(title or url, 36, "row_icon"),
            )
            for url, title in self.app.tabs.load().recent
        ]  # fmt: skip
        full = look.list_item(
            tr("Show full history"), "", on_tap=self.show_history, lead=w.Icon("history", 36)
        )
        listed = w.Scroll(w.Category(tr("Recently closed"), start=16), *rows, full,
                          id="odp_listview", cls=look.LIST_VIEW, key="recent tabs")  # fmt: skip
        return look.list_page(look.list_bar(tr("Recent tabs"), self.close), listed)

    def open(self, url: str) -> None:
        self.close()
        self.start(self.app.in_same_tab(url))

    def show_history(self) -> None:
        self.close()
        self.start(Intent(component=f"{self.app.package}/{names.HISTORY}"))
