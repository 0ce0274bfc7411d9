"""Whatever says that it can be pressed has an effect, on every screen there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import pytest

from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.crawler.excused import EXCUSES, unexcused
from tests.phone_apps.crawler.walk import Walk
from tests.phone_apps.gallery.stage import furnished

LAUNCHER: Final = "com.google.android.apps.nexuslauncher"
KEYBOARD: Final = "com.google.android.inputmethod.latin"
SETTINGS: Final = "com.android.settings"
PACKAGES: Final[Mapping[str, str]] = {
    "clock": "com.google.android.deskclock",
    "contacts": "com.google.android.contacts",
    "clipper": "ca.zgrs.clipper",
    "settings": SETTINGS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A part of all screens that one walk goes through."""

    starts: Mapping[str, Callable[[Phone], object]]
    """How one gets from home to where the walk starts."""
    beyond: frozenset[str]
    least: int
    """So many pages are there at least: fewer means that the walk lost its way."""


def home_ground() -> Ground:
    """Home, drawer, overview, shade and quick settings, and the keys of the keyboard."""
    return Ground(
        starts={
            "home": lambda phone: phone.windows.home(),
            "drawer": lambda phone: phone.windows.swipe([(540, 1800), (540, 600)]),
            "recents": open_recents,
            "shade": lambda phone: phone.windows.open_shade(),
            "quick settings": lambda phone: phone.windows.open_quick_settings(),
        },
        beyond=frozenset(PACKAGES.values()),
        least=10,
    )


def app_ground(name: str, least: int) -> Ground:
    """The screens of one app, and the system's dialogs it leads to."""
    others = frozenset(PACKAGES.values()) - {PACKAGES[name]}
    return Ground(
        starts={name: lambda phone: phone.windows.start_app(PACKAGES[name])},
        beyond=others | {LAUNCHER, KEYBOARD},
        least=least,
    )


def open_recents(phone: Phone) -> None:
    for package in PACKAGES.values():
        phone.windows.start_app(package)
    phone.windows.recents()


GROUNDS: Final[Mapping[str, Ground]] = {
    "home": home_ground(),
    "clock": app_ground("clock", 16),
    "contacts": app_ground("contacts", 16),
    "clipper": app_ground("clipper", 2),
    "settings": app_ground("settings", 200),
}


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", GROUNDS)
def test_whatever_can_be_pressed_has_an_effect(text_engine: TextEngine, name: str) -> None:
    ground = GROUNDS[name]
    phone = furnished(text_engine)
    phone.snapshots.save("home")
    walk = Walk(phone, ground.beyond)
    for trail, go in ground.starts.items():
        phone.snapshots.load("home")
        go(phone)
        walk.start(trail)
    walk.run()
    faults = [str(found) for found in unexcused(walk.findings)]
    assert not faults, "\n".join(faults)
    assert len(walk.pages) >= ground.least


def test_every_excuse_says_why() -> None:
    assert all(len(excuse.reason.split()) > 3 for excuse in EXCUSES)
