"""The field that takes the phone's password."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.bouncer import Unlocking
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr

FIELD: Final = "passwordEntry"


@dataclass(eq=False)
class PasswordBouncer(AppScreen[SystemUiApp, bool]):
    """A field over the keyboard."""

    entry: str = ""
    unlocking: Unlocking = field(default_factory=Unlocking)

    def on_open(self) -> None:
        self.focus(FIELD)

    def build(self) -> w.Widget:
        entry = w.TextField(
            bind="entry",
            password=True,
            style="line",
            action="done",
            on_done=self.entered,
            enabled=not self.unlocking.waits,
            id=FIELD,
            desc=tr("Device password"),
            width=280,
        )
        view = w.Column(
            w.Spacer(weight=7),
            w.Panel(entry, cls=FRAME),
            w.Spacer(weight=2),
            self.unlocking.emergency(),
            w.Spacer(height=36),
            across="center",
            id="keyguard_password_view",
            cls=LINEAR,
            height="fill",
            width="fill",
        )
        return self.unlocking.frame(view)

    def entered(self) -> None:
        """Try what is in the field."""
        given, self.entry = self.entry, ""
        self.unlocking.attempt(given)

    def beat_ms(self) -> int:
        return self.unlocking.beat_ms()
