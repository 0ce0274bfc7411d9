"""Chrome's settings (SettingsActivity.java)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.chrome import look, names
from pytest_androidbench.phone.apps.chrome.app import ChromeApp
from pytest_androidbench.phone.apps.chrome.clear_data import ClearData
from pytest_androidbench.phone.apps.chrome.settings_rows import MAIN, TITLES, rows_of
from pytest_androidbench.phone.kit.dialogs import Choose, EnterText
from pytest_androidbench.phone.kit.preferences import Preferences
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr

THEMES: Final = (tr("System default"), tr("Light"), tr("Dark"))
APP_NOTIFICATIONS: Final = "android.settings.APP_NOTIFICATION_SETTINGS"


@dataclass(eq=False)
class ChromeSettings(AppScreen[ChromeApp, None]):
    """One page of them; others open above it."""

    activity: ClassVar[str] = names.SETTINGS

    page: str = MAIN
    preferences: Preferences = field(default_factory=Preferences)

    def build(self) -> w.Widget:
        rows = self.preferences.widgets(rows_of(self.page, self._leading, self._facts()))
        return w.Page(
            w.TopBar(TITLES[self.page], back=True, id="action_bar"),
            w.Scroll(*rows, id="recycler_view", cls=look.RECYCLER, key=f"settings {self.page}"),
        )

    def _leading(self, to: str) -> Callable[[], None]:
        return partial(self.open, to)

    def _facts(self) -> dict[str, TextLike]:
        prefs = self.app.prefs()
        allowed = prefs.get(names.JAVASCRIPT, default=True)
        return {
            "theme": THEMES[max(0, min(2, prefs.get(names.THEME, 0)))],
            "homepage": tr("On") if prefs.get(names.HOME_ON, default=True) else tr("Off"),
            "address": prefs.get(names.HOME_PAGE, ""),
            "javascript": tr("Allowed") if allowed else tr("Blocked"),
            "version": f"Chrome {self.app.version}",
            "system": "Android 13; sdk_gphone64_x86_64",
        }

    def open(self, to: str) -> None:
        """Open a page, or ask."""
        match to:
            case "theme":
                chosen = self.app.prefs().get(names.THEME, 0)
                dialog = Choose(title=tr("Theme"), choices=[*THEMES], chosen=chosen)
                self.ask(dialog, self.take_theme)
            case "address":
                now = self.app.prefs().get(names.HOME_PAGE, "")
                asked = EnterText(title=tr("Enter custom web address"), text=now)
                self.ask(asked, self.take_address)
            case "clear":
                self.show(ClearData())
            case "notifications":
                extras = {"android.provider.extra.APP_PACKAGE": self.app.package}
                self.start(Intent(action=APP_NOTIFICATIONS, extras=extras))
            case _:
                self.show(ChromeSettings(page=to))

    def take_address(self, address: str) -> None:
        """Have another home page; Chrome's own where none is typed."""
        prefs = self.app.prefs()
        prefs.put(names.HOME_PAGE, address.strip())
        prefs.put(names.HOME_IS_NEW_TAB, not address.strip())

    def take_theme(self, theme: int) -> None:
        """Have another theme."""
        self.app.prefs().put(names.THEME, theme)
