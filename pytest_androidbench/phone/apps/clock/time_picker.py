"""Material's time picker."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.picker_face import FACE, Face
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import LABEL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Canvas,
    Column,
    Directed,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Stack,
    Text,
    TextField,
)

BIG: Final = TextStyle(45)


@dataclass(eq=False)
class TimePicker(AppScreen[tuple[int, int]]):
    """A clock face, or two fields; closes with (hour, minute)."""

    window = "dialog"
    hour: int = 0
    minute: int = 0
    choosing_minutes: bool = False
    typing: bool = False
    hour_text: str = ""
    minute_text: str = ""

    def build(self) -> Widget:
        body = self._fields() if self.typing else self._clock()
        title = tr("Enter time") if self.typing else tr("Select time")
        header = Text(title, LABEL, "on_surface_variant", id="header_title")
        return Panel(
            Column(header, Directed(body, "ltr"), self._buttons(), gap=16, across="stretch"),
            padding=(24, 24, 12, 12),
            look=Look(background="surface_high", radius=28, elevation=6),
            width=328,
        )

    @property
    def hour24(self) -> bool:
        """Whether the phone counts hours to 24."""
        return self.phone.display.hour24

    @property
    def _shown_hour(self) -> str:
        return f"{self.hour:02d}" if self.hour24 else str(self.hour % 12 or 12)

    def _buttons(self) -> Widget:
        mode = IconButton(
            "access_time" if self.typing else "keyboard",
            tr("Switch to clock mode for the time input.")
            if self.typing
            else tr("Switch to text input mode for the time input."),
            id="material_timepicker_mode_button",
            on_tap=self.switch_mode,
            cls="android.widget.Button",
        )
        return Row(
            mode,
            Spacer(weight=1),
            Button(tr("Cancel"), "text", id="material_timepicker_cancel_button", on_tap=self.close),
            Button(tr("OK"), "text", id="material_timepicker_ok_button", on_tap=self.accept),
            width="fill",
        )

    def _clock(self) -> Widget:
        hours = self._digits(self._shown_hour, "material_hour_tv", minutes=False)
        minutes = self._digits(f"{self.minute:02d}", "material_minute_tv", minutes=True)
        period = None if self.hour24 else self._period()
        head = Row(
            hours, Text(":", BIG), minutes, period, gap=8, along="center", width="fill", height=80
        )
        return Column(head, self._face(), gap=24, across="center", width="fill")

    @property
    def _numbers(self) -> Face:
        return Face(
            hour=self.hour,
            minute=self.minute,
            minutes=self.choosing_minutes,
            hour24=self.hour24,
            pick=self.set_minute if self.choosing_minutes else self.set_hour,
        )

    def _face(self) -> Widget:
        numbers = self._numbers
        hand = Canvas(
            draw=numbers.hand(),
            on_press=self.press_face,
            clickable=False,
            id="material_clock_hand",
            width=FACE,
            height=FACE,
        )
        return Panel(
            Stack(hand, *numbers.marks(), width=FACE, height=FACE),
            id="material_clock_face",
            cls="android.view.View",
            look=Look(background="surface_highest", radius=FACE / 2),
            width=FACE,
            height=FACE,
        )

    def _digits(self, text: str, id_: str, *, minutes: bool) -> Widget:
        chosen = self.choosing_minutes == minutes
        label = Text(
            text,
            BIG,
            "on_primary_container" if chosen else "on_surface",
            id=id_,
            selected=chosen,
            align="center",
            on_tap=partial(self.choose, minutes),
            width=96,
            height=80,
            cls="android.view.View",
        )
        role = "primary_container" if chosen else "surface_highest"
        return Panel(label, look=Look(background=role, radius=8))

    def _period(self) -> Widget:
        morning = self.hour < 12
        halves = Column(
            self._half("AM", "material_clock_period_am_button", 0, chosen=morning),
            self._half("PM", "material_clock_period_pm_button", 12, chosen=not morning),
        )
        return Panel(halves, look=Look(border="outline", radius=8), clips=True)

    def _half(self, text: str, id_: str, start: int, *, chosen: bool) -> Widget:
        label = Text(
            text,
            LABEL,
            "on_tertiary_container" if chosen else "on_surface_variant",
            id=id_,
            selected=chosen,
            align="center",
            cls="android.widget.CompoundButton",
            on_tap=partial(self.set_period, start),
            width=52,
            height=40,
        )
        role = "tertiary_container" if chosen else None
        return Panel(
            label, look=Look(background=role, border="outline" if chosen else None, radius=8)
        )

    def _fields(self) -> Widget:
        return Row(
            self._field("hour_text", tr("Hour"), "material_hour_text_input"),
            Text(":", BIG),
            self._field("minute_text", tr("Minute"), "material_minute_text_input"),
            None if self.hour24 else self._period(),
            gap=8,
            width="fill",
        )

    def _field(self, bind: str, hint: Message, box: str) -> Widget:
        field = TextField(
            bind=bind,
            keyboard="number",
            id="material_timepicker_edit_text",
            key=bind,
            hint=hint,
            action="next" if bind == "hour_text" else "done",
            on_done=self.accept,
        )
        return Panel(field, id=box, cls="android.widget.LinearLayout", weight=1)

    def choose(self, minutes: bool) -> None:
        self.choosing_minutes = minutes

    def press_face(self, point: Point) -> None:
        """Take the hour or minute that lies in the direction of a touch."""
        radius = FACE / 2 * self.phone.display.density / 160
        numbers = self._numbers
        numbers.pick(numbers.number_at(point.x / radius - 1, point.y / radius - 1))

    def set_hour(self, hour: int) -> None:
        self.hour, self.choosing_minutes = hour, True

    def set_minute(self, minute: int) -> None:
        self.minute = minute

    def set_period(self, start: int) -> None:
        self.hour = self.hour % 12 + start

    def switch_mode(self) -> None:
        if self.typing:
            self._read_fields()
            self.hide_keyboard()
        else:
            self.hour_text, self.minute_text = self._shown_hour, f"{self.minute:02d}"
            self.focus("hour_text")
        self.typing = not self.typing

    def _read_fields(self) -> bool:
        most = 23 if self.hour24 else 12
        if not (self.hour_text.isdecimal() and self.minute_text.isdecimal()):
            return False
        hour, minute = int(self.hour_text), int(self.minute_text)
        if hour > most or minute > 59 or (most == 12 and hour == 0):
            return False
        self.hour = hour if self.hour24 else hour % 12 + self.hour // 12 * 12
        self.minute = minute
        return True

    def accept(self) -> None:
        if not self.typing or self._read_fields():
            self.close((self.hour, self.minute))
