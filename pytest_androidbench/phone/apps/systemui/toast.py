"""Toasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class Toast(AppScreen[SystemUiApp, None]):
    """A short message that goes by itself."""

    window: ClassVar[WindowKind] = "panel"

    text: str | Message = ""

    def build(self) -> w.Widget:
        row = w.Row(w.Text(self.text, w.BODY, id="text", lines=2), gap=8)
        look = w.Look(background="surface_highest", radius=24)
        return w.Panel(row, padding=(24, 12), look=look, cls=LINEAR)
