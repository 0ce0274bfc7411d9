"""Whatever says that it can be pressed has an effect, on every screen there is."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

import pytest

from pytest_androidbench.phone.apps import CORE, INSTALLED
from pytest_androidbench.phone.system.phone import Phone
from pytest_androidbench.phone.ui.text import TextEngine
from tests.phone_apps.crawler.excused import EXCUSES, unexcused
from tests.phone_apps.crawler.walk import Walk
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.broccoli_shots import recipes
from tests.phone_apps.gallery.calendar_shots import events
from tests.phone_apps.gallery.documentsui_shots import FILES
from tests.phone_apps.gallery.expense_shots import entries
from tests.phone_apps.gallery.joplin_shots import few_notes
from tests.phone_apps.gallery.markor_shots import some_notes
from tests.phone_apps.gallery.messages_shots import TEXTS
from tests.phone_apps.gallery.opentracks_shots import LIST, two_tracks
from tests.phone_apps.gallery.recorder_shots import TRASHED
from tests.phone_apps.gallery.simple_gallery_shots import some_pictures
from tests.phone_apps.gallery.stage import furnished
from tests.phone_apps.gallery.tasksorg_shots import few_tasks

LAUNCHER: Final = "com.google.android.apps.nexuslauncher"
KEYBOARD: Final = "com.google.android.inputmethod.latin"
SETTINGS: Final = "com.android.settings"
SYSTEM_LISTS: Final = frozenset({"Choose", "EnterText", "SpinnerList", "ShareSheet"})
"""Dialogs that an app with many settings opens again and again."""
PICKERS: Final = frozenset({"PickDate", "PickTime", "PickTimeMaterial", "PickColor"})
MARKOR_DIALOGS: Final = frozenset(
    {
        *("Choose", "DateAndTime", "EnterText", "InsertLink"),
        *("PickFile", "PickFolder", "SearchText", "SpinnerList"),
    }
)
"""Dialogs that Markor opens from many places; its own tests press what is in them."""
CALENDAR_DIALOGS: Final = frozenset(
    {"NumberDialog", "RadioDialog", "ShareSheet", "SpinDate", "NearbyShare"}
)
"""Dialogs that the calendar opens from many places; tests of their own press what is in them."""
PACKAGES: Final[Mapping[str, str]] = {
    "clock": "com.google.android.deskclock",
    "contacts": "com.google.android.contacts",
    "clipper": "ca.zgrs.clipper",
    "camera": "com.android.camera2",
    "expense": "com.arduia.expense",
    "broccoli": "com.flauschcode.broccoli",
    "files": FILES,
    "opentracks": "de.dennisguse.opentracks",
    "calendar": "com.simplemobiletools.calendar.pro",
    "markor": "net.gsantner.markor",
    "joplin": "net.cozic.joplin",
    "messages": "com.simplemobiletools.smsmessenger",
    "dialer": "com.google.android.dialer",
    "simple-gallery": "com.simplemobiletools.gallery.pro",
    "recorder": "com.dimowner.audiorecorder",
    "tasksorg": "org.tasks",
    "settings": SETTINGS,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Ground:
    """A part of all screens that one walk goes through."""

    starts: Mapping[str, Callable[[Phone], object]]
    """How one gets from home to where the walk starts."""
    beyond: frozenset[str]
    """Packages and names of screens that others go through."""
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
        beyond=frozenset(app.package for app in INSTALLED if app not in CORE),
        least=10,
    )


def app_ground(name: str, least: int, pickers: Collection[str] = ()) -> Ground:
    """The screens of one app, and the system's dialogs it leads to.

    Of the pickers of the system only those named are walked through: once is enough for all apps.
    """
    others = frozenset(app.package for app in INSTALLED if app.main) - {PACKAGES[name]}
    return Ground(
        starts={name: lambda phone: phone.windows.start_app(PACKAGES[name])},
        beyond=others | {LAUNCHER, KEYBOARD} | (PICKERS - set(pickers)),
        least=least,
    )


def expense_ground() -> Ground:
    """Pro Expense with some entries."""

    def go(phone: Phone) -> None:
        entries(Driver(phone))
        phone.windows.start_app(PACKAGES["expense"])

    return replace(app_ground("expense", 26), starts={"expense": go})


def broccoli_ground() -> Ground:
    """Broccoli with some recipes."""

    def go(phone: Phone) -> None:
        recipes(Driver(phone))
        phone.windows.start_app(PACKAGES["broccoli"])

    ground = app_ground("broccoli", 25)
    return replace(ground, starts={"broccoli": go}, beyond=ground.beyond | SYSTEM_LISTS)


def calendar_ground() -> Ground:
    """The calendar with some events."""

    def go(phone: Phone) -> None:
        events(Driver(phone))
        phone.windows.start_app(PACKAGES["calendar"])

    ground = app_ground("calendar", 40)
    return replace(ground, starts={"calendar": go}, beyond=ground.beyond | CALENDAR_DIALOGS)


def files_ground() -> Ground:
    """Files, with one file and few folders on the storage."""

    def go(phone: Phone) -> None:
        for name in phone.files.listdir("/sdcard"):
            if name not in {"Android", "Download"}:
                phone.files.remove_tree(f"/sdcard/{name}")
        phone.files.write("/sdcard/Download/a.png", b"")
        phone.windows.start_app(FILES)

    return replace(app_ground("files", 12), starts={"files": go})


def markor_ground() -> Ground:
    """Markor with a task, a note that ends in a link, and nothing else on the storage."""

    def go(phone: Phone) -> None:
        for name in phone.files.listdir("/sdcard"):
            phone.files.remove_tree(f"/sdcard/{name}")
        lines = "    Read\n    https://example.org"
        some_notes(phone, {"QuickNote.md": lines, "todo.txt": "x a\nb +c"})
        phone.windows.start_app(PACKAGES["markor"])

    ground = app_ground("markor", 45)
    return replace(ground, starts={"markor": go}, beyond=ground.beyond | MARKOR_DIALOGS)


def opentracks_ground() -> Ground:
    """OpenTracks behind its first pages, with two tracks and a marker."""

    def go(phone: Phone) -> None:
        for step in (*LIST, two_tracks):
            step(Driver(phone))

    ground = app_ground("opentracks", 30)
    return replace(ground, starts={"opentracks": go}, beyond=ground.beyond | SYSTEM_LISTS)


def joplin_ground() -> Ground:
    """Joplin with few notes."""
    ground = app_ground("joplin", 24)
    go = {"joplin": lambda phone: few_notes(Driver(phone))}
    return replace(ground, starts=go, beyond=ground.beyond | SYSTEM_LISTS)


def messages_ground() -> Ground:
    """The list of conversations and one conversation, after the first questions."""

    def texts(phone: Phone) -> None:
        phone.roles.give("android.app.role.SMS", PACKAGES["messages"])
        phone.permissions.grant(PACKAGES["messages"], "POST_NOTIFICATIONS")
        for number, text in TEXTS[1:]:
            phone.telephony.receive_sms(number, text)
        phone.notifications.cancel_all(PACKAGES["messages"])
        phone.windows.start_app(PACKAGES["messages"])

    def first(phone: Phone) -> None:
        phone.windows.start_app(PACKAGES["messages"])

    ground = app_ground("messages", 25)
    starts = {"messages": texts, "first start": first}
    return replace(ground, starts=starts, beyond=ground.beyond | SYSTEM_LISTS)


def dialer_ground() -> Ground:
    """The phone app with some calls, and a call."""

    def calls(phone: Phone) -> None:
        for number in ("5551234567", "+12025550199"):
            phone.telephony.ring(number)
            phone.telephony.hang_up(number)
        phone.notifications.cancel_all(PACKAGES["dialer"])
        phone.windows.start_app(PACKAGES["dialer"])

    def ringing(phone: Phone) -> None:
        phone.windows.sleep()
        phone.telephony.ring("5551234567")

    return replace(app_ground("dialer", 16), starts={"dialer": calls, "ringing": ringing})


def simple_gallery_ground() -> Ground:
    """The gallery with two pictures, before and after its first questions."""

    def go(phone: Phone) -> None:
        for name in phone.files.listdir("/sdcard"):
            phone.files.remove_tree(f"/sdcard/{name}")
        phone.files.mkdir("/sdcard/DCIM")
        phone.files.mkdir("/sdcard/Pictures")
        some_pictures(phone, {"DCIM/a.jpg": (40, 90, 160), "Pictures/b.png": (90, 90, 90)})
        phone.windows.start_app(PACKAGES["simple-gallery"])

    def first(phone: Phone) -> None:
        phone.windows.start_app(PACKAGES["simple-gallery"])

    starts = {"simple-gallery": go, "first start": first}
    ground = app_ground("simple-gallery", 30)
    others = {SETTINGS, "SearchPage", "EditCopied", "ShareSheet", "RadioDialog"}
    return replace(ground, starts=starts, beyond=ground.beyond | others)


def camera_ground() -> Ground:
    """The camera with its question open, and with a photo and a film."""

    def go(phone: Phone) -> None:
        phone.windows.start_app(PACKAGES["camera"])
        driver = Driver(phone)
        for label in ("check_box", "NEXT", "Shutter", "Toggle mode list", "Switch to Video Camera"):
            driver.tap(label)
        driver.tap("Shutter")
        phone.clock.advance(2000)
        driver.tap("Shutter")

    def first(phone: Phone) -> None:
        phone.windows.start_app(PACKAGES["camera"])

    ground = app_ground("camera", 8)
    beyond = ground.beyond | {"ShareSheet", "ResolverSheet"}
    return replace(ground, starts={"camera": go, "first start": first}, beyond=beyond)


def recorder_ground() -> Ground:
    """Audio Recorder before its first pages, and with recordings, one of them thrown away."""

    def go(phone: Phone) -> None:
        for step in TRASHED:
            step(Driver(phone))

    def first(phone: Phone) -> None:
        phone.windows.start_app(PACKAGES["recorder"])

    ground = app_ground("recorder", 21)
    starts = {"recorder": go, "first start": first}
    return replace(ground, starts=starts, beyond=ground.beyond | SYSTEM_LISTS)


def tasksorg_ground() -> Ground:
    """Tasks.org with few tasks."""

    def go(phone: Phone) -> None:
        few_tasks(Driver(phone))
        phone.windows.start_app(PACKAGES["tasksorg"])

    ground = app_ground("tasksorg", 24)
    beyond = ground.beyond | SYSTEM_LISTS | {"DueDate", "StartDate"}
    return replace(ground, starts={"tasksorg": go}, beyond=beyond)


def open_recents(phone: Phone) -> None:
    for package in PACKAGES.values():
        phone.windows.start_app(package)
    phone.windows.recents()


GROUNDS: Final[Mapping[str, Ground]] = {
    "home": home_ground(),
    "clock": app_ground("clock", 16, ["PickTimeMaterial"]),
    "contacts": app_ground("contacts", 16),
    "clipper": app_ground("clipper", 2),
    "expense": expense_ground(),
    "broccoli": broccoli_ground(),
    "files": files_ground(),
    "camera": camera_ground(),
    "opentracks": opentracks_ground(),
    "calendar": calendar_ground(),
    "markor": markor_ground(),
    "joplin": joplin_ground(),
    "messages": messages_ground(),
    "dialer": dialer_ground(),
    "simple-gallery": simple_gallery_ground(),
    "recorder": recorder_ground(),
    "tasksorg": tasksorg_ground(),
    "settings": app_ground("settings", 200, ["PickDate", "PickTime"]),
}


@pytest.mark.proof
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
