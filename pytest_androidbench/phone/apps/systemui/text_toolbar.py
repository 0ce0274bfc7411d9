"""The bar over selected text."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import FRAME, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

LABELS: Final = {
    "cut": tr("Cut"),
    "copy": tr("Copy"),
    "paste": tr("Paste"),
    "share": tr("Share"),
    "select_all": tr("Select all"),
}


@dataclass(eq=False)
class TextToolbar(AppScreen[SystemUiApp, None]):
    """What can be done with the selected text."""

    window: ClassVar[WindowKind] = "panel"

    actions: list[str] = field(default_factory=list)

    def build(self) -> w.Widget:
        items = [
            w.Panel(
                w.PaintedText(LABELS[action], w.LABEL),
                padding=(11, 14),
                cls=LINEAR,
                desc=LABELS[action],
                on_tap=partial(self.press, action),
            )
            for action in self.actions
        ]
        return w.Panel(
            w.Row(*items),
            look=w.Look(background="surface_container", radius=24),
            id="android:id/floating_popup_container",
            cls=FRAME,
            package="android",
        )

    def press(self, action: str) -> None:
        """Do it; only choosing everything leaves the bar there."""
        editor, overlays = self.phone.windows.editor, self.phone.windows.overlays
        work = {
            "cut": editor.cut,
            "copy": editor.copy,
            "paste": editor.paste,
            "share": self.share,
            "select_all": editor.select_all,
        }
        work[action]()
        if action == "select_all":
            overlays.show_toolbar()
        else:
            overlays.hide_toolbar()

    def share(self) -> None:
        """Offer the selected text to other apps; it is selected no more."""
        editor = self.phone.windows.editor
        text = editor.selected_text
        editor.deselect()
        self.phone.activities.share(text=text)
