"""Ways to the screens of Settings, and to its pages."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from tests.phone_apps.contacts.ways import CONTACTS
from tests.phone_apps.crawler.ground import Excuse, app_ground
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Shot,
    Step,
    back,
    launch,
    shot,
    swipe,
    tap,
    wait,
    write,
)

SETTINGS: Final = "com.android.settings"
ARGUMENTS: Final[Mapping[str, str]] = {
    "wifi_details": "AndroidWifi",
    "wifi_share": "AndroidWifi",
    "access_list": "overlay",
    "access": f"overlay {CONTACTS}",
    "app_permission": f"{CONTACTS} contacts",
    "permission_apps": "contacts",
    "default_app": "sms",
    "storage_kind": "audio",
    "sign_in": "Google",
    "licence": "google",
    "locale_picker": "",
    "zone_region": "",
    "zone_of_region": "US",
    "wallpaper_category": "Life",
    "wallpaper_preview": "leaf",
    "ringtone_set": "Pixel Sounds",
}
"""What the pages are about that need to be told; the others are about an app."""
MOST: Final = 32
FOLDER: Final = "pytest_androidbench.phone.apps.settings.pages"
GROUPS: Final = ("network", "apps", "power", "sound", "display", "privacy", "system")


def argument(name: str) -> str:
    """What a page is about; "" for most."""
    return ARGUMENTS.get(name, CONTACTS) if PAGES[name].about else ""


def page(name: str) -> Step:
    """Open a page of Settings."""

    def open_(driver: Driver) -> None:
        driver.page(name, argument(name))

    return open_


def settings_shots() -> dict[str, tuple[Shot, ...]]:
    """All pages of Settings, by the folder they are declared in, not too many together."""
    found: dict[str, tuple[Shot, ...]] = {}
    for group in GROUPS:
        shots = _shots_of(group)
        sheets = -(-len(shots) // MOST)
        each = -(-len(shots) // sheets)
        for number in range(sheets):
            name = f"settings-{group}-{number + 1}" if sheets > 1 else f"settings-{group}"
            found[name] = shots[number * each : (number + 1) * each]
    return found


def _shots_of(group: str) -> tuple[Shot, ...]:
    folder = import_module(f"{FOLDER}.{group}")
    modules = [import_module(f"{FOLDER}.{group}.{m.name}") for m in iter_modules(folder.__path__)]
    names = [shown.name for module in modules for shown in getattr(module, "PAGES", ())]
    return tuple(shot(name.replace("_", " "), page(name)) for name in names)


OPEN_SETTINGS: Final[tuple[Step, ...]] = (launch(SETTINGS),)
DATE: Final = (page("date"), tap("Set time automatically"))
SETTINGS_SHOTS: Final = (
    shot("home", *OPEN_SETTINGS),
    shot("scrolled", *OPEN_SETTINGS, swipe((540, 1900), (540, 700), ms=900)),
    shot("search", *OPEN_SETTINGS, tap("Search settings"), back),
    shot("hits", *OPEN_SETTINGS, tap("Search settings"), write("wifi"), back),
    shot("private DNS", *OPEN_SETTINGS, tap("Network & internet"), tap("Private DNS")),
    shot("add network", page("internet"), tap("Add network"), wait(100)),
    shot("date", *DATE, tap("Date", "TextView")),
    shot("years", *DATE, tap("Date", "TextView"), tap("2023")),
    shot("time", *DATE, tap("Time", "TextView")),
    shot("question", page("reset"), tap("Reset app preferences")),
    shot("PIN", page("screen_lock"), tap("PIN"), write("12")),
    shot("more options", page("all_apps"), tap("More options")),
    shot("brightness", *OPEN_SETTINGS, tap("Display"), tap("Brightness level")),
    shot("pattern", page("screen_lock"), tap("Pattern")),
    shot("notification sound", page("sound"), tap("Default notification sound")),
)
SHOTS: Final = {"settings": SETTINGS_SHOTS, **settings_shots()}
GROUNDS: Final = {"settings": app_ground(SETTINGS, 200, ["PickDate", "PickTime"])}
EXCUSES: Final = (
    Excuse(
        "settings SubSettings full 'About emulated device'",
        "tap 'Build number'",
        "Android counts the first two touches in silence",
    ),
    Excuse(
        "settings PatternDialog",
        r"tap 'Cell \d added'",
        "a point of the pattern that is drawn already stays where it is",
    ),
    Excuse(
        "PickDate",
        r"tap '\w{3}, \w{3} #'",
        "the date leads from the years back to the days, which are open",
    ),
)
