"""Android's time picker: a clock face, or two text fields."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from pytest_androidbench.phone.system.app import AppScreen
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.screen import WindowKind
from pytest_androidbench.phone.ui.theme import BODY, DISPLAY, LABEL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    At,
    Column,
    Dialog,
    DialogButton,
    Directed,
    IconButton,
    Look,
    Panel,
    Radio,
    Row,
    Spinner,
    Stack,
    Text,
    TextField,
)

FACE_DP: Final = 240
MARK_DP: Final = 36
PLACES: Final = (
    (0.0, -1.0), (0.5, -0.866), (0.866, -0.5), (1.0, 0.0), (0.866, 0.5), (0.5, 0.866),
    (0.0, 1.0), (-0.5, 0.866), (-0.866, 0.5), (-1.0, 0.0), (-0.866, -0.5), (-0.5, -0.866),
)  # fmt: skip
"""The twelve places of a clock face, from the top clockwise."""
TOUCH_HELPER: Final = "android.widget.RadialTimePickerView$RadialPickerTouchHelper"


@dataclass(eq=False)
class TimePicker(AppScreen[str]):
    """Closes with the chosen time as "15:34"."""

    hour: int = 0
    minute: int = 0
    hour24: bool = True
    minutes: bool = False
    """Whether the face shows minutes."""
    typing: bool = False
    hour_text: str = ""
    minute_text: str = ""

    window: ClassVar[WindowKind] = "dialog"

    def build(self) -> Widget:
        toggle = IconButton(
            "schedule" if self.typing else "keyboard",
            tr("Switch to clock mode for the time input.")
            if self.typing
            else tr("Switch to text input mode for the time input."),
            id="android:id/toggle_mode",
            on_tap=self.switch_mode,
        )
        time = Directed(self._fields() if self.typing else self._clock(), "ltr")
        body = Column(time, toggle, gap=8, width="fill")
        return Dialog(
            body=body,
            buttons=[
                DialogButton(text=tr("OK"), on_tap=self.accept, enabled=self._valid),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    @property
    def _shown_hour(self) -> str:
        return f"{self.hour:02d}" if self.hour24 else str(self.hour % 12 or 12)

    def _clock(self) -> Widget:
        header = Row(
            self._number(self._shown_hour, "hours", not self.minutes, partial(self.turn_to, False)),
            Text(":", DISPLAY, "on_primary", id="android:id/separator"),
            self._number(
                f"{self.minute:02d}", "minutes", self.minutes, partial(self.turn_to, True)
            ),
            None if self.hour24 else self._halves(),
            gap=8,
            id="android:id/time_header",
            along="center",
            width="fill",
        )
        marks = self._minute_marks() if self.minutes else self._hour_marks()
        face = Panel(
            Stack(*marks, width=FACE_DP, height=FACE_DP),
            look=Look(background="surface_highest", radius=FACE_DP / 2),
            id="android:id/radial_picker",
            cls="android.view.View",
        )
        look = Look(background="primary", radius=16)
        top = Panel(header, padding=16, look=look, width="fill")
        return Column(top, face, gap=16, across="center", width="fill")

    @staticmethod
    def _number(text: str, name: str, chosen: bool, tap: partial[None]) -> Widget:
        colour = "on_primary" if chosen else "inverse_primary"
        return Text(text, DISPLAY, colour, id=f"android:id/{name}", selected=chosen, on_tap=tap)

    def _halves(self) -> Widget:
        morning = self.hour < 12
        return Column(
            Radio(morning, text="AM", id="android:id/am_label", on_tap=partial(self.set_half, 0)),
            Radio(
                not morning, text="PM", id="android:id/pm_label", on_tap=partial(self.set_half, 12)
            ),
        )

    def _hour_marks(self) -> list[Widget]:
        if not self.hour24:
            return [
                self._mark(place, 100, str(place or 12), self.hour % 12 == place,
                           partial(self.set_hour, place + self.hour // 12 * 12))
                for place in range(12)
            ]  # fmt: skip
        outer = [(place, 100, (place or 12)) for place in range(12)]
        inner = [(place, 64, (place + 12 if place else 0)) for place in range(12)]
        return [
            self._mark(place, radius, f"{hour:02d}" if hour > 12 or not hour else str(hour),
                       self.hour == hour, partial(self.set_hour, hour))
            for place, radius, hour in (*outer, *inner)
        ]  # fmt: skip

    def _minute_marks(self) -> list[Widget]:
        return [
            self._mark(place, 100, f"{place * 5:02d}", self.minute == place * 5,
                       partial(self.set_minute, place * 5))
            for place in range(12)
        ]  # fmt: skip

    @staticmethod
    def _mark(place: int, radius: float, text: str, chosen: bool, tap: partial[None]) -> Widget:
        x, y = PLACES[place]
        middle = (FACE_DP - MARK_DP) / 2
        label = Text(
            text, BODY, "on_primary" if chosen else None, desc=text, selected=chosen,
            on_tap=tap, align="center", width=MARK_DP, height=MARK_DP, cls=TOUCH_HELPER,
        )  # fmt: skip
        look = Look(background="primary" if chosen else None, radius=MARK_DP / 2)
        return At(middle + x * radius, middle + y * radius, Panel(label, look=look))

    def _fields(self) -> Widget:
        hour = TextField(bind="hour_text", id="android:id/input_hour", keyboard="number",
                         action="next", style="line", width=72)  # fmt: skip
        minute = TextField(bind="minute_text", id="android:id/input_minute", keyboard="number",
                           style="line", width=72)  # fmt: skip
        half = Spinner(["AM", "PM"], self.hour // 12, self.pick_half, id="android:id/am_pm_spinner")
        return Column(
            Text(tr("Type in time"), LABEL, id="android:id/top_label"),
            Row(hour, Text(":", DISPLAY), minute, None if self.hour24 else half, gap=8),
            None if self._valid else Text(tr("Enter a valid time"), BODY, "error"),
            gap=8,
        )

    @property
    def _valid(self) -> bool:
        if not self.typing:
            return True
        lowest, highest = (0, 23) if self.hour24 else (1, 12)
        hour, minute = self.hour_text, self.minute_text
        return (
            hour.isdecimal() and minute.isdecimal()
            and lowest <= int(hour) <= highest and int(minute) < 60
        )  # fmt: skip

    def turn_to(self, minutes: bool) -> None:
        """Show minutes or hours on the face."""
        self.minutes = minutes

    def set_hour(self, hour: int) -> None:
        """Choose the hour, and go on to the minutes."""
        self.hour, self.minutes = hour, True

    def set_minute(self, minute: int) -> None:
        """Choose the minute."""
        self.minute = minute

    def set_half(self, first: int) -> None:
        """Choose morning or afternoon."""
        self.hour = self.hour % 12 + first

    def pick_half(self, index: int) -> None:
        """Choose morning or afternoon from the list."""
        self.set_half(index * 12)

    def switch_mode(self) -> None:
        """Change between the face and the fields."""
        if self.typing and self._valid:
            self._read_fields()
        self.typing = not self.typing
        self.hour_text, self.minute_text = self._shown_hour, f"{self.minute:02d}"

    def _read_fields(self) -> None:
        hour = int(self.hour_text)
        self.hour = hour if self.hour24 else hour % 12 + self.hour // 12 * 12
        self.minute = int(self.minute_text)

    def accept(self) -> None:
        """Take the chosen time."""
        if self.typing:
            self._read_fields()
        self.close(f"{self.hour:02d}:{self.minute:02d}")
