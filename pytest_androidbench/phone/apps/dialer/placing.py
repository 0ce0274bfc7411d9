"""What the screens of the phone app have in common: calling, texting, adding contacts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.names import CALL
from pytest_androidbench.phone.apps.dialer.store import CallLog
from pytest_androidbench.phone.kit.dialogs import MenuScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui.message import tr

INSERT: Final = "android.intent.action.INSERT"
INSERT_OR_EDIT: Final = "android.intent.action.INSERT_OR_EDIT"
CONTACT_DIR: Final = "vnd.android.cursor.dir/contact"
CONTACT_ITEM: Final = "vnd.android.cursor.item/contact"


@dataclass(eq=False)
class Placing(MenuScreen[DialerApp, None]):
    """A screen from which somebody can be called."""

    @property
    def log(self) -> CallLog:
        """The calls of the phone."""
        return CallLog(self.phone)

    def call(self, number: str) -> None:
        """Call a number."""
        self.start(Intent(action=CALL, data=f"tel:{number}"))

    def text(self, number: str) -> None:
        """Write to a number."""
        if not self.start(Intent(action="android.intent.action.SENDTO", data=f"smsto:{number}")):
            self.toast(tr("Can't find app to handle this action"))

    def create_contact(self, number: str) -> None:
        """Make a new contact."""
        extras = {"phone": number} if number else {}
        self.start(Intent(action=INSERT, type=CONTACT_DIR, extras=extras))

    def add_to_contact(self, number: str) -> None:
        """Let the contacts app take a number."""
        self.start(Intent(action=INSERT_OR_EDIT, type=CONTACT_ITEM, extras={"phone": number}))

    def open_contact(self, id_: int) -> None:
        """Show a contact's card."""
        uri = f"content://com.android.contacts/contacts/{id_}"
        self.start(Intent(action="android.intent.action.VIEW", data=uri, type=CONTACT_ITEM))
