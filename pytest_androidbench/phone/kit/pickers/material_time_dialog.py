"""Material's time picker dialog."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.pickers.clock_face import FACE
from pytest_androidbench.phone.kit.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.ui.message import Message, tr
from pytest_androidbench.phone.ui.theme import LABEL, TextStyle
from pytest_androidbench.phone.ui.widget import Widget
from pytest_androidbench.phone.ui.widgets import (
    Button,
    Column,
    Directed,
    IconButton,
    Look,
    Panel,
    Row,
    Spacer,
    Text,
    TextField,
)

BIG: Final = TextStyle(45)


@dataclass(eq=False)
class PickTimeMaterial(TimeChoice):
    """Closes with (hour, minute)."""

    def build(self) -> Widget:
        title = tr("Enter time") if self.typing else tr("Select time")
        header = Text(title, LABEL, "on_surface_variant", id="header_title")
        beside = self.phone.display.is_wide and not self.typing
        if beside:
            digits = Directed(self._head(), "ltr")
            parts = (header, Spacer(weight=1), digits, Spacer(weight=1), self._buttons())
            left = Column(*parts, across="stretch", height=FACE, weight=1)
            content: Widget = Row(left, Directed(self._face(), "ltr"), gap=24, width="fill")
        else:
            body = Directed(self._fields() if self.typing else self._clock(), "ltr")
            content = Column(header, body, self._buttons(), gap=16, across="stretch")
        return Panel(
            content,
            padding=(24, 24, 12, 12),
            look=Look(background="surface_high", radius=28, elevation=6),
            width=600 if beside else 328,
        )

    def _buttons(self) -> Widget:
        mode = IconButton(
            "access_time" if self.typing else "keyboard",
            self.mode_desc,
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
        return Column(self._head(), self._face(), gap=24, across="center", width="fill")

    def _face(self) -> Widget:
        return self.face("material_clock_face", "material_clock_hand")

    def _head(self) -> Widget:
        hours = self._digits(self.shown_hour, "material_hour_tv", minutes=False)
        minutes = self._digits(f"{self.minute:02d}", "material_minute_tv", minutes=True)
        period = None if self.hour24 else self._period()
        return Row(
            hours, Text(":", BIG), minutes, period, gap=8, along="center", width="fill", height=80
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
