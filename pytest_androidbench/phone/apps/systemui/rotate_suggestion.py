"""The button that offers to turn a locked display the way the phone is held."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class RotateSuggestion(AppScreen[SystemUiApp, None]):
    """`FloatingRotationButton` of SystemUI, in the corner for a while."""

    window: ClassVar[WindowKind] = "panel"

    rotation: int = 0

    def build(self) -> w.Widget:
        return w.IconButton(
            "screen_rotation",
            tr("Rotate screen"),
            id="rotate_suggestion",
            cls="android.widget.ImageView",
            background="surface_container",
            on_tap=self.turn,
        )

    def turn(self) -> None:
        """Lock the display to what is offered."""
        self.close()
        self.phone.windows.turning.lock(self.rotation)
