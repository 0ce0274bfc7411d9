"""The settings (SettingsActivity.kt, preferences.xml), languages, about, and the fitting room."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.wikipedia import look, names
from pytest_androidbench.phone.apps.wikipedia.app import WikipediaApp
from pytest_androidbench.phone.kit.preference_rows import heading, toggle
from pytest_androidbench.phone.kit.preferences import Entry, PreferenceRow, Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class WikiSettings(AppScreen[WikipediaApp, None]):
    """All settings on one page."""

    activity: ClassVar[str] = names.SETTINGS

    rows: Preferences = field(
        default_factory=partial(Preferences, framed=True, switch_id="switchWidget")
    )

    def build(self) -> w.Widget:
        rows = self.rows.widgets(self._entries())
        listed = w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER)
        return w.Page(w.TopBar(tr("Settings"), back=True, id="toolbar"), listed)

    def _entries(self) -> tuple[Entry, ...]:
        return (
            heading("General"),
            PreferenceRow(
                title=tr("Wikipedia languages"), summary="English",
                act=partial(self.open, names.LANGUAGES),
            ),
            PreferenceRow(
                title=tr("Explore Feed"), summary=tr("Customize the Explore feed"),
                act=partial(self.open, names.CONFIGURE),
            ),
            toggle(
                names.LINK_PREVIEWS, "Show link previews",
                "Show a quick preview of articles when tapping on links.", default=True,
            ),
            toggle(
                names.COLLAPSE_TABLES, "Collapse tables",
                "Automatically collapse tables in articles.", default=True,
            ),
            PreferenceRow(
                title=tr("App theme"), summary=tr("Switch to using another color theme"),
                act=partial(self.open, names.FITTING_ROOM),
            ),
            heading("Syncing"),
            toggle(names.DOWNLOAD_LISTS, "Download reading list articles", default=True),
            heading("Data usage"),
            toggle(names.ONLY_WIFI, "Download only over Wi-Fi"),
            toggle(
                names.SHOW_IMAGES, "Show images",
                "Enable or disable loading of images in pages.", default=True,
            ),
            toggle(names.PREFER_OFFLINE, "Prefer offline content"),
            heading("About"),
            PreferenceRow(
                title=tr("About the Wikipedia app"), act=partial(self.open, names.ABOUT)
            ),
        )  # fmt: skip

    def open(self, activity: str) -> None:
        """Show a page."""
        self.start(Intent(component=f"{names.PACKAGE}/{activity}"))


@dataclass(eq=False)
class WikiAbout(AppScreen[WikipediaApp, None]):
    """Name and version."""

    activity: ClassVar[str] = names.ABOUT

    def build(self) -> w.Widget:
        words = w.Column(
            w.Icon("language", 96, "on_surface_variant", id="about_logo_image"),
            w.Text("WIKIPEDIA", look.H1),
            w.Text(tr("The Free Encyclopedia"), look.ABOUT),
            w.Text(self.app.version, w.BODY_LARGE, id="about_version_text"),
            gap=12,
            across="center",
        )
        body = w.Align(w.Panel(words, padding=24), weight=1)
        return w.Page(w.TopBar(tr("About"), back=True), body)


@dataclass(eq=False)
class WikiLanguages(AppScreen[WikipediaApp, None]):
    """The languages that are read (WikipediaLanguagesFragment.kt)."""

    activity: ClassVar[str] = names.LANGUAGES

    def build(self) -> w.Widget:
        number = w.Text("1", w.BODY_LARGE, "on_surface_variant", id="wiki_language_order")
        name = w.Text("English", w.BODY_LARGE, id="wiki_language_title")
        row = w.Row(number, name, gap=24)
        more = w.Text(tr("Add language"), w.BODY_LARGE, "primary")
        add = w.Row(w.Icon("add", 24, "primary"), more, gap=16)
        return w.Page(
            w.TopBar(tr("Wikipedia languages"), back=True),
            w.Panel(
                row, padding=(24, 16), width="fill", cls=look.GROUP, id="wiki_language_container"
            ),
            w.Panel(
                add, padding=16, width="fill", cls=look.GROUP, id="wiki_language_add",
                on_tap=self.add,
            ),
        )  # fmt: skip

    def add(self) -> None:
        """Say that there is but one."""
        self.toast(tr("Other languages cannot be reached from this phone."))


@dataclass(eq=False)
class ThemeFittingRoom(AppScreen[WikipediaApp, None]):
    """A text to try themes and sizes on (ThemeFittingRoomFragment.kt)."""

    activity: ClassVar[str] = names.FITTING_ROOM

    def on_open(self) -> None:
        self.choose()

    def build(self) -> w.Widget:
        kept = self.app.prefs().get(names.TEXT_SIZE, 0)
        factor = 1 + max(names.LEAST_SIZE, min(kept, names.MOST_SIZE)) / 10
        text = tr("Drag the slider to change the size of the text of articles.")
        words = w.Column(
            w.Text(
                tr("Sample text"), w.TextStyle(28 * factor, 500), id="theme_test_title"
            ),
            w.Text(text, w.TextStyle(16 * factor), id="theme_test_text"),
            gap=12,
        )  # fmt: skip
        act = w.BarButton("format_size", tr("Theme"), id="theme_button", on_tap=self.choose)
        bar = w.TopBar(tr("App theme"), back=True, actions=[act])
        return w.Page(bar, w.Scroll(w.Panel(words, padding=24, width="fill")))

    def choose(self) -> None:
        """Show the sheet."""
        self.show(self.app.page("theme"))
