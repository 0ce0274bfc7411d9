"""The bar that ADBKeyboard shows in place of keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.keyboard.adb_ime import AdbIme
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.theme import BODY


@dataclass(eq=False)
class AdbBar(AppScreen[AdbIme, None]):
    """Says that it is on."""

    direction: ClassVar[str] = "ltr"

    def build(self) -> w.Widget:
        text = w.Text("ADB Keyboard {ON}", BODY.coloured("#ffffff"), lines=1)
        bar = w.Panel(
            w.Align(text),
            look=w.Look(background="#444444"),
            cls="android.widget.RelativeLayout",
            width="fill",
            height=20,
        )
        return w.Column(bar, w.Spacer(size=24), across="stretch")
