"""B-MoCA's environments as looks of a phone, and which screens are looked at in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from pytest_androidbench.interface.home_layout import HomePlace, home_layout
from pytest_androidbench.interface.profile import Profile
from pytest_androidbench.phone.apps.launcher.arrangement import DESKTOP, HOTSEAT, intent_of
from pytest_androidbench.phone.kit.home_grid import LAUNCHER, choose_grid
from pytest_androidbench.phone.system.locales import known_locale
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.system.snapshots import PhoneState, put_back
from pytest_androidbench.suites.profile_names import own_profiles

DATABASE: Final = f"/data/data/{LAUNCHER}/databases/launcher.db"
ENVIRONMENTS: Final[Mapping[str, Profile]] = {
    profile.name: profile for profile in own_profiles("bmoca")
}
SHEETS: Final = (
    "home", "clock", "contacts", "dialer", "files", "chrome", "messaging", "photos", "youtube",
    "maps", "gmail", "googlecalendar", "googlesearch", "playmusic", "camera", "keyboard",
    "settings", "settings-network-1", "settings-network-2", "settings-apps", "settings-sound",
    "settings-display", "settings-system-1", "settings-system-2",
)  # fmt: skip
"""The apps that the suite's tasks are about."""


def dress(phone: Phone, state: PhoneState, profile: Profile) -> None:
    """Go to a state, and let the display be that of an environment."""
    put_back(phone, state)
    phone.display = replace(
        phone.display,
        width=profile.width or phone.display.width,
        height=profile.height or phone.display.height,
        density=profile.density or phone.display.density,
        font_scale=profile.font_scale or phone.display.font_scale,
        locale=known_locale(profile.locale or "") or phone.display.locale,
        dark=bool(profile.dark),
    )


def arrange(phone: Phone, profile: Profile) -> tuple[HomePlace, ...]:
    """Lay out the home screen of an environment; what lies there."""
    layout = home_layout(profile.home or "")
    choose_grid(phone, f"{layout.columns}_by_{layout.rows}")
    database = phone.databases.open(DATABASE)
    database.execute("DELETE FROM favorites")
    for place in layout.places:
        container = HOTSEAT if place.row is None else DESKTOP
        screen = place.column if place.row is None else 0
        database.execute(
            "INSERT INTO favorites (intent, container, screen, cellX, cellY, itemType)"
            " VALUES (?, ?, ?, ?, ?, 0)",
            intent_of(place.package), container, screen, place.column, place.row or 0,
        )  # fmt: skip
    phone.windows.home()
    phone.windows.invalidate()
    return layout.places
