"""The notice that an app was built for a much older Android."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import AndroidSystem
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class OldAppNotice(AppScreen[AndroidSystem, None]):
    """Comes with each start of the app until OK is tapped."""

    window: ClassVar[WindowKind] = "dialog"

    package: str = ""

    def build(self) -> w.Widget:
        return w.Dialog(
            self.phone.packages.label(self.package),
            tr(
                "This app was built for an older version of Android and may not work properly. "
                "Try checking for updates, or contact the developer."
            ),
            buttons=(w.DialogButton(text=tr("OK"), on_tap=self.read),),
        )

    def read(self) -> None:
        """Show it never again."""
        self.phone.legacy.hide_notice(self.package)
        self.close()
