"""Words that are looked for in a page (find_in_page.xml)."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.browsing import TabBrowsing
from pytest_androidbench.phone.apps.chrome.look import FRAME
from pytest_androidbench.phone.apps.chrome.omnibox import UrlField
from pytest_androidbench.phone.apps.chrome.toolbar import in_container
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

QUERY = "find_query"


@dataclass(eq=False)
class FindBar(AppPart[ChromeApp]):
    """The bar in place of the toolbar, while something is looked for."""

    shown: bool = False
    words: str = ""
    which: int = 0
    """Of how many it is shown, counted from one."""
    many: int = 0

    def open(self) -> None:
        """Show the bar."""
        self.shown, self.words, self.which, self.many = True, "", 0, 0
        self.focus(QUERY)

    def close(self, browsing: TabBrowsing) -> None:
        """Take it away, and the marks on the page with it."""
        self.shown = False
        browsing.content.page.find("")
        self.hide_keyboard()

    def build(self, browsing: TabBrowsing) -> w.Widget:
        """The bar."""
        field = UrlField(
            bind=self.field("words"), on_text=lambda text: self.look_for(browsing, text),
            hint=tr("Find in page"), id=QUERY, style="plain", action="search",
            on_done=lambda: self.step(browsing, forward=True),
        )  # fmt: skip
        field.weight = 1
        status = w.Text(f"{self.which}/{self.many}", w.BODY, id="find_status")
        found = self.many > 0
        row = w.Row(
            w.Spacer(width=16),
            field,
            self.words != "" and status,
            w.Divider(height=24, width=1, id="find_separator"),
            w.IconButton("expand_less", tr("Previous"), id="find_prev_button", enabled=found,
                         on_tap=lambda: self.step(browsing, forward=False)),
            w.IconButton("expand_more", tr("Next"), id="find_next_button", enabled=found,
                         on_tap=lambda: self.step(browsing, forward=True)),
            w.IconButton("close", tr("Close"), id="close_find_button",
                         on_tap=lambda: self.close(browsing)),
            width="fill",
        )  # fmt: skip
        bar = w.Panel(row, id="find_toolbar", cls=FRAME, height=56, width="fill")
        return in_container(bar)

    def look_for(self, browsing: TabBrowsing, text: str) -> None:
        """Look for other words, from where the page is on."""
        del text
        self._found(browsing, forward=True)

    def step(self, browsing: TabBrowsing, *, forward: bool) -> None:
        """Go to the next place, or the one before."""
        self._found(browsing, forward=forward)

    def _found(self, browsing: TabBrowsing, *, forward: bool) -> None:
        self.which, self.many = browsing.content.page.find(self.words, forward)
