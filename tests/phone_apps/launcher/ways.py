"""Ways to the home screen, the shade and what the system shows over apps."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps import CORE, INSTALLED
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.clock.ways import CLOCK, DESK_CLOCK
from tests.phone_apps.crawler.ground import Excuse, Ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Step,
    back,
    crash,
    hold,
    launch,
    quick_settings,
    recents,
    shade,
    shot,
    start,
    swipe,
    tap,
    write,
)
from tests.phone_apps.launcher.icon_drags import carry, place

SETTINGS: Final = "com.android.settings"


def timer_is_over(driver: Driver) -> None:
    """Start a timer of a second and go home."""
    extras = {"android.intent.extra.alarm.LENGTH": 1}
    driver.phone.activities.start(
        Intent(action="android.intent.action.SET_TIMER", extras=dict(extras))
    )
    driver.phone.windows.home()
    driver.phone.clock.advance(1500)


UP: Final = swipe((540, 1700), (540, 600))
WIDGET_FIELD: Final = "widgets_search_bar_edit_text"


def hold_home(driver: Driver) -> None:
    """Press long beside all icons."""
    driver.phone.windows.fingers.long_press(540, 1300)


def hold_icon(driver: Driver) -> None:
    """Press long on the icon of the newest task."""
    icons = [n for n in driver.nodes() if n.resource_id.endswith("id/icon") and n.long_clickable]
    driver.phone.windows.fingers.long_press(*icons[-1].bounds.center)


def hold_tile(driver: Driver) -> None:
    """Hold the second tile and move it down."""
    tile = driver.find("Bluetooth")
    assert tile is not None
    x, y = tile.bounds.center
    fingers = driver.phone.windows.fingers
    fingers.touch("down", x, y)
    driver.phone.clock.advance(600)
    fingers.touch("move", x, y + 200)


HOLD_HOME: Final = hold_home
CELLS: Final = (HOLD_HOME, tap("Widgets"), tap("app_title"))
PLACED: Final = (*CELLS, hold("Analog"), *CELLS, hold("Digital"))
MIDDLE: Final = (400, 1000)
FOLDER: Final = "Folder: , 2 items"


def dragged(label: str, *ways: tuple[tuple[int, int], int], kept: bool = True) -> Step:
    """Take an icon elsewhere, as `carry` does; without `kept` the finger stays on it."""

    def step(driver: Driver) -> None:
        carry(driver, place(driver, label), *ways, kept=kept)

    return step


def pinned(label: str) -> tuple[Step, ...]:
    """Take an icon from the drawer to the home screen."""
    return UP, dragged(label, (MIDDLE, 100))


FILLED: Final = (*pinned("Contacts"), *pinned("Clock"))
SECOND: Final = (UP, dragged("Contacts", ((1075, 1000), 600), (MIDDLE, 100)))
BACK: Final = dragged("Contacts", ((300, 1000), 100), ((5, 1000), 600), kept=False)
HOME_SHOTS: Final = (
    shot("home"),
    shot("home menu", HOLD_HOME),
    shot("drawer", UP),
    shot("drawer search", UP, tap("input"), write("cl"), back),
    shot("nothing found", UP, tap("input"), write("xyz"), back),
    shot("icon menu", UP, hold("Clipper")),
    shot("icon menu with shortcuts", UP, hold("Clock")),
    shot("dock menu", hold("Predicted app: Settings")),
    shot("home settings", HOLD_HOME, tap("Home settings")),
    shot("widgets", HOLD_HOME, tap("Widgets")),
    shot("widgets of an app", HOLD_HOME, tap("Widgets"), tap("app_title")),
    shot("widgets sought", HOLD_HOME, tap("Widgets"), tap(WIDGET_FIELD), write("cl"), back),
    shot("widgets placed", *PLACED),
    shot("widget menu", *PLACED, hold("Digital")),
    shot("icon dragged", *pinned("Contacts"), dragged("Contacts", ((700, 1400), 100), kept=False)),
    shot("drawer's icon dragged", UP, dragged("Clipper", (MIDDLE, 100), kept=False)),
    shot("prediction dragged", dragged("Predicted app: Settings", (MIDDLE, 100), kept=False)),
    shot("icon removed", *pinned("Contacts"), dragged("Contacts", ((576, 220), 100))),
    shot("folder", *FILLED),
    shot("folder opened", *FILLED, tap(FOLDER)),
    shot("folder named", *FILLED, tap(FOLDER), tap("folder_name"), write("Times"), back),
    shot(
        "folder's icon dragged",
        *FILLED,
        tap(FOLDER),
        dragged("Clock", ((400, 1250), 100), kept=False),
    ),
    shot("second page", *SECOND),
    shot("dragged to the page before", *SECOND, BACK),
    shot("no recents", recents),
    shot("recents", launch(DESK_CLOCK), launch(SETTINGS), recents),
    shot("task menu", launch(DESK_CLOCK), launch(SETTINGS), recents, hold_icon),
    shot("shade", shade),
    shot("notification held", shade, hold("Ada Kovács")),
    shot("notification folded", shade, tap("Collapse")),
    shot("quick settings", quick_settings),
    shot("more tiles", quick_settings, swipe((900, 900), (200, 900), ms=200)),
    shot("internet", shade, tap("Internet")),
    shot("mobile data off?", shade, tap("Internet"), tap("Mobile data")),
    shot("edit tiles", quick_settings, tap("Edit order of settings.")),
    shot("tile held", quick_settings, tap("Edit order of settings."), hold_tile),
    shot("heads-up", timer_is_over, launch(SETTINGS)),
    shot("power menu", quick_settings, tap("Power menu")),
    shot("volume", lambda driver: driver.phone.windows.key(24)),
    shot("all volumes", start("android.settings.panel.action.VOLUME")),
    shot("screenshot", lambda driver: driver.phone.windows.key(120)),
    shot("stopped", *CLOCK, crash(DESK_CLOCK)),
    shot("keeps stopping", *CLOCK, crash(DESK_CLOCK), launch(DESK_CLOCK), crash(DESK_CLOCK)),
)
SHOTS: Final = {"home": HOME_SHOTS}


def open_recents(phone: Phone) -> None:
    """Open every app, then the overview."""
    for app in INSTALLED:
        if app.main and app not in CORE:
            phone.windows.start_app(app.package)
    phone.windows.recents()


GROUNDS: Final = {
    "home": Ground(
        starts={
            "home": lambda phone: phone.windows.home(),
            "drawer": lambda phone: phone.windows.fingers.swipe([(540, 1800), (540, 600)]),
            "recents": open_recents,
            "shade": lambda phone: phone.windows.open_shade(),
            "quick settings": lambda phone: phone.windows.open_quick_settings(),
        },
        beyond=frozenset(app.package for app in INSTALLED if app not in CORE),
        least=10,
    )
}
EXCUSES: Final = (
    Excuse(
        "nexuslauncher Launcher full$",
        "back ''",
        "there is nothing behind the home screen",
    ),
    Excuse(
        "systemui Shade",
        "tap 'quick_status_bar_date_privacy'",
        "Android's line of the date takes touches and does nothing with them",
    ),
    Excuse(
        "systemui InternetDialog",
        "tap '(T-Mobile|mobile_network_layout)'",
        "mobile data that is on already is not connected again",
    ),
)
