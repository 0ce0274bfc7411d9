"""The Pixel launcher."""

from __future__ import annotations

from typing import Any, Final

from pytest_androidbench.phone.apps.launcher.arrangement import Favorite
from pytest_androidbench.phone.apps.launcher.favorites import (
    DATABASE,
    SCHEMA,
    Favorites,
)
from pytest_androidbench.phone.kit.home_grid import (
    GRIDS,
    LAUNCHER,
    choose_grid,
    chosen_grid,
    home_grid,
)
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.broadcasts import BroadcastResult
from pytest_androidbench.phone.ui.screen import Orientation, Screen

HOME: Final = ".NexusLauncherActivity"
ROTATES: Final = "pref_allowRotation"
"""Preference: whether the home screen turns too."""
SHOW_WIDGETS: Final = "com.android.launcher3.WIDGETS"
"""Between the launcher's own windows: the sheet of widgets is wanted, of an app or of all."""
PREFERENCES: Final = "com.android.launcher3.settings.SettingsActivity"
ADD_ICONS: Final = "pref_add_icon_to_home"
SESSION_COMMITTED: Final = "android.content.pm.action.SESSION_COMMITTED"
BY_USER: Final = 4
"""`PackageManager.INSTALL_REASON_USER`: not of what adb installs unless it says so."""


class LauncherApp(App):
    """The home app."""

    package = LAUNCHER
    label = "Pixel Launcher"
    version = "13"
    version_code = 33
    icon = "home"
    system = True
    roles = ("home",)
    activities = {HOME: "home:Launcher", PREFERENCES: "preferences:HomeSettings"}
    windows = {
        "home": "home:Launcher",
        "icon menu": "menus:IconMenu",
        "home menu": "menus:EmptyMenu",
        "task menu": "menus:TaskMenu",
        "widget menu": "menus:WidgetMenu",
    }
    main = HOME
    schemas = {DATABASE: SCHEMA}
    receivers = {".SessionCommitReceiver": (SESSION_COMMITTED,)}
    filters = (
        intents.IntentFilter(
            activity=HOME,
            actions=(intents.ACTION_MAIN,),
            categories=(intents.CATEGORY_HOME, intents.CATEGORY_DEFAULT),
        ),
        intents.IntentFilter(
            activity=PREFERENCES,
            actions=("android.intent.action.APPLICATION_PREFERENCES",),
            categories=(intents.CATEGORY_DEFAULT,),
        ),
    )

    def screen_for(self, intent: intents.Intent) -> Screen[Any]:
        """The home screen, or the overview when that was asked for."""
        if intent.component is not None and intent.component.endswith(PREFERENCES):
            return super().screen_for(intent)
        return self.recents() if intent.extras.get("overview") else self.window("home")

    def orientation_of(self, activity: str) -> Orientation:
        """The home screen stays upright on phones, unless its user wants it otherwise."""
        turns = activity != HOME or self.prefs().get(ROTATES, default=False)
        return "unspecified" if turns else "nosensor"

    def favorites(self) -> Favorites:
        """What the user keeps on the home screen and in the dock."""
        apps = self.phone.packages.apps()
        installed = [app.package for app in apps if app.main]
        return Favorites(self.database(), installed, home_grid(self.phone))

    def adopt_grid(self) -> None:
        """Where no grid was chosen, take the smallest in which all has room that is kept.

        Tables come from phones with other grids: Launcher3 has a file for each, and `launcher.db`
        is the one of `5_by_5`.
        """
        grid, (columns, rows) = home_grid(self.phone), self.favorites().needed()
        if chosen_grid(self.phone) is not None or (columns <= grid.columns and rows <= grid.rows):
            return
        roomy = [one for one in GRIDS.values() if columns <= one.columns and rows <= one.rows]
        if roomy:
            choose_grid(self.phone, min(roomy).name)

    def on_broadcast(self, intent: intents.Intent) -> BroadcastResult | None:
        """An app was installed: whoever asked for it finds its icon behind the first page."""
        package = intent.text("android.intent.extra.PACKAGE_NAME")
        wanted = self.prefs().get(ADD_ICONS, default=True)
        favorites = self.favorites()
        home = favorites.arrangement()
        if wanted and intent.number("installReason") == BY_USER and not home.has(package):
            first, *others = home.screens()
            favorites.add(Favorite(package=package), [*others, (others or [first])[-1] + 1])
        return None

    def recents(self) -> Screen[Any]:
        """The overview of recent tasks."""
        return self.window("home", mode="overview")
