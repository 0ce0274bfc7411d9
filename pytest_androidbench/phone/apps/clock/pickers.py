"""The dialogs of the clock app: Material's time picker, a label, a ringtone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.apps.clock.alarms import RINGTONES
from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import LABEL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    At,
    Button,
    Choices,
    Column,
    Dialog,
    DialogButton,
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
OUTER: Final = (
    (0.0, -1.0),
    (0.5, -0.866),
    (0.866, -0.5),
    (1.0, 0.0),
    (0.866, 0.5),
    (0.5, 0.866),
    (0.0, 1.0),
    (-0.5, 0.866),
    (-0.866, 0.5),
    (-1.0, 0.0),
    (-0.866, -0.5),
    (-0.5, -0.866),
)
"""The twelve places of a clock face, clockwise; a table, as sines differ by machine."""


@dataclass(eq=False)
class TimePicker(AppScreen[tuple[int, int]]):
    """Material's time picker: a clock face, or two fields; closes with (hour, minute)."""

    window = "dialog"
    hour: int = 0
    minute: int = 0
    choosing_minutes: bool = False
    typing: bool = False
    hour_text: str = ""
    minute_text: str = ""

    def build(self) -> Widget:
        body = self._fields() if self.typing else self._clock()
        mode = IconButton(
            "access_time" if self.typing else "keyboard",
            tr("Switch to clock mode for the time input.")
            if self.typing
            else tr("Switch to text input mode for the time input."),
            id="material_timepicker_mode_button",
            on_tap=self.switch_mode,
            cls="android.widget.Button",
        )
        buttons = Row(
            mode,
            Spacer(weight=1),
            Button(tr("Cancel"), "text", id="material_timepicker_cancel_button", on_tap=self.close),
            Button(tr("OK"), "text", id="material_timepicker_ok_button", on_tap=self.accept),
            width="fill",
        )
        title = Text(tr("Select time"), LABEL, "on_surface_variant", id="header_title")
        look = Look(background="surface_high", radius=28, elevation=6)
        return Panel(
            Column(title, body, buttons, gap=16, across="stretch"),
            padding=(24, 24, 12, 12),
            look=look,
            width=328,
        )

    def _clock(self) -> Widget:
        head = Row(
            self._digits(
                self._shown_hour, "material_hour_tv", not self.choosing_minutes, self.to_hours
            ),
            Text(":", BIG),
            self._digits(
                f"{self.minute:02d}", "material_minute_tv", self.choosing_minutes, self.to_minutes
            ),
            None if self.hour24 else self._period(),
            gap=8,
            along="center",
            width="fill",
        )
        marks = self._minute_marks() if self.choosing_minutes else self._hour_marks()
        face = Panel(
            Stack(*marks, width=FACE, height=FACE),
            id="material_clock_face",
            cls="android.view.View",
            look=Look(background="surface_highest", radius=FACE / 2),
            width=FACE,
            height=FACE,
        )
        return Column(head, face, gap=24, across="center", width="fill")

    @property
    def hour24(self) -> bool:
        """Whether the phone counts hours to 24."""
        return self.phone.display.hour24

    @property
    def _shown_hour(self) -> str:
        return f"{self.hour:02d}" if self.hour24 else str(self.hour % 12 or 12)

    def _digits(self, text: str, id_: str, chosen: bool, on_tap: Callable[[], None]) -> Widget:
        look = Look(background="primary_container" if chosen else "surface_highest", radius=8)
        colour = "on_primary_container" if chosen else "on_surface"
        return Panel(
            Text(
                text,
                BIG,
                colour,
                id=id_,
                selected=chosen,
                align="center",
                on_tap=on_tap,
                width=96,
                cls="android.view.View",
            ),
            look=look,
            padding=(0, 12),
        )

    def _period(self) -> Widget:
        morning = self.hour < 12
        return Column(
            Button(
                "AM",
                "tonal" if morning else "outlined",
                id="material_clock_period_am_button",
                selected=morning,
                cls="android.widget.CompoundButton",
                on_tap=partial(self.set_period, 0),
            ),
            Button(
                "PM",
                "outlined" if morning else "tonal",
                id="material_clock_period_pm_button",
                selected=not morning,
                cls="android.widget.CompoundButton",
                on_tap=partial(self.set_period, 12),
            ),
        )

    def _hour_marks(self) -> list[Widget]:
        if not self.hour24:
            return [
                self._mark(
                    place,
                    100,
                    str(place or 12),
                    tr("{n} o'clock", n=place or 12),
                    chosen=self.hour % 12 == place,
                    on_tap=partial(self.set_hour, place + self.hour // 12 * 12),
                )
                for place in range(12)
            ]
        outer = [self._hour_mark(place, 104, place or 12) for place in range(12)]
        inner = [
            self._hour_mark(place, 66, (place + 12) % 24 if place else 0) for place in range(12)
        ]
        return [*outer, *inner]

    def _hour_mark(self, place: int, radius: float, hour: int) -> Widget:
        return self._mark(
            place,
            radius,
            f"{hour:02d}",
            tr("{n} hours", n=hour),
            chosen=self.hour == hour,
            on_tap=partial(self.set_hour, hour),
        )

    def _minute_marks(self) -> list[Widget]:
        return [
            self._mark(
                place,
                100,
                f"{place * 5:02d}",
                tr("{n} minutes", n=place * 5),
                chosen=self.minute == place * 5,
                on_tap=partial(self.set_minute, place * 5),
            )
            for place in range(12)
        ]

    def _mark(
        self,
        place: int,
        radius: float,
        text: str,
        desc: Message,
        *,
        chosen: bool,
        on_tap: Callable[[], None],
    ) -> Widget:
        x, y = OUTER[place]
        side = 36
        look = Look(background="primary" if chosen else None, radius=side / 2)
        label = Text(
            text,
            LABEL,
            "on_primary" if chosen else "on_surface",
            desc=desc,
            selected=chosen,
            align="center",
            on_tap=on_tap,
            width=side,
            height=side,
        )
        return At(
            FACE / 2 + x * radius - side / 2,
            FACE / 2 + y * radius - side / 2,
            Panel(label, look=look),
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
            action="done",
            on_done=self.accept,
        )
        return Panel(field, id=box, cls="android.widget.LinearLayout", weight=1)

    def to_hours(self) -> None:
        self.choosing_minutes = False

    def to_minutes(self) -> None:
        self.choosing_minutes = True

    def set_hour(self, hour: int) -> None:
        self.hour, self.choosing_minutes = hour, True

    def set_minute(self, minute: int) -> None:
        self.minute = minute

    def set_period(self, start: int) -> None:
        self.hour = self.hour % 12 + start

    def switch_mode(self) -> None:
        if self.typing:
            self._read_fields()
        else:
            self.hour_text, self.minute_text = self._shown_hour, f"{self.minute:02d}"
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


@dataclass(eq=False)
class LabelDialog(AppScreen[str]):
    """A text field for the name of an alarm or a timer."""

    window = "dialog"
    label: str = ""

    def on_open(self) -> None:
        self.focus("label_input_field")

    def build(self) -> Widget:
        field = TextField(
            bind="label",
            hint=tr("Label"),
            id="label_input_field",
            style="line",
            action="done",
            on_done=self.accept,
        )
        buttons = (
            DialogButton(text=tr("OK"), on_tap=self.accept),
            DialogButton(text=tr("Cancel"), on_tap=self.close),
        )
        return Dialog(tr("Label"), body=field, buttons=buttons)

    def accept(self) -> None:
        self.close(self.label)


@dataclass(eq=False)
class TonePicker(AppScreen[str]):
    """The list of alarm sounds."""

    activity = "com.android.deskclock.ringtone.RingtonePickerActivity"
    window = "dialog"
    chosen: str = RINGTONES[0]

    def build(self) -> Widget:
        names = list(RINGTONES)
        checked = {names.index(self.chosen)} if self.chosen in names else set()
        return Dialog(
            tr("Alarm sound"),
            body=Choices(names, self.pick, checked=checked, key="tones"),
            buttons=(
                DialogButton(text=tr("OK"), on_tap=self.accept),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ),
        )

    def pick(self, place: int) -> None:
        self.chosen = RINGTONES[place]

    def accept(self) -> None:
        self.close(self.chosen)
