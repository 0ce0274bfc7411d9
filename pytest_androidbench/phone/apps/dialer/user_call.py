"""The screen that stands between a wish to call and the call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.names import USER_CALL, number_in
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class UserCall(AppScreen[DialerApp, None]):
    """Places a call and is gone; where that is not possible it says why."""

    activity = USER_CALL
    window: ClassVar[WindowKind] = "dialog"
    number: str = ""

    @classmethod
    def for_intent(cls, intent: Intent) -> Self:
        return cls(number=number_in(intent))

    def on_open(self) -> None:
        if self.number and not self.phone.radios.airplane:
            self.close()
            self.phone.telephony.dial(self.number)

    def build(self) -> w.Widget:
        said = (
            tr("Turn off airplane mode to make a call.")
            if self.number
            else tr("To place a call, enter a valid number.")
        )
        ok = w.DialogButton(text=tr("OK"), on_tap=self.close)
        return w.Dialog(None, said, buttons=(ok,))
