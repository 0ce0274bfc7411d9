"""Words that are looked for in a page."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.kit.web.browser_app import BrowserApp
from pytest_androidbench.phone.kit.web.browsing import TabBrowsing
from pytest_androidbench.phone.system.app import AppPart


@dataclass(eq=False)
class FindInPage(AppPart[BrowserApp]):
    """What is looked for, and where it was found."""

    shown: bool = False
    place: str = ""
    """Tab and address of the page that is looked through."""
    words: str = ""
    which: int = 0
    """Of how many it is shown, counted from one."""
    many: int = 0

    def on(self, browsing: TabBrowsing) -> bool:
        """Whether the page that is looked at is the one that is looked through."""
        return self.shown and self.place == _place(browsing)

    def open(self, browsing: TabBrowsing, field_id: str) -> None:
        """Begin, with the caret in the field of this id."""
        self.shown, self.words, self.which, self.many = True, "", 0, 0
        self.place = _place(browsing)
        self.focus(field_id)

    def close(self, browsing: TabBrowsing) -> None:
        """End, and take the marks on the page away."""
        self.shown = False
        browsing.content.page.find("")
        self.hide_keyboard()

    def step(self, browsing: TabBrowsing, *, forward: bool = True) -> None:
        """Go to the next place of the words that stand there, or the one before."""
        self.which, self.many = browsing.content.page.find(self.words, forward)


def _place(browsing: TabBrowsing) -> str:
    """Tab and address; links within a page lead to no other one."""
    tab = browsing.tab
    return "" if tab is None else f"{tab.key} {tab.url.partition('#')[0]}"
