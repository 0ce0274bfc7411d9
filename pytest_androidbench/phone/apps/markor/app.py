"""What Markor declares, and which screen an intent opens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pytest_androidbench.phone.apps.markor.colours import DARK_PALETTE, PALETTE
from pytest_androidbench.phone.apps.markor.files import Notes
from pytest_androidbench.phone.apps.markor.icon import ICON
from pytest_androidbench.phone.apps.markor.preferences import STORAGE, THEME, MarkorPreferences
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.activities import EXTRA_STREAM, EXTRA_TEXT
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.screen import Screen

PACKAGE: Final = "net.gsantner.markor"
MAIN, DOCUMENT = ".activity.MainActivity", ".activity.DocumentActivity"
EDIT: Final = "android.intent.action.EDIT"
ENDINGS: Final = (
    ".markdown", ".md", ".jenc", ".mdown", ".mdwn", ".mkd", ".mkdn", ".txt", ".text",
    ".Rmd", ".adoc", ".csv", ".diff", ".ics", ".ini", ".json", ".ldg", ".ledger", ".org",
    ".patch", ".taskpaper", ".toml", ".vcf", ".xlf", ".yaml", ".yml",
)  # fmt: skip
"""Of files that it opens whatever their type is."""


class MarkorApp(App):
    """Markor."""

    package = PACKAGE
    label = "Markor"
    version = "2.10.9"
    version_code = 146
    icon = "edit"
    icon_color = 0x1E2135
    icon_art = ICON
    target_sdk = 29
    min_sdk = 16
    material = 2
    palette = PALETTE
    dark_palette = DARK_PALETTE
    main = MAIN
    permissions = (
        "android.permission.READ_EXTERNAL_STORAGE",
        "android.permission.WRITE_EXTERNAL_STORAGE",
        "android.permission.MANAGE_EXTERNAL_STORAGE",
        "android.permission.RECORD_AUDIO",
    )
    authorities = (f"{PACKAGE}.provider",)
    shared_paths = {"external_files": STORAGE}
    appcompat = True
    activities = {
        MAIN: "main:MarkorMain",
        DOCUMENT: "editor:DocumentScreen",
        ".activity.IntroActivity": "intro:Intro",
        ".activity.StoragePermissionActivity": "intro:StoragePermission",
        ".activity.SettingsActivity": "settings:MarkorSettingsPage",
    }
    filters = (
        intents.IntentFilter(
            activity=DOCUMENT,
            actions=(intents.ACTION_SEND, intents.PROCESS_TEXT),
            types=("text/*",),
        ),
        intents.IntentFilter(
            activity=DOCUMENT, actions=(intents.ACTION_VIEW, EDIT), types=("text/*",)
        ),
        intents.IntentFilter(
            activity=DOCUMENT,
            actions=(intents.ACTION_VIEW, EDIT),
            schemes=("content", "file"),
            types=("*/*",),
            paths=ENDINGS,
        ),
    )

    @property
    def settings(self) -> MarkorPreferences:
        """What the app remembers."""
        return MarkorPreferences(self)

    @property
    def notes(self) -> Notes:
        """The files."""
        return Notes(self.phone.files, self.settings)

    def display(self, display: Display) -> Display:
        theme = self.settings.text(THEME, "system")
        if theme == "system":
            return display
        return replace(display, dark=theme == "dark")

    def screen_for(self, intent: intents.Intent) -> Screen[Any]:
        if self.activity_of(intent.component or "") != DOCUMENT:
            return super().screen_for(intent)
        return self._document(intent)

    def _document(self, intent: intents.Intent) -> Screen[Any]:
        """The screen for a document or a text of another app."""
        sent = intent.action == intents.ACTION_SEND and intent.text(EXTRA_TEXT)
        if sent or intent.action == intents.PROCESS_TEXT:
            share_into = self.screen_named("share_into:ShareInto")
            assert issubclass(share_into, AppScreen)
            return share_into.for_intent(intent)
        stream = str(intent.extras.get(EXTRA_STREAM) or "")
        path = self.phone.content.path_of(intent.data or stream)
        if path is None:
            return self.screen_class(MAIN)()
        return self.screen_class(DOCUMENT)(**{"path": path})
