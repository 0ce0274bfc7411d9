"""The list of contacts as it is opened from outside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.contacts.app import ContactsApp
from pytest_androidbench.phone.apps.contacts.people import People
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton

NOTIFICATIONS: Final = "android.permission.POST_NOTIFICATIONS"


@dataclass(eq=False)
class Start(People):
    """The list as it is opened from outside: the first time with a notice above it."""

    def on_open(self) -> None:
        if not self.app.prefs().get("welcomed", default=False):
            self.app.prefs().put("welcomed", value=True)
            self.show(SignInNotice())


@dataclass(eq=False)
class SignInNotice(AppScreen[ContactsApp, None]):
    """What the app says the first time it is opened."""

    window = "dialog"
    cancelable = False

    def build(self) -> Widget:
        return Dialog(
            tr("Take your contacts with you"),
            tr("Add an account to keep your contacts safe even if you lose your phone."),
            buttons=(
                DialogButton(text=tr("Add account"), on_tap=self.add_account),
                DialogButton(text=tr("Skip"), on_tap=self.skip),
            ),
        )

    def on_back(self) -> None:
        self.skip()

    def add_account(self) -> None:
        self.close(toast=tr("Couldn't sign in"))

    def skip(self) -> None:
        self.request_permissions((NOTIFICATIONS,), self.asked)

    def asked(self, granted: dict[str, bool]) -> None:
        del granted
        self.close()
