"""The screen that stands between a wish to call and the call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.dialer.app import DialerApp
from pytest_androidbench.phone.apps.dialer.names import USER_CALL
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Dialog, DialogButton


@dataclass(eq=False)
class UserCall(AppScreen[DialerApp, None]):
    """Places a call and is gone; where that is not possible it says why."""

    activity = USER_CALL
    window: ClassVar[WindowKind] = "dialog"
    number: str = ""

    def on_open(self) -> None:
        if self.number and not self.phone.radios.airplane:
            self.close()
            self.phone.telephony.dial(self.number)

    def build(self) -> Widget:
        said = (
            tr("Turn off airplane mode to make a call.")
            if self.number
            else tr("To place a call, enter a valid number.")
        )
        return Dialog(None, said, buttons=(DialogButton(text=tr("OK"), on_tap=self.close),))
