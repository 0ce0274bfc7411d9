"""The dialog that takes an unlock pattern."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.apps.settings.app import SettingsApp
from pytest_androidbench.phone.apps.settings.screens.dialogs import TITLE_ID
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.screen import WindowKind

LEAST_DOTS: Final = 4


@dataclass(eq=False)
class PatternDialog(AppScreen[SettingsApp, str]):
    """Nine dots to touch one after another; closes with their numbers."""

    title: TextLike = ""
    pattern: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> w.Widget:
        rows = [w.Row(*(self._dot(line * 3 + place) for place in (1, 2, 3))) for line in range(3)]
        return w.Dialog(
            self.title,
            tr("Draw an unlock pattern"),
            body=w.Column(
                *rows, id="lockPattern", cls="android.view.View", across="center", width="fill"
            ),
            buttons=[
                w.DialogButton(
                    text=tr("Confirm"),
                    on_tap=partial(self.close, self.pattern),
                    enabled=len(self.pattern) >= LEAST_DOTS,
                ),
                w.DialogButton(text=tr("Clear"), on_tap=self.clear),
            ],
            title_id=TITLE_ID,
        )

    def _dot(self, number: int) -> w.Widget:
        used = str(number) in self.pattern
        return w.IconButton(
            "circle" if used else "radio_button_unchecked",
            tr("Cell {n} added", n=number) if used else tr("Cell {n}", n=number),
            size=32,
            key=f"dot {number}",
            on_tap=partial(self.add, str(number)),
            width=80,
            height=72,
        )

    def add(self, dot: str) -> None:
        """Go on to a dot."""
        if dot not in self.pattern:
            self.pattern += dot

    def clear(self) -> None:
        """Start anew, or leave when there is nothing to clear."""
        if not self.pattern:
            self.close()
        self.pattern = ""
