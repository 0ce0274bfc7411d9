"""What the contacts app says the first time it is opened."""

from __future__ import annotations

from dataclasses import dataclass

from pytest_androidbench.phone.apps.contacts.app import NOTIFICATIONS, ContactsApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr


@dataclass(eq=False)
class SignInNotice(AppScreen[ContactsApp, None]):
    """Offers an account, and asks for notifications when that is skipped."""

    window = "dialog"
    cancelable = False

    def build(self) -> w.Widget:
        return w.Dialog(
            tr("Take your contacts with you"),
            tr("Add an account to keep your contacts safe even if you lose your phone."),
            buttons=(
                w.DialogButton(text=tr("Add account"), on_tap=self.add_account),
                w.DialogButton(text=tr("Skip"), on_tap=self.skip),
            ),
        )

    def on_back(self) -> None:
        self.skip()

    def add_account(self) -> None:
        self.close(toast=tr("Couldn't sign in"))

    def skip(self) -> None:
        self.request_permissions((NOTIFICATIONS,), self.answered)

    def answered(self, granted: dict[str, bool]) -> None:
        del granted
        self.close()
