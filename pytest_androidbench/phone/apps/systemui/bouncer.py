"""What the windows that ask for the phone's secret share: their frame, and what wrong ones lead to.

Ids and words of Keyguard in Android 13 (`keyguard_host_view`, `KeyguardAbsKeyInputViewController`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppPart, AppScreen
from pytest_androidbench.phone.system.windows.entries import Layer
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, TextLike, ntr, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import SwipeDirection

LEAST_LOOKED_AT: Final = 4
"""Shorter secrets are wrong without being counted (`MINIMUM_PASSWORD_LENGTH_BEFORE_REPORT`)."""
SECOND_MS: Final = 1000
ENTER: Final[Mapping[str, Message]] = {
    "pin": tr("Enter your PIN"),
    "password": tr("Enter your password"),
    "pattern": tr("Enter your pattern"),
}
RESTARTED: Final[Mapping[str, Message]] = {
    "pin": tr("PIN required after device restarts"),
    "password": tr("Password required after device restarts"),
    "pattern": tr("Pattern required after device restarts"),
}
WRONG: Final[Mapping[str, Message]] = {
    "pin": tr("Wrong PIN"),
    "password": tr("Wrong password"),
    "pattern": tr("Wrong pattern"),
}
TOO_MANY: Final[Mapping[str, str]] = {
    "pin": "You have incorrectly typed your PIN {n} times. \n\nTry again in {seconds} seconds.",
    "password": (
        "You have incorrectly typed your password {n} times. \n\nTry again in {seconds} seconds."
    ),
    "pattern": (
        "You have incorrectly drawn your unlock pattern {n} times. "
        "\n\nTry again in {seconds} seconds."
    ),
}


@dataclass(eq=False)
class Unlocking(AppPart[SystemUiApp]):
    """Tries what was given, and says what came of it; its screen closes with True when it fits."""

    wrong: bool = False
    """Whether the last one did not fit."""

    @property
    def waits(self) -> bool:
        """Whether nothing is taken after too many wrong ones."""
        return self.phone.locks.wait_ms > 0

    def beat_ms(self) -> int:
        """How often the screen looks different: each second of the wait."""
        return SECOND_MS if self.waits else 0

    def message(self) -> TextLike:
        """What stands above."""
        locks = self.phone.locks
        if self.waits:
            seconds = -(-locks.wait_ms // SECOND_MS)
            return ntr("Try again in {n} second.", "Try again in {n} seconds.", seconds)
        if self.wrong:
            return WRONG.get(locks.kind, "")
        return (RESTARTED if locks.restarted else ENTER).get(locks.kind, "")

    def attempt(self, secret: str) -> None:
        """Look whether it is the secret."""
        locks = self.phone.locks
        if locks.wait_ms or not secret:
            return
        if len(secret) >= LEAST_LOOKED_AT and locks.check(secret) == "right":
            self.screen.close(True)
            return
        self.wrong = locks.wait_ms == 0
        if not self.wrong:
            overlays = self.phone.windows.overlays
            overlays.hide_keyboard()
            overlays.open(self.app.window("too many wrong"), Layer.SYSTEM)

    def swiped(self, direction: SwipeDirection) -> None:
        """Go back to the lock screen."""
        if direction == "down":
            self.screen.close()

    def emergency(self) -> w.Widget:
        """What stands under what takes the secret."""
        button = w.Button(
            tr("Emergency call"), "tonal", id="emergency_call_button", on_tap=self.call
        )
        return w.Column(
            button,
            across="center",
            id="keyguard_selector_fade_container",
            cls=LINEAR,
            width="fill",
        )

    def call(self) -> None:
        """Nothing: this phone has no emergency dialer."""

    def frame(self, view: w.Widget) -> w.Widget:
        """The window around what takes the secret."""
        flipper = w.Panel(view, id="view_flipper", cls="android.widget.ViewFlipper", height="fill")
        container = w.Panel(flipper, id="keyguard_security_container", cls=FRAME, height="fill")
        host = w.Panel(container, id="keyguard_host_view", cls=FRAME, height="fill")
        message = w.Text(
            self.message(), w.BODY_LARGE, id="keyguard_message_area", takes_focus=True, lines=1
        )
        column = w.Column(
            w.Panel(message, padding=(16, 69, 16, 20)),
            w.Panel(host, id="keyguard_bouncer_container", cls=FRAME, weight=1, width="fill"),
            across="center",
            id="keyguard_message_area_container",
            cls=LINEAR,
            height="fill",
            width="fill",
        )
        look = w.Look(background="surface")
        return w.Panel(column, look=look, cls=FRAME, on_swipe=self.swiped, clickable=False)


@dataclass(eq=False)
class TooManyWrong(AppScreen[SystemUiApp, None]):
    """Says how long no other secret is taken."""

    window: ClassVar[WindowKind] = "dialog"
    goes_with_home: ClassVar[bool] = True

    def build(self) -> w.Widget:
        locks = self.phone.locks
        seconds = max(1, -(-locks.wait_ms // SECOND_MS))
        text = tr(TOO_MANY.get(locks.kind, ""), n=locks.failures, seconds=seconds)
        return w.Dialog(message=text, buttons=[w.DialogButton(text=tr("OK"), on_tap=self.close)])
