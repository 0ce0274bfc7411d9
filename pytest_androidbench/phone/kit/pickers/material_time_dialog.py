"""Material's time picker dialog."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from pytest_androidbench.phone.kit.pickers.clock_face import FACE
from pytest_androidbench.phone.kit.pickers.time_choice import TimeChoice
from pytest_androidbench.phone.system.times import half_of_day
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.digits import native
from pytest_androidbench.phone.ui.message import Message, tr

BIG: Final = w.TextStyle(45)
FACE_IDS: Final = ("material_clock_face", "material_clock_hand")
"""Of the face, and of its hand."""
PLAIN: Final = w.Look(background="surface_highest", radius=8)
"""Of a number that is not being typed."""
CHOSEN: Final = w.Look(background="tertiary_container", border="outline", radius=8)
UNCHOSEN: Final = w.Look(radius=8)
"""Of the halves of the day."""
SMALLER: Final = w.TextStyle(34)
NARROW: Final = 280
"""Below this width of the display, in dp, the dialog has no room for the big ones."""
HEAD: Final = 390
"""The narrowest display, in dp, whose dialog holds the whole of a header."""
FRAME: Final = "android.widget.FrameLayout"
LINEAR: Final = "android.widget.LinearLayout"
VIEW: Final = "android.view.View"
GROUP: Final = "android.view.ViewGroup"


@dataclass(eq=False)
class Segment(w.Text):
    """A text of which one of a pair is checked: hour and minute, morning and afternoon."""

    chosen: bool = False

    @property
    def checkable(self) -> bool:
        return True

    @property
    def is_checked(self) -> bool:
        return self.chosen


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
            content: w.Widget = w.Row(
                left, w.Directed(self.face(*FACE_IDS), "ltr"), gap=24, width="fill"
            )
        else:
            body = w.Directed(self._fields() if self.typing else self._clock(), "ltr")
            content = w.Column(header, body, self._buttons(), gap=16, across="stretch")
        return _window(content, 600 if beside else 328)

    def _buttons(self) -> w.Widget:
        mode = w.IconButton(
            "access_time" if self.typing else "keyboard",
            self.mode_desc,
            id="material_timepicker_mode_button",
            on_tap=self.switch_mode,
            cls="android.widget.Button",
        )
        cancel = w.Button(
            tr("Cancel"), "text", id="material_timepicker_cancel_button", on_tap=self.close
        )
        accept = w.Button(tr("OK"), "text", id="material_timepicker_ok_button", on_tap=self.accept)
        if self.host.width_dp < NARROW:
            stacked = w.Column(accept, cancel, across="end")
            return w.Row(mode, w.Spacer(weight=1), stacked, across="end", width="fill")
        return w.Row(mode, w.Spacer(weight=1), cancel, accept, width="fill")

    def _clock(self) -> w.Widget:
        return w.Column(
            self._head(),
            self.face(*FACE_IDS),
            gap=24,
            across="center",
            width="fill",
            id="material_timepicker_view",
            cls=GROUP,
        )

    def _head(self) -> w.Widget:
        display = w.Row(
            self._digits(self.shown_hour, "material_hour_tv", minutes=False),
            w.Text(":", self._style),
            self._digits(f"{self.minute:02d}", "material_minute_tv", minutes=True),
            gap=8,
            id="material_clock_display",
            cls=LINEAR,
        )
        period = None if self.hour24 else self._period()
        shown = w.Row(display, period, gap=8, along="center", width="fill", height=80)
        behind = w.Panel(id="material_clock_display_and_toggle", cls=VIEW, width="fill", height=80)
        return w.Stack(behind, shown, width="fill", height=80)

    @property
    def _is_roomy(self) -> bool:
        """Whether two broad fields and the halves of the day have room beside each other."""
        wide = self.host.width_dp >= NARROW
        return (self.hour24 and wide) or (
            not self.phone.display.is_wide and self.host.width_dp >= HEAD
        )

    @property
    def _style(self) -> w.TextStyle:
        return SMALLER if self.host.width_dp < NARROW else BIG

    def _spoken(self, *, minutes: bool) -> Message:
        if minutes:
            return tr("{n} minutes", n=self.minute)
        return tr("{n} hours" if self.hour24 else "{n} o'clock", n=int(self.shown_hour))

    def _digits(self, text: str, id_: str, *, minutes: bool) -> w.Widget:
        chosen = self.choosing_minutes == minutes
        label = Segment(
            native(text, self.phone.display.locale),
            self._style,
            "on_primary_container" if chosen else "on_surface",
            id=id_,
            desc=self._spoken(minutes=minutes),
            chosen=chosen,
            align="center",
            on_tap=partial(self.choose, minutes),
            width=96 if self._is_roomy else 48 if self._style is SMALLER else 64,
            height=80,
            cls="android.view.View",
        )
        role = "primary_container" if chosen else "surface_highest"
        return w.Panel(label, look=w.Look(background=role, radius=8))

    def _period(self) -> w.Widget:
        morning = self.hour < 12
        halves = w.Column(
            self._half("material_clock_period_am_button", 0, chosen=morning),
            self._half("material_clock_period_pm_button", 12, chosen=not morning),
            id="material_clock_period_toggle",
            desc=tr("Select AM or PM"),
        )
        return w.Panel(halves, look=w.Look(border="outline", radius=8), clips=True)

    def _half(self, id_: str, start: int, *, chosen: bool) -> w.Widget:
        label = Segment(
            half_of_day(start, self.phone.display.locale),
            w.LABEL,
            "on_tertiary_container" if chosen else "on_surface_variant",
            id=id_,
            chosen=chosen,
            align="center",
            cls="android.widget.CompoundButton",
            on_tap=partial(self.set_period, start),
            width=52,
            height=40,
        )
        return w.Panel(label, look=CHOSEN if chosen else UNCHOSEN)

    def _fields(self) -> w.Widget:
        return w.Row(
            self._typed(minutes=False),
            w.Text(":", self._style),
            self._typed(minutes=True),
            None if self.hour24 else self._period(),
            gap=8,
            width="fill",
        )

    def _typed(self, *, minutes: bool) -> w.Widget:
        """A field for what is being typed, and a button in place of the other."""
        name = "minute" if minutes else "hour"
        part = self._field(name) if self.choosing_minutes == minutes else self._shown(name)
        label = w.Text(tr(name.title()), w.BODY_SMALL, "on_surface_variant", id="material_label")
        box = w.Column(part, label, gap=4, across="stretch")
        return w.Panel(box, id=f"material_{name}_text_input", cls=FRAME, weight=1)

    def _field(self, name: str) -> w.Widget:
        hours = name == "hour"
        return w.TextField(
            bind=f"{name}_text",
            keyboard="number",
            style="line" if self.host.width_dp < NARROW else "outlined",
            id="material_timepicker_edit_text",
            key=f"{name}_text",
            action="next" if hours else "done",
            on_done=partial(self.type_into, True) if hours else self.accept,
        )

    def _shown(self, name: str) -> w.Widget:
        minutes = name == "minute"
        label = Segment(
            self.minute_text if minutes else self.hour_text,
            w.BODY_LARGE,
            desc=self._spoken(minutes=minutes),
            cls="android.view.View",
            on_tap=partial(self.type_into, minutes),
            width="fill",
            height=56,
        )
        side = 4 if self.host.width_dp < NARROW else 16
        return w.Panel(label, padding=(side, 0), look=PLAIN)

    def type_into(self, minutes: bool) -> None:
        """Type the hour or the minute."""
        self.choose(minutes)
        self.focus(self.first_field)


def _window(content: w.Widget, width: float) -> w.Widget:
    """The frames of Material's dialog around what it shows."""
    shown = w.Panel(
        content,
        padding=(24, 24, 12, 12),
        look=w.Look(background="surface_high", radius=28, elevation=6),
        cls=GROUP,
    )
    inside = w.Panel(shown, id="android:id/content", cls=FRAME)
    return w.Panel(w.Column(inside, cls=LINEAR, across="stretch"), cls=FRAME, width=width)
