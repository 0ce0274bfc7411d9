"""What Android's two time pickers have in common: a time, chosen on a face or typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pytest_androidbench.phone.kit.pickers.clock_face import FACE, Face
from pytest_androidbench.phone.system.app import App, AppScreen
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.screen import WindowKind

AROUND: Final = 102
"""Margins of a dialog and the padding in it, both sides, in dp."""


@dataclass(eq=False)
class TimeChoice(AppScreen[App, tuple[int, int]]):
    """A clock face, or two fields; closes with (hour, minute)."""

    hour: int = 0
    minute: int = 0
    choosing_minutes: bool = False
    typing: bool = False
    hour_text: str = ""
    minute_text: str = ""

    window: ClassVar[WindowKind] = "dialog"
    material: ClassVar[bool] = True

    @property
    def first_field(self) -> str:
        """Id of the field that gets the caret when typing begins."""
        return "minute_text" if self.choosing_minutes else "hour_text"

    @property
    def hour24(self) -> bool:
        """Whether the app that asks counts hours to 24."""
        counted: bool = self.app.display(self.phone.display).hour24
        return counted

    @property
    def shown_hour(self) -> str:
        """The hour as the header has it."""
        return f"{self.hour:02d}" if self.hour24 else str(self.hour % 12 or 12)

    @property
    def mode_desc(self) -> Message:
        """What the button between face and fields is for."""
        if self.typing:
            return tr("Switch to clock mode for the time input.")
        return tr("Switch to text input mode for the time input.")

    @property
    def valid(self) -> bool:
        """Whether what is typed is a time."""
        if not (self.hour_text.isdecimal() and self.minute_text.isdecimal()):
            return False
        lowest, highest = (0, 23) if self.hour24 else (1, 12)
        return lowest <= int(self.hour_text) <= highest and int(self.minute_text) < 60

    @property
    def _numbers(self) -> Face:
        return Face(
            locale=self.phone.display.locale,
            hour=self.hour,
            minute=self.minute,
            minutes=self.choosing_minutes,
            hour24=self.hour24,
            pick=self.set_minute if self.choosing_minutes else self.set_hour,
            diameter=self.diameter,
            material=self.material,
        )

    @property
    def diameter(self) -> float:
        """Of the face: on a narrow display what margins and padding leave of it."""
        return min(FACE, self.host.width_dp - AROUND)

    def face(self, face_id: str, hand_id: str | None) -> w.Widget:
        """The numbers around their hand."""
        numbers, side = self._numbers, self.diameter
        hand = w.Canvas(
            draw=numbers.hand(),
            on_press=self.press_face,
            clickable=False,
            takes_focus=False,
            id=hand_id,
            width=side,
            height=side,
        )
        return w.Panel(
            w.Stack(hand, *numbers.marks(), width=side, height=side),
            id=face_id,
            cls=None if self.material else "android.view.View",
            takes_focus=True if self.material else None,
            look=w.Look(background="surface_highest", radius=side / 2),
            width=side,
            height=side,
        )

    def choose(self, minutes: bool) -> None:
        """Show minutes or hours on the face."""
        self.choosing_minutes = minutes

    def press_face(self, point: Point) -> None:
        """Take the hour or minute that lies in the direction of a touch."""
        radius = self.diameter / 2 * self.phone.display.density / 160
        numbers = self._numbers
        numbers.pick(numbers.number_at(point.x / radius - 1, point.y / radius - 1))

    def set_hour(self, hour: int) -> None:
        """Choose the hour, and go on to the minutes."""
        self.hour, self.choosing_minutes = hour, True

    def set_minute(self, minute: int) -> None:
        """Choose the minute."""
        self.minute = minute

    def set_period(self, start: int) -> None:
        """Choose morning (0) or afternoon (12)."""
        self.hour = self.hour % 12 + start

    def switch_mode(self) -> None:
        """Change between the face and the fields."""
        if self.typing:
            self._read_fields()
            self.hide_keyboard()
        else:
            self.hour_text, self.minute_text = self.shown_hour, f"{self.minute:02d}"
            self.focus(self.first_field)
        self.typing = not self.typing

    def _read_fields(self) -> None:
        if self.valid:
            hour = int(self.hour_text)
            self.hour = hour if self.hour24 else hour % 12 + self.hour // 12 * 12
            self.minute = int(self.minute_text)

    def accept(self) -> None:
        """Take the chosen time, unless what is typed is none."""
        if self.typing and not self.valid:
            return
        if self.typing:
            self._read_fields()
        self.close((self.hour, self.minute))
