"""What can be done with a number or a contact: calling, texting, adding to the contacts."""

from __future__ import annotations

from typing import Final

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.names import CALL
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui.message import tr

DialerScreen = AppScreen[DialerApp, None]
INSERT: Final = "android.intent.action.INSERT"
INSERT_OR_EDIT: Final = "android.intent.action.INSERT_OR_EDIT"
CONTACT_DIR: Final = "vnd.android.cursor.dir/contact"
CONTACT_ITEM: Final = "vnd.android.cursor.item/contact"


def call(screen: DialerScreen, number: str) -> None:
    """Call a number."""
    screen.start(Intent(action=CALL, data=f"tel:{number}"))


def call_and_close(screen: DialerScreen, number: str) -> None:
    """Call a number from a screen that is no longer needed once the call has begun."""
    call(screen, number)
    if screen.phone.telephony.calls:
        screen.close()


def text(screen: DialerScreen, number: str) -> None:
    """Write to a number."""
    if not screen.start(Intent(action="android.intent.action.SENDTO", data=f"smsto:{number}")):
        screen.toast(tr("Can't find app to handle this action"))


def create_contact(screen: DialerScreen, number: str) -> None:
    """Make a new contact, of a number or of nothing."""
    extras = {"phone": number} if number else {}
    screen.start(Intent(action=INSERT, type=CONTACT_DIR, extras=extras))


def add_to_contact(screen: DialerScreen, number: str) -> None:
    """Let the contacts app take a number."""
    screen.start(Intent(action=INSERT_OR_EDIT, type=CONTACT_ITEM, extras={"phone": number}))


def open_contact(screen: DialerScreen, id_: int) -> None:
    """Show a contact's card."""
    uri = f"content://com.android.contacts/contacts/{id_}"
    screen.start(Intent(action=ACTION_VIEW, data=uri, type=CONTACT_ITEM))
