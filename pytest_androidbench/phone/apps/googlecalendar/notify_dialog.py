"""The dialog for a reminder at a time of one's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

UNITS: Final[dict[int, Message]] = {
    1: tr("Minutes"), 60: tr("Hours"), 1440: tr("Days"), 10_080: tr("Weeks"),
}  # fmt: skip
MOST_MINUTES: Final = 40_320
"""Four weeks: so far ahead Google's calendars remind at most."""


@dataclass(eq=False)
class CustomNotification(AppScreen[App, int]):
    """Closes with minutes ahead of the start."""

    number: str = "10"
    unit: int = 1

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.focus("notification_number")

    def build(self) -> w.Widget:
        box = w.TextField(bind="number", keyboard="number", id="notification_number",
                          style="line", max_length=5)  # fmt: skip
        rows = tuple((unit, text, f"unit_{unit}") for unit, text in UNITS.items())
        group = radio_group(rows, self.unit, self.put_unit, id="notification_unit")
        body = w.Column(box, group, gap=8, across="stretch", width="fill")
        buttons = ok_cancel(self.accept, self.close, enabled=self._known)
        return w.Dialog(tr("Custom notification"), body=body, buttons=buttons)

    @property
    def _known(self) -> bool:
        return self.number.isdecimal() and int(self.number) * self.unit <= MOST_MINUTES

    def put_unit(self, unit: int) -> None:
        """Count in minutes, hours, days or weeks."""
        self.unit = unit

    def accept(self) -> None:
        """Take it."""
        if self._known:
            self.close(int(self.number) * self.unit)
