"""Firefox's settings (SettingsFragment.kt)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.firefox.app import FirefoxApp
from pytest_androidbench.phone.apps.firefox.look import RECYCLER, library_page
from pytest_androidbench.phone.apps.firefox.settings_rows import MAIN, TITLES, rows_of
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w

DEFAULT_APPS: Final = "android.settings.MANAGE_DEFAULT_APPS_SETTINGS"
APP_NOTIFICATIONS: Final = "android.settings.APP_NOTIFICATION_SETTINGS"


@dataclass(eq=False)
class FirefoxSettings(AppScreen[FirefoxApp, None]):
    """One page of them; others open above it."""

    page: str = MAIN
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(rows_of(self.page, self._leading, self.app.version))
        listed = w.Scroll(*rows, id="recycler_view", cls=RECYCLER, key=f"settings {self.page}")
        return library_page(TITLES[self.page], content=listed)

    def _leading(self, to: str) -> Callable[[], None]:
        return partial(self.open, to)

    def open(self, to: str) -> None:
        """Open a page."""
        match to:
            case "default":
                self.start(Intent(action=DEFAULT_APPS))
            case "notifications":
                extras = {"android.provider.extra.APP_PACKAGE": self.app.package}
                self.start(Intent(action=APP_NOTIFICATIONS, extras=extras))
            case "delete":
                self.show(self.app.page("delete_data:DeleteBrowsingData"))
            case _:
                self.show(FirefoxSettings(page=to))
