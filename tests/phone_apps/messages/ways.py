"""Ways to the screens of Simple SMS Messenger."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground, started
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

PACKAGE: Final = "com.simplemobiletools.smsmessenger"
DAY_MS: Final = 86_400_000
ADA, BO, STRANGER = "5551234567", "5559876543", "+12025550199"
TEXTS: Final = (
    (BO, "Did you find the blue folder?"),
    (STRANGER, "Your code is 402817"),
    (ADA, "Our train leaves from platform 9 at 17:42. Shall we meet under the clock?"),
)


FIRST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
MAIN: Final = (*FIRST, tap("SMS Messenger"), tap("Set as default"))
FILLED: Final = (
    *MAIN,
    arrive(*TEXTS[0]),
    wait(DAY_MS),
    arrive(*TEXTS[1]),
    wait(600_000),
    arrive(*TEXTS[2]),
    wait(10_000),
)
TWO: Final = (*FILLED, hold("Ada Kovács"), tap(STRANGER))
THREAD: Final = (*FILLED, tap("Ada Kovács"))
WRITTEN: Final = (*THREAD, fill("Type a message…", "See you there"))
SENT: Final = (*WRITTEN, tap("thread_send_message"), wait(1000))
LATER: Final = (*WRITTEN, hold("thread_send_message"))
GROUP: Final = (
    *THREAD,
    tap("Add Person"),
    write("Bo Lindqvist"),
    tap("Confirm selection"),
    tap("confirm_manage_contacts"),
)
NEW: Final = (*FILLED, tap("conversations_fab"))
SETTINGS: Final = (*FILLED, tap("Settings"))
MESSAGES_SHOTS: Final = (
    shot("default app?", *FIRST),
    shot("default app chosen", *FIRST, tap("SMS Messenger")),
    shot("empty", *MAIN),
    shot("arrived", *MAIN, arrive(*TEXTS[2])),
    shot("list", *FILLED),
    shot("menu", *FILLED, tap("More options")),
    shot("selected", *FILLED, hold("Ada Kovács")),
    shot("selected, menu", *FILLED, hold("Ada Kovács"), tap("More options")),
    shot("two selected", *TWO),
    shot("delete?", *TWO, tap("Delete")),
    shot("archive", *TWO, tap("More options"), tap("Archive"), tap("Yes"), tap("More options"),
         tap("Show archived conversations")),
    shot("archive empty", *FILLED, tap("More options"), tap("Show archived conversations")),
    shot("search", *FILLED, tap("top_toolbar_search"), back),
    shot("found", *FILLED, tap("top_toolbar_search"), write("co"), back),
    shot("nothing found", *FILLED, tap("top_toolbar_search"), write("zebra"), back),
    shot("thread", *THREAD),
    shot("thread menu", *FILLED, tap(STRANGER), tap("More options")),
    shot("written", *WRITTEN),
    shot("sending", *WRITTEN, tap("thread_send_message")),
    shot("sent", *SENT),
    shot("failed", *WRITTEN, airplane, tap("thread_send_message"), wait(5000)),
    shot("message selected", *SENT, hold("See you there"), tap("More options")),
    shot("details of a message", *SENT, hold("See you there"), tap("More options"),
         tap("Properties")),
    shot("select text", *SENT, hold("See you there"), tap("More options"), tap("Select text")),
    shot("links", *MAIN, arrive(STRANGER, "The way: www.example.com/map?to=pier"), tap(STRANGER),
         fill("Type a message…", "Thanks! I am at ada@example.org"), tap("thread_send_message"),
         wait(1000)),
    shot("attachments", *THREAD, tap("Attachment")),
    shot("later: day", *LATER),
    shot("later: time", *LATER, tap("OK")),
    shot("later", *LATER, tap("OK"), tap("OK")),
    shot("scheduled", *LATER, tap("OK"), tap("OK"), tap("OK")),
    shot("waiting", *LATER, tap("OK"), tap("OK"), tap("OK"), tap("thread_send_message"),
         tap("See you there")),
    shot("people", *THREAD, tap("Add Person"), back),
    shot("group", *GROUP),
    shot("group name", *GROUP, fill("Type a message…", "Hello"), tap("thread_send_message"),
         wait(1000), tap("Rename conversation"), back),
    shot("conversation", *THREAD, tap("More options"), tap("Conversation details")),
    shot("new", *NEW, back),
    shot("new, typed", *NEW, write("bo"), back),
    shot("new, unknown", *NEW, write("20255"), back),
    shot("which number?", *NEW, back, tap("5551234567, +15550001111")),
    shot("draft", *WRITTEN, back),
    shot("in the shade", *FILLED, shade),
    shot("answered in the shade", *FILLED, shade, tap("Reply"), write("On my way"), back),
    shot("settings", *SETTINGS),
    shot("locked", *SETTINGS, tap("Customize colors (Locked)")),
    shot("PIN", *SETTINGS, tap("Password protect the whole application")),
    shot("export messages", *SETTINGS, tap("Export messages")),
    shot("bin", *SETTINGS, tap("Move items into the Recycle Bin instead of deleting"), back,
         tap("More options"), tap("Show the Recycle Bin")),
    shot("details", *THREAD, hold(TEXTS[2][1]), tap("More options"), tap("Properties")),
    shot("date format", *SETTINGS, tap("Change date and time format")),
    shot("blocked words", *SETTINGS, tap("Manage blocked keywords")),
    shot("block a word", *SETTINGS, tap("Manage blocked keywords"), tap("Add a blocked keyword"),
         back),
    shot("about", *FILLED, tap("About")),
    shot("questions", *FILLED, tap("About"), tap("Frequently asked questions")),
    shot("by another app", *MAIN, start("android.intent.action.SENDTO", f"smsto:{STRANGER}"),
         wait(100), back),
)  # fmt: skip
SHOTS: Final = {"messages": MESSAGES_SHOTS}


def some_texts(phone: Phone) -> None:
    phone.roles.give("android.app.role.SMS", PACKAGE)
    for number, text in TEXTS[1:]:
        phone.telephony.receive_sms(number, text)
    phone.notifications.cancel_all(PACKAGE)
    phone.windows.start_app(PACKAGE)


GROUNDS: Final = {
    "messages": app_ground(
        PACKAGE,
        25,
        starts={"messages": some_texts, "first start": started(PACKAGE)},
        beyond=SYSTEM_LISTS,
    )
}
EXCUSES: Final = (
    Excuse(
        "smsmessenger Thread full",
        r"tap '(Your code is #|Our train.*|Ada)'",
        "a message takes touches for the selection, and does nothing outside of it",
    ),
)
