"""What is behind the round picture of the account."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import PACKAGE, SETTINGS, ContactsApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

ACCOUNTS: Final = "android.settings.SYNC_SETTINGS"
FRAME: Final = "android.widget.FrameLayout"


def account_disc(on_tap: Callable[[], None]) -> w.Widget:
    """The picture in the search bar."""
    image = w.Picture(icon="account_circle", size=32, id="og_apd_internal_image_view")
    ring = w.Panel(image, id="og_apd_ring_view", cls=FRAME)
    return w.Panel(
        w.Align(ring),
        id="selected_account_disc",
        cls=FRAME,
        desc=tr("Account and settings."),
        on_tap=on_tap,
        width=48,
        height=48,
    )


@dataclass(eq=False)
class AccountMenu(AppScreen[ContactsApp, None]):
    """Whose contacts are shown, and the settings."""

    window = "dialog"

    def build(self) -> w.Widget:
        rows = (
            ("check", tr("Contacts from all accounts"), self.close),
            ("person_add", tr("Add another account"), partial(self.open, Intent(action=ACCOUNTS))),
            ("settings", tr("Contacts app settings"), partial(self.open, APP_SETTINGS)),
        )
        items = [
            w.ListItem(text, icon=icon, look=w.MATERIAL, on_tap=act) for icon, text, act in rows
        ]
        return w.Dialog(tr("Contacts"), body=w.Scroll(*items, weight=1, key="account menu"))

    def open(self, intent: Intent) -> None:
        """Leave for another page."""
        self.close()
        self.start(intent)


APP_SETTINGS: Final = Intent(component=f"{PACKAGE}/{SETTINGS}")
