"""The app com.android.settings, and the app that searches it."""

from __future__ import annotations

from typing import Any, ClassVar

from pytest_androidbench.phone.apps.settings.icon import ICON
from pytest_androidbench.phone.apps.settings.intents import BY_ACTIVITY, PICKER_ACTIVITY, filters
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.ui.screen import Screen

SUB_SETTINGS = "screens.sub_settings:SubSettings"


class SettingsApp(App):
    """Settings, as on a Pixel with Android 13."""

    package = "com.android.settings"
    label = "Settings"
    version = "13"
    version_code = 33
    icon = "settings"
    icon_color = 0x5F6368
    icon_art = ICON
    system = True
    main = ".Settings"
    activities: ClassVar[dict[str, type[Screen[Any]] | str]] = {
        ".Settings": "screens.home:SettingsHome",
        ".SubSettings": SUB_SETTINGS,
        PICKER_ACTIVITY: SUB_SETTINGS,
        **dict.fromkeys(BY_ACTIVITY, SUB_SETTINGS),
    }
    filters = filters()
    permissions = ("android.permission.WRITE_SECURE_SETTINGS",)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        """The page an intent asks for; the first page for an unknown one."""
        try:
            return super().screen_for(intent)
        except LookupError:
            return self.screen_class(self.main)()


class SettingsSearch(App):
    """Searches settings; it has no icon of its own."""

    package = "com.google.android.settings.intelligence"
    label = "Settings Services"
    version = "T.13"
    version_code = 33
    icon = "search"
    icon_color = 0x5F6368
    system = True
    activities: ClassVar[dict[str, type[Screen[Any]] | str]] = {
        ".modules.search.SearchActivity": "screens.search:SettingsSearchPage"
    }
    filters = (
        IntentFilter(
            activity=".modules.search.SearchActivity",
            actions=("android.settings.APP_SEARCH_SETTINGS",),
        ),
    )
