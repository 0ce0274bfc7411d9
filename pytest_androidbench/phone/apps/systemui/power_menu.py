"""What the power key brings up when it is held."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.systemui.app import SystemUiApp
from pytest_androidbench.phone.apps.systemui.look import GROUP, HIGH, LINEAR
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

CHOICE, GAP = 112, 24
TWO_BESIDE: Final = 300
"""The narrowest display, in dp, on which two choices stand beside each other."""


@dataclass(eq=False)
class PowerMenu(AppScreen[SystemUiApp, None]):
    """Power off, restart, emergency."""

    window: ClassVar[WindowKind] = "dialog"
    goes_with_home: ClassVar[bool] = True

    def build(self) -> w.Widget:
        power = self.phone.power
        choices = (
            self._choice("emergency", tr("Emergency"), None),
            self._choice("lock", tr("Lock down"), self.lock_down),
            self._choice("power_settings_new", tr("Power off"), power.shut_down),
            self._choice("autorenew", tr("Restart"), power.restart),
        )
        columns = 2 if self.host.width_dp >= TWO_BESIDE else 1
        grid = w.Grid(
            *choices,
            columns=columns,
            gap=GAP,
            width=columns * (CHOICE + GAP) - GAP,
            id="android:id/list",
            cls=GROUP,
        )
        # Android lays it out from left to right in every language.
        list_ = w.Directed(grid, "ltr")
        view = w.Panel(list_, padding=32, look=HIGH, id="global_actions_view", cls=LINEAR)
        return w.Panel(view, id="global_actions_container", cls=GROUP)

    def _choice(self, icon: str, label: Message, act: Callable[[], None] | None) -> w.Widget:
        return w.Column(
            w.Picture(
                icon=icon,
                size=64,
                background="surface_highest",
                colour="on_surface",
                id="android:id/icon",
            ),
            w.Text(label, w.LABEL, id="android:id/message", lines=1),
            gap=8,
            across="center",
            cls=LINEAR,
            on_tap=partial(self.choose, act),
            width=CHOICE,
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
