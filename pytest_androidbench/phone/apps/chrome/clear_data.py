"""Forgetting what was visited and kept (clear_browsing_data_preferences.xml)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.chrome import look
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.visits import DAY_MS
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

RANGES: Final[tuple[tuple[Message, int], ...]] = (
    (tr("Last hour"), DAY_MS // 24),
    (tr("Last 24 hours"), DAY_MS),
    (tr("Last 7 days"), 7 * DAY_MS),
    (tr("Last 4 weeks"), 28 * DAY_MS),
    (tr("All time"), 0),
)


@dataclass(eq=False)
class ClearData(AppScreen[ChromeApp, None]):
    """What is to be forgotten, and of how long."""

    span: int = 0
    history: bool = True
    cookies: bool = True
    cache: bool = True

    def build(self) -> w.Widget:
        spans = w.Spinner([text for text, _ in RANGES], self.span, self.take_span, id="spinner")
        kinds = (
            ("history", tr("Browsing history"), tr("Clears history from all synced devices")),
            ("cookies", tr("Cookies and site data"), tr("Signs you out of most sites.")),
            ("cache", tr("Cached images and files"), tr("Frees up space.")),
        )
        rows = [
            w.ListItem(
                title, summary, look=w.MATERIAL, on_tap=partial(self.toggle, name),
                trailing=w.CheckBox(bool(getattr(self, name)), id="android:id/checkbox",
                                    key=f"check {name}"),
            )
            for name, title, summary in kinds
        ]  # fmt: skip
        button = w.Button(tr("Clear data"), id="clear_button", on_tap=self.clear,
                          enabled=self.history or self.cookies or self.cache)  # fmt: skip
        span = w.Row(w.Text(tr("Time range"), w.BODY_LARGE, weight=1), spans, width="fill")
        return w.Page(
            w.TopBar(tr("Clear browsing data"), back=True, id="action_bar"),
            w.Scroll(w.Panel(span, padding=(16, 8), width="fill"), *rows,
                     id="recycler_view", cls=look.RECYCLER),
            w.Panel(w.Row(w.Spacer(weight=1), button, width="fill"), padding=16, width="fill"),
        )  # fmt: skip

    def take_span(self, span: int) -> None:
        self.span = span

    def toggle(self, name: str) -> None:
        """Have a kind forgotten, or kept."""
        setattr(self, name, not getattr(self, name))

    def clear(self) -> None:
        """Forget it."""
        length = RANGES[self.span][1]
        if self.history:
            self.app.visits.forget_since(self.phone.clock.now_ms - length if length else -1)
        if self.cookies or self.cache:
            # What sites keep lives in the browser, with the pages that are loaded.
            for tab in self.app.tabs.load().tabs:
                self.phone.browser.drop(tab.key)
        self.close()
