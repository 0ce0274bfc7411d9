"""The Pixel launcher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.launcher.home import Launcher
from pytest_androidbench.phone.system.app import App
from pytest_androidbench.phone.system.intents import (
    ACTION_MAIN,
    CATEGORY_DEFAULT,
    CATEGORY_HOME,
    Intent,
    IntentFilter,
)
from pytest_androidbench.phone.ui.screen import Screen


class LauncherApp(App):
    """The home app."""

    package = "com.google.android.apps.nexuslauncher"
    label = "Pixel Launcher"
    version = "13"
    version_code = 33
    icon = "home"
    system = True
    roles = ("home",)
    activities: ClassVar[Mapping[str, type[Screen[Any]]]] = {".NexusLauncherActivity": Launcher}
    main = ".NexusLauncherActivity"
    filters = (
        IntentFilter(
            activity=".NexusLauncherActivity",
            actions=(ACTION_MAIN,),
            categories=(CATEGORY_HOME, CATEGORY_DEFAULT),
        ),
    )

    def screen_for(self, intent: Intent) -> Screen[Any]:
        """The home screen, or the overview when that was asked for."""
        screen = Launcher()
        screen.mode = "overview" if intent.extras.get("overview") else "home"
        return screen

    def recents(self) -> Screen[Any]:
        """The overview of recent tasks."""
        return self.own(Launcher(mode="overview"))
