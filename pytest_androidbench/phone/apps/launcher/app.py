"""The Pixel launcher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from pytest_androidbench.phone.apps.launcher.home import Launcher
from pytest_androidbench.phone.system import intents
from pytest_androidbench.phone.system.app import App
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
        intents.IntentFilter(
            activity=".NexusLauncherActivity",
            actions=(intents.ACTION_MAIN,),
            categories=(intents.CATEGORY_HOME, intents.CATEGORY_DEFAULT),
        ),
    )

    def screen_for(self, intent: intents.Intent) -> Screen[Any]:
        """The home screen, or the overview when that was asked for."""
        screen = Launcher()
        screen.mode = "overview" if intent.extras.get("overview") else "home"
        return screen

    def recents(self) -> Screen[Any]:
        """The overview of recent tasks."""
        return self.own(Launcher(mode="overview"))
