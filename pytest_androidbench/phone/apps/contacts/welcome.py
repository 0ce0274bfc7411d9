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

    cancelable = False

    def build(self) -> w.Widget:
        lockup = w.Panel(
            w.PaintedText(tr("Contacts"), w.TITLE),
            cls="android.view.ViewGroup",
            id="product_lockup",
            desc=tr("Contacts"),
        )
        why = tr(
            "Contacts works best with a Google Account. You'll be able to safely back up and sync "
            "your contacts to your devices."
        )
        return w.Page(
            w.Panel(w.Align(lockup), height=64, width="fill"),
            w.Scroll(
                w.Text(
                    tr("Back up & organize your contacts with Google"),
                    w.HEADLINE,
                    id="android:id/text1",
                ),
                w.Text(why, w.BODY_LARGE, id="android:id/text2"),
                gap=16,
                padding=(24, 12),
                key="why",
            ),
            self._buttons(),
        )

    def _buttons(self) -> w.Widget:
        row = w.Row(
            w.Spacer(weight=1),
            w.Button(tr("Skip"), "text", id="android:id/button2", on_tap=self.skip),
            w.Button(tr("Sign in"), id="android:id/button1", on_tap=self.sign_in),
            width="fill",
        )
        return w.Panel(row, padding=(24, 8))

    def on_back(self) -> None:
        self.skip()

    def sign_in(self) -> None:
        self.close(toast=tr("Couldn't sign in"))

    def skip(self) -> None:
        self.request_permissions((NOTIFICATIONS,), self.answered)

    def answered(self, granted: dict[str, bool]) -> None:
        del granted
        self.close()
