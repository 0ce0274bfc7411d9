"""The settings, and the pages behind their rows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.translate import names
from pytest_androidbench.phone.apps.translate.app import TranslateApp
from pytest_androidbench.phone.apps.translate.history_page import clearing_history
from pytest_androidbench.phone.kit.preference_rows import choice, heading, toggle, translated
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

SPEEDS: Final = {"normal": "Normal", "slow": "Slow", "slower": "Slower"}
ACCENTS: Final = {"us": "English (US)", "uk": "English (UK)", "au": "English (Australia)"}
SPANISH: Final = {"es": "Spanish (Spain)", "mx": "Spanish (Mexico)", "us": "Spanish (US)"}
PAGES: Final[dict[str, tuple[Message, tuple[Entry, ...]]]] = {
    "data": (
        tr("Data usage"),
        (
            toggle("improve_camera", "Improve camera input",
                   "Let Google keep pictures to improve its products"),
            toggle("wifi_only", "Download over Wi-Fi only",
                   "Languages are downloaded when Wi-Fi is there", default=True),
        ),
    ),
    "tap": (
        tr("Tap to Translate"),
        (
            toggle("tap_to_translate", "Use Tap to Translate",
                   "Select a text in another app, and choose Translate"),
            toggle("show_notification", "Show notification",
                   "Languages and a way to paste are in the shade"),
        ),
    ),
    "voice": (
        tr("Voice"),
        (
            heading("Speech output"),
            choice(names.SPEED, "Speed", translated(SPEEDS), "normal"),
            choice("english_accent", "Region of English", translated(ACCENTS), "us"),
            choice("spanish_accent", "Region of Spanish", translated(SPANISH), "es"),
            heading("Speech input"),
            toggle("block_offensive", "Block offensive words",
                   "Hide offensive words that were heard", default=True),
            toggle("speak_at_once", "Speak translations",
                   "Speak what is translated from speech", default=True),
        ),
    ),
}  # fmt: skip
"""Pages of preferences: title and rows."""


@dataclass(eq=False)
class TranslateSettings(AppScreen[TranslateApp, None]):
    """Rows that lead to pages."""

    activity: ClassVar[str] = names.SETTINGS

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        pages = [self._row(title, partial(self.open, name)) for name, (title, _) in PAGES.items()]
        rows = (
            *pages,
            self._row(tr("Downloaded languages"), self.open_downloads),
            self._row(tr("Clear history"), self.ask_clear),
            self._row(tr("About Translate"), self.open_about),
        )
        bar = w.TopBar(tr("Settings"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*self.preferences.widgets(rows), id="recycler_view"))

    def _row(self, title: Message, act: Callable[[], None]) -> PreferenceRow:
        return PreferenceRow(title=title, act=act)

    def open(self, name: str) -> None:
        """Show a page of preferences."""
        self.show(TranslatePreferences(page=name))

    def open_downloads(self) -> None:
        """Show the languages that are on the phone."""
        self.show(self.app.page("downloads:DownloadedLanguages"))

    def open_about(self) -> None:
        """Show what there is to know of the app."""
        self.show(AboutTranslate())

    def ask_clear(self) -> None:
        """Make sure."""
        self.ask(clearing_history(), self.clear)

    def clear(self, sure: bool) -> None:
        """Forget all that was translated."""
        if sure:
            self.app.store.history.clear()
            self.toast(tr("History cleared"))


@dataclass(eq=False)
class TranslatePreferences(AppScreen[TranslateApp, None]):
    """One of `PAGES`."""

    page: str = "data"
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        title, rows = PAGES[self.page]
        body = w.Scroll(*self.preferences.widgets(rows), id="recycler_view")
        return w.Page(w.TopBar(title, back=True, id="toolbar"), body)


@dataclass(eq=False)
class AboutTranslate(AppScreen[TranslateApp, None]):
    """The version, and where the words are from."""

    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = (
            PreferenceRow(title=tr("Version"), summary=self.app.version),
            PreferenceRow(
                title=tr("Phrasebook"),
                summary=tr("300 sentences and 500 words in three languages"),
            ),
            PreferenceRow(title=tr("Privacy"),
                          summary=tr("Texts stay on this phone: nothing is sent")),
        )  # fmt: skip
        bar = w.TopBar(tr("About Translate"), back=True, id="toolbar")
        return w.Page(bar, w.Scroll(*self.preferences.widgets(rows), id="recycler_view"))
