"""Android's time picker dialog, as the framework has it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.system.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY, DISPLAY, LABEL
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
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
    Text,
    TextField,
)


@dataclass(eq=False)
class PickTime(TimeChoice):
    """Closes with (hour, minute)."""

    material: ClassVar[bool] = False
    first_field: ClassVar[str] = "android:id/input_hour"

    def build(self) -> Widget:
        toggle = IconButton(
            "schedule" if self.typing else "keyboard",
            self.mode_desc,
            id="android:id/toggle_mode",
            on_tap=self.switch_mode,
        )
        time = Directed(self._fields() if self.typing else self._clock(), "ltr")
        usable = not self.typing or self.valid
        return Dialog(
            body=Column(time, toggle, gap=8, width="fill"),
            buttons=[
                DialogButton(text=tr("OK"), on_tap=self.accept, enabled=usable),
                DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def _clock(self) -> Widget:
        header = Row(
            self._number(self.shown_hour, "hours", minutes=False),
            Text(":", DISPLAY, "on_primary", id="android:id/separator"),
            self._number(f"{self.minute:02d}", "minutes", minutes=True),
            None if self.hour24 else self._halves(),
            gap=8,
            id="android:id/time_header",
            along="center",
            width="fill",
        )
        look = Look(background="primary", radius=16)
        top = Panel(header, padding=16, look=look, width="fill")
        return Column(
            top, self.face("android:id/radial_picker", None), gap=16, across="center", width="fill"
        )

    def _number(self, text: str, name: str, *, minutes: bool) -> Widget:
        chosen = self.choosing_minutes == minutes
        return Text(
            text,
            DISPLAY,
            "on_primary" if chosen else "inverse_primary",
            id=f"android:id/{name}",
            selected=chosen,
            on_tap=partial(self.choose, minutes),
        )

    def _halves(self) -> Widget:
        halves = (
            Radio(
                (self.hour < 12) == (start == 0),
                text=text,
                id=f"android:id/{text.lower()}_label",
                on_tap=partial(self.set_period, start),
            )
            for text, start in (("AM", 0), ("PM", 12))
        )
        return Column(*halves)

    def _fields(self) -> Widget:
        half = Spinner(["AM", "PM"], self.hour // 12, self.pick_half, id="android:id/am_pm_spinner")
        return Column(
            Text(tr("Type in time"), LABEL, id="android:id/top_label"),
            Row(
                self._field("hour"),
                Text(":", DISPLAY),
                self._field("minute"),
                None if self.hour24 else half,
                gap=8,
            ),
            None if self.valid else Text(tr("Enter a valid time"), BODY, "error"),
            gap=8,
        )

    def _field(self, name: str) -> Widget:
        return TextField(
            bind=f"{name}_text",
            id=f"android:id/input_{name}",
            keyboard="number",
            action="next" if name == "hour" else "done",
            style="line",
            width=72,
        )

    def pick_half(self, index: int) -> None:
        """Choose morning or afternoon from the list."""
        self.set_period(index * 12)
