"""Ways to the screens of the weather app."""

from __future__ import annotations

from typing import Final

from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground
from tests.phone_apps.gallery.steps import launch, shot, tap, write

PACKAGE: Final = "com.weather.Weather"
WELCOME: Final = (launch(PACKAGE),)
ASKED: Final = (*WELCOME, tap("I understand"))
NOWHERE: Final = (*ASKED, tap("Not now"))
HERE: Final = (*ASKED, tap("Next"), tap("While using the app"))
PLACES: Final = (*HERE, tap("search"))
SETTINGS: Final = (*HERE, tap("settings_icon"))
SHOTS: Final = {
    "weather": (
        shot("welcome", *WELCOME),
        shot("place asked for", *ASKED),
        shot("no place", *NOWHERE),
        shot("today", *HERE),
        shot("hourly", *HERE, tap("bottom_nav_hourly")),
        shot("daily", *HERE, tap("bottom_nav_daily")),
        shot("a day", *HERE, tap("bottom_nav_daily"), tap("Mon, Oct 16")),
        shot("radar", *HERE, tap("bottom_nav_radar")),
        shot("places", *PLACES),
        shot("found", *PLACES, write("san")),
        shot("nothing found", *PLACES, write("zzz")),
        shot("settings", *SETTINGS),
        shot("units", *SETTINGS, tap("Units")),
        shot("alerts", *SETTINGS, tap("Notifications")),
    )
}
GROUNDS: Final = {"weather": app_ground(PACKAGE, 9, beyond=SYSTEM_LISTS)}
EXCUSES: Final[tuple[Excuse, ...]] = ()
