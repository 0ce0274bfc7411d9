"""The app com.android.settings, and the app that searches it."""

from __future__ import annotations

from typing import Any, ClassVar

from pytest_androidbench.phone.apps.settings.intents import (
    BY_ACTIVITY,
    PACKAGE_EXTRA,
    PICKER_ACTIVITY,
    filters,
)
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import Intent, IntentFilter
from pytest_androidbench.phone.ui.screen import Screen

SUB_SETTINGS = "screens.sub_settings:SubSettings"
SHOW_PAGE = ":settings:show_page"
SHOW_ROW = ":settings:fragment_args_key"


class Settings(App):
    """Settings, as on a Pixel with Android 13."""

    package = "com.android.settings"
    label = "Settings"
    version = "13"
    version_code = 33
    icon = "settings"
    icon_color = 0x5F6368
    system = True
    main = ".Settings"
    activities: ClassVar[dict[str, type[Screen[Any]] | str]] = {
        ".Settings": "screens.home:Home",
        ".SubSettings": SUB_SETTINGS,
        PICKER_ACTIVITY: SUB_SETTINGS,
        **dict.fromkeys(BY_ACTIVITY, SUB_SETTINGS),
    }
    filters = filters()
    permissions = ("android.permission.WRITE_SECURE_SETTINGS",)

    def screen_for(self, intent: Intent) -> Screen[Any]:
        """Return the page an intent asks for; the home page for an unknown one."""
        from pytest_androidbench.phone.apps.settings.pages.index import PAGES
        from pytest_androidbench.phone.apps.settings.screens.home import Home
        from pytest_androidbench.phone.apps.settings.screens.sub_settings import SubSettings

        activity = self.activity_of(intent.component or "") or ".Settings"
        entrance = BY_ACTIVITY.get(activity)
        if entrance is not None:
            package = _package(intent) if entrance.of_package else ""
            argument = " ".join(part for part in (entrance.argument, package) if part)
            return SubSettings(page=entrance.page, argument=argument)
        if activity == PICKER_ACTIVITY:
            return SubSettings(page="locale_picker")
        page = intent.text(SHOW_PAGE)
        if activity == ".SubSettings" and page in PAGES:
            return SubSettings(page=page, reveal=intent.text(SHOW_ROW))
        return Home()


def _package(intent: Intent) -> str:
    if intent.scheme == "package" and intent.data is not None:
        return intent.data.split(":", 1)[1].removeprefix("//")
    return intent.text(PACKAGE_EXTRA)


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
        ".modules.search.SearchActivity": "screens.search:Search"
    }
    filters = (
        IntentFilter(
            activity=".modules.search.SearchActivity",
            actions=("android.settings.APP_SEARCH_SETTINGS",),
        ),
    )
