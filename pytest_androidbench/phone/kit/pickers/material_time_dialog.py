"""Material's time picker dialog."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.pickers.clock_face import FACE
from pytest_androidbench.phone.kit.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.message import Message, tr

BIG: Final = w.TextStyle(45)


@dataclass(eq=False)
class PickTimeMaterial(TimeChoice):
    """Closes with (hour, minute)."""

    def build(self) -> w.Widget:
        title = tr("Enter time") if self.typing else tr("Select time")
        header = w.Text(title, w.LABEL, "on_surface_variant", id="header_title")
        beside = self.phone.display.is_wide and not self.typing
        if beside:
            digits = w.Directed(self._head(), "ltr")
            parts = (header, w.Spacer(weight=1), digits, w.Spacer(weight=1), self._buttons())
            left = w.Column(*parts, across="stretch", height=FACE, weight=1)
            content: w.Widget = w.Row(left, w.Directed(self._face(), "ltr"), gap=24, width="fill")
        else:
            body = w.Directed(self._fields() if self.typing else self._clock(), "ltr")
            content = w.Column(header, body, self._buttons(), gap=16, across="stretch")
        return w.Panel(
            content,
            padding=(24, 24, 12, 12),
            look=w.Look(background="surface_high", radius=28, elevation=6),
            width=600 if beside else 328,
        )

    def _buttons(self) -> w.Widget:
        mode = w.IconButton(
            "access_time" if self.typing else "keyboard",
            self.mode_desc,
            id="material_timepicker_mode_button",
            on_tap=self.switch_mode,
            cls="android.widget.Button",
        )
        return w.Row(
            mode,
            w.Spacer(weight=1),
            w.Button(
                tr("Cancel"), "text", id="material_timepicker_cancel_button", on_tap=self.close
            ),
            w.Button(tr("OK"), "text", id="material_timepicker_ok_button", on_tap=self.accept),
            width="fill",
        )

    def _clock(self) -> w.Widget:
        return w.Column(self._head(), self._face(), gap=24, across="center", width="fill")

    def _face(self) -> w.Widget:
        return self.face("material_clock_face", "material_clock_hand")

    def _head(self) -> w.Widget:
        hours = self._digits(self.shown_hour, "material_hour_tv", minutes=False)
        minutes = self._digits(f"{self.minute:02d}", "material_minute_tv", minutes=True)
        period = None if self.hour24 else self._period()
        return w.Row(
            hours, w.Text(":", BIG), minutes, period, gap=8, along="center", width="fill", height=80
        )

    def _digits(self, text: str, id_: str, *, minutes: bool) -> w.Widget:
        chosen = self.choosing_minutes == minutes
        label = w.Text(
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
        return w.Panel(label, look=w.Look(background=role, radius=8))

    def _period(self) -> w.Widget:
        morning = self.hour < 12
        halves = w.Column(
            self._half("AM", "material_clock_period_am_button", 0, chosen=morning),
            self._half("PM", "material_clock_period_pm_button", 12, chosen=not morning),
        )
        return w.Panel(halves, look=w.Look(border="outline", radius=8), clips=True)

    def _half(self, text: str, id_: str, start: int, *, chosen: bool) -> w.Widget:
        label = w.Text(
            text,
            w.LABEL,
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
        return w.Panel(
            label, look=w.Look(background=role, border="outline" if chosen else None, radius=8)
        )

    def _fields(self) -> w.Widget:
        return w.Row(
            self._field("hour_text", tr("Hour"), "material_hour_text_input"),
            w.Text(":", BIG),
            self._field("minute_text", tr("Minute"), "material_minute_text_input"),
            None if self.hour24 else self._period(),
            gap=8,
            width="fill",
        )

    def _field(self, bind: str, hint: Message, box: str) -> w.Widget:
        field = w.TextField(
            bind=bind,
            keyboard="number",
            id="material_timepicker_edit_text",
            key=bind,
            hint=hint,
            action="next" if bind == "hour_text" else "done",
            on_done=self.accept,
        )
        return w.Panel(field, id=box, cls="android.widget.LinearLayout", weight=1)
