"""What the power key brings up when it is held."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import GROUP, HIGH, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind


@dataclass(eq=False)
class PowerMenu(AppScreen[SystemUiApp, None]):
    """Power off, restart, emergency."""

    window: ClassVar[WindowKind] = "dialog"
    goes_with_home: ClassVar[bool] = True

    def build(self) -> w.Widget:
        power = self.phone.power
        choices = (
            (("emergency", "Emergency", None), ("lock", "Lock down", self.lock_down)),
            (
                ("power_settings_new", "Power off", power.shut_down),
                ("autorenew", "Restart", power.restart),
            ),
        )
        rows = [w.Row(*[self._choice(*each) for each in line], gap=24) for line in choices]
        column = w.Column(*rows, gap=24, across="center", id="android:id/list", cls=GROUP)
        view = w.Panel(column, padding=32, look=HIGH, id="global_actions_view", cls=LINEAR)
        return w.Panel(view, id="global_actions_container", cls=GROUP)

    def _choice(self, icon: str, label: str, act: Callable[[], None] | None) -> w.Widget:
        return w.Column(
            w.Picture(
                icon=icon,
                size=64,
                background="surface_highest",
                colour="on_surface",
                id="android:id/icon",
            ),
            w.Text(tr(label), w.LABEL, id="android:id/message"),
            gap=8,
            across="center",
            cls=LINEAR,
            on_tap=partial(self.choose, act),
            width=112,
        )

    def lock_down(self) -> None:
        """Lock the phone at once; without a secret the display goes dark."""
        if self.phone.locks.secure:
            self.phone.keyguard.lock()
            self.phone.windows.changed()
        else:
            self.phone.windows.navigation.turn_off()

    def choose(self, act: Callable[[], None] | None) -> None:
        """Close, and do what was chosen."""
        self.close()
        if act is not None:
            act()
