"""Ways through Gmail that solutions and mistakes take."""

from __future__ import annotations

from typing import Final

from pytest_androidbench import Pilot
from task_suites.android_arena.mail_cases import Writer

APP: Final = "Gmail"
MENU: Final = "Open navigation drawer"


def box(pilot: Pilot, name: str) -> Pilot:
    """Open a page of the drawer, from the list of mails."""
    return pilot.tap(desc=MENU).scroll_to(text=name).tap(text=name)


def look_into_drawer(pilot: Pilot) -> Pilot:
    """Open the drawer, and close it again."""
    return pilot.tap(desc=MENU).back()


def search(pilot: Pilot, words: str) -> Pilot:
    """Search the mails, from their list."""
    return pilot.tap(id="open_search_bar").type(None, words, enter=True)


def write(pilot: Pilot, to: Writer, subject: str, text: str) -> Pilot:
    """Begin a mail and fill its editor, from the list of mails."""
    pilot.tap(id="compose_button").type(None, f"{to.address},", id="to")
    return pilot.type(None, subject, id="subject").type(None, text, id="body")


def keep_draft(pilot: Pilot) -> Pilot:
    """Keep what is written as a draft, and leave the editor."""
    return pilot.tap(desc="More options").tap("Save draft").back()


def answer(pilot: Pilot, subject: str, text: str) -> Pilot:
    """Write an answer to a mail of the list, without sending it."""
    return pilot.tap(text=subject).tap(id="reply_button").type(None, text, id="body")


def pass_on(pilot: Pilot, subject: str, to: Writer) -> Pilot:
    """Forward a mail of the list, without sending it."""
    return pilot.tap(text=subject).tap(id="forward_button").type(None, f"{to.address},", id="to")


def schedule(pilot: Pilot, when: str) -> Pilot:
    """Have what is in the editor sent later."""
    return pilot.tap(desc="More options").tap("Schedule send").tap(text=when)


def attach(pilot: Pilot, file: str) -> Pilot:
    """Attach a file of Download to what is in the editor."""
    pilot.tap(id="add_attachment").tap("Attach file").tap(desc="Show roots")
    return pilot.tap(text="Downloads").tap(text=file)


def settings(pilot: Pilot) -> Pilot:
    """Open the settings, from the list of mails."""
    return box(pilot, "Settings")


def choose(pilot: Pilot, setting: str, value: str) -> Pilot:
    """Choose a value of the general settings."""
    pilot.tap("General settings").scroll_to(text=setting)
    return pilot.tap(text=setting).tap(text=value)
