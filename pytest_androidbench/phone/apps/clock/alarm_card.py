"""One alarm among the others: its time and days, and all about it while it is expanded."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol, Unpack

from pytest_androidbench.phone.apps.clock.day_button import day_row
from pytest_androidbench.phone.apps.clock.formats import (
    clock_time,
    days_text,
    moment,
    spoken_days,
    thin,
)
from pytest_androidbench.phone.apps.clock.sounds import DEFAULT
from pytest_androidbench.phone.apps.clock.tabs import BUTTON, GROUP
from pytest_androidbench.phone.ui import widgets as w
from pytest_androidbench.phone.ui.context import Display
from pytest_androidbench.phone.ui.message import TextLike, tr
from pytest_androidbench.phone.ui.widget import Common

if TYPE_CHECKING:
    from pytest_androidbench.phone.apps.clock.alarms import Alarm
    from pytest_androidbench.phone.apps.clock.app import ClockApp

TIME: Final = w.TextStyle(45)
SMALLER: Final = w.TextStyle(34)
"""Of a time with the half of the day on a display that is narrower than `NARROW`, in dp."""
NARROW: Final = 300
CARD: Final = "androidx.cardview.widget.CardView"


class AlarmPage(Protocol):
    """The page of a card: what it shows by, and what it does about its alarm."""

    @property
    def app(self) -> ClockApp:
        """The app it is a page of."""

    @property
    def now_ms(self) -> int:
        """The time now."""

    @property
    def display(self) -> Display:
        """Which language and hours times are told in."""

    @property
    def week(self) -> list[int]:
        """The days in their order."""

    def expand(self, alarm: int) -> None:
        """Show all of one alarm, or with 0 of none."""

    def on(self, alarm: int, act: Callable[[Alarm], None]) -> None:
        """Do something about an alarm, as it is now."""

    def change_time(self, alarm: Alarm) -> None:
        """Ask for another time."""

    def edit_label(self, alarm: Alarm) -> None:
        """Ask for another label."""

    def choose_tone(self, alarm: Alarm) -> None:
        """Ask for another sound."""

    def delete(self, alarm: Alarm) -> None:
        """Take it away."""

    def enable(self, alarm: int, on: bool) -> None:
        """Switch it on or off."""

    def set_day(self, alarm: int, day: int, on: bool) -> None:
        """Have it ring on a day, or not."""

    def set_vibrate(self, alarm: int, on: bool) -> None:
        """Have it vibrate, or not."""


@dataclass(frozen=True, slots=True)
class AlarmCard:
    """An alarm on the page that it belongs to."""

    alarm: Alarm
    tab: AlarmPage
    expanded: bool

    @property
    def time(self) -> str:
        """When it rings, in the large digits."""
        alarm = self.alarm
        return thin(clock_time(alarm.hour, alarm.minute, self.tab.display))

    def build(self) -> w.Widget:
        """Only an alarm that is on is called by its time."""
        top = (self._labelled(self._arrow()), self._digits()) if self.expanded else self._folded()
        parts = (*top, self._info(), *(self._details() if self.expanded else ()))
        layout = w.Column(*parts, across="stretch", id="alarm_card_layout", cls=GROUP)
        name = f"{self.time if self.alarm.enabled else ''} Alarm"
        return w.Card(layout, padding=16, desc=name, cls=CARD, on_tap=self._turn)

    def _folded(self) -> tuple[w.Widget | None, w.Widget]:
        label = self._labelled() if self.alarm.label else None
        return label, w.Row(self._digits(), self._arrow(), width="fill")

    def _turn(self) -> None:
        self.tab.expand(0 if self.expanded else self.alarm.id)

    def _labelled(self, beside: w.Widget | None = None) -> w.Widget:
        named = self.alarm.label
        label = _line(
            "label",
            named or tr("Add label"),
            self._on(self.tab.edit_label),
            indented=False,
            id="edit_label",
            desc=named or tr("No label specified"),
            height=40,
        )
        return w.Row(w.Panel(label, weight=1), beside, width="fill")

    def _digits(self) -> w.Widget:
        display = self.tab.display
        is_long = not display.hour24 and display.width_dp < NARROW
        return w.Text(
            self.time,
            SMALLER if is_long else TIME,
            "on_surface" if self.alarm.enabled else "on_surface_variant",
            id="digital_clock",
            desc=self.time,
            weight=1,
            on_tap=self._on(self.tab.change_time),
        )

    def _arrow(self) -> w.Widget:
        return w.IconButton(
            "expand_less" if self.expanded else "expand_more",
            tr("Collapse alarm") if self.expanded else tr("Expand alarm"),
            id="arrow",
            on_tap=self._turn,
        )

    def _info(self) -> w.Widget:
        alarm, tab = self.alarm, self.tab
        days = w.Text(
            self._when(),
            w.BODY,
            id="repeat_summary" if self.expanded else "days_of_week",
            desc=spoken_days(alarm.days, tab.week, self._locale) if alarm.days else None,
        )
        return w.Row(
            w.Row(days, id="alarm_info", cls="android.widget.LinearLayout", weight=1),
            w.Switch(alarm.enabled, id="onoff", on_change=partial(tab.enable, alarm.id)),
            gap=16,
            width="fill",
        )

    @property
    def _locale(self) -> str:
        return self.tab.app.phone.display.locale

    def _when(self) -> TextLike:
        alarm, tab = self.alarm, self.tab
        if alarm.days:
            return days_text(alarm.days, tab.week, self._locale)
        if not alarm.enabled:
            return tr("Not scheduled")
        now, zone = tab.now_ms, tab.app.zone
        today = moment(alarm.due(now, zone), zone).date() == moment(now, zone).date()
        return tr("Today") if today else tr("Tomorrow")

    def _details(self) -> list[w.Widget]:
        alarm, tab = self.alarm, self.tab
        turn = partial(tab.set_day, alarm.id)
        tone = alarm.ringtone or DEFAULT
        choose, delete = self._on(tab.choose_tone), self._on(tab.delete)
        told = tr("Ringtone {name}", name=tone)
        shake = partial(tab.set_vibrate, alarm.id)
        return [
            day_row(alarm.days, tab.week, self._locale, turn),
            _line("notifications_active", tone, choose, id="choose_ringtone", desc=told),
            w.CheckBox(alarm.vibrate, text=tr("Vibrate"), id="vibrate_onoff", on_change=shake),
            _line("delete", tr("Delete"), delete, id="delete", cls=BUTTON),
        ]

    def _on(self, act: Callable[[Alarm], None]) -> Callable[[], None]:
        return partial(self.tab.on, self.alarm.id, act)


def _line(
    icon: str,
    text: TextLike,
    act: Callable[[], None],
    *,
    indented: bool = True,
    **common: Unpack[Common],
) -> w.Widget:
    """A text to tap with a sign before it, where check boxes have their box."""
    common.setdefault("height", 48)
    common["on_tap"], common["weight"] = act, 1
    label = w.Text(text, w.BODY, lines=1, **common)
    slot = w.Align(w.Icon(icon, 20), width=48 if indented else 32)
    return w.Row(slot, label, width="fill")
