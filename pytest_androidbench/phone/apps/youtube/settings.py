"""The settings: a list of pages, each of rows that keep what they say."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final, Self

from pytest_androidbench.phone.apps.youtube import look, names
from pytest_androidbench.phone.apps.youtube.app import YouTubeApp
from pytest_androidbench.phone.apps.youtube.settings_rows import PAGES
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.kit.snackbar import SnackbarHost
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

TITLES: Final = {
    "general": tr("General"),
    "data": tr("Data saving"),
    "autoplay": tr("Autoplay"),
    "quality": tr("Video quality preferences"),
    "history": tr("History & privacy"),
    "tv": tr("Watch on TV"),
    "notifications": tr("Notifications"),
    "captions": tr("Captions"),
    "accessibility": tr("Accessibility"),
    "about": tr("About"),
}


@dataclass(eq=False)
class TubeSettings(AppScreen[YouTubeApp, None]):
    """The list of pages, or one of them."""

    activity: ClassVar[str] = names.SETTINGS

    page: str = ""
    preferences: Preferences = field(default_factory=lambda: Preferences(switch_id="switch_widget"))
    snackbar: SnackbarHost = field(default_factory=SnackbarHost)

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(page=intent.text("page"))

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(self._entries())
        return w.Page(
            look.bar(TITLES.get(self.page, tr("Settings"))),
            w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER, key=f"settings {self.page}"),
            over=self.snackbar.build(),
        )

    def _entries(self) -> list[Entry]:
        if self.page not in TITLES:
            return [
                PreferenceRow(title=title, act=partial(self.open, page))
                for page, title in TITLES.items()
            ]
        acts = {"history": self._history, "tv": self._tv, "about": self._about}
        ahead = acts[self.page]() if self.page in acts else []
        return [*ahead, *PAGES.get(self.page, ())]

    def open(self, page: str) -> None:
        """Show one of the pages."""
        self.show(TubeSettings(page=page))

    def _history(self) -> list[Entry]:
        return [
            PreferenceRow(title=tr("Clear watch history"), act=partial(self.ask_clear, "history")),
            PreferenceRow(
                title=tr("Clear search history"), act=partial(self.ask_clear, "searches")
            ),
        ]

    def _tv(self) -> list[Entry]:
        return [
            PreferenceRow(
                title=tr("Link with TV code"),
                summary=tr("Enter TV code"),
                act=self.pair,
            )
        ]

    def _about(self) -> list[Entry]:
        return [PreferenceRow(title=tr("App version"), summary=self.app.version)]

    def pair(self) -> None:
        """Let the code of a TV be typed."""
        self.start(names.leading_to(names.PAIR_WITH_TV))

    def ask_clear(self, table: str) -> None:
        """Ask before a history is emptied."""
        title, button = _questions()[table]
        message = tr("This cannot be undone.")
        self.ask(Confirm(title=title, message=message, positive=button), self.clear, table)

    def clear(self, table: str, sure: bool) -> None:
        """Empty it."""
        if sure:
            self.app.store.clear(table)
            watched = table == "history"
            said = tr("Watch history cleared") if watched else tr("Search history cleared")
            self.snackbar.say(said)


def _questions() -> dict[str, tuple[Message, Message]]:
    return {
        "history": (tr("Clear watch history?"), tr("Clear watch history")),
        "searches": (tr("Clear search history?"), tr("Clear search history")),
    }
