"""Routes to the screens of launcher, system and keyboard, and to the pages of Settings."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from pytest_androidbench.phone.apps.settings.pages.index import PAGES
from pytest_androidbench.phone.system.intents import Intent
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.small_apps import CLOCK, CONTACTS, DESK_CLOCK, NEW, PEOPLE
from tests.phone_apps.gallery.steps import (
    Shot,
    Step,
    back,
    crash,
    hold,
    key,
    key_text,
    launch,
    quick_settings,
    recents,
    shade,
    shot,
    swipe,
    tap,
    wait,
    write,
)

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
HOME_SHOTS: Final = (
    shot("home"),
    shot("home menu", lambda driver: driver.phone.windows.long_press(540, 900)),
    shot("drawer", UP),
    shot("drawer search", UP, tap("input"), write("cl"), back),
    shot("nothing found", UP, tap("input"), write("xyz"), back),
    shot("icon menu", UP, hold("Clipper")),
    shot("no recents", recents),
    shot("recents", launch(DESK_CLOCK), launch(SETTINGS), recents),
    shot("shade", shade),
    shot("quick settings", quick_settings),
    shot("more tiles", quick_settings, swipe((900, 900), (200, 900), ms=200)),
    shot("internet", shade, tap("Internet")),
    shot("mobile data off?", shade, tap("Internet"), tap("Mobile data")),
    shot("edit tiles", quick_settings, tap("Edit order of settings.")),
    shot("heads-up", timer_is_over, launch(SETTINGS)),
    shot("power menu", quick_settings, tap("Power menu")),
    shot("volume", lambda driver: driver.phone.windows.key(24)),
    shot("stopped", *CLOCK, crash(DESK_CLOCK)),
    shot("keeps stopping", *CLOCK, crash(DESK_CLOCK), launch(DESK_CLOCK), crash(DESK_CLOCK)),
)
TYPING: Final = (*PEOPLE, tap("open_search_bar"))
COPIED: Final = (
    *TYPING,
    write("Ada Kovács"),
    hold("open_search_view_edit_text"),
    key_text("Cut"),
)
KEYBOARD_SHOTS: Final = (
    shot("letters", *TYPING),
    shot("small letters", *TYPING, write("Ada")),
    shot("symbols", *TYPING, key("Symbol keyboard")),
    shot("more symbols", *TYPING, key("Symbol keyboard"), key("More symbols")),
    shot("digits", *PEOPLE, tap("Create contact"), tap("Phone")),
    shot("features", *TYPING, key("More features")),
    shot("emoji", *TYPING, key("Emoji button")),
    shot("clipboard", *TYPING, key("More features"), key("Clipboard")),
    shot("copied", *COPIED),
    shot("edit what was copied", *COPIED, key("Edit copied text")),
    shot("text toolbar", *TYPING, write("Ada Kovács"), hold("open_search_view_edit_text")),
    shot("form over keys", *NEW, tap("First name"), write("Leila")),
)
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
}
MOST: Final = 30
FOLDER: Final = "pytest_androidbench.phone.apps.settings.pages"
GROUPS: Final = ("network", "apps", "power", "sound", "display", "privacy", "system")


def page(name: str) -> Step:
    """Open a page of Settings."""

    def open_(driver: Driver) -> None:
        argument = ARGUMENTS.get(name, CONTACTS) if PAGES[name].about else ""
        driver.page(name, argument)

    return open_


def settings_shots() -> dict[str, tuple[Shot, ...]]:
    """All pages of Settings, by the folder they are declared in, not too many together."""
    found: dict[str, tuple[Shot, ...]] = {}
    for group in GROUPS:
        shots = _shots_of(group)
        for start in range(0, len(shots), MOST):
            number = f"-{start // MOST + 1}" if len(shots) > MOST else ""
            found[f"settings-{group}{number}"] = shots[start : start + MOST]
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
    shot("ringtone", page("sound"), tap("Phone ringtone")),
)
