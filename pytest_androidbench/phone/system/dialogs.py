"""Dialogs every app needs: a question, a message, a list of choices, an overflow menu."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import Choices, Dialog, DialogButton, Menu, MenuItem

Label = str | Message


@dataclass(eq=False)
class Confirm(AppScreen[bool]):
    """Asks; closes with True for the positive button and False for the negative one."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label | None = None
    message: Label | None = None
    positive: Label = field(default_factory=lambda: tr("OK"))
    negative: Label | None = field(default_factory=lambda: tr("Cancel"))
    title_id: str = "android:id/alertTitle"

    def build(self) -> Widget:
        buttons = [DialogButton(text=self.positive, on_tap=partial(self.close, True))]
        if self.negative is not None:
            buttons.append(DialogButton(text=self.negative, on_tap=partial(self.close, False)))
        return Dialog(self.title, self.message, buttons=buttons, title_id=self.title_id)


@dataclass(eq=False)
class Choose(AppScreen[int]):
    """A list of which one row is picked; closes with its index."""

    window: ClassVar[WindowKind] = "dialog"

    title: Label | None = None
    choices: list[Label] = field(default_factory=list)
    chosen: int | None = None
    """The row that is ticked now; None shows plain rows."""
    negative: Label | None = None

    def build(self) -> Widget:
        checked = None if self.chosen is None else {self.chosen}
        buttons = [
            DialogButton(text=label, on_tap=self.close, id="android:id/button2")
            for label in (self.negative,)
            if label is not None
        ]
        rows = Choices(self.choices, self.close, checked=checked)
        return Dialog(self.title, body=rows, buttons=buttons)


@dataclass(eq=False)
class OverflowMenu(AppScreen[int]):
    """The rows under the three dots; closes with the index of the one that was tapped."""

    window: ClassVar[WindowKind] = "popup"

    rows: list[Label] = field(default_factory=list)
    at: str | None = None
    """Id of the button it opens at; without one it opens in the top corner."""
    title_id: str = "title"

    def anchor(self) -> str | None:
        return self.at

    def build(self) -> Widget:
        items = [
            MenuItem(text=row, on_tap=partial(self.close, index))
            for index, row in enumerate(self.rows)
        ]
        return Menu(items, title_id=self.title_id)
