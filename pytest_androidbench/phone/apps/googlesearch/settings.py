"""The settings, and the papers of which nothing is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.googlesearch.app import GoogleSearchApp
from pytest_androidbench.phone.apps.googlesearch.feed import DISCOVER
from pytest_androidbench.phone.apps.googlesearch.store import FeedStore
from pytest_androidbench.phone.kit.empty_state import empty_state
from pytest_androidbench.phone.kit.preferences import (
    PreferenceHeading,
    PreferenceRow,
    Preferences,
    PreferenceToggle,
)
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import ntr, tr

SAVE_HISTORY: Final = "save_history"


@dataclass(eq=False)
class GoogleSettings(AppScreen[GoogleSearchApp, None]):
    """What the feed shows, and what is remembered."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        muted = FeedStore(self.app).muted()
        rows = self.preferences.widgets(
            (
                PreferenceHeading(title=tr("Discover")),
                PreferenceToggle(
                    key=DISCOVER,
                    title=tr("Discover"),
                    summary=tr("Show stories on the first page"),
                    default=True,
                ),
                PreferenceRow(
                    title=tr("Interests"),
                    summary=ntr("{n} source is hidden", "{n} sources are hidden", len(muted)),
                    act=self.open_interests,
                ),
                PreferenceHeading(title=tr("Search")),
                PreferenceToggle(
                    key=SAVE_HISTORY,
                    title=tr("Save search history"),
                    summary=tr("Suggest what you searched for before"),
                    default=True,
                ),
                PreferenceRow(title=tr("Search history"), act=self.open_history),
                PreferenceHeading(title=tr("About")),
                PreferenceRow(title=tr("Version"), summary=self.app.version),
            )
        )
        return w.Page(w.TopBar(tr("Settings"), back=True), w.Scroll(*rows))

    def open_interests(self) -> None:
        """Show which papers are hidden."""
        self.show(GoogleInterests())

    def open_history(self) -> None:
        """Show what was searched for."""
        self.show(self.app.page("search_history:GoogleSearchHistory"))


@dataclass(eq=False)
class GoogleInterests(AppScreen[GoogleSearchApp, None]):
    """The papers of which nothing is shown; a tap shows them again."""

    def build(self) -> w.Widget:
        muted = FeedStore(self.app).muted()
        rows = [
            w.ListItem(
                paper,
                tr("Hidden"),
                look=w.MATERIAL,
                key=f"paper {paper}",
                trailing=w.Button(tr("Unhide"), "text", on_tap=partial(self.unmute, paper),
                                  key=f"unhide {paper}"),
            )
            for paper in muted
        ]  # fmt: skip
        none = empty_state(tr("No hidden sources"), "googleapp_interests_empty")
        bar = w.TopBar(tr("Interests"), back=True)
        return w.Page(bar, w.Scroll(*rows, id="googleapp_interests") if rows else none)

    def unmute(self, paper: str) -> None:
        """Show stories of a paper again."""
        FeedStore(self.app).unmute(paper)
