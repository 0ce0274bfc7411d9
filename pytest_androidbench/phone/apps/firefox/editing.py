"""What is typed into the address bar, and what it suggests (the awesomebar)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.firefox import names
from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.engines import engine_of
from pytest_androidbench.phone.apps.firefox.look import RECYCLER, header, site_row
from pytest_androidbench.phone.apps.firefox.toolbar import HINT
from pytest_androidbench.phone.kit.web.addresses import shown_address
from pytest_androidbench.phone.kit.web.url_field import UrlField
from pytest_androidbench.phone.system.app import AppPart
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

EDIT: Final = "mozac_browser_toolbar_edit_url_view"
MOST: Final = 5
Go = Callable[[str], None]


@dataclass(eq=False)
class AddressEditing(AppPart[FirefoxApp]):
    """The field, while something is typed."""

    shown: bool = False
    text: str = ""
    touched: bool = False
    """Whether somebody has typed, and it is no longer the page's address."""

    def begin(self, url: str) -> None:
        """Have the whole address selected, so that typing replaces it."""
        self.shown, self.touched, self.text = True, False, url
        self.focus(EDIT)
        self.select(EDIT, 0, len(url))

    def end(self) -> None:
        """Show the page again."""
        self.shown = False
        self.hide_keyboard()

    def clear(self) -> None:
        """Empty the field."""
        self.text, self.touched = "", True

    def typed(self, text: str) -> None:
        """Somebody types."""
        del text
        self.touched = True

    def field_widget(self, go: Go) -> w.Widget:
        """The field."""
        return UrlField(
            bind=self.field("text"), on_text=self.typed, hint=HINT, id=EDIT, style="plain",
            keyboard="uri", action="go", on_done=lambda: go(self.text), text_style=w.BODY_LARGE,
        )  # fmt: skip

    def suggestions(self, go: Go, *, private: bool) -> w.Widget:
        """The list beside the bar: a search, then pages and bookmarks with these words."""
        words = self.text.strip() if self.touched else ""
        rows: list[w.Widget] = []
        if words:
            engine = engine_of(self.app.prefs().get(names.ENGINE, "google"))[0]
            rows.append(header(tr("{engine} Search", engine=engine)))
            rows.append(site_row(words, "", icon="search", on_tap=partial(go, words)))
            rows += self._known(words, go, private=private)
        return w.Scroll(*rows, id="awesome_bar", cls=RECYCLER, key="suggestions")

    def _known(self, words: str, go: Go, *, private: bool) -> list[w.Widget]:
        prefs = self.app.prefs()
        seen: dict[str, str] = {}
        if prefs.get(names.SUGGEST_BOOKMARKS, default=True):
            seen |= {one.url: one.title for one in self.app.bookmarks.found(words)[:MOST]}
        if prefs.get(names.SUGGEST_HISTORY, default=True) and not private:
            seen |= {one.url: one.shown for one in self.app.history.best(words, MOST)}
        if not seen:
            return []
        rows = [site_row(title, shown_address(url), on_tap=partial(go, url))
                for url, title in seen.items()]  # fmt: skip
        return [header(tr("Firefox Suggest")), *rows]
