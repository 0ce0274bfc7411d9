"""Ways to the screens of Google's Messages."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Step,
    airplane,
    arrive,
    back,
    fill,
    hold,
    launch,
    shade,
    shot,
    start,
    tap,
    wait,
    write,
)

PACKAGE: Final = "com.google.android.apps.messaging"
DAY_MS: Final = 86_400_000
ADA, BO, STRANGER = "5551234567", "5559876543", "+12025550199"
SHOWN: Final = "+1 202-555-0199"
TEXTS: Final = (
    (BO, "Did you find the blue folder?"),
    (STRANGER, "Your code is 402817"),
    (ADA, "Our train leaves from platform 9 at 17:42. Shall we meet under the clock?"),
)


def another_default(driver: Driver) -> None:
    """Make another app the default one."""
    driver.phone.roles.give("android.app.role.SMS", "com.simplemobiletools.smsmessenger")


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
FILLED: Final = (
    *FIRST,
    arrive(*TEXTS[0]),
    wait(DAY_MS),
    arrive(*TEXTS[1]),
    wait(600_000),
    arrive(*TEXTS[2]),
    wait(10_000),
)
THREAD: Final = (*FILLED, tap("Ada Kovács"))
WRITTEN: Final = (*THREAD, fill("Text message", "See you there"))
SENT: Final = (*WRITTEN, tap("Send SMS"), wait(1000))
NEW: Final = (*FILLED, tap("start_chat_fab"))
GROUP: Final = (*NEW, tap("Create group"))
MESSAGING_SHOTS: Final = (
    shot("empty", *FIRST),
    shot("arrived", *FIRST, arrive(*TEXTS[2])),
    shot("list", *FILLED),
    shot("menu", *FILLED, tap("More options")),
    shot("selected", *FILLED, hold("Ada Kovács"), tap(SHOWN)),
    shot("selected, menu", *FILLED, hold("Ada Kovács"), tap("More options")),
    shot("delete?", *FILLED, hold("Ada Kovács"), tap("Delete")),
    shot("archived", *FILLED, hold("Ada Kovács"), tap("Archive")),
    shot("archive", *FILLED, hold("Ada Kovács"), tap("Archive"), tap("More options"),
         tap("Archived")),
    shot("archive empty", *FILLED, tap("More options"), tap("Archived")),
    shot("pinned", *FILLED, hold(SHOWN), tap("Pin")),
    shot("starred", *SENT, hold("See you there"), tap("Star"), back, tap("More options"),
         tap("Starred")),
    shot("block?", *FILLED, hold(SHOWN), tap("More options"), tap("Block")),
    shot("blocked", *FILLED, hold(SHOWN), tap("More options"), tap("Block"), tap("OK"),
         tap("More options"), tap("Spam & blocked")),
    shot("settings", *FILLED, tap("More options"), tap("Settings")),
    shot("search", *FILLED, tap("Search messages"), back),
    shot("found", *FILLED, tap("Search messages"), write("code"), back),
    shot("nothing found", *FILLED, tap("Search messages"), write("zebra"), back),
    shot("thread", *THREAD),
    shot("thread menu", *FILLED, tap(SHOWN), tap("More options")),
    shot("details", *THREAD, tap("More options"), tap("Details")),
    shot("written", *WRITTEN),
    shot("schedule", *WRITTEN, tap("More options"), tap("Schedule send")),
    shot("scheduled", *WRITTEN, tap("More options"), tap("Schedule send"),
         tap("Tomorrow morning"), tap("Send SMS")),
    shot("sending", *WRITTEN, tap("Send SMS")),
    shot("sent", *SENT),
    shot("failed", *WRITTEN, airplane, tap("Send SMS"), wait(5000)),
    shot("message selected", *SENT, hold("See you there")),
    shot("message selected, menu", *SENT, hold("See you there"), tap("More options")),
    shot("details of a message", *SENT, hold("See you there"), tap("More options"),
         tap("View details")),
    shot("delete message?", *SENT, hold("See you there"), tap("Delete")),
    shot("new", *NEW, back),
    shot("new, typed", *NEW, write("bo"), back),
    shot("new, a number", *NEW, write("20255"), back),
    shot("new group", *GROUP, tap("Ada Kovács"), back),
    shot("group", *GROUP, tap("Ada Kovács"), tap("Bo Lindqvist"), tap("Next"), back),
    shot("draft", *WRITTEN, back),
    shot("in the shade", *FILLED, shade),
    shot("not the default app", *FILLED, another_default),
    shot("thread, not the default app", *THREAD, another_default),
    shot("by another app", start("android.intent.action.SENDTO", f"smsto:{STRANGER}"),
         wait(100), back),
)  # fmt: skip
SHOTS: Final = {"messaging": MESSAGING_SHOTS}


def some_texts(phone: Phone) -> None:
    for number, text in TEXTS[1:]:
        phone.telephony.receive_sms(number, text)
    phone.notifications.cancel_all(PACKAGE)
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "messaging": app_ground(
        PACKAGE,
        15,
        starts={"messaging": some_texts, "first start": started(PACKAGE)},
        beyond=SYSTEM_LISTS,
    )
}
EXCUSES: Final[tuple[Excuse, ...]] = ()
