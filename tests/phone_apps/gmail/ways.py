"""Ways to the screens of Gmail."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.gmail.app import SYNC_MS, GmailApp
from pytest_androidbench.phone.system.phone import Phone
from tests.phone_apps.crawler.ground import SYSTEM_LISTS, Excuse, app_ground, started
from tests.phone_apps.driver import Driver
from tests.phone_apps.gallery.steps import (
    Step,
    airplane,
    back,
    hold,
    home,
    launch,
    shade,
    shot,
    tap,
    wait,
    write,
)
from tests.phone_apps.gmail.mailing import put

PACKAGE: Final = "com.google.android.gm"


def compact(driver: Driver) -> None:
    """Have a dense list."""
    driver.app_of(GmailApp).prefs().put("conversation-list-density", "compact")
    driver.phone.windows.changed()


def arrived(driver: Driver) -> None:
    """Have a mail put into the store."""
    put(driver)


def enter(driver: Driver) -> None:
    """Press the keyboard's action key."""
    driver.phone.windows.editor.editor_action()


def page(name: str) -> tuple[Step, ...]:
    """The way to a page of the drawer."""
    return (launch(PACKAGE), tap("Open navigation drawer"), tap(name))


LIST: Final[tuple[Step, ...]] = (launch(PACKAGE),)
SELECTED: Final = (*LIST, hold("Telescope night"), tap("Volunteers for the beach"))
MEETING: Final = (*LIST, tap("Meeting notes, week 41"))
FLIGHT: Final = (*page("Travel"), tap("Your flight to Northgate is confirmed"))
NEW: Final = (*LIST, tap("Compose"))
WRITTEN: Final = (
    *NEW, write("bence.novak@example.com "), tap("subject"), write("Saturn"), tap("body"),
    write("I bring tea."), back,
)  # fmt: skip
SEARCH: Final = (*LIST, tap("open_search_bar"))
GENERAL: Final = (*page("Settings"), tap("General settings"))
ACCOUNT: Final = (*page("Settings"), tap("robin.falk@example.com"))
AWAY: Final = (*ACCOUNT, tap("Vacation responder"))
GMAIL_SHOTS: Final = (
    shot("list", *LIST),
    shot("compact", *LIST, compact),
    shot("drawer", *LIST, tap("Open navigation drawer")),
    shot("account", *LIST, tap("selected_account_disc_gmail")),
    shot("promotions", *page("Promotions")),
    shot("sent", *page("Sent")),
    shot("drafts", *page("Drafts")),
    shot("trash", *page("Trash")),
    shot("empty trash?", *page("Trash"), tap("Empty trash now")),
    shot("new label", *page("Create new"), back),
    shot("selected", *SELECTED),
    shot("selected, menu", *SELECTED, tap("More options")),
    shot("archived", *SELECTED, tap("Archive")),
    shot("move to", *SELECTED, tap("More options"), tap("Move to")),
    shot("labels", *SELECTED, tap("More options"), tap("Change labels")),
    shot("snooze", *SELECTED, tap("More options"), tap("Snooze")),
    shot("conversation", *MEETING),
    shot("conversation, menu", *MEETING, tap("More options")),
    shot("details", *MEETING, tap("Show details")),
    shot("mail, menu", *MEETING, tap("overflow")),
    shot("attachment", *FLIGHT),
    shot("search", *SEARCH, back),
    shot("suggestions", *SEARCH, write("diet"), back),
    shot("found", *SEARCH, write("northgate"), enter),
    shot("compose", *NEW, back),
    shot("somebody", *NEW, write("amar"), back),
    shot("written", *WRITTEN),
    shot("attach", *WRITTEN, tap("add_attachment")),
    shot("chip", *WRITTEN, tap("peoplekit_chip")),
    shot("compose, menu", *WRITTEN, tap("More options")),
    shot("schedule", *WRITTEN, tap("More options"), tap("Schedule send")),
    shot("sent, undo", *WRITTEN, tap("Send"), wait(2000)),
    shot("queued", *WRITTEN, airplane, tap("Send"), wait(2000)),
    shot("no recipient", *NEW, tap("Send")),
    shot("reply", *MEETING, tap("reply_button"), back),
    shot("reply all", *MEETING, tap("reply_all_button"), back),
    shot("forward", *FLIGHT, tap("forward_button"), back),
    shot("settings", *page("Settings")),
    shot("general", *GENERAL),
    shot("theme", *GENERAL, tap("Theme")),
    shot("account settings", *ACCOUNT),
    shot("vacation responder on", *AWAY, tap("main_switch_bar")),
    shot("in the shade", *LIST, home, arrived, wait(SYNC_MS), shade),
)  # fmt: skip
SHOTS: Final = {"gmail": GMAIL_SHOTS}


def away(phone: Phone) -> None:
    phone.windows.start_app(PACKAGE)
    Driver(phone).app_of(GmailApp).prefs().put("vacation-responder", True)


GROUNDS: Final = {
    "gmail": app_ground(PACKAGE, 15, starts={"gmail": started(PACKAGE), "away": away},
                        beyond=SYSTEM_LISTS),
}  # fmt: skip
EXCUSES: Final[tuple[Excuse, ...]] = ()
