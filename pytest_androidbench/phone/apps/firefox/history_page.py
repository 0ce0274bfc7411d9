"""What was visited, by when (fragment_history.xml)."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from functools import partial
from itertools import groupby
from typing import Any, Final

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import (
    RECYCLER,
    header,
    library_page,
    search_bar,
    site_row,
)
from pytest_androidbench.phone.apps.firefox.visits import SeenPage
from pytest_androidbench.phone.kit.dialogs import Choose
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.search_field import SearchField
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.times import local_time
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

HOUR_MS: Final = 3_600_000
GROUPS: Final[tuple[tuple[int, Message], ...]] = (
    (0, tr("Today")),
    (1, tr("Yesterday")),
    (7, tr("Last 7 days")),
    (30, tr("Last 30 days")),
)
"""Days ago at the most, and what such visits stand under."""


@dataclass(eq=False)
class FirefoxHistory(AppScreen[FirefoxApp, list[Any]]):
    """Closes with an address that is to be opened, and False: not in private."""

    search: SearchField = field(default_factory=SearchField)
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    def on_back(self) -> None:
        if self.search.open:
            self.search.end()
        else:
            self.close()

    def build(self) -> w.Widget:
        words = self.search.words.strip() if self.search.open else ""
        pages = self.app.history.latest(words)
        rows: list[w.Widget] = []
        for group, of_group in groupby(pages, self._group):
            rows.append(header(group))
            rows += [self._row(one) for one in of_group]
        listed: w.Widget = w.Scroll(*rows, id="history_list", cls=RECYCLER, key="history")
        if not pages:
            none = tr("No results found") if words else tr("No history here")
            listed = empty_state(none, "history_empty_view", w.BODY)
        over = self.snackbar.build()
        if self.search.open:
            return w.Page(search_bar(self.search, tr("Search history")), listed,
                          over=over)  # fmt: skip
        find = w.BarButton("search", tr("Search"), id="history_search", on_tap=self.search.begin)
        delete = pages and w.BarButton("delete", tr("Delete history"), id="history_delete",
                                       on_tap=self.ask_how_far)  # fmt: skip
        return library_page(tr("History"), find, delete or None, content=listed, over=over)

    def _row(self, one: SeenPage) -> w.Widget:
        delete = w.IconButton("close", tr("Delete"), id="overflow_menu", key=f"delete {one.id}",
                              on_tap=partial(self.forget, one.url, one.shown))  # fmt: skip
        return site_row(one.shown, one.url, end=delete,
                        on_tap=partial(self.close, [one.url, False]))  # fmt: skip

    def _group(self, one: SeenPage) -> Message:
        today, day = local_time(self.phone).date(), local_time(self.phone, one.at_ms).date()
        ago = (today - day) // timedelta(days=1)
        return next((name for most, name in GROUPS if ago <= most), tr("Older"))

    def forget(self, url: str, title: str) -> None:
        """Forget a page."""
        self.app.history.forget(url)
        self.snackbar.say(tr("Deleted {title}", title=title))

    def ask_how_far(self) -> None:
        """Ask how much is to be forgotten (delete_history_time_range_dialog.xml)."""
        rows = [tr("Last hour"), tr("Today and yesterday"), tr("Everything")]
        asked = Choose(title=tr("Time range to delete"), choices=[*rows], negative=tr("Cancel"))
        self.ask(asked, self.forget_since)

    def forget_since(self, choice: int) -> None:
        """Forget what was visited lately, or everything."""
        now = self.phone.clock.now_ms
        midnight = local_time(self.phone).replace(hour=0, minute=0, second=0, microsecond=0)
        yesterday = int((midnight - timedelta(days=1)).timestamp() * 1000)
        self.app.history.forget_since((now - HOUR_MS, yesterday, -1)[choice])
        self.snackbar.say(tr("Browsing data deleted"))
