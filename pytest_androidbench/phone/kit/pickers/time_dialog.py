"""Android's time picker dialog, as the framework has it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from pytest_androidbench.phone.kit.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.system.times import half_of_day
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import tr
from pytest_androidbench.phone.ui.theme import DISPLAY


class HeaderText(w.Text):
    """A part of the header, faint unless it is the chosen one."""

    @property
    def opacity(self) -> float:
        return 1.0 if self.selected else 0.6


class HalfText(w.Checkable, HeaderText):
    """Morning or afternoon."""


@dataclass(eq=False)
class PickTime(TimeChoice):
    """Closes with (hour, minute)."""

    material: ClassVar[bool] = False

    @property
    def first_field(self) -> str:
        return "android:id/input_hour"

    def build(self) -> w.Widget:
        toggle = w.IconButton(
            "schedule" if self.typing else "keyboard",
            self.mode_desc,
            id="android:id/toggle_mode",
            on_tap=self.switch_mode,
        )
        time = w.Directed(self._fields() if self.typing else self._clock(), "ltr")
        usable = not self.typing or self.valid
        body: w.Widget = w.Column(time, toggle, gap=8, width="fill")
        if self.phone.display.is_wide:
            body = w.Scroll(body, padding=(24, 0), key="time")
        return w.Dialog(
            body=body,
            buttons=[
                w.DialogButton(text=tr("OK"), on_tap=self.accept, enabled=usable),
                w.DialogButton(text=tr("Cancel"), on_tap=self.close),
            ],
        )

    def _clock(self) -> w.Widget:
        header = w.Row(
            self._number(self.shown_hour, "hours", minutes=False),
            w.Text(":", DISPLAY, "on_primary", id="android:id/separator"),
            self._number(f"{self.minute:02d}", "minutes", minutes=True),
            None if self.hour24 else self._halves(),
            gap=8,
            id="android:id/time_header",
            along="center",
            width="fill",
        )
        look = w.Look(background="primary", radius=16)
        face = self.face("android:id/radial_picker", None)
        if self.phone.display.is_wide:
            return w.Row(
                w.Panel(header, padding=16, look=look, weight=1), face, gap=16, width="fill"
            )
        top = w.Panel(header, padding=16, look=look, width="fill")
        return w.Column(top, face, gap=16, across="center", width="fill")

    def _number(self, text: str, name: str, *, minutes: bool) -> w.Widget:
        return HeaderText(
            native(text, self.phone.display.locale),
            DISPLAY,
            "on_primary",
            id=f"android:id/{name}",
            selected=self.choosing_minutes == minutes,
            on_tap=partial(self.choose, minutes),
        )

    def _halves(self) -> w.Widget:
        locale = self.phone.display.locale
        halves = (
            HalfText(
                half_of_day(start, locale),
                w.TITLE,
                "on_primary",
                id=f"android:id/{id_}_label",
                cls="android.widget.RadioButton",
                selected=(self.hour < 12) == (start == 0),
                on_tap=partial(self.set_period, start),
                width=56,
                height=48,
            )
            for id_, start in (("am", 0), ("pm", 12))
        )
        return w.Column(*halves)

    def _fields(self) -> w.Widget:
        locale = self.phone.display.locale
        half = w.Spinner(
            [half_of_day(hour, locale) for hour in (0, 12)],
            self.hour // 12,
            self.pick_half,
            id="android:id/am_pm_spinner",
        )
        return w.Column(
            w.Text(tr("Type in time"), w.LABEL, id="android:id/top_label"),
            w.Row(
                self._field("hour"),
                w.Text(":", DISPLAY),
                self._field("minute"),
                None if self.hour24 else half,
                gap=8,
            ),
            None if self.valid else w.Text(tr("Enter a valid time"), w.BODY, "error"),
            gap=8,
        )

    def _field(self, name: str) -> w.Widget:
        return w.TextField(
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
