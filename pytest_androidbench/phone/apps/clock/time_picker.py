"""Material's time picker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.dial import PLACES, PickerHand, nearest
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.geometry import Point
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import LABEL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    At,
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
FACE: Final = 256
"""Diameter of the clock face in dp."""
OUTER, INNER = 0.8, 0.52
"""How far from the middle the numbers lie, as parts of the radius."""
MARK: Final = 36


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

    def _face(self) -> Widget:
        marks = self._minute_marks() if self.choosing_minutes else self._hour_marks()
        hand = Canvas(
            draw=self._hand(),
            on_press=self.press_face,
            clickable=False,
            id="material_clock_hand",
            width=FACE,
            height=FACE,
        )
        return Panel(
            Stack(hand, *marks, width=FACE, height=FACE),
            id="material_clock_face",
            cls="android.view.View",
            look=Look(background="surface_highest", radius=FACE / 2),
            width=FACE,
            height=FACE,
        )

    def _hand(self) -> PickerHand:
        if self.choosing_minutes:
            return PickerHand(self.minute, OUTER, 18 if self.minute % 5 == 0 else 4)
        return PickerHand(self.hour % 12 * 5, INNER if self._is_inner(self.hour) else OUTER)

    def _is_inner(self, hour: int) -> bool:
        return self.hour24 and (hour == 0 or hour > 12)

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
        return Panel(label, look=Look(background="tertiary_container" if chosen else None))

    def _hour_marks(self) -> list[Widget]:
        hours = range(24) if self.hour24 else range(1, 13)
        return [self._hour_mark(hour) for hour in hours]

    def _hour_mark(self, shown: int) -> Widget:
        if self.hour24:
            text, desc = f"{shown:02d}", tr("{n} hours", n=shown)
            hour, share = shown, INNER if self._is_inner(shown) else OUTER
        else:
            text, desc = str(shown), tr("{n} o'clock", n=shown)
            hour, share = shown % 12 + self.hour // 12 * 12, OUTER
        chosen = self.hour == hour
        label = self._mark(text, desc, chosen, partial(self.set_hour, hour))
        return _at(hour % 12 * 5, share, label)

    def _minute_marks(self) -> list[Widget]:
        return [
            _at(
                minute,
                OUTER,
                self._mark(
                    f"{minute:02d}",
                    tr("{n} minutes", n=minute),
                    self.minute == minute,
                    partial(self.set_minute, minute),
                ),
            )
            for minute in range(0, 60, 5)
        ]

    @staticmethod
    def _mark(text: str, desc: Message, chosen: bool, on_tap: Callable[[], None]) -> Widget:
        colour = "on_primary" if chosen else "on_surface"
        return Text(
            text,
            LABEL,
            colour,
            desc=desc,
            selected=chosen,
            align="center",
            on_tap=on_tap,
            width=MARK,
            height=MARK,
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
        x, y = point.x - radius, point.y - radius
        if self.choosing_minutes:
            self.set_minute(nearest(x, y))
            return
        hour, inner = nearest(x, y, 12), x * x + y * y < (radius * (OUTER + INNER) / 2) ** 2
        if not self.hour24:
            self.set_hour(hour + self.hour // 12 * 12)
        elif inner:
            self.set_hour(hour + 12 if hour else 0)
        else:
            self.set_hour(hour or 12)

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


def _at(minute: int, share: float, label: Widget) -> Widget:
    x, y = PLACES[minute]
    radius = FACE / 2
    return At(radius + x * radius * share - MARK / 2, radius + y * radius * share - MARK / 2, label)
