"""What is locked in the Simple apps that cost nothing, and the app that unlocks it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import App, AppPart, AppScreen
from pytest_androidbench.phone.system.intents import ACTION_VIEW, Intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

THANK_YOU: Final = "https://play.google.com/store/apps/details?id=com.simplemobiletools.thankyou"
LOCKED: Final = (
    "This feature is locked, please purchase Simple Thank You for unlocking the full app."
)


@dataclass(eq=False)
class FeatureLocked(AppScreen[App, None]):
    """Says what unlocks a feature."""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        sign = w.Icon("lock", size=48, id="feature_locked_image")
        said = w.Text(tr(LOCKED), w.BODY_LARGE, id="feature_locked_description", align="center")
        return w.Dialog(
            body=w.Column(sign, said, gap=16, across="center", width="fill"),
            buttons=(
                w.DialogButton(text=tr("Purchase"), on_tap=self.buy),
                w.DialogButton(text=tr("Later"), on_tap=self.close),
            ),
        )

    def buy(self) -> None:
        """Show the app in the store, where there is one."""
        self.close()
        open_store(self)


def open_store(place: AppScreen[App, None] | AppPart[App]) -> None:
    """Show the app that unlocks the others."""
    if not place.start(Intent(action=ACTION_VIEW, data=THANK_YOU)):
        place.toast(tr("No valid app found"))
