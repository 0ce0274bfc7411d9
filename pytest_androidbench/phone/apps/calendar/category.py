"""Of which type an event or task is that is being made, and its colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pytest_androidbench.phone.apps.calendar.app import CalendarApp
from pytest_androidbench.phone.apps.calendar.event import REGULAR
from pytest_androidbench.phone.apps.calendar.type_dialogs import SelectType
from pytest_androidbench.phone.kit.pickers import PickColor
from pytest_androidbench.phone.system.app import AppPart

SIGNED: Final = 2**32


@dataclass(eq=False)
class EventCategory(AppPart[CalendarApp]):
    """Its type, and a colour of its own where it has one."""

    type_id: int = REGULAR
    color: int = 0

    @property
    def title(self) -> str:
        """The type's."""
        return self.app.store.type_of(self.type_id).title

    @property
    def shown_color(self) -> int:
        """Its own colour, or its type's, as 0xAARRGGBB."""
        return (self.color or self.app.store.type_of(self.type_id).color) % SIGNED

    def choose_type(self) -> None:
        """Ask for the type."""
        self.hide_keyboard()
        self.ask(SelectType(chosen=self.type_id), self.set_type)

    def set_type(self, type_: int) -> None:
        """Take a type."""
        self.type_id = type_

    def choose_color(self) -> None:
        """Ask for a colour of its own."""
        self.hide_keyboard()
        dialog = PickColor(color=self.shown_color, default_button=True,
                           recent=self.app.store.config.recent_colors())  # fmt: skip
        self.ask(dialog, self.set_color)

    def set_color(self, color: int) -> None:
        """Take a colour, as a signed number as it is stored; 0 for the type's."""
        if color != self.shown_color:
            self.color = color - SIGNED if color else 0
        if color:
            self.app.store.config.remember_color(color)
