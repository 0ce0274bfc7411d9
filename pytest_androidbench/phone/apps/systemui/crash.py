"""The dialog that says that an app stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import AndroidSystem
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.system.intents import Intent, launch_intent
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class CrashDialog(AppScreen[AndroidSystem, None]):
    """Offers to open the app again, or to look after one that keeps stopping."""

    window: ClassVar[WindowKind] = "dialog"
    cancelable: ClassVar[bool] = False

    package: str = ""
    repeated: bool = False

    def build(self) -> w.Widget:
        label = self.phone.packages.label(self.package)
        if self.repeated:
            title = tr("{app} keeps stopping", app=label)
            first = _row("info", tr("App info"), "aerr_app_info", self.open_info)
        else:
            title = tr("{app} has stopped", app=label)
            first = _row("refresh", tr("Open app again"), "aerr_restart", self.restart)
        last = _row("close", tr("Close app"), "aerr_close", self.close_app)
        return w.Dialog(title, body=w.Column(first, last, across="stretch"))

    def restart(self) -> None:
        """Start the app anew."""
        self.close()
        component = self.phone.activities.launch_component(self.package)
        if component is not None:
            self.phone.activities.start(launch_intent(component))

    def open_info(self) -> None:
        """Show the app's page in Settings."""
        self.close()
        page, data = "android.settings.APPLICATION_DETAILS_SETTINGS", f"package:{self.package}"
        self.phone.activities.start(Intent(action=page, data=data))

    def close_app(self) -> None:
        """End the app."""
        self.close()
        self.phone.windows.lifecycle.force_stop(self.package)


def _row(icon: str, label: Message, id_: str, on_tap: Callable[[], None]) -> w.Widget:
    row = w.Row(w.Icon(icon), w.Text(label, w.BODY_LARGE), gap=16)
    return w.Panel(
        row, padding=(0, 14), id=f"android:id/{id_}", cls="android.widget.Button", on_tap=on_tap
    )
