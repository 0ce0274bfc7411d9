"""The PIN that a Simple app can be locked with."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.simple.settings_rows import CheckRow, Section
from pytest_androidbench.phone.kit.dialogs import Confirm
from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.system.prefs import PrefValue
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

PROTECTED: Final = "app_password_protection"
HASH: Final = "app_password_hash"
KIND: Final = "app_protection_type"
BY_PIN: Final = 1
MOST_DIGITS: Final = 10
DIGIT: Final = w.TextStyle(28)


def hash_of(pin: str) -> str:
    """What is kept of a PIN."""
    return hashlib.sha1(pin.encode(), usedforsecurity=False).hexdigest()


@dataclass(eq=False)
class EnterPin(AppScreen[App, str]):
    """Asks for the PIN with a hash, or for a new one twice; closes with its hash, or with none."""

    required: str = ""
    """The hash of the right PIN; empty where a new one is made."""
    first: str = ""
    """The hash of a new PIN that is to be repeated."""
    typed: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        title = tr("Repeat PIN") if self.first else tr("Enter PIN")
        rows = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"))
        ok = w.IconButton("check", id="pin_ok", cls="android.widget.ImageView", on_tap=self.accept,
                          weight=1, height=64)  # fmt: skip
        last = w.Row(self._key("C", self.clear), self._digit("0"), ok, width="fill")
        body = w.Column(
            w.Icon("lock", id="pin_lock_icon"),
            w.Text(title, w.BODY_LARGE, id="pin_lock_title"),
            w.Text("*" * len(self.typed), DIGIT, id="pin_lock_current_pin"),
            *(w.Row(*map(self._digit, row), width="fill") for row in rows),
            last,
            gap=8,
            across="center",
            width="fill",
            id="pin_lock_holder",
            cls="android.widget.RelativeLayout",
        )
        buttons = (w.DialogButton(text=tr("Cancel"), on_tap=self.on_back,
                                  id="android:id/button2"),)  # fmt: skip
        return w.Dialog(body=body, buttons=buttons)

    def _digit(self, digit: str) -> w.Widget:
        return self._key(digit, partial(self.press, digit))

    @staticmethod
    def _key(text: str, act: Callable[[], None]) -> w.Widget:
        return w.Text(text, DIGIT, id=f"pin_{text.lower()}", align="center", on_tap=act, weight=1,
                      height=64)  # fmt: skip

    def press(self, digit: str) -> None:
        """Write a digit."""
        self.typed = (self.typed + digit)[:MOST_DIGITS]

    def clear(self) -> None:
        """Take the last digit away."""
        self.typed = self.typed[:-1]

    def accept(self) -> None:
        """Take the PIN, if it is the right one."""
        typed, self.typed = hash_of(self.typed), ""
        if typed == hash_of(""):
            self.toast(tr("Please enter a PIN"))
        elif not self.required and not self.first:
            self.first = typed
        elif typed == (self.required or self.first):
            self.close(typed)
        else:
            self.first = ""
            self.toast(tr("Wrong PIN"))

    def on_back(self) -> None:
        self.close("")


@dataclass(eq=False)
class AppLock(AppPart[App]):
    """Asks for the PIN before the first page is of use, and sets it in the settings."""

    def rows(self) -> list[w.Kid]:
        """The section of the settings."""
        return [
            Section(tr("Security"), "settings_security_label"),
            CheckRow(tr("Password protect the whole application"), self._on, self.flip,
                     "settings_app_password_protection"),
        ]  # fmt: skip

    @property
    def _on(self) -> bool:
        return self.app.prefs("Prefs").get(PROTECTED, default=False)

    @property
    def required(self) -> str:
        """The hash of the PIN that is asked for; empty where nothing is."""
        return self.app.prefs("Prefs").get(HASH, default="") if self._on else ""

    def flip(self) -> None:
        """Ask for the PIN, to lock the app or to lock it no more."""
        self.ask(EnterPin(required=self.required), self.entered)

    def entered(self, pin: str) -> None:
        """Lock it, or no more."""
        if not pin:
            return
        locked = not self._on
        values: dict[str, PrefValue] = {
            PROTECTED: locked,
            HASH: pin if locked else "",
            KIND: BY_PIN,
        }
        self.app.prefs("Prefs").update(values)
        if locked:
            done = "Password setup successfully. Please reinstall the app in case you forget it."
            self.show(Confirm(message=tr(done), negative=None, message_id="message"))

    def guard(self) -> None:
        """Ask for the PIN, and leave without it."""
        if self.required:
            self.ask(EnterPin(required=self.required), self.let_in)

    def let_in(self, pin: str) -> None:
        """Stay with the right PIN only."""
        if not pin:
            self.screen.close()
