"""Android's time picker dialog, as the framework has it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.kit.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import BODY, DISPLAY, LABEL, TITLE
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Checkable,
    Column,
    Dialog,
    DialogButton,
    Directed,
    IconButton,
    Look,
    Panel,
    Row,
    Scroll,
    Spinner,
    Text,
    TextField,
)


class HeaderText(Text):
    """A part of the header, faint unless it is the chosen one."""

    @property
    def opacity(self) -> float:
        return 1.0 if self.selected else 0.6


class HalfText(Checkable, HeaderText):
    """Morning or afternoon."""


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
        body: Widget = Column(time, toggle, gap=8, width="fill")
        if self.phone.display.is_wide:
            body = Scroll(body, padding=(24, 0), key="time")
        return Dialog(
            body=body,
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
        face = self.face("android:id/radial_picker", None)
        if self.phone.display.is_wide:
            return Row(Panel(header, padding=16, look=look, weight=1), face, gap=16, width="fill")
        top = Panel(header, padding=16, look=look, width="fill")
        return Column(top, face, gap=16, across="center", width="fill")

    def _number(self, text: str, name: str, *, minutes: bool) -> Widget:
        return HeaderText(
            text,
            DISPLAY,
            "on_primary",
            id=f"android:id/{name}",
            selected=self.choosing_minutes == minutes,
            on_tap=partial(self.choose, minutes),
        )

    def _halves(self) -> Widget:
        halves = (
            HalfText(
                text,
                TITLE,
                "on_primary",
                id=f"android:id/{text.lower()}_label",
                cls="android.widget.RadioButton",
                selected=(self.hour < 12) == (start == 0),
                on_tap=partial(self.set_period, start),
                width=56,
                height=48,
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
