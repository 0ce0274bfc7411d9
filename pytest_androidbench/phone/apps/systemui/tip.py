"""Tooltips: what a button is called that has no text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Rect
from pytest_androidbench.phone.ui.message import Message
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.theme import BODY

TEXT: Final = BODY.coloured("inverse_on_surface")


@dataclass(eq=False)
class Tip(AppScreen[SystemUiApp, None]):
    """A word beside what was held, which goes by itself."""

    window: ClassVar[WindowKind] = "panel"

    text: str | Message = ""
    held: list[int] = field(default_factory=lambda: [0, 0, 0, 0])

    @property
    def place(self) -> Rect:
        """Where what was held is on the screen."""
        return Rect(*self.held)

    def build(self) -> w.Widget:
        look = w.Look(background="inverse_surface", radius=2)
        return w.Panel(
            w.Text(self.text, TEXT, id="message", lines=3), padding=(16, 6), look=look, cls=LINEAR
        )
