"""Phones on which the pictures are taken, and the looks they are taken in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pytest_androidbench.phone.apps import INSTALLED, WORLD
from pytest_androidbench.phone.kit.people.model import Entry, Person
from pytest_androidbench.phone.kit.people.store import PeopleStore
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.system.notifications import Notification, NotificationAction
from pytest_androidbench.phone.system.phone import Phone, PhoneConfig
from pytest_androidbench.phone.system.snapshots import PhoneState, put_back, take
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.driver import Driver
from tests.phone_apps.found import shots
from tests.phone_apps.gallery import golden
from tests.phone_apps.gallery.steps import Shot

SETTINGS: Final = "com.android.settings"
SHOTS: Final = shots()
OF_THE_WORLD: Final = frozenset(app.__module__.split(".")[-2] for app in WORLD) - frozenset(
    app.__module__.split(".")[-2] for app in INSTALLED
)
"""Folders of apps that are there only for pictures of their own; Chrome's Beta lies in Chrome's."""
LOOKS: Final[Mapping[str, Display]] = {
    "light": Display(),
    "dark": Display(dark=True),
    "large font": Display(font_scale=1.3),
    "right to left": Display(locale="ar_EG"),
}
PEOPLE: Final = (
    Person(
        first="Ada",
        last="Kovács",
        company="Bridge & Sons",
        title="Engineer",
        starred=True,
        phones=[Entry(value="5551234567"), Entry(value="+15550001111", type=3)],
        emails=[Entry(value="ada.kovacs@example.org", type=1)],
        notes="Met in Lisbon",
    ),
    Person(first="Bo", last="Lindqvist", phones=[Entry(value="5559876543", type=1)]),
    Person(first="Chidi", last="Okonkwo", emails=[Entry(value="chidi@example.org", type=2)]),
    Person(first="Leïla", last="Benali", phones=[Entry(value="+212600112233")]),
    Person(first="مريم", last="حداد", phones=[Entry(value="5550142233")]),
)


def furnished(engine: TextEngine | None = None, name: str = "") -> Phone:
    """A phone with all apps, some people, notifications and something to paste.

    Args:
        engine: of its texts.
        name: what is looked at; those of the small world are there only for one of their own.
    """
    of_the_world = name.partition("-")[0] in OF_THE_WORLD
    apps = (*INSTALLED, *WORLD) if of_the_world else INSTALLED
    phone = Phone(PhoneConfig(apps=apps), engine)
    for person in PEOPLE:
        PeopleStore(phone).save(person)
    phone.clipboard.put("copied")
    show = Intent(action="android.settings.SETTINGS", component=f"{SETTINGS}/.Settings")
    answer = NotificationAction(label="Look", intent=show)
    loud = Notification(
        package="ca.zgrs.clipper",
        id=1,
        title="Ada Kovács",
        text="See you at the station",
        actions=(answer,),
        content=show,
    )
    phone.notifications.post(replace(loud, package="com.google.android.contacts"))
    quiet = Notification(package=SETTINGS, id=2, title="Storage", text="Almost full", importance=2)
    phone.notifications.post(quiet)
    return phone


def scenes(phone: Phone, shots: Sequence[Shot]) -> Iterator[tuple[Shot, PhoneState]]:
    """The phone's state at each shot."""
    start = take(phone)
    for shot in shots:
        put_back(phone, start)
        driver = Driver(phone)
        for step in shot.steps:
            step(driver)
        phone.clock.spend(0)
        yield shot, take(phone)


def wear(phone: Phone, state: PhoneState, look: str) -> None:
    """Go to a state, and let the display look otherwise."""
    put_back(phone, state)
    if phone.display != LOOKS[look]:
        wanted = LOOKS[look]
        phone.display = replace(
            phone.display, dark=wanted.dark, font_scale=wanted.font_scale, locale=wanted.locale
        )


def is_outlined(app: str) -> bool:
    """Whether the nodes of an app's screens are kept; the pages of Settings are too many."""
    return not app.startswith("settings")


def entries(app: str, engine: TextEngine | None = None) -> dict[str, str]:
    """All screens of an app on a new phone, as they are kept."""
    phone = furnished(engine, app)
    return {
        shot.name: golden.entry(phone, shot.name, outlined=is_outlined(app))
        for shot, _ in scenes(phone, SHOTS[app])
    }
