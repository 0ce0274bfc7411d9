"""The dialog that changes how days and hours are written."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.simple.moments import (
    HOUR24,
    PATTERN,
    PATTERNS,
    hour24,
    kept_pattern,
)
from pytest_androidbench.phone.kit.dialogs import ok_cancel
from pytest_androidbench.phone.kit.radios import radio_group
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind

SAMPLE: Final = date(2023, 2, 15)
"""The day that the dialog writes in each way."""


@dataclass(eq=False)
class ChangeDateTimeFormat(AppScreen[App, None]):
    """One of several ways to write days, and whether hours are counted to 24."""

    pattern: str = ""
    to_24: bool = False

    window: ClassVar[WindowKind] = "dialog"

    def on_open(self) -> None:
        self.pattern, self.to_24 = kept_pattern(self.app), hour24(self.app)

    def build(self) -> w.Widget:
        options = (
            (kept, f"{SAMPLE:{shape}}", f"change_date_time_dialog_radio_{name}")
            for kept, (name, shape) in PATTERNS.items()
        )
        group = radio_group(
            options, self.pattern, self.choose, id="change_date_time_dialog_radio_group"
        )
        box = w.CheckBox(
            self.to_24,
            text=tr("Use 24-hour time format"),
            id="change_date_time_dialog_24_hour",
            on_tap=self.flip,
            width="fill",
        )
        body = w.Scroll(
            w.Panel(group, padding=(16, 0)),
            w.Divider(),
            w.Panel(box, padding=(16, 0)),
            id="change_date_time_dialog_scrollview",
        )
        return w.Dialog(body=body, buttons=ok_cancel(self.accept, self.close))

    def choose(self, pattern: str) -> None:
        """Take a way to write days."""
        self.pattern = pattern

    def flip(self) -> None:
        """Count to 24, or to 12."""
        self.to_24 = not self.to_24

    def accept(self) -> None:
        """Keep both."""
        self.app.prefs("Prefs").update({PATTERN: self.pattern, HOUR24: self.to_24})
        self.close()
